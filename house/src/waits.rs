//! Who is to be told that something waits for them: worked out for every row of a log, before it is saved, and told in the same
//! transaction.

use std::sync::Arc;

use tabletop::SeatSet;

use crate::command::Failure;
use crate::play::{Considered, Play};
use crate::{House, LiveTable, TableState};
use store::clock::wall_clock;
use store::conduct::{Conduct, Decision, Pace};
use store::{Ballots, StoreError, Waits};

/// How long before their time is up people are reminded, in milliseconds, at most: a quarter of the time, where there is less.
const REMIND_BEFORE: u64 = 12 * 60 * 60 * 1000;

impl TableState {
    /// What a row means for those who are told. Nothing where nobody could be told anything: then it costs nothing.
    pub(crate) fn waits_after(&self, play: &dyn Play, considered: &Considered) -> Waits {
        if self.extras.reachable.is_nobody() {
            return Waits::default();
        }
        let anew = play.asks_anew(&considered.step);
        if considered.outcome.is_some() {
            return Waits { over: self.row_seats(), hooks_over: true, ends: true, ..self.waits() };
        }
        // Whoever has another seat here for which something still waits has not done all.
        let still = play.asked().seats.iter().filter(|seat| !anew.over.contains(*seat)).collect();
        Waits {
            over: self.whose_wait_is_over(anew.over, still),
            hooks_over: anew.is_public && !(anew.over.is_empty() && anew.asked.is_empty()),
            asked: self.in_person(anew.asked),
            in_secret: anew.in_secret,
            ..self.waits()
        }
    }

    /// What waits here anyway.
    fn waits_now(&self) -> Waits {
        let Some(play) = self.play.as_deref().filter(|_| !self.extras.reachable.is_nobody() && !self.is_over()) else {
            return Waits::default();
        };
        let asked = play.asked();
        let waited_for = asked.seats.iter().filter(|seat| play.waits_for(*seat)).collect();
        Waits { asked: self.in_person(waited_for), in_secret: asked.in_secret, ..self.waits() }
    }

    /// What becomes of those who are told when people at a table treat each other otherwise.
    pub(crate) fn waits_with(&self, after: &Conduct) -> Waits {
        let newly = |one: &Conduct, other: &Conduct| -> SeatSet {
            let is_new = |seat: &u8| !other.stand_ins.contains_key(seat);
            one.stand_ins.keys().copied().filter(is_new).map(tabletop::Seat).collect()
        };
        let Some(play) = self.play.as_deref().filter(|_| !self.extras.reachable.is_nobody() && !self.is_over()) else {
            return Waits::default();
        };
        let back = newly(&self.conduct, after);
        let asked = play.asked();
        Waits {
            over: newly(after, &self.conduct),
            asked: asked.seats.iter().filter(|seat| back.contains(*seat) && play.waits_for(*seat)).collect(),
            in_secret: asked.in_secret,
            ..self.waits()
        }
    }

    /// Who is asked to vote, and who need not any more.
    pub(crate) fn ballots_with(&self, after: &Conduct) -> Ballots {
        let before = self.conduct.motion.as_ref();
        let now = after.motion.as_ref();
        if self.extras.reachable.is_nobody() || before == now {
            return Ballots::default();
        }
        let here = self.seats_here();
        let same = before.zip(now).is_some_and(|(one, other)| {
            (one.what, one.by) == (other.what, other.by) && one.votes.keys().all(|seat| other.votes.contains_key(seat))
        });
        let voted = |motion: &store::conduct::Motion| motion.votes.keys().copied().map(tabletop::Seat).collect();
        let ballots = Ballots { now: wall_clock(), here, ..Ballots::default() };
        match now {
            Some(motion) if motion.decision(&self.voters(motion)) == Decision::Open => {
                if same {
                    return Ballots { over: voted(motion), ..ballots };
                }
                let missing = self.voters(motion).into_iter().filter(|seat| !motion.votes.contains_key(&seat.0));
                let by = tabletop::Seat(motion.by);
                let about = if motion.what.votes().len() > 2 { Some(by) } else { None };
                Ballots {
                    over: self.row_seats(),
                    voters: missing.collect(),
                    about: about.into_iter().collect(),
                    ..ballots
                }
            }
            _ => Ballots { over: self.row_seats(), ..ballots },
        }
    }

    fn waits(&self) -> Waits {
        let now = wall_clock();
        let until = match self.conduct.pace {
            Pace::Slow { .. } => {
                self.conduct.pace.time().map(|(time, _)| (now + time, now + time - (time / 4).min(REMIND_BEFORE)))
            }
            Pace::Live { .. } | Pace::Free => None,
        };
        Waits { now, here: self.seats_here(), until, ..Waits::default() }
    }

    /// Whose people look at the table, as far as this node knows.
    pub(crate) fn seats_here(&self) -> SeatSet {
        let people = self.people_here();
        let here = people.iter().flat_map(|person| self.seats_of(Some(person)));
        here.collect()
    }

    fn in_person(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|seat| self.plays_in_person(*seat)).collect()
    }

    fn row_seats(&self) -> SeatSet {
        self.seats().collect()
    }

    /// Of these seats those whose people have no other that is still asked.
    fn whose_wait_is_over(&self, seats: SeatSet, still: SeatSet) -> SeatSet {
        let sitter = |seat: &tabletop::Seat| &self.row.seats[seat.index()].sitter;
        seats.iter().filter(|seat| !still.iter().any(|other| sitter(&other) == sitter(seat))).collect()
    }
}

impl House {
    /// Tells of what waits at a table, whoever was not told yet: after the start, and when somebody can be told from now on.
    pub(crate) async fn tell_of_what_waits(&self, state: &TableState) -> Result<(), StoreError> {
        let waits = state.waits_now();
        if waits.is_nothing() { Ok(()) } else { self.store.tell(&state.row.id, waits).await }
    }

    /// Somebody looks at a table, with or without script: what they were to be told, they see.
    pub async fn note_seen(self: &Arc<Self>, table: &LiveTable, person: Option<&str>) -> Result<(), Failure> {
        let Some(person) = person else { return Ok(()) };
        if !table.lock().await.extras.reachable.people.contains(person) {
            return Ok(());
        }
        Ok(self.store.note_opened_table(&table.id, person, wall_clock()).await?)
    }
}
