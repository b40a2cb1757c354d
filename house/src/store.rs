//! Everything that is kept: tables, seats and logs, in SQLite. One writer thread groups whatever has queued into one commit,
//! and nobody hears "done" before that commit.

mod beside;
mod chat;
mod conduct;
mod listing;
mod seeds;

use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};
use tokio::sync::oneshot;

pub use beside::Beside;
pub use chat::{ChatLine, Room, Said};
pub use listing::{Stage, Summary};
pub use seeds::Begun;

/// How many writes may wait before the house says that it is busy.
const QUEUE: usize = 1024;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("too many writes are waiting")]
    Busy,
    #[error("the store is closed")]
    Closed,
    #[error("it was written by a newer version of the house (schema {0})")]
    Newer(i64),
    #[error("the database failed: {0}")]
    Database(#[from] rusqlite::Error),
}

/// A table as it is kept, without its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub rules: u16,
    pub edition: String,
    /// As a JSON object of keys and values.
    pub options: String,
    pub secret: [u8; 32],
    pub host: String,
    /// When its first cards were dealt, in milliseconds of the wall clock; nothing before the start.
    pub started: Option<u64>,
    pub over: bool,
    /// The table that plays on after this one.
    pub rematch: Option<String>,
    pub seats: Vec<SeatRow>,
}

/// Who sits where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    pub sitter: Sitter,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    Nobody,
    /// By the id in the person's cookie.
    Person(String),
    /// By the name of the bot.
    Bot(String),
}

/// One line of a log, its entry and check as text: only the table itself knows the game's types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    pub seq: u64,
    pub at: u64,
    pub by: String,
    pub entry: String,
    pub check: String,
}

type Job = Box<dyn FnOnce(&Connection) -> Box<dyn FnOnce(bool) + Send> + Send>;

/// The door to the database; clones share it.
#[derive(Clone)]
pub struct Store {
    writes: SyncSender<Job>,
    reader: Arc<Mutex<Connection>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

const SCHEMA: &str = "
create table if not exists tables (
    id text primary key,
    game text not null,
    rules integer not null,
    edition text not null,
    options text not null,
    secret blob not null,
    host text not null,
    created integer not null,
    started integer,
    over integer not null default 0,
    rematch text
) strict;
create table if not exists seats (
    table_id text not null references tables (id),
    seat integer not null,
    name text not null,
    person text,
    bot text,
    primary key (table_id, seat)
) strict, without rowid;
create index if not exists seats_by_person on seats (person);
create table if not exists log (
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    entry text not null,
    check_ text not null,
    primary key (table_id, seq)
) strict, without rowid;
";

/// The version of the schema above, kept in the file, so that a later house knows what it opens.
const SCHEMA_VERSION: i64 = 2;

impl Store {
    /// Opens the database file, and makes it if it isn't there.
    pub fn open(file: &Path) -> Result<Store, StoreError> {
        let writer = connect(file)?;
        let version: i64 = writer.query_row("pragma user_version", [], |row| row.get(0))?;
        if version > SCHEMA_VERSION {
            return Err(StoreError::Newer(version));
        }
        for schema in [SCHEMA, beside::SCHEMA, chat::SCHEMA, conduct::SCHEMA, listing::SCHEMA, seeds::SCHEMA] {
            writer.execute_batch(schema)?;
        }
        writer.pragma_update(None, "user_version", SCHEMA_VERSION)?;
        let reader = connect(file)?;
        let (writes, queue) = sync_channel(QUEUE);
        std::thread::Builder::new()
            .name("store".into())
            .spawn(move || write_in_groups(&writer, &queue))
            .expect("the system can start a thread");
        Ok(Store { writes, reader: Arc::new(Mutex::new(reader)) })
    }

