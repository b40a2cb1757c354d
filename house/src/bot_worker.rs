//! The bots of a table: they answer after a while, through the same door as everybody.

use std::sync::Arc;
use std::time::Duration;

use ::bots::Budget;
use shelf::{BotSpec, Level};
use tabletop::{By, Chance, Seat, SeatSet};

use crate::command::{CommandError, Impossible};
use crate::play::{NotPlayed, Pondering, Thought};
use crate::thinking::{About, Asks, Crowd, Share};
use crate::worker::{AtWork, Work};
use crate::{House, LiveTable, TableState};
use store::random::random;

/// The bot that sits down, or keeps a seat warm, unless told otherwise.
pub const USUAL: Level = Level::Steady;

/// So many times faster are bots among themselves, while people can only look on.
const AMONG_BOTS: u32 = 5;

/// How long bots pretend to think: drawn from this range, whatever they hold.
#[derive(Debug, Clone, Copy)]
pub struct BotDelay {
    pub least: Duration,
    pub most: Duration,
}

impl Default for BotDelay {
    fn default() -> Self {
        BotDelay { least: Duration::from_millis(700), most: Duration::from_millis(1600) }
    }
}

impl BotDelay {
    /// How long they do so at this table right now. Who can only look on is known to everybody, so it tells nothing.
    fn at(self, state: &TableState) -> BotDelay {
        if !state.people_look_on() {
            return self;
        }
        BotDelay { least: self.least / AMONG_BOTS, most: self.most / AMONG_BOTS }
    }

    fn draw(self) -> Duration {
        let spread = self.most.saturating_sub(self.least).as_millis() as u32;
        let chance = u64::from_le_bytes(random());
        self.least + Duration::from_millis(u64::from(Chance::quick(chance).below(spread + 1)))
    }
}

/// Which bots have let time pass, at which row of the log. They are not asked again before the next, whatever happens beside it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Passed {
    seq: u64,
    seats: SeatSet,
}

impl Passed {
    fn at(self, seq: u64) -> SeatSet {
        if self.seq == seq { self.seats } else { SeatSet::empty() }
    }

    fn insert(&mut self, seq: u64, seat: Seat) {
        let mut seats = self.at(seq);
        seats.insert(seat);
        *self = Passed { seq, seats };
    }
}

/// The bots of a table play until none of them has anything to do or to say.
pub struct BotsPlay;

impl Work for BotsPlay {
    fn at_work(table: &LiveTable) -> &AtWork {
        &table.bots
    }

    fn is_wanted(state: &TableState) -> bool {
        next_bot(state).is_some()
    }

    async fn begin(table: &Arc<LiveTable>) {
        table.lock().await.let_bots_try_again();
    }

    async fn step(house: &Arc<House>, table: &Arc<LiveTable>) {
        let next = {
            let state = table.lock().await;
            let delay = house.bot_delay.at(&state);
            next_bot(&state).and_then(|(seat, seq, asks)| Some((seat, seq, asks, delay, state.pondered(house, seat)?)))
        };
        let Some((seat, seq, asks, delay, pondered)) = next else { return };
        // The moment of the answer is drawn before the thought begins, so it tells nothing about the thought.
        let delay = delay.draw();
        let answers_at = tokio::time::Instant::now() + delay;
        let turn = house.thinking.turn(asks).await;
        // Nor does it when the bot had to wait for its turn: however soon it is done, as long as it may take is waited for.
        let begun = tokio::time::Instant::now();
        // The table may have moved on meanwhile. But whoever has a turn waits for nobody: while somebody else has this table, for
        // however long, the others' bots would wait as well. If the thought turns out to be stale it is not played.
        let newest = table.try_lock().map(|state| state.play.as_ref().map(|play| play.seq()));
        if newest.is_some_and(|newest| newest != Some(seq)) {
            return;
        }
        let (thought, most) = pondered.thought(turn.crowd());
        let mut chance = Chance::quick(u64::from_le_bytes(random()));
        let action = turn.think(move || thought(&mut chance)).await.flatten();
        tokio::time::sleep_until(answers_at.max(begun + most.min(delay))).await;
        let Some(action) = action else {
            table.lock().await.passed.insert(seq, seat);
            return;
        };
        let played = house
            .act(table, |play, at| {
                if play.seq() != seq {
                    return Err(NotPlayed::Stale);
                }
                play.consider_action(at, By::Bot, seat, &action)
            })
            .await;
        match played {
            Ok(_) | Err(CommandError::Impossible(Impossible::Stale)) => {}
            Err(CommandError::Failed(failure)) => {
                failure.log("a bot's move was not saved, it will try again");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            Err(refused) => {
                tracing::error!(table = %table.id, seat = seat.0, %refused, "a bot was refused");
                table.lock().await.passed.insert(seq, seat);
            }
        }
    }

    async fn rest(house: &Arc<House>, table: &Arc<LiveTable>) {
        if let Err(error) = house.settle(&mut *table.lock().await).await {
            // Then somebody will look once more than needed.
            tracing::warn!(%error, "a table stays due");
        }
    }
}

impl TableState {
    /// Whoever is waited for can't let time pass: such a bot has stumbled, and may try again.
    fn let_bots_try_again(&mut self) {
        let Some(play) = &self.play else { return };
        let seats = self.passed.at(play.seq()).iter().filter(|seat| !play.waits_for(*seat)).collect();
        self.passed = Passed { seq: play.seq(), seats };
    }

