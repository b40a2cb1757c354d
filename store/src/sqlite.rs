//! SQLite in the data folder: one writer thread groups whatever has queued into one commit, and nobody hears "done" before
//! that commit. Another thread reads: there is one connection to read by, and every thread keeps memory of its own.

use std::borrow::Cow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, ToSql, params_from_iter};

use super::checkpoint::{Copier, copy_behind};
use super::job::{Job, JobKind};
use super::sql::{Result, Row, Sql, Value};
use super::{QUEUE, StoreError, sessions};

/// How long a connection waits for another that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Commits follow each other no sooner: with much to do, more then share one.
const BETWEEN_COMMITS: Duration = Duration::from_millis(4);

pub struct Sqlite {
    /// Nothing where nothing may be written, or any more.
    writes: RwLock<Option<SyncSender<Box<dyn Job>>>>,
    /// Nothing when it is closed.
    reads: RwLock<Option<Reads>>,
    reader: Arc<Mutex<Option<Connection>>>,
    /// The threads that read, that write, and that copy what was written: they end in this order.
    threads: Mutex<Vec<JoinHandle<()>>>,
    /// Whether the last commit failed.
    is_failing: Arc<AtomicBool>,
    found: FileState,
}

/// Where it is asked what is written.
type Reads = Sender<Box<dyn Job>>;

/// How the file was found.
#[derive(Debug, Clone, Copy, Default)]
struct FileState {
    /// A log of SQLite's lay beside it, with something in it: whoever only reads makes an empty one.
    had_log: bool,
    /// It was a database in which nothing is.
    is_blank: bool,
    /// It says that there is something in its log that is not there (`sessions.rs`).
    is_torn: bool,
}

impl Sqlite {
    /// Opens the database file, and makes it if it isn't there.
    pub fn open(file: &Path) -> Result<Sqlite> {
        let had_log = has_bytes(&log_of(file));
        let had_bytes = has_bytes(file);
        make_private(file)?;
        let mut writer = connect(file)?;
        let reader = connect(file)?;
        let is_blank = had_bytes && reader.query_row("select count(*) = 0 from sqlite_schema", [], |row| row.get(0))?;
        let found = FileState { had_log, is_blank, is_torn: sessions::is_torn(&mut &reader)? };
        let (copier, copies) = copy_behind(&mut writer, file)?;
        let (writes, queue) = sync_channel(QUEUE);
        let is_failing = Arc::new(AtomicBool::new(false));
        let failing = is_failing.clone();
        let write = move || write_in_groups(&writer, copier, &queue, &failing);
        let writer = std::thread::Builder::new().name("store".into()).spawn(write)?;
        let reader = Arc::new(Mutex::new(Some(reader)));
        let (reads, reading) = read_in_turn(reader.clone())?;
        Ok(Sqlite {
            writes: RwLock::new(Some(writes)),
            reads: RwLock::new(Some(reads)),
            reader,
            threads: Mutex::new(vec![reading, writer, copies]),
            is_failing,
            found,
        })
    }

    /// Opens the database file of a house, which may be open meanwhile, for reading only: here every write fails.
    pub fn open_read_only(file: &Path) -> Result<Sqlite> {
        let reader = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        reader.busy_timeout(PATIENCE)?;
        let reader = Arc::new(Mutex::new(Some(reader)));
        let (reads, reading) = read_in_turn(reader.clone())?;
        let (writes, is_failing, found) = Default::default();
        let (reads, threads) = (RwLock::new(Some(reads)), Mutex::new(vec![reading]));
        Ok(Sqlite { writes, reads, reader, threads, is_failing, found })
    }

    /// Whether the file was found without the log that belongs to it; `was_made` if there certainly was a house.
    pub fn lacks_its_log(&self, was_made: bool) -> bool {
        let FileState { had_log, is_blank, is_torn } = self.found;
        (is_torn && !had_log) || (is_blank && (was_made || !had_log))
    }

    /// Whether the last commit failed and none was done since.
    pub fn is_failing(&self) -> bool {
        self.is_failing.load(Ordering::Acquire)
    }

