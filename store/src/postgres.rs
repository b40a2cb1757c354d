//! PostgreSQL, for a house of several nodes. A handful of threads, each with a connection of its own, run the same jobs as
//! SQLite's writer does; PostgreSQL groups their commits. What was lost before its commit is run again on a new connection,
//! and a commit that was never answered is an error: nobody knows whether it counts.

mod hosts;
mod reach;
mod session;

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio_postgres::config::TargetSessionAttrs;

use self::hosts::{Hosts, is_hopeless};
use self::reach::Reach;
use self::session::{Session, Speaking};
use super::job::{Job, JobKind};
use super::sql::Result;
use super::{QUEUE, StoreError};

const CONNECTIONS: usize = 8;

/// So long a job is tried again when its connection breaks.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where only others are in the way it goes on in the end, however many they are.
const PATIENCE_WITH_OTHERS: Duration = Duration::from_secs(15);

/// So often it is tried to bring a house up to date where others seem to be at it: if it still fails, it is not because of them.
const ATTEMPTS_TO_MIGRATE: u32 = 20;

/// And what takes long anyway is not given up because the database was away for a moment.
const PATIENCE_OF_COPIES: Duration = Duration::from_secs(60);

/// How a transaction begins that may take as long as it likes, and may have to wait for another house meanwhile.
macro_rules! take_time {
    () => {
        "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0"
    };
}

/// Between two attempts to open a house whose database is not there.
const KNOCK_EVERY: Duration = Duration::from_millis(500);

pub struct Postgres {
    jobs: SyncSender<Box<dyn Job>>,
    reach: Arc<Reach>,
    watcher: JoinHandle<()>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.watcher.abort();
    }
}

impl Postgres {
    /// Waits for the database, for so long or for ever.
    pub async fn open(address: &str, patience: Option<Duration>) -> Result<Postgres> {
        let hosts = Hosts::of(address, TargetSessionAttrs::ReadWrite)?;
        wait_for(&hosts, patience).await?;
        Postgres::begin(hosts, reach::write())
    }

    /// For reading only, as a standby can do as well; connects when there is something to do.
    pub fn open_read_only(address: &str) -> Result<Postgres> {
        Postgres::begin(Hosts::of(address, TargetSessionAttrs::Any)?, reach::read())
    }

    fn begin(hosts: Hosts, question: String) -> Result<Postgres> {
        let hosts = Arc::new(hosts);
        let reach = Arc::new(Reach::new());
        let (jobs, queue) = sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..CONNECTIONS {
            let runtime = Handle::current();
            let hosts = hosts.clone();
            let reach = reach.clone();
            let worker = Worker { runtime, hosts, reach, session: None };
            let queue = queue.clone();
            std::thread::Builder::new().name("store".into()).spawn(move || worker.work(&queue))?;
        }
        let watcher = tokio::spawn(reach::probe_for_ever(reach.clone(), hosts, question));
        Ok(Postgres { jobs, reach, watcher })
    }

    pub fn send(&self, job: Box<dyn Job>) -> Result<()> {
        self.reach.refuses()?;
        self.jobs.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => StoreError::Closed,
        })
    }

    /// Whether what is written now would be kept; it is known without asking.
    pub fn health(&self) -> Result<()> {
        self.reach.health()
    }

    pub fn is_answering(&self) -> bool {
        self.reach.is_answering()
    }

    pub fn away_for(&self) -> Option<Duration> {
        self.reach.away_for()
    }

    /// How often jobs have waited for an answer.
    #[cfg(any(test, feature = "testing"))]
    pub fn trips(&self) -> u64 {
        self.reach.trips.load(std::sync::atomic::Ordering::Relaxed)
    }
}

async fn wait_for(hosts: &Hosts, patience: Option<Duration>) -> Result<()> {
    let begun = Instant::now();
    let mut said = None::<Instant>;
    loop {
        let Err(error) = hosts.open().await else { return Ok(()) };
        if is_hopeless(&error) || patience.is_some_and(|patience| begun.elapsed() > patience) {
            return Err(error);
        }
        if said.is_none_or(|said| said.elapsed() > reach::SAY_EVERY) {
            said = Some(Instant::now());
            tracing::warn!(%error, "waiting for the database");
        }
        tokio::time::sleep(KNOCK_EVERY).await;
    }
}

struct Worker {
    runtime: Handle,
    hosts: Arc<Hosts>,
    reach: Arc<Reach>,
    /// With the era in which it was opened.
    session: Option<(u64, Session)>,
}

impl Worker {
    fn work(mut self, queue: &Mutex<Receiver<Box<dyn Job>>>) {
        loop {
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(mut job) = next else { return };
            let outcome = self.serve(job.as_mut());
            job.answer(outcome);
        }
    }