    /// Whether there are people who play here, and none of them can do anything until the bots have settled it among themselves.
    fn people_look_on(&self) -> bool {
        let Some(play) = &self.play else { return false };
        let mut people = self.seats().filter(|seat| self.plays_in_person(*seat)).peekable();
        people.peek().is_some() && people.all(|seat| play.looks_on(seat))
    }

    /// What the bot at this seat is to think about.
    fn pondered(&self, house: &House, seat: Seat) -> Option<Pondered> {
        let play = self.play.as_ref()?;
        let bot = self.bot_of(seat)?;
        let budget = house.budget.unwrap_or_else(|| play.time_to_think());
        Some(Pondered { bot, budget, pondering: play.pondering(seat) })
    }
}

/// All that a bot needs for a thought but its turn: the table is not asked again for it.
struct Pondered {
    bot: BotSpec,
    budget: Budget,
    pondering: Pondering,
}

impl Pondered {
    /// The thought in such a crowd, and how long it may take by its budget.
    fn thought(self, crowd: Crowd) -> (Thought, Duration) {
        match crowd.part_of(self.budget) {
            Some(budget) => {
                let most = match budget {
                    Budget::Milliseconds(most) if self.bot.thinks_ahead() => most,
                    _ => 0,
                };
                ((self.pondering)(self.bot.with_budget(budget)), Duration::from_millis(u64::from(most)))
            }
            None => ((self.pondering)(self.bot.not_thinking_ahead()), Duration::ZERO),
        }
    }
}

/// Some bot that may act and has not let time pass since the last row. Bots wait for whoever is reading a lesson.
fn next_bot(state: &TableState) -> Option<(Seat, u64, Asks)> {
    let play = state.play.as_ref().filter(|play| state.is_ours && !play.is_paused() && !state.row.over)?;
    if state.somebody_reads_a_lesson() {
        return None;
    }
    let passed = state.passed.at(play.seq());
    let seats = state.row.seats.len() as u8;
    let first = Seat(random::<1>()[0] % seats);
    let acts = |seat: &Seat| !passed.contains(*seat) && state.bot_of(*seat).is_some() && play.may_act(*seat);
    let seat = first.round(seats).find(acts)?;
    let about = if state.is_looked_at() { About::MoveSeen } else { About::Move };
    Some((seat, play.seq(), Asks { share: Share::Person(state.row.host.clone()), about }))
}

#[cfg(test)]
pub mod tests {
    use shelf::{MaloneyBox, Title};
    use tabletop::Game;

    use super::*;
    use crate::Request;
    use crate::house::tests::{house_at, three_people};
    use crate::play::Play;
    use crate::thinking::Thinking;
    use crate::worker;
    use store::clock::wall_clock;
    use store::conduct::Conduct;
    use store::testing::Ground;
    use store::{SeatRow, Sitter, TableRow};

    type Maloney = <MaloneyBox as Title>::Game;

    /// A live auction in which nobody is waited for.
    pub async fn live_auction(house: &Arc<House>, started: u64) -> Arc<LiveTable> {
        let game = Maloney::NAME.into();
        let rules = Maloney::RULES;
        let edition = Maloney::EDITIONS[0].1.into();
        let options = r#"{"count":"2"}"#.into();
        let row = TableRow { game, rules, edition, options, started: Some(started), ..three_people() };
        house.store().create(row.clone(), 1).await.unwrap();
        let table = house.table(&row.id).await.unwrap().unwrap();
        loop {
            let ready = {
                let state = table.lock().await;
                let play = state.play.as_ref().unwrap();
                let waited_for = Seat::all(3).find(|seat| play.waits_for(*seat));
                let thought = |seat| play.pondering(seat)(BotSpec::plain(Level::Random));
                waited_for.map(|seat| (seat, thought(seat)(&mut Chance::quick(1))))
            };
            let Some((seat, action)) = ready else { return table };
            let says_so = |play: &dyn Play, at| play.consider_action(at, By::Person, seat, action.as_ref().unwrap());
            house.act(&table, says_so).await.unwrap();
        }
    }

