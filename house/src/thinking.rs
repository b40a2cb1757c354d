//! Whose bots think next. They think off the threads that serve people, one thought a table, and in all of the house no more
//! than leaves people a processor: people don't wait for bots. Time to think is shared between people, not between tables:
//! whoever brings forty tables along has forty of them wait for each other. And where many wait, all think shorter: a bot that
//! has no time to think ahead plays without, but none answers later for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ::bots::Budget;
use tokio::sync::oneshot;

/// Whoever has waited so long comes in the same row as those at whose table somebody looks on. So nobody waits for ever.
const PATIENCE: Duration = Duration::from_secs(1);

/// The same for looking back, which nobody waits for from one move to the next.
const PATIENCE_OF_REVIEWS: Duration = Duration::from_secs(5);

/// Where more than so many share the time of one thought, too little is left of it to think ahead.
const CROWDED: u32 = 16;

/// How many think at a time on so many processors: one is left for people.
pub fn at_a_time(processors: usize) -> usize {
    processors.saturating_sub(1).max(1)
}

/// The turns to think that a house has to give; clones share them.
#[derive(Debug, Clone)]
pub struct Thinking(Arc<Mutex<Queue>>);

/// Who wants to think, and what about.
#[derive(Debug, Clone)]
pub struct Asks {
    pub share: Share,
    pub about: About,
}

/// What time to think is divided by.
///
/// People without a cookie are as many as they like, and an address can be a whole school: so whoever sends many people is
/// not held back by shares but by [`Crowd`], which leaves all of them hardly any time.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Share {
    /// Whoever has brought the table along, or asks for a hint.
    Person(String),
    /// Everybody who looks back at games that are over.
    Reviews,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// A bot's move at a table that somebody looks at.
    MoveSeen,
    /// A bot's move at a table that nobody looks at, for all we know.
    Move,
    Hint,
    Review,
}

impl About {
    fn patience(self) -> Duration {
        match self {
            About::MoveSeen => Duration::ZERO,
            About::Move | About::Hint => PATIENCE,
            About::Review => PATIENCE_OF_REVIEWS,
        }
    }
}

/// How many share the time of one thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crowd(u32);

impl Crowd {
    /// What is left of a budget; nothing if that is too little to think ahead.
    pub fn part_of(self, budget: Budget) -> Option<Budget> {
        (self.0 <= CROWDED).then(|| self.cut(budget))
    }

    /// The same for a thought that can't be done without.
    pub fn least_of(self, budget: Budget) -> Budget {
        Crowd(self.0.min(CROWDED)).cut(budget)
    }

    fn cut(self, budget: Budget) -> Budget {
        match budget {
            Budget::Iterations(most) => Budget::Iterations((most / self.0).max(1)),
            Budget::Milliseconds(time) => Budget::Milliseconds((time / self.0).max(1)),
        }
    }
}

/// One thought may be had. It lasts until it is dropped.
#[derive(Debug)]
pub struct Turn {
    thinking: Thinking,
    share: Share,
    crowd: Crowd,
    begun: Instant,
}

impl Thinking {
    /// All processors of this machine but one, and one where there is no other.
    pub fn on_this_machine() -> Thinking {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Thinking::of(at_a_time(processors))
    }

    pub(crate) fn of(at_a_time: usize) -> Thinking {
        Thinking(Arc::new(Mutex::new(Queue::of(at_a_time))))
    }

    /// Waits for a turn. Whoever waits no longer leaves the queue.
    pub async fn turn(&self, asks: Asks) -> Turn {
        let (gives, turn) = oneshot::channel();
        self.queue().add(asks, Instant::now(), gives);
        self.give_turns();
        turn.await.expect("whoever is in the queue gets a turn")
    }

    /// How many wait for a turn.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.queue().waiting.len()
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn give_turns(&self) {
        let mut given = Vec::new();
        {
            let mut queue = self.queue();
            let now = Instant::now();
            while let Some((waiting, crowd)) = queue.next(now) {
                let share = waiting.asks.share;
                given.push((waiting.gives, Turn { thinking: self.clone(), share, crowd, begun: now }));
            }
        }
        // A turn that nobody waits for any more is dropped, and given to the next.
        given.into_iter().for_each(|(gives, turn)| drop(gives.send(turn)));
    }
}

