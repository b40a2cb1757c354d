//! The tables in play, held in memory as long as somebody needs them. The database alone decides who was first:
//! a table here is only what its log adds up to, and catches up when another process has written.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex as StdMutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use ::bots::Budget;
use post::{Post, PostConfig, VapidKey};
use tabletop::Moment;
use tokio::sync::{Mutex, watch};

use crate::broadcast::{self, Broadcast};
use crate::command::{CommandError, Failure, Impossible, Played};
use crate::key::HouseKey;
use crate::places;
use crate::play::{Considered, NotPlayed, Play};
use crate::{BotDelay, Config, LiveTable, OpenError, TableState};
use crate::{imports, poll, worker};
use store::clock::wall_clock;
use store::conduct::Conduct;
use store::folder::Lock;
use store::random::random_id;
use store::{Place, Store, StoreError, Unwell};

use crate::alarm_worker::ClockRuns;
use crate::bot_worker::BotsPlay;
use crate::clock_gap::Gaps;
use crate::errands::Errands;
use crate::people::Devices;
use crate::teacher::{HintsAreGiven, Reviews};
use crate::thinking::Thinking;
use crate::worker::AtWork;

/// More tables than this are not held without need.
const HELD: usize = 2000;

/// An alarm found later than this, in milliseconds, was missed by a house that was away.
const LATE: u64 = 2000;

/// Push services are told whom to write to if something goes wrong. Where the host does not say where the house is, that is nobody.
const NO_CONTACT: &str = "mailto:nobody@localhost";

/// The key that push services know this house by: made once, for all its nodes.
async fn vapid_key(store: &Store) -> Result<VapidKey, StoreError> {
    let kept = store.keep_once("vapid", VapidKey::new_random().secret()).await?;
    VapidKey::from_secret(&kept)
        .ok_or_else(|| StoreError::Unreadable { table: "house", what: "the key for push services is not one".into() })
}

/// A house that is open, with all its tables, as one node sees them.
#[derive(Debug)]
pub struct House {
    pub(crate) store: Store,
    pub(crate) key: HouseKey,
    editions: PathBuf,
    /// Nobody else serves from the data folder meanwhile; nothing where that is not where the house is.
    _lock: Option<Lock>,
    /// The name of this node, new with every start.
    pub(crate) node: String,
    broadcast: Broadcast,
    pub(crate) bot_delay: BotDelay,
    pub(crate) thinking: Thinking,
    /// How much bots may think ahead about a decision; as long as people like to wait unless the host says otherwise.
    pub(crate) budget: Option<Budget>,
    pub(crate) reviews: Reviews,
    /// Somebody works out what came of games that are over.
    pub(crate) results: AtWork,
    /// The others may not know who is present here.
    pub(crate) presence_unsaid: AtomicBool,
    pub(crate) gaps: StdMutex<Gaps>,
    /// Whom the host of the house has banned.
    pub(crate) banned: RwLock<HashSet<String>>,
    pub(crate) devices: Devices,
    pub(crate) post: Post,
    pub(crate) errands: Errands,
    /// Where the house is found, if its host has said so.
    pub(crate) public_url: Option<String>,
    pub(crate) tables: StdMutex<HashMap<String, Arc<LiveTable>>>,
}

impl House {
    /// Opens the database, and the connection to NATS if there is one.
    pub async fn open(config: Config) -> Result<Arc<House>, OpenError> {
        let nats =
            config.nats.map(|address| broadcast::nats_address(&address).ok_or(OpenError::NatsAddress)).transpose()?;
        let folder = config.data;
        let place = config.database.map_or_else(|| Place::Folder(folder.clone()), Place::Postgres);
        place.check_address().map_err(|error| OpenError::of(&place, error.to_string()))?;
        let (store, key, lock) = places::open_to_serve(&place).await.map_err(|why| OpenError::of(&place, why))?;
        let (broadcast, relay) = match nats {
            Some(address) => {
                let (broadcast, relay) = Broadcast::of(address, &key.house_name()).await.map_err(OpenError::Nats)?;
                (broadcast, Some(relay))
            }
            None => (Broadcast::default(), None),
        };
        let notices = config.notices;
        let vapid = vapid_key(&store).await.map_err(|error| OpenError::of(&place, error.to_string()))?;
        let contact = notices.public_url.clone().unwrap_or_else(|| NO_CONTACT.to_owned());
        let mut post = PostConfig::new(vapid, contact);
        (post.mail, post.may_reach_own_network) = (notices.mail, notices.may_reach_own_network);
        if let Some(grace) = notices.grace {
            store.set_grace(grace);
        }
        let mut house = House::of(store, key, broadcast, config.bot_delay, config.budget);
        (house.post, house.public_url) = (Post::of(post)?, notices.public_url);
        (house.editions, house._lock) = (folder.join("editions"), lock);
        let house = Arc::new(house);
        if let Some(relay) = relay {
            relay.run(&house);
        }
        Ok(house)
    }