    /// One whose clock stands still.
    async fn still_auction(house: &Arc<House>) -> Arc<LiveTable> {
        live_auction(house, wall_clock() + 3_600_000).await
    }

    /// The last row once all bots have had their say.
    async fn settled(table: &LiveTable) -> u64 {
        while table.bots.is_busy() {
            tokio::task::yield_now().await;
        }
        table.lock().await.play.as_ref().unwrap().seq()
    }

    #[tokio::test]
    async fn a_bot_that_let_time_pass_is_not_asked_again_at_the_same_row() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let table = still_auction(&house).await;
        let seq = settled(&table).await;
        table.lock().await.passed.insert(seq, Seat(1));
        let stand_in = |state: &TableState| -> Result<Conduct, Impossible> {
            Ok(Conduct { stand_ins: [(1, "random".to_owned())].into(), ..state.conduct.clone() })
        };
        house.change_conduct(&table, stand_in).await.unwrap();
        assert_eq!(settled(&table).await, seq, "it takes any offer if it is asked");
        table.lock().await.passed = Passed::default();
        house.set_to_work(&table);
        assert!(settled(&table).await > seq);
    }

    /// A house where one bot thinks at a time, and not for long.
    pub async fn house_for_one_thought(ground: &Ground) -> Arc<House> {
        let mut house = house_at(ground).await;
        let only = Arc::get_mut(&mut house).expect("nobody else knows it yet");
        (only.thinking, only.budget) = (Thinking::of(1), Some(Budget::Iterations(4)));
        house
    }

    /// A table of three at which bots have all seats.
    pub async fn table_of_bots(house: &Arc<House>) -> Arc<LiveTable> {
        table_of(house, [("Achille", "random"), ("Berthe", "random"), ("Casimir", "random")]).await
    }

    async fn table_of(house: &Arc<House>, bots: [(&str, &str); 3]) -> Arc<LiveTable> {
        let seat = |(name, bot): (&str, &str)| SeatRow { sitter: Sitter::Bot(bot.into()), name: name.into() };
        let row = TableRow { seats: bots.map(seat).into(), ..three_people() };
        house.store().create(row.clone(), 1).await.unwrap();
        let table = house.table(&row.id).await.unwrap().unwrap();
        table.lock().await.is_ours = true;
        table
    }