    /// Runs `job` in the next commit and answers after it. A job that fails takes nothing else of its group with it.
    async fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let result = in_savepoint(connection, job);
            Box::new(move |committed| {
                let result = match result {
                    Ok(_) if !committed => Err(StoreError::Closed),
                    result => result.map_err(StoreError::from),
                };
                // Nobody waits any more if the request was given up; the write stands all the same.
                let _ = answer.send(result);
            })
        });
        self.writes.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => StoreError::Closed,
        })?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.reader.clone();
        let result = tokio::task::spawn_blocking(move || {
            let connection = reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            job(&connection)
        });
        Ok(result.await.map_err(|_| StoreError::Closed)??)
    }

    pub async fn create(&self, table: TableRow, now: u64) -> Result<(), StoreError> {
        self.write(move |connection| insert_table(connection, &table, now)).await
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| select_table(connection, &id)).await
    }

    /// The log of a table after row `after`.
    pub async fn log(&self, id: &str, after: u64) -> Result<Vec<LogRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| {
            let mut rows = connection.prepare_cached(
                "select seq, at, by, entry, check_ from log where table_id = ?1 and seq > ?2 order by seq",
            )?;
            rows.query_map(params![id, after as i64], log_row)?.collect()
        })
        .await
    }

    /// Adds a row to a log. False if that place in the log is taken: somebody was first.
    pub async fn append(&self, id: &str, row: LogRow, over: bool) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let added = connection
                .prepare_cached("insert into log (table_id, seq, at, by, entry, check_) values (?1, ?2, ?3, ?4, ?5, ?6) on conflict do nothing")?
                .execute(params![id, row.seq as i64, row.at as i64, row.by, row.entry, row.check])?;
            if added == 1 && over {
                connection.execute("update tables set over = 1 where id = ?1", [&id])?;
                listing::moves_on(connection, &id, Stage::Over)?;
            }
            Ok(added == 1)
        })
        .await
    }

    /// Changes who sits at a table that has not started, if it still looks as it did. False if somebody was first.
    pub async fn reseat(&self, id: &str, before: Vec<SeatRow>, after: Vec<SeatRow>) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let table = select_table(connection, &id)?;
            if table.is_none_or(|table| table.started.is_some() || table.seats != before) {
                return Ok(false);
            }
            connection.execute("delete from seats where table_id = ?1", [&id])?;
            insert_seats(connection, &id, &after)?;
            Ok(true)
        })
        .await
    }

    /// Gives a seat to another cookie of the same player, at any time; a host stays the host.
    pub async fn move_seat(&self, id: &str, seat: usize, person: &str) -> Result<bool, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.write(move |connection| {
            let host = "update tables set host = ?3 where id = ?1
                        and host = (select person from seats where table_id = ?1 and seat = ?2)";
            connection.execute(host, params![id, seat as i64, person])?;
            let changed = connection.execute(
                "update seats set person = ?3 where table_id = ?1 and seat = ?2 and person is not null",
                params![id, seat as i64, person],
            )?;
            Ok(changed == 1)
        })
        .await
    }

    /// Starts a table whose seats are as `seats` says. False if somebody was first.
    pub async fn start(&self, id: &str, seats: Vec<SeatRow>, now: u64) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let Some(table) = select_table(connection, &id)?.filter(|table| table.seats == seats) else {
                return Ok(false);
            };
            let started = "update tables set started = ?2 where id = ?1 and started is null";
            let first = connection.execute(started, params![id, now as i64])? == 1;
            if first {
                seeds::settle_seed(connection, &table)?;
                listing::moves_on(connection, &id, Stage::Playing)?;
            }
            Ok(first)
        })
        .await
    }

    /// Makes the table that plays on after `id`, once; answers with the one that is there.
    pub async fn rematch(&self, id: &str, next: TableRow, now: u64) -> Result<String, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let linked = "update tables set rematch = ?2 where id = ?1 and rematch is null";
            if connection.execute(linked, params![id, next.id])? == 1 {
                insert_table(connection, &next, now)?;
                listing::list_like(connection, &id, &next.id)?;
                return Ok(next.id);
            }
            connection.query_row("select rematch from tables where id = ?1", [&id], |row| row.get(0))
        })
        .await
    }

    /// The name this person last sat down with.
    pub async fn name_of(&self, person: &str) -> Result<Option<String>, StoreError> {
        let person = person.to_owned();
        self.read(move |connection| {
            let newest = "select seats.name from seats join tables on tables.id = table_id
                          where person = ?1 order by created desc limit 1";
            connection.query_row(newest, [&person], |row| row.get(0)).optional()
        })
        .await
    }

    /// The tables that are being played: after a start their bots must be woken.
    pub async fn running(&self) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut rows = connection.prepare("select id from tables where started is not null and over = 0")?;
            rows.query_map([], |row| row.get(0))?.collect()
        })
        .await
    }
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // A commit is on the disk before anybody hears of it, also when the power fails.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    Ok(connection)
}