    fn serve(&mut self, job: &mut dyn Job) -> Result<()> {
        let begun = Instant::now();
        let mut pause = Duration::from_millis(1);
        let mut attempts = 0;
        loop {
            let patience = if job.kind().takes_long() { PATIENCE_OF_COPIES } else { reach::RIDE_OUT };
            self.runtime.block_on(self.reach.is_there(patience))?;
            let Err(Failed { error, safe_again }) = self.attempt(job) else { return Ok(()) };
            if is_lost(&error) {
                self.hang_up(&error);
            }
            attempts += 1;
            let has_patience = match job.kind() {
                // Two nodes that bring a house up to date at the same time: the second finds it done, however long the first takes.
                JobKind::Migration if is_conflict(&error) => attempts < ATTEMPTS_TO_MIGRATE,
                _ if is_conflict(&error) => begun.elapsed() <= PATIENCE_WITH_OTHERS,
                kind if kind.takes_long() => begun.elapsed() <= PATIENCE_OF_COPIES,
                _ => begun.elapsed() <= PATIENCE,
            };
            if !safe_again || !has_patience {
                return Err(error);
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(100));
        }
    }

    fn attempt(&mut self, job: &mut dyn Job) -> std::result::Result<(), Failed> {
        let again = |error| Failed { error, safe_again: true };
        let kind = job.kind();
        let mut session = self.session().map_err(again)?;
        let begin = match kind {
            JobKind::Read | JobKind::Statement | JobKind::AtOnce => None,
            JobKind::Snapshot => Some(concat!("begin isolation level repeatable read read only;", take_time!())),
            JobKind::Statements => Some("begin isolation level read committed"),
            JobKind::Transaction => Some("begin isolation level serializable"),
            JobKind::Migration => Some(concat!("begin isolation level serializable;", take_time!())),
        };
        if kind.takes_long() {
            session.take_time();
        }
        if let Some(begin) = begin {
            session.begin(begin);
        }
        if let Err(error) = job.run(&mut session) {
            // What commits by itself may have done so even if the answer was lost.
            let commits = matches!(kind, JobKind::Statement | JobKind::AtOnce);
            let safe_again = is_conflict(&error) || is_read_only(&error) || (is_lost(&error) && !commits);
            // A connection that can't even do this is of no use.
            if !matches!(kind, JobKind::Read | JobKind::Statement) && session.roll_back().is_err() {
                self.session = None;
            }
            return Err(Failed { error, safe_again });
        }
        if begin.is_none() {
            return Ok(());
        }
        session.commit().map_err(|error| Failed { safe_again: is_conflict(&error), error })
    }

    fn session(&mut self) -> Result<Speaking<'_>> {
        let era = self.reach.era();
        let is_good = |(opened, session): &(u64, Session)| {
            *opened == era && !session.is_closed() && self.reach.is_at(session.host)
        };
        let session = match self.session.take().filter(is_good) {
            Some((_, session)) => session,
            None => {
                let opened = self.runtime.block_on(self.reach.open(&self.hosts));
                let opened = opened.inspect_err(|error| self.reach.note_shut_out(error))?;
                self.reach.note_let_in();
                opened
            }
        };
        let (_, session) = self.session.insert((era, session));
        Ok(session.speaking(&self.runtime, &self.reach.trips))
    }

    /// The next attempt is made on a new connection, and elsewhere if this host was of no use. Whether that means more than one
    /// connection is for the one who probes.
    fn hang_up(&mut self, error: &StoreError) {
        let Some((_, session)) = self.session.take() else { return };
        if is_read_only(error) || matches!(error, StoreError::Timeout) {
            self.hosts.ask_others_first(session.host);
        }
        self.reach.doubt();
    }
}

struct Failed {
    error: StoreError,
    /// Certainly nothing of it was committed, and it may go better next time.
    safe_again: bool,
}

/// Others were in the way: a serialization failure, a deadlock, somebody who made the same thing first, or so much to do that
/// the server gave the statement up, or had no room left to note who reads what.
fn is_conflict(error: &StoreError) -> bool {
    let StoreError::Postgres(error) = error else { return false };
    error.code().is_some_and(|code| ["40001", "40P01", "23505", "42P07", "53200", "57014"].contains(&code.code()))
}

/// What may go by itself: it was busy, had no room for one more, is being restarted, or others were in the way.
pub fn may_pass(error: &StoreError) -> bool {
    let is_full = |error: &tokio_postgres::Error| error.code().is_some_and(|code| code.code().starts_with("53"));
    match error {
        StoreError::Timeout | StoreError::Away(_) => true,
        StoreError::Postgres(said) => is_conflict(error) || is_lost(error) || is_full(said),
        _ => false,
    }
}

/// The server only reads, such as a standby: it says so of a write, or of a serializable transaction.
fn is_read_only(error: &StoreError) -> bool {
    let StoreError::Postgres(error) = error else { return false };
    error.code().is_some_and(|code| ["25006", "0A000"].contains(&code.code()))
}

/// The connection is no more, or soon won't be, or is of no use.
fn is_lost(error: &StoreError) -> bool {
    match error {
        StoreError::Timeout => true,
        StoreError::Postgres(said) => {
            // Without a code it is not the server that speaks.
            said.code().is_none_or(|code| code.code().starts_with("57P") || code.code().starts_with("08"))
                || said.is_closed()
                || is_read_only(error)
        }
        _ => false,
    }
}
