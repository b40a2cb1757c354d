//! The strong bot teaches: it says what it would do at a seat, and looks back at games that are over. It thinks where all bots
//! think, so people don't wait for it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::bots::Budget;
use tabletop::{Chance, Seat};
use tokio::time::{Instant, timeout_at};

use crate::command::{Failure, unless_failed};
use crate::play::{Advising, ReviewStep, ReviewWork};
use crate::thinking::{About, Asks, Share};
use crate::worker::{AtWork, Work};
use crate::{House, LiveTable, TableState};
use store::clock::wall_clock;
use store::conduct::Hint;
use store::random::random;
use store::{Sitter, Store};

/// So many games are looked back at at a time, so that bots who play soon get their turn; others wait until somebody asks again.
const AT_A_TIME: usize = 2;

/// So long, in milliseconds, a node has a look back for itself since it last said how far it is. If it dies, whoever is asked next
/// begins anew.
const LEASE: u64 = 15_000;

/// It says so at least as often as this.
const SAYS_SO: Duration = Duration::from_secs(5);

/// So often it is tried to keep what was found.
const TRIES: u32 = 5;

/// The games that this node looks back at, and those that it could not.
#[derive(Debug, Default)]
pub struct Reviews(Mutex<HashMap<String, Status>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Status {
    UnderWay,
    /// We are wrong somewhere; trying again would not help.
    Failed,
}

impl Reviews {
    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<String, Status>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn has_failed(&self, id: &str) -> bool {
        self.all().get(id) == Some(&Status::Failed)
    }

    /// False if that is under way here, has failed, or too many others are under way.
    fn begins(&self, id: &str) -> bool {
        let mut all = self.all();
        let full = all.values().filter(|work| **work == Status::UnderWay).count() >= AT_A_TIME;
        match all.entry(id.to_owned()) {
            Entry::Vacant(place) if !full => {
                place.insert(Status::UnderWay);
                true
            }
            _ => false,
        }
    }

    fn fails(&self, id: &str) {
        self.all().insert(id.to_owned(), Status::Failed);
    }

    fn ends(&self, id: &str) {
        self.all().remove(id);
    }
}

impl TableState {
    /// A seat that has asked for a hint and got none yet. What it saw when it asked may have passed: it is told what to do now.
    pub fn hint_wanted(&self) -> Option<Seat> {
        // Mostly there is none, and then nothing need be looked at.
        let mut wanted = self.conduct.hints.iter().filter(|(_, hint)| hint.said.is_none()).peekable();
        wanted.peek()?;
        self.play.as_ref().filter(|play| !play.is_paused() && !self.is_over())?;
        wanted.map(|(seat, _)| Seat(*seat)).find(|seat| self.hint(*seat).is_some())
    }

    /// The hint of this seat, given or being thought of: until the seat has acted, or may not act any more.
    pub fn hint(&self, seat: Seat) -> Option<&Hint> {
        let play = self.play.as_ref().filter(|_| self.gives_hints())?;
        let is_unanswered = |hint: &&Hint| hint.accepted == play.accepted(seat) && play.may_act(seat);
        self.conduct.hints.get(&seat.0).filter(is_unanswered)
    }

    /// Whether the hint that this seat was given is about a moment that has passed: the seat sees something else now.
    pub fn is_past(&self, seat: Seat) -> bool {
        let Some(play) = &self.play else { return false };
        self.hint(seat).is_some_and(|hint| hint.said.is_some() && hint.sight != play.sight(seat))
    }

    /// Whether this seat has asked for a hint about what it sees, and waits for it.
    pub fn is_thought_about(&self, seat: Seat) -> bool {
        self.hint(seat).is_some_and(|hint| hint.said.is_none())
    }

    /// What the strong bot is to think about for this seat, and for how long where nobody else waits; and the hint that is to
    /// be made of it.
    fn advising(&self, house: &House, seat: Seat) -> Option<(Hint, Advising, Budget)> {
        let play = self.play.as_ref()?;
        let hint = Hint { sight: play.sight(seat), accepted: play.accepted(seat), said: None };
        Some((hint, play.advising(seat), house.budget.unwrap_or_else(|| play.time_to_think())))
    }

    /// Whoever sits there asks, with a share of their own.
    fn asks_for_hint(&self, seat: Seat) -> Asks {
        let person = match self.row.seats.get(seat.index()).map(|row| &row.sitter) {
            Some(Sitter::Person(person)) => person,
            _ => &self.row.host,
        };
        Asks { share: Share::Person(person.clone()), about: About::Hint }
    }
}

/// Hints are given at a table until nobody waits for one.
pub struct HintsAreGiven;

impl Work for HintsAreGiven {
    fn at_work(table: &LiveTable) -> &AtWork {
        &table.teacher
    }

    fn is_wanted(state: &TableState) -> bool {
        next_hint(state).is_some()
    }

    async fn step(house: &Arc<House>, table: &Arc<LiveTable>) {
        let wanted = {
            let state = table.lock().await;
            next_hint(&state).and_then(|seat| Some((seat, state.asks_for_hint(seat), state.advising(house, seat)?)))
        };
        let Some((seat, asks, (hint, advising, usual))) = wanted else { return };
        let turn = house.thinking.turn(asks).await;
        // The seat may have moved while the bot waited for its turn. But whoever has a turn does not wait for the table, as when
        // bots play: a hint that comes after the move is not given. One that comes after a call of somebody else's is, and says so.
        if table.try_lock().is_some_and(|state| next_hint(&state) != Some(seat)) {
            return;
        }
        let budget = turn.crowd().least_of(usual);
        let mut chance = Chance::quick(u64::from_le_bytes(random()));
        let said = turn.think(move || advising(budget, &mut chance)).await;
        if said.is_none() {
            tracing::error!(table = %table.id, seat = seat.0, "no hint could be thought of");
        }
        if let Err(error) = house.give_hint(table, seat, Hint { said, ..hint }).await {
            tracing::error!(%error, "a hint was not kept, it will be thought of again");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

/// A hint that this node is to think of.
fn next_hint(state: &TableState) -> Option<Seat> {
    if state.is_ours { state.hint_wanted() } else { None }
}

impl House {
    /// Shows a seat what was thought of, if it still waits for that; if nothing was, it may ask again.
    async fn give_hint(self: &Arc<Self>, table: &Arc<LiveTable>, seat: Seat, thought: Hint) -> Result<(), Failure> {
        let given = self.change_conduct(table, |state| {
            let mut conduct = state.conduct.clone();
            let waits = |hint: &Hint| hint.said.is_none() && hint.accepted == thought.accepted;
            if conduct.hints.get(&seat.0).is_some_and(waits) {
                match &thought.said {
                    Some(_) => conduct.hints.insert(seat.0, thought.clone()),
                    None => conduct.hints.remove(&seat.0),
                };
            }
            Ok(conduct)
        });
        unless_failed(given.await)
    }

    pub fn reviews(&self) -> &Reviews {
        &self.reviews
    }

    /// Begins to look back at a game that is over, unless somebody is at it. That goes on whoever asked for it and left.
    pub fn start_review(self: &Arc<Self>, id: &str, work: impl FnOnce(&House) -> ReviewWork) {
        if self.reviews.begins(id) {
            tokio::spawn(run_review(self.clone(), id.to_owned(), work(self)));
        }
    }

    /// How much bots may think ahead here.
    pub fn budget(&self) -> Option<Budget> {
        self.budget
    }
}

/// One decision after another, so that bots who play get their turn in between.
async fn run_review(house: Arc<House>, id: String, mut work: ReviewWork) {
    let Some(mut lease) = Lease::begin(&house.store, &id).await else { return house.reviews.ends(&id) };
    loop {
        let thought = move || {
            let found = work();
            (work, found)
        };
        let asks = Asks { share: Share::Reviews, about: About::Review };
        let thinking = async { house.thinking.turn(asks).await.think(thought).await };
        let Some(thought) = lease.renewed_during(thinking).await else { break };
        let Some((next, found)) = thought else {
            tracing::error!(table = %id, "a game could not be looked back at");
            return house.reviews.fails(&id);
        };
        work = next;
        match found {
            ReviewStep::Done(review) => {
                keep(&house.store, &id, review).await;
                break;
            }
            ReviewStep::SoFar(percent) if percent == lease.percent => {}
            ReviewStep::SoFar(percent) => {
                lease.percent = percent;
                if !lease.renew().await {
                    break;
                }
            }
        }
    }
    house.reviews.ends(&id);
}

/// A look back that this node has for itself.
struct Lease<'a> {
    store: &'a Store,
    id: &'a str,
    percent: u8,
    until: u64,
    renewed: Instant,
}

impl<'a> Lease<'a> {
    /// Nothing if somebody else has it, or it is done.
    async fn begin(store: &'a Store, id: &'a str) -> Option<Lease<'a>> {
        let now = wall_clock();
        let renewed = Instant::now();
        let until = now + LEASE;
        match store.begin_review(id, now, until).await {
            Ok(begun) => begun.then_some(Lease { store, id, percent: 0, until, renewed }),
            // The table was deleted meanwhile.
            Err(error) if error.breaks_a_reference() => None,
            Err(error) => {
                tracing::error!(%error, table = %id, "a look back has not begun");
                None
            }
        }
    }

    /// Says how far it is. False if somebody else has begun it anew, or it is done.
    async fn renew(&mut self) -> bool {
        let until = wall_clock() + LEASE;
        self.renewed = Instant::now();
        match self.store.note_review_progress(self.id, self.percent, self.until, until).await {
            Ok(true) => {
                self.until = until;
                true
            }
            Ok(false) => false,
            Err(error) => {
                tracing::warn!(%error, table = %self.id, "nobody knows how far a look back is");
                true
            }
        }
    }

    /// Waits for a thought, and says now and then that it goes on. Nothing if somebody else has begun it anew.
    async fn renewed_during<T>(&mut self, thinking: impl Future<Output = T>) -> Option<T> {
        let mut thinking = pin!(thinking);
        loop {
            if let Ok(thought) = timeout_at(self.renewed + SAYS_SO, &mut thinking).await {
                return Some(thought);
            }
            if !self.renew().await {
                return None;
            }
        }
    }
}

/// Keeps a review; a database that is away for a moment should not cost all that work.
async fn keep(store: &Store, id: &str, review: String) {
    for tries_left in (0..TRIES).rev() {
        match store.keep_review(id, review.clone()).await {
            Ok(()) => return,
            // The table was deleted meanwhile.
            Err(error) if error.breaks_a_reference() => return,
            Err(error) if tries_left == 0 => tracing::error!(%error, table = %id, "a review was not kept"),
            Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot_worker::BotsPlay;
    use crate::bot_worker::tests::{house_for_one_thought, live_auction, rows, table_of_bots, until};
    use crate::command::Impossible;
    use crate::house::tests::{house_at, three_people};
    use crate::worker;
    use store::ReviewProgress;
    use store::conduct::Conduct;
    use store::testing::{Ground, table};

    #[tokio::test]
    async fn a_look_back_goes_on_without_whoever_asked_and_leaves_room_for_others() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let row = table();
        house.store.create(row.clone(), 1).await.unwrap();
        let found = |_: &House| -> ReviewWork { Box::new(|| ReviewStep::Done("found".into())) };
        house.start_review(&row.id, found);
        house.start_review("nowhere", found);
        while !house.reviews.all().is_empty() {
            tokio::task::yield_now().await;
        }
        assert_eq!(house.store.review(&row.id).await.unwrap(), Some(ReviewProgress::Done("found".into())));
    }

    #[tokio::test]
    async fn a_hint_at_a_table_that_somebody_has_for_long_keeps_nobody_s_bots_waiting() {
        let ground = Ground::folder();
        let house = house_for_one_thought(&ground).await;
        let row = three_people();
        house.store.create(row.clone(), 1).await.unwrap();
        let locked = house.table(&row.id).await.unwrap().unwrap();
        let other = table_of_bots(&house).await;
        locked.lock().await.is_ours = true;
        let turn = house.thinking.turn(Asks { share: Share::Reviews, about: About::Review }).await;
        let asks = |state: &TableState| {
            let play = state.play.as_ref().unwrap();
            let seat = state.seats().find(|seat| play.waits_for(*seat)).unwrap();
            let hints = [(seat.0, Hint { sight: play.sight(seat), accepted: play.accepted(seat), said: None })].into();
            Ok(Conduct { hints_agreed: true, hints, ..state.conduct.clone() })
        };
        house.change_conduct(&locked, asks).await.unwrap();
        until("the hint waits for its turn", async || house.thinking.waiting() == 1).await;
        let held = locked.lock().await;
        drop(turn);
        worker::start::<BotsPlay>(&house, &other);
        until("the others' bots play", async || rows(&other).await > 3).await;
        drop(held);
        let is_said = async || locked.lock().await.conduct.hints.values().all(|hint| hint.said.is_some());
        until("the hint is given afterwards", is_said).await;
    }

    /// Somebody calls in a live auction.
    async fn calls(house: &Arc<House>, table: &Arc<LiveTable>, seat: Seat, sum: &str) {
        let fields = face::Fields::of(&[("do", "call"), ("sum", sum)]);
        house.act(table, |play, at| play.consider_form(at, seat, play.accepted(seat), &fields)).await.unwrap();
    }

    #[tokio::test]
    async fn a_hint_stays_until_it_is_answered_whatever_others_call_and_says_when_it_is_of_a_moment_ago() {
        let ground = Ground::folder();
        let house = house_for_one_thought(&ground).await;
        let table = live_auction(&house, wall_clock() + 3_600_000).await;
        let agreed = |state: &TableState| -> Result<Conduct, Impossible> {
            Ok(Conduct { hints_agreed: true, ..state.conduct.clone() })
        };
        house.change_conduct(&table, agreed).await.unwrap();
        let [me, other, third] = [0, 1, 2].map(Seat);
        let is_said = async || table.lock().await.hint(me).is_some_and(|hint| hint.said.is_some());
        house.ask_for_hint(&table, me).await.unwrap();
        until("the hint is given", is_said).await;
        assert!(!table.lock().await.is_past(me));
        calls(&house, &table, other, "1000").await;
        assert!(is_said().await && table.lock().await.is_past(me));
        // Asked anew, it is about now.
        house.ask_for_hint(&table, me).await.unwrap();
        until("another hint is given", is_said).await;
        assert!(!table.lock().await.is_past(me));
        // Somebody calls while the bot thinks: it is told all the same.
        let turn = house.thinking.turn(Asks { share: Share::Reviews, about: About::Review }).await;
        calls(&house, &table, third, "2000").await;
        house.ask_for_hint(&table, me).await.unwrap();
        until("the hint waits for its turn", async || house.thinking.waiting() == 1).await;
        calls(&house, &table, other, "3000").await;
        drop(turn);
        until("the hint is given although the price has changed", is_said).await;
        calls(&house, &table, me, "4000").await;
        assert!(table.lock().await.hint(me).is_none(), "it is answered");
    }

    #[tokio::test]
    async fn whoever_waits_for_a_turn_says_so_and_stops_when_somebody_else_has_begun_anew() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let row = table();
        house.store.create(row.clone(), 1).await.unwrap();
        let mut lease = Lease::begin(&house.store, &row.id).await.unwrap();
        assert!(Lease::begin(&house.store, &row.id).await.is_none(), "somebody is at it");
        assert_eq!(lease.renewed_during(async { "a thought" }).await, Some("a thought"));
        lease.percent = 7;
        assert!(lease.renew().await);
        assert_eq!(house.store.review(&row.id).await.unwrap(), Some(ReviewProgress::UnderWay(7)));
        // It waits for so long that somebody else thinks it is gone.
        let too_late = lease.until;
        assert!(house.store.begin_review(&row.id, too_late, too_late + LEASE).await.unwrap());
        lease.renewed -= SAYS_SO;
        assert_eq!(lease.renewed_during(std::future::pending::<()>()).await, None);
        assert_eq!(house.store.review(&row.id).await.unwrap(), Some(ReviewProgress::UnderWay(0)));
    }

    #[test]
    fn a_game_is_looked_back_at_once_and_few_at_a_time() {
        let reviews = Reviews::default();
        assert!(reviews.begins("one"));
        assert!(!reviews.begins("one"));
        assert!((1..AT_A_TIME).all(|other| reviews.begins(&other.to_string())));
        assert!(!reviews.begins("too many"));
        reviews.ends("one");
        assert!(reviews.begins("too many"));
        reviews.fails("too many");
        assert!(reviews.has_failed("too many") && !reviews.begins("too many"), "it would fail again");
        assert!(reviews.begins("another"), "what has failed is in nobody's way");
    }
}