fn write_in_groups(connection: &Connection, queue: &Receiver<Job>) {
    while let Ok(first) = queue.recv() {
        let begun = connection.execute_batch("begin immediate");
        let group = std::iter::once(first).chain(queue.try_iter().take(QUEUE));
        let answers: Vec<_> = group.map(|job| job(connection)).collect();
        let committed = begun.and_then(|()| connection.execute_batch("commit"));
        if let Err(error) = &committed {
            tracing::error!(%error, "a commit failed");
            // Whatever is half done must not stay open; if nothing is, this fails and that is fine.
            let _ = connection.execute_batch("rollback");
        }
        answers.into_iter().for_each(|answer| answer(committed.is_ok()));
    }
}

fn in_savepoint<T>(
    connection: &Connection,
    job: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    connection.execute_batch("savepoint job")?;
    let result = job(connection);
    let end = if result.is_ok() { "release job" } else { "rollback to job; release job" };
    connection.execute_batch(end)?;
    result
}

fn insert_table(connection: &Connection, table: &TableRow, now: u64) -> rusqlite::Result<()> {
    connection.execute(
        "insert into tables (id, game, rules, edition, options, secret, host, created, started)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![
            table.id,
            table.game,
            table.rules,
            table.edition,
            table.options,
            table.secret.as_slice(),
            table.host,
            now as i64,
            table.started.map(|started| started as i64)
        ],
    )?;
    insert_seats(connection, &table.id, &table.seats)
}

fn insert_seats(connection: &Connection, id: &str, seats: &[SeatRow]) -> rusqlite::Result<()> {
    let mut insert = connection
        .prepare_cached("insert into seats (table_id, seat, name, person, bot) values (?1, ?2, ?3, ?4, ?5)")?;
    for (seat, row) in seats.iter().enumerate() {
        let (person, bot) = match &row.sitter {
            Sitter::Nobody => (None, None),
            Sitter::Person(person) => (Some(person), None),
            Sitter::Bot(bot) => (None, Some(bot)),
        };
        insert.execute(params![id, seat as i64, row.name, person, bot])?;
    }
    Ok(())
}

fn select_table(connection: &Connection, id: &str) -> rusqlite::Result<Option<TableRow>> {
    let mut select = connection.prepare_cached(
        "select id, game, rules, edition, options, secret, host, started, over, rematch from tables where id = ?1",
    )?;
    let table = select.query_row([id], |row| {
        Ok(TableRow {
            id: row.get(0)?,
            game: row.get(1)?,
            rules: row.get(2)?,
            edition: row.get(3)?,
            options: row.get(4)?,
            secret: row.get(5)?,
            host: row.get(6)?,
            started: row.get::<_, Option<i64>>(7)?.map(|started| started as u64),
            over: row.get(8)?,
            rematch: row.get(9)?,
            seats: Vec::new(),
        })
    });
    let Some(mut table) = table.optional()? else { return Ok(None) };
    table.seats = select_seats(connection, id)?;
    Ok(Some(table))
}

fn select_seats(connection: &Connection, id: &str) -> rusqlite::Result<Vec<SeatRow>> {
    let mut select =
        connection.prepare_cached("select name, person, bot from seats where table_id = ?1 order by seat")?;
    let seats = select.query_map([id], |row| {
        let sitter = match (row.get::<_, Option<String>>(1)?, row.get::<_, Option<String>>(2)?) {
            (Some(person), _) => Sitter::Person(person),
            (None, Some(bot)) => Sitter::Bot(bot),
            (None, None) => Sitter::Nobody,
        };
        Ok(SeatRow { name: row.get(0)?, sitter })
    })?;
    seats.collect()
}

fn log_row(row: &SqlRow<'_>) -> rusqlite::Result<LogRow> {
    Ok(LogRow {
        seq: row.get::<_, i64>(0)? as u64,
        at: row.get::<_, i64>(1)? as u64,
        by: row.get(2)?,
        entry: row.get(3)?,
        check: row.get(4)?,
    })
}
