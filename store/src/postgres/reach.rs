//! Whether the database is there. One task looks, on a connection of its own; while it is away jobs are refused at once instead
//! of each finding out for itself, and only that task tries to reach it again.

use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, watch};

use super::super::StoreError;
use super::super::sql::Result;
use super::hosts::Hosts;
use super::session::Session;

/// So long a job waits for a database that has just gone: a restart takes no longer.
pub const RIDE_OUT: Duration = Duration::from_secs(2);

/// So often it is asked whether it still keeps what is written.
const PROBE_EVERY: Duration = Duration::from_secs(1);

/// And has to have done so within this time.
const PROBE_WITHIN: Duration = Duration::from_secs(3);

/// Nobody has heard that it keeps what is written for so long: then it may not.
const STALE: Duration = Duration::from_secs(6);

/// For whoever has no time: by then it would have been heard of.
const SILENT: Duration = Duration::from_millis(2500);

/// Between two attempts to reach it, from the first to the last.
const PAUSES: (Duration, Duration) = (Duration::from_millis(20), Duration::from_millis(500));

/// A write that does not end may only wait for a standby. Each attempt leaves one more of them at the server, so they are few.
const WAITS: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// So often a database that stays away is in the log.
pub const SAY_EVERY: Duration = Duration::from_secs(10);

/// It writes, and changes nothing: a row of one's own, which nobody else waits for, comes and goes in one transaction. A house
/// that is only being made has no such table yet, and has not had to keep anything.
pub fn write() -> String {
    // No version is below nought.
    let own = i64::from_be_bytes(crate::random::random()) | i64::MIN;
    format!("insert into schema_version (version) values ({own}); delete from schema_version where version = {own}")
}

/// For whoever only reads.
pub fn read() -> String {
    "select 1".to_owned()
}

#[derive(Debug)]
pub struct Reach {
    /// Since when it is away; nothing while it is there.
    away: watch::Sender<Option<Instant>>,
    /// Counts how often it went: connections from before that are not to be trusted.
    era: AtomicU64,
    /// Which of the hosts has kept what was written there. Another one may take connections and writes, and be a primary that was
    /// replaced and does not know it.
    host: watch::Sender<Option<usize>>,
    /// When it last kept something, and why it can't be reached.
    known: Mutex<(Instant, String)>,
    /// Nothing while whoever wants a connection gets one.
    shut_out: Mutex<Option<ShutOut>>,
    doubted: Notify,
    /// How often jobs have waited for an answer.
    pub trips: AtomicU64,
}

/// The database may be there and have no room for one more connection.
#[derive(Debug)]
struct ShutOut {
    since: Instant,
    /// When somebody last tried.
    tried: Instant,
    why: String,
}

impl Reach {
    pub fn new() -> Reach {
        let known = Mutex::new((Instant::now(), String::new()));
        let away = watch::Sender::new(None);
        let doubted = Notify::new();
        let shut_out = Mutex::default();
        let host = watch::Sender::new(None);
        Reach { away, era: AtomicU64::new(0), host, known, shut_out, doubted, trips: AtomicU64::new(0) }
    }

    pub fn era(&self) -> u64 {
        self.era.load(Ordering::Acquire)
    }

    /// Whether what is read there is what was written: nobody has found it elsewhere.
    pub fn is_at(&self, host: usize) -> bool {
        self.host.borrow().is_none_or(|found| found == host)
    }

    /// A session where it was found last; at any host as long as it was found nowhere.
    pub async fn open(&self, hosts: &Hosts) -> Result<Session> {
        let mut found = self.host.subscribe();
        loop {
            let host = *found.borrow_and_update();
            let opening = async {
                match host {
                    Some(host) => hosts.open_at(host).await,
                    None => hosts.open().await,
                }
            };
            tokio::select! {
                session = opening => return session,
                // It is elsewhere by now: this one may never answer.
                Ok(()) = found.changed() => {}
            }
        }
    }