impl Turn {
    pub fn crowd(&self) -> Crowd {
        self.crowd
    }

    /// Has a thought, however long it takes. Nothing comes of one that stumbles.
    pub async fn think<T: Send + 'static>(self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = thought();
            drop(self);
            thought
        });
        thinking.await.ok()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.thinking.queue().end(&self.share, self.begun.elapsed());
        self.thinking.give_turns();
    }
}

/// Who waits, and who has had how much: all that is decided here.
#[derive(Debug)]
struct Queue {
    at_a_time: usize,
    /// How many think.
    at_it: usize,
    waiting: Vec<Waiting>,
    /// How long everybody has thought, beyond what those had thought who had least when they came.
    had: HashMap<Share, Duration>,
    /// Whoever comes anew starts from here.
    level: Duration,
}

#[derive(Debug)]
struct Waiting {
    asks: Asks,
    since: Instant,
    gives: oneshot::Sender<Turn>,
}

impl Queue {
    fn of(at_a_time: usize) -> Queue {
        Queue { at_a_time, at_it: 0, waiting: Vec::new(), had: HashMap::new(), level: Duration::ZERO }
    }

    fn add(&mut self, asks: Asks, since: Instant, gives: oneshot::Sender<Turn>) {
        // Who did not wait has no claim from before.
        if !self.waits(&asks.share) {
            let level = self.waiting.iter().filter_map(|waiting| self.had.get(&waiting.asks.share)).min();
            self.level = level.copied().unwrap_or(self.level).max(self.level);
            let had = self.had.entry(asks.share.clone()).or_default();
            *had = self.level.max(*had);
        }
        self.waiting.push(Waiting { asks, since, gives });
    }

    fn waits(&self, share: &Share) -> bool {
        self.waiting.iter().any(|waiting| waiting.asks.share == *share)
    }

    /// Who thinks next, in how large a crowd; nobody while all places are taken.
    fn next(&mut self, now: Instant) -> Option<(Waiting, Crowd)> {
        if self.at_it == self.at_a_time {
            return None;
        }
        self.waiting.retain(|waiting| !waiting.gives.is_closed());
        let crowds = self.crowds();
        let place = self.first(&crowds, now)?;
        let crowd = crowds[&self.waiting[place].asks.share];
        let next = self.waiting.remove(place);
        self.at_it += 1;
        Some((next, crowd))
    }

    /// First whoever is looked at or has waited for long; among them whoever has had least, and wants least; and of the same
    /// person a move before a hint, and then who came first.
    fn first(&self, crowds: &HashMap<Share, Crowd>, now: Instant) -> Option<usize> {
        let rank = |place: &usize| {
            let Waiting { asks, since, .. } = &self.waiting[*place];
            let waits = now.saturating_duration_since(*since) < asks.about.patience();
            let kind = match asks.about {
                About::MoveSeen | About::Move => 0,
                About::Hint => 1,
                About::Review => 2,
            };
            (waits.then_some(kind), self.had.get(&asks.share), crowds[&asks.share].0, kind, *place)
        };
        (0..self.waiting.len()).min_by_key(rank)
    }

    /// A person's own tables wait for each other; everybody waits for everybody else once.
    fn crowds(&self) -> HashMap<Share, Crowd> {
        let mut own: HashMap<Share, usize> = HashMap::new();
        for Waiting { asks, .. } in &self.waiting {
            *own.entry(asks.share.clone()).or_default() += 1;
        }
        let people = own.len();
        let crowd = |own: usize| u32::try_from((own * people).div_ceil(self.at_a_time)).unwrap_or(u32::MAX);
        own.into_iter().map(|(share, own)| (share, Crowd(crowd(own)))).collect()
    }