    #[cfg(test)]
    pub fn new(
        store: Store,
        key: HouseKey,
        broadcast: Broadcast,
        bot_delay: BotDelay,
        budget: Option<Budget>,
    ) -> Arc<House> {
        Arc::new(House::of(store, key, broadcast, bot_delay, budget))
    }

    pub(crate) fn of(
        store: Store,
        key: HouseKey,
        broadcast: Broadcast,
        bot_delay: BotDelay,
        budget: Option<Budget>,
    ) -> House {
        // For whoever opens no doors: nobody subscribes there.
        let post =
            Post::of(PostConfig::new(VapidKey::new_random(), NO_CONTACT)).expect("without mail nothing can be wrong");
        House {
            store,
            key,
            editions: PathBuf::new(),
            _lock: None,
            node: random_id(),
            broadcast,
            bot_delay,
            thinking: Thinking::on_this_machine(),
            budget,
            reviews: Reviews::default(),
            results: AtWork::default(),
            presence_unsaid: AtomicBool::new(true),
            gaps: StdMutex::default(),
            banned: RwLock::default(),
            devices: Devices::default(),
            post,
            errands: Errands::default(),
            public_url: None,
            tables: StdMutex::default(),
        }
    }

    /// Editions that the host of the house has put there, a folder for each game.
    pub fn editions(&self) -> &Path {
        &self.editions
    }

    /// What lies under it all, for tests that look behind the house's back.
    #[cfg(any(test, feature = "testing"))]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What only this house can sign.
    pub fn key(&self) -> &HouseKey {
        &self.key
    }

    /// Whether what is written now would be kept, or a word that says what is the matter.
    pub async fn health(&self) -> Result<(), Unwell> {
        self.store.health().await
    }

    /// Whether a write was kept a moment ago, as far as is known without asking.
    pub fn is_answering(&self) -> bool {
        self.store.is_answering()
    }

    /// For how long a database elsewhere has been out of reach.
    pub fn away_for(&self) -> Option<Duration> {
        self.store.away_for()
    }

    /// Ends it: nothing can be read or written afterwards.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// Begins to look for bots that should move and alarms that should strike: now, or as soon as the database answers.
    pub async fn wake(self: &Arc<Self>) {
        if let Err(error) = self.try_to_wake().await {
            tracing::error!(%error, "the tables in play were not found yet");
            tokio::spawn(poll::wake_in_the_end(Arc::downgrade(self)));
        }
    }