    /// For how long it has been away.
    pub fn away_for(&self) -> Option<Duration> {
        self.away.borrow().map(|since| since.elapsed())
    }

    /// Whether it is worth asking at all.
    pub fn refuses(&self) -> Result<()> {
        if self.away_for().is_some_and(|away| away > RIDE_OUT) { Err(self.why()) } else { Ok(()) }
    }

    /// Waits for a database that has just gone.
    pub async fn is_there(&self, patience: Duration) -> Result<()> {
        let mut away = self.away.subscribe();
        let Some(since) = *away.borrow_and_update() else { return Ok(()) };
        let back = away.wait_for(Option::is_none);
        let back = tokio::time::timeout_at((since + patience).into(), back).await;
        back.map(drop).map_err(|_| self.why())
    }

    /// Whether what is written now would be kept.
    pub fn health(&self) -> Result<()> {
        if self.away_for().is_some() {
            return Err(self.why());
        }
        if let Some(shut_out) = self.shut_out().as_ref().filter(|shut_out| shut_out.since.elapsed() > RIDE_OUT) {
            return Err(StoreError::Away(shut_out.why.clone()));
        }
        if self.known().0.elapsed() > STALE { Err(StoreError::Timeout) } else { Ok(()) }
    }

    /// Whether it has kept something not long ago.
    pub fn is_answering(&self) -> bool {
        self.away_for().is_none() && self.known().0.elapsed() < SILENT
    }

    /// Somebody's connection broke: that may mean more.
    pub fn doubt(&self) {
        self.doubted.notify_one();
    }

    /// Somebody could not get a connection.
    pub fn note_shut_out(&self, error: &StoreError) {
        let now = Instant::now();
        let mut shut_out = self.shut_out();
        let since = shut_out.as_ref().map_or(now, |before| before.since);
        if shut_out.replace(ShutOut { since, tried: now, why: error.to_string() }).is_none() {
            tracing::warn!(%error, "no connection to the database can be had");
        }
        drop(shut_out);
        self.doubt();
    }

    /// Somebody got one.
    pub fn note_let_in(&self) {
        if let Some(shut_out) = self.shut_out().take() {
            let lasted = shut_out.since.elapsed().as_secs_f32();
            tracing::info!("connections to the database can be had again after {lasted:.1} s");
        }
    }

    /// Whether nobody tries any more who could not get a connection: then nobody else would find out that there are some again.
    fn is_to_try(&self) -> bool {
        self.shut_out().as_ref().is_some_and(|shut_out| shut_out.tried.elapsed() > RIDE_OUT)
    }

    fn shut_out(&self) -> std::sync::MutexGuard<'_, Option<ShutOut>> {
        self.shut_out.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It can't be reached, or does not answer.
    fn lose(&self, error: &StoreError) {
        self.known().1 = error.to_string();
        let gone = |away: &mut Option<Instant>| {
            let news = away.is_none();
            away.get_or_insert_with(Instant::now);
            news
        };
        if self.away.send_if_modified(gone) {
            self.era.fetch_add(1, Ordering::AcqRel);
            tracing::warn!(%error, "the database is away");
        }
    }

    fn find(&self, host: usize) {
        self.known().0 = Instant::now();
        self.host.send_if_modified(|found| found.replace(host) != Some(host));
        if let Some(since) = self.away.send_replace(None) {
            tracing::info!("the database is back after {:.1} s", since.elapsed().as_secs_f32());
        }
    }

    fn why(&self) -> StoreError {
        StoreError::Away(self.known().1.clone())
    }