    /// Waits until it is so, and not for ever.
    pub async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
        let waits = async {
            while !is_so().await {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), waits).await.expect(what);
    }

    pub async fn rows(table: &LiveTable) -> u64 {
        table.lock().await.play.as_ref().unwrap().seq()
    }

    #[tokio::test]
    async fn bots_of_a_table_that_somebody_has_for_long_keep_nobody_else_s_waiting() {
        let ground = Ground::folder();
        let house = house_for_one_thought(&ground).await;
        let locked = table_of_bots(&house).await;
        let other = table_of_bots(&house).await;
        // Its bot waits for its turn, and when it has it the table is somebody else's.
        let turn = house.thinking.turn(Asks { share: Share::Reviews, about: About::Review }).await;
        worker::start::<BotsPlay>(&house, &locked);
        until("a bot waits for its turn", async || house.thinking.waiting() == 1).await;
        let held = locked.lock().await;
        drop(turn);
        worker::start::<BotsPlay>(&house, &other);
        until("the others' bots play", async || rows(&other).await > 3).await;
        assert_eq!(held.play.as_ref().unwrap().seq(), 0);
        drop(held);
        until("its own play afterwards", async || rows(&locked).await > 3).await;
    }

    /// Bots that this house does not know, and so play nothing.
    const UNKNOWN: &str = "queen";

    /// A table at which a person sits on this seat, and such bots on the others.
    async fn one_person_among(house: &Arc<House>, bots: &str, person: Seat) -> Arc<LiveTable> {
        let mut row = three_people();
        for (seat, sits) in row.seats.iter_mut().enumerate() {
            if seat != person.index() {
                sits.sitter = Sitter::Bot(bots.into());
            }
        }
        house.store().create(row.clone(), 1).await.unwrap();
        let table = house.table(&row.id).await.unwrap().unwrap();
        table.lock().await.is_ours = true;
        table
    }

    /// Aunt Marie in the deal of these tables.
    async fn first_to_move(house: &Arc<House>) -> Seat {
        let table = one_person_among(house, UNKNOWN, Seat(0)).await;
        let state = table.lock().await;
        state.seats().find(|seat| state.play.as_ref().unwrap().waits_for(*seat)).unwrap()
    }

    /// Whoever is waited for does this.
    async fn does(house: &Arc<House>, table: &Arc<LiveTable>, fields: &[(&str, &str)]) -> Seat {
        let seat = {
            let state = table.lock().await;
            state.seats().find(|seat| state.play.as_ref().unwrap().waits_for(*seat)).unwrap()
        };
        let fields = face::Fields::of(fields);
        house.act(table, |play, at| play.consider_form(at, seat, play.accepted(seat), &fields)).await.unwrap();
        seat
    }

    #[tokio::test]
    async fn bots_are_quick_among_themselves_once_no_person_can_still_bid() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let aunt = first_to_move(&house).await;
        let delay = BotDelay { least: Duration::from_millis(500), most: Duration::from_millis(1000) };
        let quick = Duration::from_millis(200);
        // She only looks on as soon as the bidding begins.
        let table = one_person_among(&house, UNKNOWN, aunt).await;
        assert_eq!(delay.at(&*table.lock().await).most, delay.most);
        does(&house, &table, &[("do", "keep")]).await;
        assert_eq!(delay.at(&*table.lock().await).most, quick);
        // Whoever bids may be asked again, until they withdraw.
        let bidder = aunt.left(3);
        let table = one_person_among(&house, UNKNOWN, bidder).await;
        does(&house, &table, &[("do", "keep")]).await;
        assert_eq!(does(&house, &table, &[("do", "bid"), ("gift", "1")]).await, bidder);
        assert_eq!(delay.at(&*table.lock().await).most, delay.most);
        does(&house, &table, &[("do", "bid"), ("gift", "2")]).await;
        assert_eq!(does(&house, &table, &[("do", "withdraw")]).await, bidder);
        assert_eq!(delay.at(&*table.lock().await).most, delay.most, "sold: a new round");
        // Where nobody but bots plays, those who watch see it at leisure.
        assert_eq!(delay.at(&*table_of_bots(&house).await.lock().await).most, delay.most);
    }

    #[tokio::test]
    async fn bots_wait_until_a_lesson_was_read_and_it_stays_whatever_its_reader_does() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let aunt = first_to_move(&house).await;
        let table = one_person_among(&house, "random", aunt).await;
        let guided = |state: &TableState| -> Result<Conduct, Impossible> {
            Ok(Conduct { lessons: Some([].into()), ..state.conduct.clone() })
        };
        house.change_conduct(&table, guided).await.unwrap();
        let lesson = table.lock().await.lesson(aunt).expect("a newcomer is welcomed");
        does(&house, &table, &[("do", "keep")]).await;
        assert_eq!(settled(&table).await, 1, "it is a bot's turn, and somebody reads");
        assert_eq!(table.lock().await.lesson(aunt), Some(lesson), "it is not gone with her move");
        while let Some(lesson) = { table.lock().await.lesson(aunt) } {
            assert_eq!(rows(&table).await, 1);
            house.request(&table, aunt, Request::Read(lesson.to_owned())).await.unwrap();
        }
        assert!(settled(&table).await > 1);
    }

    #[tokio::test]
    async fn a_house_that_opens_again_goes_on_when_the_lesson_is_read() {
        let ground = Ground::folder();
        let before = house_at(&ground).await;
        let aunt = first_to_move(&before).await;
        let table = one_person_among(&before, "random", aunt).await;
        let guided = |state: &TableState| -> Result<Conduct, Impossible> {
            Ok(Conduct { lessons: Some([].into()), ..state.conduct.clone() })
        };
        before.change_conduct(&table, guided).await.unwrap();
        does(&before, &table, &[("do", "keep")]).await;
        settled(&table).await;
        let house = house_at(&ground).await;
        let table = house.table(&table.id).await.unwrap().unwrap();
        house.request(&table, aunt, Request::Lessons(false)).await.unwrap();
        assert!(settled(&table).await > 1);
    }

    #[tokio::test]
    async fn a_bot_that_this_house_does_not_know_plays_nothing() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let table = table_of(&house, [("Achille", "random"), ("Berthe", "queen"), ("Casimir", "random")]).await;
        worker::start::<BotsPlay>(&house, &table);
        settled(&table).await;
        assert!(
            table.lock().await.play.as_ref().unwrap().waits_for(Seat(1)),
            "the others have played as far as they can"
        );
    }

    #[tokio::test]
    async fn what_changes_nothing_is_told_to_nobody() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let table = still_auction(&house).await;
        settled(&table).await;
        let changes = table.watch();
        let as_before = |state: &TableState| -> Result<Conduct, Impossible> { Ok(state.conduct.clone()) };
        house.change_conduct(&table, as_before).await.unwrap();
        assert!(!changes.has_changed().unwrap() && !table.bots.is_busy());
    }
}
