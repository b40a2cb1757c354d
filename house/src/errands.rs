//! Errands: what is due in the outbox is leased, said and delivered, by whichever node comes first. A few go out at a time, and of these few
//! to one person and to one server: who is slow keeps nobody else waiting.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};

use post::{Address, Delivery};
use store::clock::wall_clock;
use store::random::random;
use store::{DueChannel, Errand, NoticeKind, Outcome, StoreError};
use tokio::task::JoinSet;

use crate::House;
use crate::command::{Failure, unless_broken};
use crate::metrics;
use crate::notice_words::{Addresses, message};

/// So many deliveries are under way at a time, so many of them to one server, and to one person.
const AT_ONCE: usize = 24;
const TO_ONE_SERVER: usize = 6;
const TO_ONE_PERSON: usize = 2;

/// Nobody who carries a message is waited for longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long after the first failure it is tried again, in milliseconds; then twice as long, and so on, up to the longest.
const FIRST_PAUSE: u64 = 30_000;
const LONGEST_PAUSE: u64 = 6 * 60 * 60 * 1000;

/// After so many tries, which take some four days, it is given up.
const MOST_TRIES: u32 = 24;

/// What has become of a delivery is noted, however often that has to be tried, as long as this node has it for itself.
const NOTED_WITHIN: Duration = Duration::from_secs(45);

/// Where too much is under way, it is looked again after so many milliseconds.
const CROWDED: u64 = 2000;

/// What this node is about to deliver.
#[derive(Debug, Default)]
pub(crate) struct Errands {
    runs: AtomicBool,
    /// How many deliveries are under way, by person and by server.
    under_way: StdMutex<HashMap<String, usize>>,
}

impl Errands {
    /// A place among those who go to all of these; nothing where it is crowded.
    fn place<'a>(&'a self, to: [(String, usize); 2]) -> Option<OnTheWay<'a>> {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if to.iter().any(|(to, most)| under_way.get(to).is_some_and(|many| many >= most)) {
            return None;
        }
        let to = to.map(|(to, _)| to);
        to.iter().for_each(|to| *under_way.entry(to.clone()).or_default() += 1);
        Some(OnTheWay { errands: self, to })
    }
}

/// Errands are run, until this is dropped, however that ends.
struct Running(Arc<House>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.errands.runs.store(false, Ordering::Release);
    }
}

/// A delivery that is under way.
struct OnTheWay<'a> {
    errands: &'a Errands,
    to: [String; 2],
}

impl Drop for OnTheWay<'_> {
    fn drop(&mut self) {
        let mut under_way = self.errands.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        for to in &self.to {
            if let Some(many) = under_way.get_mut(to) {
                *many -= 1;
                if *many == 0 {
                    under_way.remove(to);
                }
            }
        }
    }
}

impl House {
    /// Lets errands be run, if nobody on this node is at it.
    pub(crate) fn run_errands(self: &Arc<Self>) {
        if self.errands.runs.swap(true, Ordering::AcqRel) {
            return;
        }
        let house = Arc::downgrade(self);
        tokio::spawn(async move {
            let Some(house) = house.upgrade() else { return };
            let _running = Running(house.clone());
            if let Err(error) = house.run_all_errands().await {
                Failure::from(error).log("notices were not sent, they will be tried again");
            }
        });
    }

    async fn run_all_errands(self: &Arc<Self>) -> Result<(), StoreError> {
        let mut at_work = JoinSet::new();
        let run = self.run_errands_with(&mut at_work).await;
        // What is on its way arrives, and is noted.
        while at_work.join_next().await.is_some() {}
        run
    }