    /// Somebody has thought for so long.
    fn end(&mut self, share: &Share, took: Duration) {
        self.at_it -= 1;
        *self.had.entry(share.clone()).or_default() += took;
        if self.waiting.is_empty() && self.at_it == 0 {
            // Nobody has to be compared with anybody.
            (self.had, self.level) = Default::default();
        } else if self.had.len() > 2 * self.waiting.len() + 64 {
            let waiting: Vec<Share> = self.waiting.iter().map(|waiting| waiting.asks.share.clone()).collect();
            let level = self.level;
            self.had.retain(|share, had| *had > level || waiting.contains(share));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::channel;

    use futures_util::FutureExt;

    use super::*;

    const MOMENT: Duration = Duration::from_millis(1);

    fn asks(person: &str, about: About) -> Asks {
        Asks { share: Share::Person(person.into()), about }
    }

    /// A queue by hand, with a clock of its own.
    struct House {
        queue: Queue,
        now: Instant,
        waits: Vec<oneshot::Receiver<Turn>>,
    }

    impl House {
        fn new() -> House {
            House { queue: Queue::of(1), now: Instant::now(), waits: Vec::new() }
        }

        fn ask(&mut self, person: &str, about: About) {
            let (gives, wait) = oneshot::channel();
            self.waits.push(wait);
            self.queue.add(asks(person, about), self.now, gives);
        }

        /// Whoever is next thinks for so long; who it was, and in how large a crowd.
        fn think(&mut self, took: Duration) -> Option<(String, About, u32)> {
            let (next, Crowd(crowd)) = self.queue.next(self.now)?;
            assert!(self.queue.next(self.now).is_none(), "one at a time");
            self.now += took;
            self.queue.end(&next.asks.share, took);
            let Share::Person(person) = next.asks.share else { panic!("people only") };
            Some((person, next.asks.about, crowd))
        }

        fn order(&mut self, took: Duration) -> String {
            std::iter::from_fn(|| self.think(took)).map(|(person, ..)| person).collect()
        }
    }

    #[test]
    fn forty_tables_of_one_person_wait_for_each_other_and_nobody_else_waits_for_them() {
        let mut house = House::new();
        (0..40).for_each(|_| house.ask("a", About::MoveSeen));
        assert_eq!(house.think(MOMENT), Some(("a".into(), About::MoveSeen, 40)));
        house.ask("b", About::MoveSeen);
        assert_eq!(
            house.think(MOMENT),
            Some(("b".into(), About::MoveSeen, 2)),
            "b shares with one person, not with 39 tables"
        );
        // Whoever has brought one table along is served at every other turn, as long as their bots have something to do.
        let mut order = String::new();
        for _ in 0..6 {
            house.ask("b", About::MoveSeen);
            order.push_str(&house.think(MOMENT).unwrap().0);
            order.push_str(&house.think(MOMENT).unwrap().0);
        }
        assert_eq!(order.matches('b').count(), 6, "{order}");
    }

    #[test]
    fn shares_are_of_time_and_not_of_thoughts() {
        let mut house = House::new();
        (0..9).for_each(|_| house.ask("a", About::Move));
        (0..9).for_each(|_| house.ask("b", About::Move));
        let mut order = String::new();
        while let Some(next) = house.queue.first(&house.queue.crowds(), house.now) {
            let Share::Person(person) = &house.queue.waiting[next].asks.share else { panic!() };
            let took = if person == "a" { 4 * MOMENT } else { MOMENT };
            order.push_str(&house.think(took).unwrap().0);
        }
        assert!(order.starts_with("abbbb"), "{order}");
    }

    #[test]
    fn whoever_comes_anew_has_saved_nothing_up_and_whoever_was_away_has_lost_nothing() {
        let mut house = House::new();
        (0..10).for_each(|_| house.ask("a", About::Move));
        (0..5).for_each(|_| drop(house.think(MOMENT)));
        // The others did not wait while a thought alone: they have no five turns coming.
        (0..5).for_each(|_| house.ask("b", About::Move));
        (0..5).for_each(|_| house.ask("c", About::Move));
        let order = house.order(MOMENT);
        assert_eq!(order[..3].matches('a').count(), 1, "{order}");
        assert_eq!(house.think(MOMENT), None);
    }

    #[test]
    fn whoever_is_looked_at_comes_first_but_nobody_waits_for_ever() {
        let mut house = House::new();
        house.ask("a", About::Move);
        house.ask("b", About::MoveSeen);
        house.ask("c", About::MoveSeen);
        assert_eq!(house.order(MOMENT), "bca");
        house.ask("a", About::Move);
        house.now += PATIENCE;
        (0..3).for_each(|_| house.ask("b", About::MoveSeen));
        assert_eq!(house.think(MOMENT).unwrap().0, "a", "it has waited long enough");
    }

    #[test]
    fn a_person_s_bots_move_before_the_teacher_speaks() {
        let mut house = House::new();
        for about in [About::Review, About::Hint, About::Move, About::MoveSeen] {
            house.ask("a", about);
        }
        let order: Vec<_> = std::iter::from_fn(|| house.think(MOMENT)).map(|(_, about, _)| about).collect();
        assert_eq!(order, [About::MoveSeen, About::Move, About::Hint, About::Review]);
    }

    #[test]
    fn where_many_wait_all_think_shorter_and_in_the_end_without_looking_ahead() {
        let mut house = House::new();
        (0..CROWDED + 2).for_each(|number| house.ask(&number.to_string(), About::Move));
        let mut parts = Vec::new();
        while let Some((.., crowd)) = house.think(MOMENT) {
            parts.push(Crowd(crowd).part_of(Budget::Milliseconds(700)));
        }
        assert_eq!(parts[..3], [None, None, Some(Budget::Milliseconds(43))]);
        assert_eq!(parts.last(), Some(&Some(Budget::Milliseconds(700))), "alone it has all the time there is");
        assert_eq!(Crowd(1000).least_of(Budget::Iterations(400)), Budget::Iterations(25));
        assert_eq!(Crowd(3).part_of(Budget::Iterations(2)), Some(Budget::Iterations(1)));
    }

    #[test]
    fn whoever_has_left_the_queue_is_not_waited_for_and_nobody_is_remembered_for_ever() {
        let mut house = House::new();
        for number in 0..500 {
            house.ask(&number.to_string(), About::Move);
        }
        house.waits.drain(..499);
        assert_eq!(house.think(MOMENT), Some(("499".into(), About::Move, 1)));
        assert!(house.queue.had.is_empty());
    }

    #[tokio::test]
    async fn slow_bots_wait_for_each_other_and_nobody_waits_for_them() {
        let thinking = Thinking::of(2);
        let (begun, beginnings) = channel();
        let (go_on, released) = channel();
        let released = Arc::new(Mutex::new(released));
        let at_it = Arc::new(AtomicUsize::new(0));
        let slow_bots: Vec<_> = (0..6)
            .map(|number: usize| {
                let (thinking, begun, released, at_it) =
                    (thinking.clone(), begun.clone(), released.clone(), at_it.clone());
                tokio::spawn(async move {
                    let thought = move || {
                        let now = at_it.fetch_add(1, Ordering::AcqRel) + 1;
                        begun.send(()).unwrap();
                        released.lock().unwrap().recv().unwrap();
                        at_it.fetch_sub(1, Ordering::AcqRel);
                        (number, now)
                    };
                    thinking.turn(asks(&number.to_string(), About::Move)).await.think(thought).await.unwrap()
                })
            })
            .collect();
        // Two of them think, and will until they are told to go on; this thread, the only one, has time for people.
        let mut thinking_now = 0;
        while thinking_now < 2 {
            tokio::task::yield_now().await;
            thinking_now += beginnings.try_iter().count();
        }
        assert_eq!(tokio::spawn(async { "a page" }).await.unwrap(), "a page");
        for _ in 0..6 {
            go_on.send(()).unwrap();
        }
        for (number, slow_bot) in slow_bots.into_iter().enumerate() {
            let (thought, at_a_time) = slow_bot.await.unwrap();
            assert!(thought == number && at_a_time <= 2);
        }
    }

    #[tokio::test]
    async fn a_bot_that_stumbles_gives_its_turn_back_and_so_does_whoever_left() {
        let thinking = Thinking::of(1);
        let turn = || thinking.turn(asks("a", About::Move));
        let nothing: Option<()> = turn().await.think(|| panic!("a bot stumbles")).await;
        assert_eq!(nothing, None);
        let held = turn().await;
        let mut gave_up = Box::pin(turn());
        assert!((&mut gave_up).now_or_never().is_none());
        drop(gave_up);
        drop(held);
        assert_eq!(turn().await.think(|| 7).await, Some(7));
    }
}
