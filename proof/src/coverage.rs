//! What came up in a run: whatever a game can do must have happened to somebody.

use std::collections::BTreeSet;

use tabletop::{Game, Viewer};

use crate::claim::{Claim, Flaw, ensure};
use crate::subject::{EventOf, Subject};

/// What a run has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub games: u64,
    pub inputs: u64,
    pub events: BTreeSet<&'static str>,
    pub refusals: BTreeSet<&'static str>,
    pub endings: BTreeSet<&'static str>,
    /// Table sizes and the sights that came up there.
    pub sights: BTreeSet<(u8, &'static str)>,
    /// Table sizes and the viewers (the public is the one after the last seat) who imagined something other than the truth.
    pub imagined: BTreeSet<(u8, u8)>,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} games, {} inputs, {} kinds of events, ", self.games, self.inputs, self.events.len())?;
        write!(f, "{} refusals, {} endings, {} sights", self.refusals.len(), self.endings.len(), self.sights.len())
    }
}

impl Report {
    pub(crate) fn join(&mut self, other: Report) {
        self.games += other.games;
        self.inputs += other.inputs;
        self.events.extend(other.events);
        self.refusals.extend(other.refusals);
        self.endings.extend(other.endings);
        self.sights.extend(other.sights);
        self.imagined.extend(other.imagined);
    }

    pub(crate) fn note_events<S: Subject>(&mut self, subject: &S, events: &[EventOf<S>]) {
        self.events.extend(events.iter().map(|event| subject.kind_of(event)));
    }

    pub(crate) fn note_imagined(&mut self, seats: u8, viewer: Viewer) {
        self.imagined.insert((seats, viewer.seat().map_or(seats, |seat| seat.0)));
    }

    /// Fails if something that the game knows never came up.
    pub(crate) fn complete<S: Subject>(&self, subject: &S) -> Result<(), Flaw> {
        let missing = |what: &str, known: Vec<&'static str>, reached: &BTreeSet<&'static str>| {
            let never: Vec<_> = known.into_iter().filter(|one| !reached.contains(one)).collect();
            ensure(never.is_empty(), Claim::EverythingIsReached, || format!("no game reached the {what} {never:?}"))
        };
        missing("events", subject.event_kinds(), &self.events)?;
        missing("refusals", subject.refusals(), &self.refusals)?;
        missing("endings", S::Game::ENDINGS.to_vec(), &self.endings)?;
        for seats in S::Game::SEATS {
            for sight in subject.sights() {
                ensure(self.sights.contains(&(seats, sight.name)), Claim::EverythingIsReached, || {
                    format!("no game with {seats} seats showed {:?}", sight.name)
                })?;
            }
            for viewer in 0..=seats {
                ensure(self.imagined.contains(&(seats, viewer)), Claim::ImaginationIsFree, || {
                    format!("with {seats} seats, viewer {viewer} only ever imagined the truth")
                })?;
            }
        }
        Ok(())
    }
}