    async fn run_errands_with(
        self: &Arc<Self>,
        at_work: &mut JoinSet<(String, Result<(), Failure>)>,
    ) -> Result<(), StoreError> {
        let mut busy = HashSet::new();
        loop {
            let mut due: HashMap<String, Vec<String>> = HashMap::new();
            let mut order = Vec::new();
            for DueChannel { channel, table } in self.store.due_channels(wall_clock()).await? {
                if busy.contains(&channel) {
                    continue;
                }
                let tables = due.entry(channel.clone()).or_insert_with(|| {
                    order.push(channel);
                    Vec::new()
                });
                tables.extend(table);
            }
            for channel in order {
                if at_work.len() >= AT_ONCE {
                    break;
                }
                let tables = due.remove(&channel).unwrap_or_default();
                busy.insert(channel.clone());
                let house = self.clone();
                at_work.spawn(async move {
                    let run = house.run_errands_of(&channel, tables).await;
                    (channel, run)
                });
            }
            if at_work.is_empty() {
                return Ok(());
            }
            // Something else may become due while somebody is slow.
            let Ok(done) = tokio::time::timeout(Duration::from_secs(1), at_work.join_next()).await else { continue };
            if let Some(Ok((channel, run))) = done {
                busy.remove(&channel);
                if let Err(error) = run {
                    error.log("a notice was not sent, it will be tried again");
                }
            }
        }
    }

    /// Everything that a channel has to tell now, one message after the other.
    async fn run_errands_of(self: &Arc<Self>, channel: &str, tables: Vec<String>) -> Result<(), Failure> {
        let here = self.who_looks(tables).await;
        while let Some(errand) = self.store.lease_errand(channel, wall_clock(), here.clone()).await? {
            let outcome = self.run(&errand).await?;
            metrics::notice(outcome);
            self.note_outcome(&errand, outcome).await?;
            if !matches!(outcome, Outcome::Delivered | Outcome::GivenUp) {
                break;
            }
        }
        Ok(())
    }

    /// Notes what became of an errand: else it would be delivered twice.
    async fn note_outcome(&self, errand: &Errand, outcome: Outcome) -> Result<(), StoreError> {
        let began = Instant::now();
        loop {
            match self.store.settle_errand(errand, outcome, wall_clock()).await {
                Err(error) if began.elapsed() > NOTED_WITHIN || matches!(error, StoreError::Closed) => {
                    return Err(error);
                }
                Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
                Ok(()) => return Ok(()),
            }
        }
    }

    /// Who looks at these tables, as far as this node knows.
    async fn who_looks(&self, tables: Vec<String>) -> Vec<(String, String)> {
        let mut here = Vec::new();
        for id in tables {
            let held = self.held().get(&id).cloned();
            if let Some(table) = held {
                let people = table.lock().await.people_here();
                here.extend(people.into_iter().map(|person| (id.clone(), person)));
            }
        }
        here
    }

    /// What comes of delivering this.
    async fn run(self: &Arc<Self>, errand: &Errand) -> Result<Outcome, Failure> {
        let Ok(address) = serde_json::from_str::<Address>(&errand.address) else {
            tracing::error!(channel = %errand.channel, "the address of a channel can't be read");
            return Ok(Outcome::Gone);
        };
        if !errand.withdraws && self.is_moot(errand).await? {
            return Ok(Outcome::GivenUp);
        }
        let now = wall_clock();
        let person = errand.person.as_ref().unwrap_or(&errand.channel);
        let to = [(format!("person {person}"), TO_ONE_PERSON), (server_of(&address), TO_ONE_SERVER)];
        let Some(_place) = self.errands.place(to) else { return Ok(Outcome::Crowded(now + jitter(CROWDED))) };
        let message = message(errand, &self.addresses(errand).await?, now);
        let delivered = tokio::time::timeout(PATIENCE, self.post().deliver(&address, &message)).await;
        Ok(match delivered.unwrap_or(Delivery::Later(None)) {
            Delivery::Delivered => Outcome::Delivered,
            Delivery::Gone => Outcome::Gone,
            Delivery::Refused(why) => {
                tracing::warn!(channel = %errand.channel, %why, "a notice was refused");
                Outcome::GivenUp
            }
            Delivery::Later(wait) => later(errand, wait, now),
        })
    }

