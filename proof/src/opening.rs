//! The events of the set-up tell nobody what others were dealt.

use tabletop::{Game, Viewer};

use crate::claim::{Claim, Flaw, ensure};
use crate::course::Course;
use crate::secrets::shuffled;
use crate::subject::{EventOf, Subject};

pub(crate) fn keeps_secrets<S: Subject>(
    course: &mut Course<'_, S>,
    game: &S::Game,
    told: &[EventOf<S>],
) -> Result<(), Flaw> {
    let retold = course.proof.subject.opening_of(told, game);
    ensure(retold == told, Claim::OpeningsKeepSecrets, || {
        format!("the subject retells {told:?}\n  wrongly as {retold:?}")
    })?;
    for viewer in Viewer::all(game.seats()) {
        let other = shuffled(&course.proof.subject, &mut course.chance, game, viewer);
        let retold = course.proof.subject.opening_of(told, &other);
        let seen = |told: &[EventOf<S>]| -> Vec<EventOf<S>> {
            told.iter().filter_map(|event| S::Game::seen(event, viewer)).collect()
        };
        let other_seen = seen(&retold);
        let seen = seen(told);
        ensure(seen == other_seen, Claim::OpeningsKeepSecrets, || {
            format!("{viewer:?} sees {seen:?}\n  and, of what should look the same, {other_seen:?}")
        })?;
    }
    Ok(())
}