    /// Copies all that was written into the file. The log begins anew with whatever is written next; it is never empty.
    pub async fn copy_log(&self) {
        let reader = self.reader.clone();
        let copied = tokio::task::spawn_blocking(move || {
            let reader = reader.lock().unwrap_or_else(PoisonError::into_inner);
            reader.as_ref().map(|reader| copy_all(reader, "full"))
        });
        let _ = copied.await;
    }

    /// Ends it in order: what has queued is written, then copied into the file, which then stands for itself. Whatever is sent
    /// afterwards is refused.
    pub fn close(&self) {
        if let Some(last) = self.end()
            && !self.needs_its_log(&last)
        {
            copy_all(&last, "truncate");
        }
    }

    /// Whether this is a file that would be taken for one that has lost its log if that were tidied away: somebody was killed, or
    /// could not write, at that very moment. Then the log stays. Where it was missing already, there is none to keep.
    fn needs_its_log(&self, last: &Connection) -> bool {
        let FileState { had_log, is_torn, .. } = self.found;
        let needed = (had_log || !is_torn) && sessions::is_torn(&mut &*last).unwrap_or(false);
        needed && last.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).is_ok()
    }

    /// Ends the threads with their connections, and leaves the last one.
    fn end(&self) -> Option<Connection> {
        drop(self.reads.write().unwrap_or_else(PoisonError::into_inner).take());
        drop(self.writes.write().unwrap_or_else(PoisonError::into_inner).take());
        for thread in std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner)) {
            if thread.thread().id() != std::thread::current().id() {
                let _ = thread.join();
            }
        }
        self.reader.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    pub fn send(&self, job: Box<dyn Job>) -> Result<()> {
        if !matches!(job.kind(), JobKind::Read | JobKind::Snapshot) {
            let writes = self.writes.read().unwrap_or_else(PoisonError::into_inner);
            return writes.as_ref().ok_or(StoreError::Closed)?.try_send(job).map_err(|error| match error {
                TrySendError::Full(_) => StoreError::Busy,
                TrySendError::Disconnected(_) => StoreError::Closed,
            });
        }
        let reads = self.reads.read().unwrap_or_else(PoisonError::into_inner);
        reads.as_ref().and_then(|reads| reads.send(job).ok()).ok_or(StoreError::Closed)
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // Whoever is the last of all processes copies the log; others must not be kept waiting for that.
        if let Some(last) = self.end() {
            self.needs_its_log(&last);
        }
    }
}

fn has_bytes(file: &Path) -> bool {
    file.metadata().is_ok_and(|file| file.len() > 0)
}

/// The log that SQLite writes beside a database file.
pub fn log_of(file: &Path) -> PathBuf {
    file.with_extension("sqlite-wal")
}

/// Copies the whole log into the file. Where others read meanwhile, as much of it as may be.
fn copy_all(connection: &Connection, how: &str) {
    let copy = format!("pragma wal_checkpoint({how})");
    let copied = connection.query_row(&copy, [], |row| row.get::<_, bool>(0));
    match copied {
        Ok(false) => {}
        Ok(true) => tracing::warn!("somebody reads the database: its log is still needed beside it"),
        Err(error) => {
            tracing::warn!(%error, "the log of the database was not copied into it, and is still needed beside it")
        }
    }
}

/// Copies a database file as it is at one moment, also while others write to it, into a file that stands for itself.
pub fn copy(file: &Path, to: &Path) -> Result<()> {
    let source = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    source.busy_timeout(PATIENCE)?;
    make_private(to)?;
    source.execute("vacuum into ?1", [to.to_string_lossy()])?;
    let copied = Connection::open(to)?;
    if has_bytes(&log_of(file)) && sessions::is_torn(&mut &copied)? {
        // It was made between the two writes of `sessions.rs`: what was in the log is in the copy.
        sessions::give_up_what_is_missing(&mut &copied)?;
    }
    drop(copied);
    check(to)?;
    Ok(std::fs::File::open(to)?.sync_all()?)
}

