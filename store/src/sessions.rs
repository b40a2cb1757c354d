//! Whether all that was written is there. SQLite writes to a log beside the database file, and a file without its log is a house
//! as it was some time ago, or none. So whoever opens a house writes a number into the file itself, and then the same number
//! into the log alone: where the second is missing, the log is. (A house that died between the two has a log, if an empty one.)

use super::sql::{Result, Sql, values};
use super::{Database, Store, StoreError};

/// In the file, and then in its log.
const IN_FILE: &str = "session";
const IN_LOG: &str = "session in log";

impl Store {
    /// From now on this house is served from here.
    pub async fn begin_session(&self) -> Result<()> {
        let Database::Sqlite(sqlite) = &*self.database else { return Ok(()) };
        let next = self.read(last_session).await?.in_file + 1;
        self.write(move |sql| note(sql, IN_FILE, next)).await?;
        sqlite.copy_log().await;
        self.write(move |sql| note(sql, IN_LOG, next)).await
    }

    /// What is missing is given up: from now on this is the house.
    pub async fn give_up_what_is_missing(&self) -> Result<()> {
        self.write(|sql| {
            let last = last_session(sql)?;
            if last.is_torn() { note(sql, IN_LOG, last.in_file) } else { Ok(()) }
        })
        .await
    }
}

/// Whether the file says that there is something in its log that is not there.
pub fn is_torn(sql: &mut dyn Sql) -> Result<bool> {
    let made = "select 1 from sqlite_schema where type = 'table' and name = 'house'";
    Ok(sql.first(made, &[])?.is_some() && last_session(sql)?.is_torn())
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
        let text: Option<String> = row.map(|mut row| row.take(0)).transpose()?;
        Ok::<u64, StoreError>(text.and_then(|text| text.parse().ok()).unwrap_or(0))
    };
    Ok(Session { in_file: number(IN_FILE)?, in_log: number(IN_LOG)? })
}

fn note(sql: &mut dyn Sql, name: &str, session: u64) -> Result<()> {
    let note =
        "insert into house (name, value) values (?1, ?2) on conflict (name) do update set value = excluded.value";
    sql.execute(note, values![name, &session.to_string()]).map(drop)
}
