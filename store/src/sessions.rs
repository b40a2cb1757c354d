//! Whether all that was written is there. SQLite writes to a log beside the database file, and a file without its log is a house
//! as it was some time ago, or none. So whoever opens a house writes a number into the file itself, and then the same number
//! into the log alone: where the second is missing, the log is. The log is copied into the file now and then, and the second
//! number with it; so that is done again, with the next number, whenever it is copied (`checkpoint.rs`). A house that died
//! between the two has a log, with the first of them in it.

use rusqlite::Connection;

use super::sql::{Result, Sql, values};
use super::{Database, Store, StoreError, last_open};

/// In the file, and then in its log.
const IN_FILE: &str = "session";
const IN_LOG: &str = "session in log";

impl Store {
    /// From now on this house is served from here.
    pub async fn begin_session(&self) -> Result<()> {
        let Database::Sqlite(sqlite) = &*self.database else { return Ok(()) };
        // The log may be long, and be copied at this moment: then the number that was read before is not the last.
        let next = self.write(note_next_in_file).await?;
        sqlite.copy_log().await;
        self.write(move |sql| note_newer_in_log(sql, next)).await
    }

    /// What is missing is given up: from now on this is the house.
    pub async fn give_up_what_is_missing(&self) -> Result<()> {
        self.write(give_up_what_is_missing).await
    }
}

pub fn give_up_what_is_missing(sql: &mut dyn Sql) -> Result<()> {
    let last = last_session(sql)?;
    if last.is_torn() { note(sql, IN_LOG, last.in_file) } else { Ok(()) }
}

/// The first of the two writes: the next number, which is then to be copied into the file. Nothing is written where the file
/// says already that something is in its log, or has nowhere to say so yet.
pub fn note_in_file(connection: &Connection) -> Result<Option<u64>> {
    at_once(connection, |sql| {
        if !is_made(sql)? {
            return Ok(None);
        }
        if last_session(sql)?.is_torn() { Ok(None) } else { note_next_in_file(sql).map(Some) }
    })
}

/// The second: from now on the log is needed.
pub fn note_in_log(connection: &Connection, number: u64) -> Result<()> {
    at_once(connection, |sql| note_newer_in_log(sql, number))
}

fn note_next_in_file(sql: &mut dyn Sql) -> Result<u64> {
    let next = last_session(sql)?.in_file + 1;
    note(sql, IN_FILE, next)?;
    Ok(next)
}

fn note_newer_in_log(sql: &mut dyn Sql, number: u64) -> Result<()> {
    // Another process may have come further.
    if last_session(sql)?.in_log < number { note(sql, IN_LOG, number) } else { Ok(()) }
}

/// In a transaction of its own.
fn at_once<T>(connection: &Connection, job: impl FnOnce(&mut dyn Sql) -> Result<T>) -> Result<T> {
    connection.execute_batch("begin immediate")?;
    let done = job(&mut &*connection).and_then(|done| {
        connection.execute_batch("commit")?;
        Ok(done)
    });
    if done.is_err() {
        // Whatever is half done must not stay open; if nothing is, this fails and that is fine.
        let _ = connection.execute_batch("rollback");
    }
    done
}

/// Whether the file says that there is something in its log that is not there.
pub fn is_torn(sql: &mut dyn Sql) -> Result<bool> {
    Ok(is_made(sql)? && last_session(sql)?.is_torn())
}

fn is_made(sql: &mut dyn Sql) -> Result<bool> {
    let made = "select 1 from sqlite_schema where type = 'table' and name = 'house'";
    Ok(sql.first(made, &[])?.is_some())
}

struct Session {
    in_file: u64,
    in_log: u64,
}

impl Session {
    fn is_torn(&self) -> bool {
        self.in_log < self.in_file
    }
}

fn last_session(sql: &mut dyn Sql) -> Result<Session> {
    let mut number = |name: &str| {
        let row = sql.first("select value from house where name = ?1", values![name])?;
        let Some(mut row) = row else { return Ok::<u64, StoreError>(0) };
        last_open::number(&row.take::<String>(0)?, name)
    };
    Ok(Session { in_file: number(IN_FILE)?, in_log: number(IN_LOG)? })
}

fn note(sql: &mut dyn Sql, name: &str, session: u64) -> Result<()> {
    let note =
        "insert into house (name, value) values (?1, ?2) on conflict (name) do update set value = excluded.value";
    sql.execute(note, values![name, &session.to_string()]).map(drop)
}