/// Whether a database file is whole.
pub fn check(file: &Path) -> Result<()> {
    let copy = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let found: String = copy.query_row("pragma integrity_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Incomplete(found)) }
}

/// The file holds the house's key: it is its owner's alone.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

pub fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // A commit is on the disk before anybody hears of it, also when the power fails.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    // Statements are planned once, not anew for every value: partial indexes would make SQLite do that.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

/// Begins a thread that reads by this connection, one thing after the other, until nobody can ask for more.
fn read_in_turn(reader: Arc<Mutex<Option<Connection>>>) -> Result<(Reads, JoinHandle<()>)> {
    let (reads, queue): (Reads, _) = channel();
    let reading = std::thread::Builder::new().name("reads".into()).spawn(move || {
        while let Ok(mut job) = queue.recv() {
            let connection = reader.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever has asked for what goes wrong is told so; the others are still answered.
            let outcome = catch_unwind(AssertUnwindSafe(|| match &*connection {
                None => Err(StoreError::Closed),
                Some(connection) if job.kind() == JobKind::Snapshot => at_one_moment(connection, job.as_mut()),
                Some(connection) => job.run(&mut &*connection),
            }));
            // A snapshot that went wrong has not ended, and would be what everybody sees from then on.
            if let Some(connection) = &*connection
                && !connection.is_autocommit()
            {
                let _ = connection.execute_batch("rollback");
            }
            drop(connection);
            job.answer(outcome.unwrap_or(Err(StoreError::Closed)));
        }
    })?;
    Ok((reads, reading))
}

fn write_in_groups(
    connection: &Connection,
    mut copier: Copier,
    queue: &Receiver<Box<dyn Job>>,
    is_failing: &AtomicBool,
) {
    let mut next_commit = Instant::now();
    while let Ok(first) = queue.recv() {
        std::thread::sleep(next_commit.saturating_duration_since(Instant::now()));
        next_commit = Instant::now() + BETWEEN_COMMITS;
        let begun = connection.execute_batch("begin immediate");
        let group = std::iter::once(first).chain(queue.try_iter().take(QUEUE));
        let run = |mut job: Box<dyn Job>| {
            let outcome = match job.kind() {
                // Outside a transaction a job would be committed at once, whatever is answered. A full disk may have ended it.
                _ if begun.is_err() || connection.is_autocommit() => Err(StoreError::NotCommitted),
                // One statement that fails takes itself back.
                JobKind::Statement => job.run(&mut &*connection),
                _ => in_savepoint(connection, job.as_mut()),
            };
            (job, outcome)
        };
        let done: Vec<_> = group.map(run).collect();
        let committed = begun.and_then(|()| connection.execute_batch("commit"));
        is_failing.store(committed.is_err(), Ordering::Release);
        if let Err(error) = &committed {
            tracing::error!(%error, "a commit failed");
            // Whatever is half done must not stay open; if nothing is, this fails and that is fine.
            let _ = connection.execute_batch("rollback");
        }
        for (job, outcome) in done {
            job.answer(if committed.is_ok() { outcome } else { outcome.and(Err(StoreError::NotCommitted)) });
        }
        copier.checkpoint_if_long(connection);
    }
}

/// A job that fails takes nothing else of its group with it.
fn in_savepoint(connection: &Connection, job: &mut dyn Job) -> Result<()> {
    let say = |sql| connection.prepare_cached(sql)?.execute([]);
    say("savepoint job")?;
    let outcome = job.run(&mut &*connection);
    if outcome.is_err() {
        say("rollback to job")?;
    }
    say("release job")?;
    outcome
}

fn at_one_moment(connection: &Connection, job: &mut dyn Job) -> Result<()> {
    connection.execute_batch("begin")?;
    let outcome = job.run(&mut &*connection);
    connection.execute_batch("rollback")?;
    outcome
}

impl Sql for &Connection {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<usize> {
        Ok(self.prepare_cached(sql)?.execute(params_from_iter(values))?)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        let mut statement = self.prepare_cached(sql)?;
        let columns = statement.column_count();
        let rows = statement.query_map(params_from_iter(values), |row| {
            let values = (0..columns).map(|column| Ok(owned(row.get_ref(column)?)));
            values.collect::<rusqlite::Result<_>>().map(Row)
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Integer(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn owned(value: ValueRef<'_>) -> Value<'static> {
    match value {
        ValueRef::Integer(number) => Value::Integer(number),
        ValueRef::Text(text) => Value::Text(Cow::Owned(String::from_utf8_lossy(text).into_owned())),
        ValueRef::Blob(bytes) => Value::Blob(Cow::Owned(bytes.to_owned())),
        // The house keeps no fractions.
        ValueRef::Null | ValueRef::Real(_) => Value::Null,
    }
}
