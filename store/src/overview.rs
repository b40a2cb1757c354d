//! What there is in a house, for its host: tables and people, the newest first.

use serde::Serialize;
use serde_json::Value;
use tabletop::Entry;

use super::sql::{Result, Row, Sql, values};
use super::{ChannelKind, SeatRow, Sitter, Stage, Store, StoreError, select_seats};

/// A table, as the host of the house sees it in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableEntry {
    pub table: String,
    pub game: String,
    pub state: Stage,
    /// Those who sit there; free seats are left out.
    pub players: Vec<Player>,
    /// How many rows its log has.
    pub rows: u64,
    /// In milliseconds of the wall clock; nothing before the first, or if the log can't be read: such a table is what the host of
    /// a house looks for in the list, so it is in it.
    pub last_move: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Player {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Somebody who has ever sat down, made a table or said something here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PersonEntry {
    pub person: String,
    /// The newest of their names, if they ever gave one.
    pub name: Option<String>,
    pub tables: u64,
    /// When they last came to a table or said something, in milliseconds of the wall clock.
    pub last: u64,
    pub banned: bool,
}

/// A way to tell somebody something. Where it leads is nobody else's business.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChannelEntry {
    pub channel: String,
    /// Of a table's own hook, nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    pub kind: ChannelKind,
    pub confirmed: bool,
    /// In milliseconds of the wall clock.
    pub since: u64,
    /// How many notices wait to be sent there.
    pub waiting: u64,
}

/// What waits in the outbox to be sent, or to be sent again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NoticeEntry {
    pub channel: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    pub kind: String,
    /// In milliseconds of the wall clock.
    pub since: u64,
    pub due: u64,
    /// How often it was tried.
    pub tries: u64,
}

impl Store {
    /// The newest channels and hooks.
    pub async fn channel_entries(&self, most: usize) -> Result<Vec<ChannelEntry>> {
        self.read(move |sql| {
            let newest = "
                select id, person, table_id, kind, confirmed, made,
                    (select count(*) from outbox where channel = all_of_them.id and state = 'waiting')
                from (select id, person, null as table_id, kind, confirmed, made from channels union all
                      select id, null, table_id, 'hook', 1, made from hooks) as all_of_them
                order by made desc, id limit ?1";
            sql.query(newest, values![most])?.into_iter().map(channel_entry).collect()
        })
        .await
    }

    /// What is due first in the outbox.
    pub async fn notice_entries(&self, most: usize) -> Result<Vec<NoticeEntry>> {
        self.read(move |sql| {
            let first = "select channel, table_id, kind, made, due, tries from outbox
                         where due is not null and state in ('waiting', 'closing', 'ended') order by due, id limit ?1";
            let entry = |mut row: Row| {
                Ok(NoticeEntry {
                    channel: row.take(0)?,
                    table: row.take(1)?,
                    kind: row.take(2)?,
                    since: row.take(3)?,
                    due: row.take(4)?,
                    tries: row.take(5)?,
                })
            };
            sql.query(first, values![most])?.into_iter().map(entry).collect()
        })
        .await
    }

    /// The newest tables.
    pub async fn table_entries(&self, most: usize) -> Result<Vec<TableEntry>> {
        self.read(move |sql| {
            let newest = "select id, game, started, over from tables order by created desc, id limit ?1";
            let rows = sql.query(newest, values![most])?;
            rows.into_iter().map(|row| table_entry(sql, row)).collect()
        })
        .await
    }

    /// The people who came last.
    pub async fn person_entries(&self, most: usize) -> Result<Vec<PersonEntry>> {
        self.read(move |sql| {
            let newest = "
                select person, count(distinct table_id), max(at), (select 1 from banned where banned.person = here.person)
                from (select person, table_id, created as at from seats join tables on id = table_id where person is not null
                      union all select host, id, created from tables
                      union all select person, table_id, at from chat) as here
                where person <> '' group by person order by 3 desc, 1 limit ?1";
            let rows = sql.query(newest, values![most])?;
            rows.into_iter().map(|row| person_entry(sql, row)).collect()
        })
        .await
    }
}

fn channel_entry(mut row: Row) -> Result<ChannelEntry> {
    Ok(ChannelEntry {
        channel: row.take(0)?,
        person: row.take(1)?,
        table: row.take(2)?,
        kind: ChannelKind::named(&row.take::<String>(3)?)?,
        confirmed: row.take(4)?,
        since: row.take(5)?,
        waiting: row.take(6)?,
    })
}

fn table_entry(sql: &mut dyn Sql, mut row: Row) -> Result<TableEntry> {
    let table: String = row.take(0)?;
    let started: Option<u64> = row.take(2)?;
    let state = match (started, row.take(3)?) {
        (_, true) => Stage::Over,
        (Some(_), false) => Stage::Playing,
        (None, false) => Stage::Gathering,
    };
    let last = "select coalesce(max(seq), 0), max(at) from log where table_id = ?1";
    let mut last = sql.first(last, values![&table])?.unwrap_or_default();
    let last_move = match (started, last.take::<Option<u64>>(1)?) {
        (Some(started), Some(at)) => match slept(sql, &table) {
            Err(error @ StoreError::Unreadable { .. }) => {
                tracing::warn!(%error, "when the last move was is not known");
                None
            }
            slept => Some(started + at + slept?),
        },
        _ => None,
    };
    Ok(TableEntry {
        game: row.take(1)?,
        state,
        players: select_seats(sql, &table)?.into_iter().filter_map(player).collect(),
        rows: last.take(0)?,
        last_move,
        table,
    })
}

fn player(SeatRow { sitter, name }: SeatRow) -> Option<Player> {
    match sitter {
        Sitter::Nobody => None,
        Sitter::Person(person) => Some(Player { name, person: Some(person), bot: None }),
        Sitter::Bot(bot) => Some(Player { name, person: None, bot: Some(bot) }),
    }
}

/// How long a table slept in all: its rows are in table time, which leaves that out.
fn slept(sql: &mut dyn Sql, table: &str) -> Result<u64> {
    let mut total = 0;
    // Only the clock goes on.
    for mut row in sql.query("select seq, entry from log where table_id = ?1 and by = 'clock'", values![table])? {
        let seq: u64 = row.take(0)?;
        let unreadable = |_| StoreError::Unreadable { table: "log", what: format!("row {seq} of table {table}") };
        if let Entry::<Value>::Resume { slept } = serde_json::from_str(&row.take::<String>(1)?).map_err(unreadable)? {
            total += slept;
        }
    }
    Ok(total)
}

fn person_entry(sql: &mut dyn Sql, mut row: Row) -> Result<PersonEntry> {
    let person: String = row.take(0)?;
    let newest = "select name from (
                      select seats.name as name, created as at from seats join tables on id = table_id where person = ?1
                      union all select name, at from chat where person = ?1) as names
                  where name <> '' order by at desc limit 1";
    let name = sql.first(newest, values![&person])?.map(|mut row| row.take(0)).transpose()?;
    let banned: Option<u64> = row.take(3)?;
    Ok(PersonEntry { person, name, tables: row.take(1)?, last: row.take(2)?, banned: banned.is_some() })
}
