//! What is hidden stays hidden: the hidden pieces are shuffled behind a viewer's back, and the viewer must not notice.

use std::collections::BTreeMap;

use tabletop::{Chance, Game, Input, Moment, Seat, Viewer};
use words::Language;

use crate::claim::{Claim, Flaw, ensure};
use crate::course::{Course, names};
use crate::law::{offers_of, refusal};
use crate::subject::{ActionOf, EventOf, Subject};

/// Looks at the game and at a shuffled one through the same eyes, before and after the next input.
/// `aloud` also compares sentences and pages.
pub(crate) fn are_kept<S: Subject>(
    course: &mut Course<'_, S>,
    game: &S::Game,
    now: Moment,
    viewer: Viewer,
    aloud: bool,
) -> Result<(), Flaw> {
    let other = shuffled(&course.proof.subject, &mut course.chance, game, viewer);
    looks_alike(course, game, &other, viewer, aloud)?;
    if game.alarm().is_some_and(|due| due <= now) {
        return Ok(());
    }
    refusals_are_alike(course, game, &other, now, viewer)?;
    let decided = |piece| course.proof.subject.is_decision(piece);
    if course.proof.subject.hidden_zones(game, viewer).iter().flatten().any(decided) {
        let other = shuffled_but_decisions(course, game, viewer);
        return next_input_looks_alike(course, game, &other, now, viewer, aloud);
    }
    next_input_looks_alike(course, game, &other, now, viewer, aloud)
}

/// The same game for `viewer`, with everything hidden in another place.
pub fn shuffled<S: Subject>(subject: &S, chance: &mut Chance, game: &S::Game, viewer: Viewer) -> S::Game {
    shuffle(subject, chance, game, viewer, |_| true)
}

/// The same, but for what others have decided in secret: what happens next may depend on that, and on nothing else that is hidden.
fn shuffled_but_decisions<S: Subject>(course: &mut Course<'_, S>, game: &S::Game, viewer: Viewer) -> S::Game {
    let subject = &course.proof.subject;
    shuffle(subject, &mut course.chance, game, viewer, |piece| !subject.is_decision(piece))
}

fn shuffle<S: Subject>(
    subject: &S,
    chance: &mut Chance,
    game: &S::Game,
    viewer: Viewer,
    moves: impl Fn(&S::Piece) -> bool,
) -> S::Game {
    let mut zones = subject.hidden_zones(game, viewer);
    let mut kinds: BTreeMap<u8, Vec<S::Piece>> = BTreeMap::new();
    for piece in zones.iter().flatten().filter(|piece| moves(piece)) {
        kinds.entry(subject.kind_of_piece(piece)).or_default().push(piece.clone());
    }
    kinds.values_mut().for_each(|pieces| chance.shuffle(pieces));
    let mut kinds: BTreeMap<u8, _> = kinds.into_iter().map(|(kind, pieces)| (kind, pieces.into_iter())).collect();
    for piece in zones.iter_mut().flatten().filter(|piece| moves(piece)) {
        let pieces = kinds.get_mut(&subject.kind_of_piece(piece)).expect("every piece is of its kind");
        *piece = pieces.next().expect("there are as many as before");
    }
    subject.with_hidden_zones(game, viewer, &zones)
}

fn looks_alike<S: Subject>(
    course: &Course<'_, S>,
    game: &S::Game,
    other: &S::Game,
    viewer: Viewer,
    aloud: bool,
) -> Result<(), Flaw> {
    let view = game.view(viewer);
    let other_view = other.view(viewer);
    ensure(view == other_view, Claim::ViewsKeepSecrets, || {
        format!("{viewer:?} sees {view:?}\n  and, of what should look the same, {other_view:?}")
    })?;
    ensure(game.alarm() == other.alarm(), Claim::ViewsKeepSecrets, || format!("{viewer:?} hears another alarm"))?;
    ensure(game.outcome() == other.outcome(), Claim::ViewsKeepSecrets, || format!("{viewer:?} sees another outcome"))?;
    let own = |game: &S::Game| viewer.seat().map(|seat| (offers_of::<S>(game, seat), game.waits_for(seat)));
    let offers = own(game);
    let other_offers = own(other);
    ensure(offers == other_offers, Claim::OffersKeepSecrets, || {
        format!("{viewer:?} is offered {offers:?}\n  and, in what should look the same, {other_offers:?}")
    })?;
    let Some(render) = &course.proof.render else { return Ok(()) };
    if !aloud {
        return Ok(());
    }
    let offered = |own: Option<(Vec<ActionOf<S>>, bool)>| own.map_or(Vec::new(), |(offers, _)| offers);
    let offers = offered(offers);
    let other_offers = offered(other_offers);
    for language in Language::ALL {
        let page = render(&view, &offers, language);
        let other_page = render(&other_view, &other_offers, language);
        ensure(page == other_page, Claim::PagesKeepSecrets, || {
            format!("{viewer:?} reads {page}\n  and, of what should look the same, {other_page}")
        })?;
    }
    Ok(())
}