    pub(crate) async fn try_to_wake(self: &Arc<Self>) -> Result<(), StoreError> {
        if !self.store.is_shared() {
            self.store.make_all_due().await?;
            let now = wall_clock();
            self.store.let_all_go(self.store.last_open().await?.unwrap_or(now), now).await?;
            self.store.end_leases(now).await?;
        }
        self.let_live_clocks_stand().await?;
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) =
            self.store.moderation(u64::MAX / 2).await?.banned;
        tokio::spawn(poll::poll_every_second(Arc::downgrade(self)));
        Ok(())
    }

    /// The table with this id, loaded if need be, as it is now.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Option<Arc<LiveTable>>, Failure> {
        let held = self.held().get(id).cloned();
        if let Some(table) = held {
            let is_there = !self.store.is_shared() || self.resync(&table).await?;
            self.note_opened(&table).await;
            return Ok(is_there.then_some(table));
        }
        let Some(state) = self.load(id).await? else { return Ok(None) };
        let is_import = imports::is_import(&state.row);
        let table = Arc::new(LiveTable {
            id: id.to_owned(),
            inner: Mutex::new(state),
            changed: watch::Sender::new(Instant::now()),
            bots: AtWork::default(),
            teacher: AtWork::default(),
            clock: AtWork::default(),
            needs_resync: AtomicBool::new(false),
            opened: AtomicU64::new(if is_import { 0 } else { u64::MAX }),
        });
        let table = self.hold(table);
        self.note_opened(&table).await;
        Ok(Some(table))
    }

    /// Somebody else may have loaded a table meanwhile: there must be one of each.
    fn hold(&self, table: Arc<LiveTable>) -> Arc<LiveTable> {
        let mut held = self.held();
        if held.len() >= HELD {
            held.retain(|_, table| Arc::strong_count(table) > 1 || table.changed.receiver_count() > 0);
        }
        held.entry(table.id.clone()).or_insert(table).clone()
    }

    pub(crate) fn held(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes how people treat each other at a table: what `change` makes of it, saved before it is shown. A change that
    /// says why not changes nothing. Where all stays as it was, nobody looks up.
    pub async fn change_conduct(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        change: impl Fn(&TableState) -> Result<Conduct, Impossible>,
    ) -> Result<(), CommandError> {
        let mut state = table.lock().await;
        loop {
            let after = change(&state)?;
            if after == state.conduct {
                return Ok(());
            }
            let (ballots, waits) = (state.ballots_with(&after), state.waits_with(&after));
            let told = self.store.change_conduct_and_tell(&table.id, &state.conduct, &after, ballots, waits);
            let changed = told.await?;
            self.catch_up(&mut state).await?;
            if changed {
                break;
            }
        }
        self.claim(&mut state).await?;
        drop(state);
        self.changed(table);
        Ok(())
    }

    /// Plays one input: worked out, saved, and only then shown. Everybody and everything plays through here.
    pub async fn act(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        consider: impl Fn(&dyn Play, Moment) -> Result<Considered, NotPlayed>,
    ) -> Result<Played, CommandError> {
        let mut state = table.lock().await;
        let before = state.play.as_ref().map(|play| play.seq());
        let played = loop {
            self.let_clock_stand(&mut state).await?;
            self.let_alarms_strike(&mut state).await?;
            let (Some(play), Some(now)) = (&state.play, state.now()) else { break Err(NotPlayed::Stale) };
            if self.has_to_stand(&state) {
                // The clock has jumped this very moment.
                continue;
            }
            match consider(play.as_ref(), now) {
                // The move that ended the game may come a second time, when its answer was lost.
                Err(NotPlayed::DoneAlready) => break Ok(Played::Before),
                _ if state.row.over => break Err(NotPlayed::Stale),
                Ok(considered) => {
                    let seq = considered.row.seq;
                    if self.save(&mut state, considered).await? {
                        break Ok(Played::Row(seq));
                    }
                }
                Err(not_played) => break Err(not_played),
            }
        };
        let played = played.map_err(|not_played| not_played.at(&state.row.game));
        let after = state.play.as_ref().map(|play| play.seq());
        let goes_on = state.goes_on_by_itself();
        drop(state);
        self.after_rows(table, before != after, goes_on);
        played
    }

    fn after_rows(self: &Arc<Self>, table: &Arc<LiveTable>, are_new: bool, goes_on: bool) {
        if are_new {
            self.tell(table);
            if goes_on {
                self.set_to_work(table);
            }
        }
    }

    /// Lets the alarms strike that are due, and nothing else happen.
    pub(crate) async fn strike_due_alarms(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Failure> {
        let mut state = table.lock().await;
        let before = state.play.as_ref().map(|play| play.seq());
        let struck = async {
            self.let_clock_stand(&mut state).await?;
            self.let_alarms_strike(&mut state).await
        };
        let struck = struck.await;
        let after = state.play.as_ref().map(|play| play.seq());
        let goes_on = state.goes_on_by_itself();
        drop(state);
        self.after_rows(table, before != after, goes_on);
        struck
    }

    /// Every alarm that is due strikes before anything else happens. One that is found late, because no house was there to
    /// hear it, is put off: table time goes on from the last row, so a count goes on where it was.
    async fn let_alarms_strike(&self, state: &mut TableState) -> Result<(), Failure> {
        while let (Some(play), Some(now), false) = (&state.play, state.now(), state.row.over) {
            let Some(due) = play.alarm().filter(|due| *due <= now) else { break };
            let considered =
                if now - due > LATE { play.consider_resume(now - play.now()) } else { play.consider_alarm(due) };
            let Ok(considered) = considered else {
                tracing::error!(table = %state.row.id, "the rules refuse the alarm they asked for");
                break;
            };
            self.save(state, considered).await?;
        }
        Ok(())
    }

    /// Tells everybody who watches that the table has changed, and lets its bots and its clock look.
    pub(crate) fn changed(self: &Arc<Self>, table: &Arc<LiveTable>) {
        self.tell(table);
        self.set_to_work(table);
    }

    /// Tells everybody who watches, here and at other nodes.
    pub(crate) fn tell(&self, table: &LiveTable) {
        table.tell();
        self.broadcast.changed(&table.id);
    }

    pub(crate) fn set_to_work(self: &Arc<Self>, table: &Arc<LiveTable>) {
        worker::start::<BotsPlay>(self, table);
        worker::start::<HintsAreGiven>(self, table);
        worker::start::<ClockRuns>(self, table);
    }
}

#[cfg(test)]
pub mod tests {
    use std::time::Duration;

    use face::Fields;
    use tabletop::{Game, Seat};

    use super::*;
    use crate::clock_gap::CLOSED;
    use store::conduct::{Motion, Pace, Vote, What};
    use store::testing::{Ground, spoil};
    use store::{NextDue, SeatRow, Sitter, TableRow, Visibility};

    pub async fn house_at(ground: &Ground) -> Arc<House> {
        let no_delay = BotDelay { least: Duration::ZERO, most: Duration::ZERO };
        let store = Store::open(&ground.0).await.unwrap();
        let key = HouseKey::open(&store, &ground.0).await.unwrap();
        House::new(store, key, Broadcast::default(), no_delay, None)
    }

    pub fn three_people() -> TableRow {
        type Tante = <shelf::TanteBox as shelf::Title>::Game;
        let person = |name: &str| SeatRow { sitter: Sitter::Person(name.into()), name: name.into() };
        TableRow {
            id: random_id(),
            game: Tante::NAME.into(),
            rules: Tante::RULES,
            edition: Tante::EDITIONS[0].1.into(),
            options: "{}".into(),
            secret: [5; 32],
            host: "Anna".into(),
            started: Some(wall_clock()),
            over: false,
            rematch: None,
            seats: ["Anna", "Ben", "Carla"].map(person).into(),
        }
    }

    /// Aunt Marie's first choice: she leaves the cards as they are.
    async fn keep(house: &Arc<House>, table: &Arc<LiveTable>, aunt: Seat) -> Result<Played, CommandError> {
        let fields = Fields(vec![("do".into(), "keep".into())]);
        house.act(table, |play, at| play.consider_form(at, aunt, 0, &fields)).await
    }

    /// Whoever is waited for.
    async fn aunt(table: &LiveTable) -> Seat {
        let state = table.lock().await;
        Seat::all(3).find(|seat| state.play.as_ref().unwrap().waits_for(*seat)).unwrap()
    }

    async fn seq(table: &Arc<LiveTable>) -> u64 {
        table.lock().await.play.as_ref().unwrap().seq()
    }

    #[tokio::test]
    async fn of_two_processes_at_one_table_one_is_first_and_the_other_catches_up() {
        let ground = Ground::folder();
        let one = house_at(&ground).await;
        let other = house_at(&ground).await;
        let row = three_people();
        one.store().create(row.clone(), 1).await.unwrap();
        let here = one.table(&row.id).await.unwrap().unwrap();
        let there = other.table(&row.id).await.unwrap().unwrap();
        let aunt = aunt(&here).await;
        keep(&one, &here, aunt).await.unwrap();
        assert_eq!((seq(&here).await, seq(&there).await), (1, 0));
        // The other process has not heard of it; its own attempt finds the place taken and looks again.
        assert!(matches!(keep(&other, &there, aunt).await, Ok(Played::Before)));
        assert_eq!(seq(&there).await, 1);
        assert_eq!(one.store().log(&row.id, 0).await.unwrap().len(), 1);
    }

    /// Everybody has agreed to this, and the house was gone before it was done; then it opened again.
    /// The table, and who has made the only move.
    async fn opened_again(ground: &Ground, what: What, vote: Vote) -> (Arc<LiveTable>, Seat) {
        let row = three_people();
        let before = house_at(ground).await;
        before.store().create(row.clone(), 1).await.unwrap();
        let table = before.table(&row.id).await.unwrap().unwrap();
        let marie = aunt(&table).await;
        keep(&before, &table, marie).await.unwrap();
        let motion = Motion { what, by: 0, seq: 1, votes: [(1, vote), (2, vote)].into() };
        let conduct = Conduct { motion: Some(motion), ..Conduct::default() };
        assert!(before.store().change_conduct(&row.id, &Conduct::default(), &conduct).await.unwrap());

        let after = house_at(ground).await;
        let table = after.table(&row.id).await.unwrap().unwrap();
        let mut changes = table.watch();
        after.wake().await;
        let done = async {
            while table.lock().await.conduct.motion.is_some() {
                changes.changed().await.unwrap();
            }
        };
        tokio::time::timeout(Duration::from_secs(30), done).await.expect("it is done by itself");
        (table, marie)
    }

    #[tokio::test]
    async fn what_was_decided_is_done_by_whoever_takes_the_table_on() {
        let ground = Ground::folder();
        let (paused, marie) = opened_again(&ground, What::Pause, Vote::Yes).await;
        assert!(paused.lock().await.play.as_ref().unwrap().is_paused());
        assert_ne!(aunt(&paused).await, marie);
        let (taken_back, marie) = opened_again(&ground, What::TakeBack { to: 0 }, Vote::Yes).await;
        assert_eq!(aunt(&taken_back).await, marie, "it is her choice once more");
        let (ended, _) = opened_again(&ground, What::Left, Vote::End).await;
        assert!(ended.lock().await.row.over);
        let (kept_warm, _) = opened_again(&ground, What::Left, Vote::StandIn).await;
        assert!(!kept_warm.lock().await.plays_in_person(Seat(0)));
        let (agreed, _) = opened_again(&ground, What::Hints, Vote::Yes).await;
        assert!(agreed.lock().await.conduct.hints_agreed);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_hall_whose_database_is_away_when_it_opens_wakes_later() {
        let postgres = servers::Postgres::start();
        let ground = Ground(Place::Postgres(postgres.database()));
        let house = house_at(&ground).await;
        house.store().create(three_people(), 1).await.unwrap();
        assert!(house.store().ban("Anna").await.unwrap());
        postgres.stop();
        house.wake().await;
        assert!(!house.is_banned("Anna"));
        postgres.start_again();
        store::testing::is_well(house.store()).await;
        assert!(house.store().ban("Ben").await.unwrap());
        // Only a house that looks every second learns of that.
        let learns = async {
            while !(house.is_banned("Anna") && house.is_banned("Ben")) {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), learns).await.expect("it looks as soon as it can");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_live_page_asks_a_distant_database_four_times() {
        let ground = Ground::postgres();
        let house = house_at(&ground).await;
        let row = three_people();
        house.store().create(row.clone(), 1).await.unwrap();
        let mut least = u64::MAX;
        for _ in 0..40 {
            let before = house.store().trips();
            let table = house.table(&row.id).await.unwrap().unwrap();
            house.comes(&table, Some("Anna")).await;
            least = least.min(house.store().trips() - before);
            house.leaves(&table, Some("Anna")).await;
        }
        assert!(least <= 4, "{least}");
    }

    #[tokio::test]
    async fn a_log_that_replays_to_other_checks_keeps_its_table_closed() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let row = three_people();
        house.store().create(row.clone(), 1).await.unwrap();
        let entry = r#"{"input":{"act":[0,"keep"]}}"#.to_owned();
        let wrong = store::LogRow { seq: 1, at: 0, by: "person".into(), entry, check: "0000000000000000".into() };
        assert!(house.store().append(&row.id, wrong.clone(), NextDue::Unchanged).await.unwrap());
        assert!(
            !house.store().append(&row.id, wrong, NextDue::Unchanged).await.unwrap(),
            "a place in a log is taken once"
        );
        assert!(matches!(house.table(&row.id).await, Err(Failure::Broken { .. })));
    }

    #[tokio::test]
    async fn what_people_agreed_on_and_nobody_can_read_keeps_that_table_closed_and_no_other() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let live = Conduct { pace: Pace::Live { seconds: 60, bank: 300 }, ..Conduct::default() };
        let a_while_ago = Some(wall_clock() - 10 * CLOSED);
        let rows = [three_people(), three_people()].map(|row| TableRow { started: a_while_ago, ..row });
        for row in &rows {
            house.store().open_table(row.clone(), live.clone(), Visibility::Invited, 1).await.unwrap();
        }
        spoil(house.store(), "update conduct set conduct = '{}' where table_id = (select min(table_id) from conduct)")
            .await;
        let spoilt = usize::from(rows[1].id < rows[0].id);
        let Err(Failure::Broken { table, why }) = house.table(&rows[spoilt].id).await else { panic!("it is not read") };
        assert_eq!(table, rows[spoilt].id);
        assert!(why.contains("`conduct`") && why.contains(&table), "{why}");
        let other = house.table(&rows[1 - spoilt].id).await.unwrap().unwrap();
        assert_eq!(other.lock().await.conduct, live);
        // Nor does it keep others from what happens to all tables.
        house.store().note_open(wall_clock() - 10 * CLOSED).await.unwrap();
        house.let_live_clocks_stand().await.unwrap();
        assert_eq!(seq(&other).await, 1, "its clock stood");
    }
}
