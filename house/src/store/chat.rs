//! What people say at a table.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use super::{Store, StoreError};

/// One thing that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Counted at each table, from 1.
    pub line: u64,
    pub room: Room,
    pub person: String,
    pub name: String,
    pub said: Said,
}

/// Those who play and those who watch talk apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    Players,
    Watchers,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    Text(String),
    /// By its key; every reader sees it in their own language.
    Reaction(String),
    /// The house says that the host has invited once more to the seat of this name.
    InvitedAgain(String),
}

/// How many lines of a table are held and shown; older ones stay in the database.
const NEWEST: usize = 200;

/// So many lines in so many milliseconds, and one has to wait.
const SPELL: u64 = 10_000;
const FROM_A_PERSON: i64 = 6;
/// A crowd of strangers can't flood a room either.
const IN_A_ROOM: i64 = 40;

pub const SCHEMA: &str = "
create table if not exists chat (
    table_id text not null references tables (id),
    line integer not null,
    at integer not null,
    room text not null,
    person text not null,
    name text not null,
    kind text not null,
    said text not null,
    primary key (table_id, line)
) strict, without rowid;
create index if not exists chat_by_person on chat (person, at);
create table if not exists mutes (
    table_id text not null references tables (id),
    person text not null,
    name text not null,
    primary key (table_id, person, name)
) strict, without rowid;
";

impl Room {
    fn word(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Watchers => "watchers",
        }
    }
}

impl Said {
    fn kind_and_text(&self) -> (&'static str, &str) {
        match self {
            Said::Text(text) => ("text", text),
            Said::Reaction(key) => ("reaction", key),
            Said::InvitedAgain(name) => ("invited-again", name),
        }
    }
}

impl Store {
    /// Adds a line to a table's chat, under the next number. False if this person or this room has to wait.
    pub async fn say(&self, id: &str, line: ChatLine, now: u64) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let since = now.saturating_sub(SPELL) as i64;
            let room = line.room.word();
            let from_person: i64 = connection
                .prepare_cached("select count(*) from chat where person = ?1 and at > ?2")?
                .query_row(params![line.person, since], |row| row.get(0))?;
            // The newest lines are enough to count by: more than that are never in question.
            let in_room: i64 = connection
                .prepare_cached(
                    "select count(*) from (select at, room from chat where table_id = ?1 order by line desc limit 200)
                     where room = ?2 and at > ?3",
                )?
                .query_row(params![id, room, since], |row| row.get(0))?;
            if from_person >= FROM_A_PERSON || in_room >= IN_A_ROOM {
                return Ok(false);
            }
            let (kind, said) = line.said.kind_and_text();
            connection
                .prepare_cached(
                    "insert into chat (table_id, line, at, room, person, name, kind, said)
                     select ?1, coalesce(max(line), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7 from chat where table_id = ?1",
                )?
                .execute(params![id, now as i64, room, line.person, line.name, kind, said])?;
            Ok(true)
        })
        .await
    }

    /// All that was ever said at a table.
    pub async fn whole_chat(&self, id: &str) -> Result<Vec<ChatLine>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| select(connection, &id, usize::MAX)).await
    }

    /// From now on this person does not hear that name at this table.
    pub async fn mute(&self, id: &str, person: &str, name: &str) -> Result<(), StoreError> {
        self.hear(
            "insert into mutes (table_id, person, name) values (?1, ?2, ?3) on conflict do nothing",
            id,
            person,
            name,
        )
        .await
    }

    pub async fn unmute(&self, id: &str, person: &str, name: &str) -> Result<(), StoreError> {
        self.hear("delete from mutes where table_id = ?1 and person = ?2 and name = ?3", id, person, name).await
    }

    async fn hear(&self, change: &'static str, id: &str, person: &str, name: &str) -> Result<(), StoreError> {
        let (id, person, name) = (id.to_owned(), person.to_owned(), name.to_owned());
        self.write(move |connection| connection.execute(change, params![id, person, name]).map(drop)).await
    }
}

pub(super) fn newest(connection: &Connection, id: &str) -> rusqlite::Result<Vec<ChatLine>> {
    select(connection, id, NEWEST)
}

pub(super) fn muted(connection: &Connection, id: &str) -> rusqlite::Result<BTreeSet<(String, String)>> {
    let mut rows = connection.prepare_cached("select person, name from mutes where table_id = ?1")?;
    rows.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// The newest lines, oldest first.
fn select(connection: &Connection, id: &str, most: usize) -> rusqlite::Result<Vec<ChatLine>> {
    let mut rows = connection.prepare_cached(
        "select line, room, person, name, kind, said from chat where table_id = ?1 order by line desc limit ?2",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let lines = rows.query_map(params![id, most], |row| {
        let (room, kind, said): (String, String, String) = (row.get(1)?, row.get(4)?, row.get(5)?);
        Ok(ChatLine {
            line: row.get::<_, i64>(0)? as u64,
            room: if room == Room::Players.word() { Room::Players } else { Room::Watchers },
            person: row.get(2)?,
            name: row.get(3)?,
            said: match kind.as_str() {
                "reaction" => Said::Reaction(said),
                "invited-again" => Said::InvitedAgain(said),
                _ => Said::Text(said),
            },
        })
    })?;
    let mut lines = lines.collect::<rusqlite::Result<Vec<_>>>()?;
    lines.reverse();
    Ok(lines)
}