/// Whatever the viewer tries is refused for the same reason, or accepted, in both.
fn refusals_are_alike<S: Subject>(
    course: &mut Course<'_, S>,
    game: &S::Game,
    other: &S::Game,
    now: Moment,
    viewer: Viewer,
) -> Result<(), Flaw> {
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let action = course.proof.subject.any_action(&game.view(viewer), &mut course.chance);
    let input = Input::Act(seat, action);
    let why = refusal::<S>(game, now, input.clone(), &mut course.luck())?;
    let other_why = refusal::<S>(other, now, input.clone(), &mut course.luck())?;
    ensure(why == other_why, Claim::RefusalsKeepSecrets, || {
        format!("{input:?} is refused with {why:?}\n  and, in what should look the same, with {other_why:?}")
    })
}

/// The next input, where both can have it, shows the viewer the same until it reveals something.
fn next_input_looks_alike<S: Subject>(
    course: &mut Course<'_, S>,
    game: &S::Game,
    other: &S::Game,
    now: Moment,
    viewer: Viewer,
    aloud: bool,
) -> Result<(), Flaw> {
    let seats = game.seats();
    let first = Seat(course.chance.below(u32::from(seats)) as u8);
    let movers = first.round(seats).map(|seat| (seat, offers_of::<S>(game, seat)));
    let Some((mover, offers)) = movers.into_iter().find(|(_, offers)| !offers.is_empty()) else { return Ok(()) };
    let action = course.chance.pick(&offers).expect("there are offers").clone();
    let input = Input::Act(mover, action);
    let play = |game: &S::Game| {
        let mut game = game.clone();
        let mut told = Vec::new();
        let mut luck = course.luck();
        game.play(now, input.clone(), &mut luck, &mut told).map(|()| (game, told))
    };
    let (Ok((after, told)), Ok((other_after, other_told))) = (play(game), play(other)) else {
        // What another seat can do may depend on its secrets; the viewer's own offers were compared before.
        return Ok(());
    };
    // What the viewer notices, and whether it may show something that was hidden.
    let noticed = |told: &[EventOf<S>]| -> Vec<(EventOf<S>, bool)> {
        told.iter().filter_map(|event| Some((S::Game::seen(event, viewer)?, S::Game::reveals(event)))).collect()
    };
    let seen = noticed(&told);
    let other_seen = noticed(&other_told);
    let quiet = |seen: &[(EventOf<S>, bool)]| seen.iter().take_while(|(_, reveals)| !reveals).count();
    let until = quiet(&seen);
    let reveals = until < seen.len();
    // Up to the first revealing event all is the same; and that such an event comes must not depend on a secret either.
    let alike =
        quiet(&other_seen) == until && (until < other_seen.len()) == reveals && seen[..until] == other_seen[..until];
    // Where the viewer knows the same afterwards, even revealing events looked the same: what they show belongs into the view.
    let forgotten = told.iter().any(|event| course.proof.subject.forgets(event));
    let learnt_the_same = !forgotten && after.view(viewer) == other_after.view(viewer);
    ensure(alike && (!learnt_the_same || seen == other_seen), Claim::EventsKeepSecrets, || {
        format!("{viewer:?} sees of {input:?} {seen:?}\n  and, of what should look the same, {other_seen:?}")
    })?;
    if aloud {
        let names = names(seats);
        for ((event, _), (other_event, _)) in seen.iter().zip(&other_seen).take(until) {
            for language in Language::ALL {
                let say = |event| course.proof.subject.words().say(language, &S::Game::tell(event), &names);
                let said = say(event);
                let other_said = say(other_event);
                ensure(said == other_said, Claim::EventsKeepSecrets, || format!("{said:?} is not {other_said:?}"))?;
            }
        }
    }
    if reveals { Ok(()) } else { looks_alike(course, &after, &other_after, viewer, false) }
}