    /// Whether what it tells of is over without any row that says so: nobody is asked any more what they are to vote about.
    async fn is_moot(self: &Arc<Self>, errand: &Errand) -> Result<bool, Failure> {
        let [only] = &errand.news[..] else { return Ok(false) };
        let (Some(table), NoticeKind::Vote | NoticeKind::AboutYou) = (&only.table, only.kind) else { return Ok(false) };
        let Some(Some(table)) = unless_broken(self.table(&table.id).await)? else { return Ok(true) };
        let is_asked = table.lock().await.motion().is_some();
        Ok(!is_asked)
    }

    /// Where the message leads to.
    async fn addresses(self: &Arc<Self>, errand: &Errand) -> Result<Addresses, Failure> {
        let house = self.public_url.clone().unwrap_or_else(|| errand.origin.clone());
        let channel = &errand.channel;
        let link =
            |purpose: &str| format!("{house}/notices/{purpose}/{channel}/{}", self.key.link(purpose, channel, 0));
        let mut addresses = Addresses { stop: link("stop"), confirm: link("confirm"), table: None, house };
        if let Some(table) = errand.news.first().and_then(|news| news.table.as_ref()) {
            let mut path = format!("table/{}", table.id);
            if errand.news[0].kind == NoticeKind::Invitation
                && let Some(Some(lobby)) = unless_broken(self.table(&table.id).await)?
            {
                let state = lobby.lock().await;
                if state.row.started.is_none() {
                    path = format!("join/{}/{}", table.id, self.join_link(&state));
                }
            }
            addresses.table = Some(format!("{}/{path}", addresses.house));
        }
        Ok(addresses)
    }
}

#[cfg(any(test, feature = "testing"))]
impl House {
    /// What the outbox holds of a table: by whom it would be heard, how it stands there, and what it says. Links and ids, which differ
    /// between any two tables, are left out.
    pub async fn told_of(self: &Arc<Self>, table: &str) -> Vec<(Option<String>, String)> {
        let all = self.store.all_of_table(table).await.expect("it can be read");
        let house = String::new();
        let addresses = Addresses { stop: house.clone(), confirm: house.clone(), table: None, house };
        let said = all.into_iter().map(|(errand, stands)| {
            let said = message(&errand, &addresses, 0);
            let topic = said.topic.replace(table, "t");
            (errand.person, format!("{stands} {:?} {topic} {}: {}", errand.kind, said.title, said.body))
        });
        said.collect()
    }
}

/// It is tried again, unless it has been for days.
fn later(errand: &Errand, wait: Option<Duration>, now: u64) -> Outcome {
    if errand.tries >= MOST_TRIES {
        return Outcome::GivenUp;
    }
    let pause = FIRST_PAUSE.saturating_mul(1 << errand.tries.min(16)).min(LONGEST_PAUSE);
    let asked_for = wait.map_or(0, |wait| wait.as_millis().min(u128::from(LONGEST_PAUSE)) as u64);
    Outcome::Later(now + jitter(pause.max(asked_for)))
}

/// Up to a quarter more, so that what failed together is not tried again together.
fn jitter(milliseconds: u64) -> u64 {
    milliseconds + milliseconds / 4 * u64::from(random::<1>()[0]) / 255
}

/// Who has to answer: the server in an address of the web; all mail goes by one relay.
fn server_of(address: &Address) -> String {
    let url = match address {
        Address::Push(subscription) => &subscription.endpoint,
        Address::Hook(hook) => &hook.url,
        Address::Mail(_) => return "the mail relay".to_owned(),
    };
    let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
    format!("server {}", rest.split('/').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_one_server_few_go_at_a_time_and_others_have_room() {
        let errands = Errands::default();
        let to = |person: usize, server: &str| {
            [(format!("person {person}"), TO_ONE_PERSON), (server.to_owned(), TO_ONE_SERVER)]
        };
        let slow: Vec<_> = (0..TO_ONE_SERVER).map(|person| errands.place(to(person, "slow")).unwrap()).collect();
        assert!(errands.place(to(99, "slow")).is_none());
        let _other = errands.place(to(99, "quick")).unwrap();
        let _another = errands.place(to(99, "quick")).unwrap();
        assert!(errands.place(to(99, "quick")).is_none(), "nor to one person");
        drop(slow);
        assert!(errands.place(to(98, "slow")).is_some());
    }
}