    fn known(&self) -> std::sync::MutexGuard<'_, (Instant, String)> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks once a second whether the database is there, for ever.
pub async fn probe_for_ever(reach: Arc<Reach>, hosts: Arc<Hosts>, question: String) {
    let mut session = None;
    let mut pause = PAUSES.0;
    let mut wait = WAITS.0;
    let mut was_there = false;
    let mut said = Instant::now();
    loop {
        match probe(&reach, &hosts, &question, &mut session, &mut wait).await {
            Ok(host) => {
                reach.find(host);
                was_there = true;
                (pause, wait, said) = (PAUSES.0, WAITS.0, Instant::now());
                if reach.is_to_try() && reach.open(&hosts).await.is_ok() {
                    reach.note_let_in();
                }
                let _ = tokio::time::timeout(PROBE_EVERY, reach.doubted.notified()).await;
            }
            Err(error) => {
                session = None;
                // One broken connection is not a broken database.
                if std::mem::take(&mut was_there) {
                    continue;
                }
                reach.lose(&error);
                if said.elapsed() > SAY_EVERY {
                    said = Instant::now();
                    tracing::warn!(%error, "the database is still away");
                }
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(PAUSES.1);
            }
        }
    }
}

/// Which of the hosts has kept what was written.
async fn probe(
    reach: &Reach,
    hosts: &Hosts,
    question: &str,
    session: &mut Option<Session>,
    wait: &mut Duration,
) -> Result<usize> {
    let session = match session.take().filter(|session| !session.is_closed()) {
        Some(open) => session.insert(open),
        None => {
            let opened = hosts.open().await?;
            reach.note_let_in();
            session.insert(opened)
        }
    };
    let mut kept = pin!(session.say(question));
    let kept = match tokio::time::timeout(PROBE_WITHIN, &mut kept).await {
        Ok(kept) => kept,
        Err(_) => {
            reach.lose(&StoreError::Timeout);
            hosts.ask_others_first(session.host);
            let kept = tokio::time::timeout(*wait, kept).await;
            *wait = (*wait * 2).min(WAITS.1);
            kept.unwrap_or(Err(StoreError::Timeout))
        }
    };
    match kept {
        Err(StoreError::Postgres(error)) if error.code().is_some_and(|code| code.code() == "42P01") => Ok(session.host),
        Err(error) => {
            hosts.ask_others_first(session.host);
            Err(error)
        }
        Ok(()) => Ok(session.host),
    }
}

#[cfg(test)]
mod tests {
    use servers::{Postgres, address};
    use tokio_postgres::config::TargetSessionAttrs;

    use super::*;
    use crate::testing::Ground;
    use crate::{Place, Store};

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn nobody_who_looks_waits_for_another_who_does() {
        let ground = Ground::postgres();
        let Place::Postgres(address) = &ground.0 else { unreachable!() };
        Store::open(&ground.0).await.unwrap();
        let hosts = Hosts::of(address, TargetSessionAttrs::ReadWrite).unwrap();
        // It froze in the middle of its look, and holds all that is there.
        let frozen = hosts.open().await.unwrap();
        let for_long = "set idle_in_transaction_session_timeout = 0; begin";
        for held in [for_long, &write(), "update schema_version set version = version"] {
            frozen.say(held).await.unwrap();
        }
        let reach = Reach::new();
        let mut session = None;
        let mut wait = WAITS.0;
        for _ in 0..2 {
            probe(&reach, &hosts, &write(), &mut session, &mut wait).await.unwrap();
        }
        assert!(reach.away_for().is_none());
        frozen.say("rollback; do 'begin assert (select count(*) from schema_version) = 1; end'").await.unwrap();
    }

    /// A primary that was replaced and does not know it takes connections, and would be read from.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn connections_are_opened_where_writes_are_kept_and_nowhere_else() {
        let server = Postgres::shared();
        // The same server twice: as hosts they are two.
        let twice = address(&[server.folder(), server.folder()], "postgres");
        let hosts = Hosts::of(&twice, TargetSessionAttrs::ReadWrite).unwrap();
        let reach = Reach::new();
        assert_eq!(reach.open(&hosts).await.unwrap().host, 0);
        reach.find(1);
        assert!(reach.is_at(1) && !reach.is_at(0));
        assert_eq!(reach.open(&hosts).await.unwrap().host, 1);
        reach.find(0);
        assert_eq!(reach.open(&hosts).await.unwrap().host, 0);
    }
}
