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
        let mut waits = Waits {
            over: self.whose_wait_is_over(anew.over, still),
            hooks_over: anew.is_public && !(anew.over.is_empty() && anew.asked.is_empty()),
            asked: self.in_person(anew.asked),
            in_secret: anew.in_secret,
            ..self.waits()
        };
        if play.is_paused() && !anew.in_secret {
            // The clocks go on where they stood.
            let left = anew.asked.iter().filter_map(|seat| self.clocks.deadline(seat, self.conduct.pace));
            waits.until = left.min().and_then(|deadline| self.time_until(waits.now + (deadline - play.now())));
        }
        waits
    }

    /// What waits here anyway.
    fn waits_now(&self) -> Waits {
        let Some(play) = self.play.as_deref().filter(|_| !self.extras.reachable.is_nobody() && !self.is_over()) else {
            return Waits::default();
        };
        let asked = play.asked();
        let waited_for = asked.seats.iter().filter(|seat| play.waits_for(*seat)).collect();
        Waits {
            asked: self.in_person(waited_for),
            publicly_asked: Some(self.in_person(asked.seats)),
            in_secret: asked.in_secret,
            ..self.waits()
        }
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
        let are_back: SeatSet = asked.seats.iter().filter(|seat| back.contains(*seat)).collect();
        Waits {
            over: newly(after, &self.conduct),
            asked: are_back.iter().filter(|seat| play.waits_for(*seat)).collect(),
            publicly_asked: Some(are_back),
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
        let until = self.conduct.pace.time().and_then(|(time, _)| self.time_until(now + time));
        Waits { now, here: self.seats_here(), until, ..Waits::default() }
    }

    /// When time is up, and when to remind of that: where moves have days.
    fn time_until(&self, deadline: u64) -> Option<(u64, u64)> {
        match self.conduct.pace {
            Pace::Slow { .. } => {
                let (time, _) = self.conduct.pace.time()?;
                Some((deadline, deadline.saturating_sub((time / 4).min(REMIND_BEFORE))))
            }
            Pace::Live { .. } | Pace::Free => None,
        }
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use face::Fields;
    use tabletop::Seat;

    use super::*;
    use crate::Request;
    use crate::house::tests::{house_at, three_people};
    use store::testing::Ground;
    use store::{ChannelKind, NewChannel};

    /// A table of three people who can be told; and who has to begin.
    async fn three_who_can_be_told(house: &Arc<House>) -> (Arc<LiveTable>, Seat) {
        let row = three_people();
        for person in ["Anna", "Ben", "Carla"] {
            let new = NewChannel {
                person: person.into(),
                device: None,
                kind: ChannelKind::Hook,
                address: "{}".into(),
                hash: person.into(),
                language: "en".into(),
                origin: "http://localhost".into(),
            };
            house.store().keep_channel(new, 1).await.unwrap();
        }
        house.store().create(row.clone(), 1).await.unwrap();
        let table = house.table(&row.id).await.unwrap().unwrap();
        let first = {
            let state = table.lock().await;
            house.tell_of_what_waits(&state).await.unwrap();
            Seat::all(3).find(|seat| state.play.as_ref().unwrap().waits_for(*seat)).unwrap()
        };
        (table, first)
    }

    /// Who is told what of this table, and how it stands.
    async fn told(house: &Arc<House>, table: &LiveTable) -> BTreeSet<(String, String)> {
        let told = house.told_of(&table.id).await.into_iter();
        let words = |said: String| said.split(' ').next().unwrap_or_default().to_owned();
        told.map(|(person, said)| (person.unwrap_or_default(), words(said))).collect()
    }

    fn name(seat: Seat) -> String {
        ["Anna", "Ben", "Carla"][seat.index()].to_owned()
    }

    async fn keeps(house: &Arc<House>, table: &Arc<LiveTable>, aunt: Seat) {
        let fields = Fields(vec![("do".into(), "keep".into())]);
        house.act(table, |play, at| play.consider_form(at, aunt, 0, &fields)).await.unwrap();
    }

    #[tokio::test]
    async fn whoever_is_next_is_told_and_what_is_taken_back_too() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let (table, first) = three_who_can_be_told(&house).await;
        assert_eq!(told(&house, &table).await, [(name(first), "turn".into())].into());
        keeps(&house, &table, first).await;
        let next = {
            let state = table.lock().await;
            Seat::all(3).find(|seat| state.play.as_ref().unwrap().waits_for(*seat)).unwrap()
        };
        assert_ne!(next, first);
        assert_eq!(told(&house, &table).await, [(name(next), "turn".into())].into());
        house.request(&table, first, Request::TakeBack).await.unwrap();
        assert_eq!(told(&house, &table).await, [(name(first), "turn".into())].into(), "it is their turn once more");
    }

    #[tokio::test]
    async fn votes_are_wanted_of_those_whose_votes_are_missing_and_a_pause_waits_for_nobody() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let (table, first) = three_who_can_be_told(&house).await;
        house.request(&table, Seat(0), Request::Pause).await.unwrap();
        let turn = (name(first), "turn".to_owned());
        let vote = |seat: u8| (name(Seat(seat)), "vote".to_owned());
        assert_eq!(told(&house, &table).await, [turn.clone(), vote(1), vote(2)].into());
        house.request(&table, Seat(1), Request::Vote(store::conduct::Vote::Yes)).await.unwrap();
        assert_eq!(told(&house, &table).await, [turn.clone(), vote(2)].into());
        house.request(&table, Seat(2), Request::Vote(store::conduct::Vote::Yes)).await.unwrap();
        assert_eq!(told(&house, &table).await, [].into(), "nothing waits while the table is paused");
        house.request(&table, Seat(1), Request::GoOn).await.unwrap();
        assert_eq!(told(&house, &table).await, [turn].into());
    }

    #[tokio::test]
    async fn whoever_is_stood_in_for_is_told_no_more_until_they_are_back() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let (table, first) = three_who_can_be_told(&house).await;
        let stand_in = |state: &TableState| -> Result<Conduct, crate::command::Impossible> {
            let mut conduct = state.conduct.clone();
            // None that this house knows: it would play.
            conduct.stand_ins.insert(first.0, "nobody".into());
            Ok(conduct)
        };
        house.change_conduct(&table, stand_in).await.unwrap();
        assert_eq!(told(&house, &table).await, [].into());
        house.request(&table, first, Request::Back).await.unwrap();
        assert_eq!(told(&house, &table).await, [(name(first), "turn".into())].into());
    }
}
