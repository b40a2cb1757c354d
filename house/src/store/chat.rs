//! What people say at a table.

use std::collections::BTreeSet;

use super::sql::{Result, Row, Sql, values};
use super::{Store, pulse};

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
const NEWEST: u64 = 200;

/// So many lines in so many milliseconds, and one has to wait.
const SPELL: u64 = 10_000;
const FROM_A_PERSON: u64 = 6;
/// A crowd of strangers can't flood a room either.
const IN_A_ROOM: u64 = 40;

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
    pub async fn say(&self, id: &str, line: ChatLine, now: u64) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |sql| {
            let since = now.saturating_sub(SPELL);
            let room = line.room.word();
            let spoken = "select count(*) from chat where person = ?1 and at > ?2";
            let from_person: u64 = sql.first(spoken, values![&line.person, since])?.unwrap_or_default().take(0)?;
            // The newest lines are enough to count by: more than that are never in question.
            let heard = "select count(*) from
                         (select at, room from chat where table_id = ?1 order by line desc limit 200) as newest
                         where room = ?2 and at > ?3";
            let in_room: u64 = sql.first(heard, values![&id, room, since])?.unwrap_or_default().take(0)?;
            if from_person >= FROM_A_PERSON || in_room >= IN_A_ROOM {
                return Ok(false);
            }
            let last = sql.first("select coalesce(max(line), 0) from chat where table_id = ?1", values![&id])?;
            let last: u64 = last.unwrap_or_default().take(0)?;
            let (kind, said) = line.said.kind_and_text();
            sql.execute(
                "insert into chat (table_id, line, at, room, person, name, kind, said)
                 values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                values![&id, last + 1, now, room, &line.person, &line.name, kind, said],
            )?;
            pulse::changes(sql, &id)?;
            Ok(true)
        })
        .await
    }

    /// All that was ever said at a table.
    pub async fn whole_chat(&self, id: &str) -> Result<Vec<ChatLine>> {
        let id = id.to_owned();
        self.read(move |sql| select(sql, &id, u64::MAX / 2)).await
    }

    /// From now on this person does not hear that name at this table.
    pub async fn mute(&self, id: &str, person: &str, name: &str) -> Result<()> {
        self.hear(
            "insert into mutes (table_id, person, name) values (?1, ?2, ?3) on conflict do nothing",
            id,
            person,
            name,
        )
        .await
    }

    pub async fn unmute(&self, id: &str, person: &str, name: &str) -> Result<()> {
        self.hear("delete from mutes where table_id = ?1 and person = ?2 and name = ?3", id, person, name).await
    }

    async fn hear(&self, change: &'static str, id: &str, person: &str, name: &str) -> Result<()> {
        let (id, person, name) = (id.to_owned(), person.to_owned(), name.to_owned());
        self.write(move |sql| {
            sql.execute(change, values![&id, &person, &name])?;
            pulse::changes(sql, &id)
        })
        .await
    }
}

pub(super) fn newest(sql: &mut dyn Sql, id: &str) -> Result<Vec<ChatLine>> {
    select(sql, id, NEWEST)
}

pub(super) fn muted(sql: &mut dyn Sql, id: &str) -> Result<BTreeSet<(String, String)>> {
    let rows = sql.query("select person, name from mutes where table_id = ?1", values![id])?;
    rows.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?))).collect()
}

/// The newest lines, oldest first.
fn select(sql: &mut dyn Sql, id: &str, most: u64) -> Result<Vec<ChatLine>> {
    let rows = sql.query(
        "select line, room, person, name, kind, said from chat where table_id = ?1 order by line desc limit ?2",
        values![id, most],
    )?;
    let line = |mut row: Row| {
        let (room, kind, said): (String, String, String) = (row.take(1)?, row.take(4)?, row.take(5)?);
        Ok(ChatLine {
            line: row.take(0)?,
            room: if room == Room::Players.word() { Room::Players } else { Room::Watchers },
            person: row.take(2)?,
            name: row.take(3)?,
            said: match kind.as_str() {
                "reaction" => Said::Reaction(said),
                "invited-again" => Said::InvitedAgain(said),
                _ => Said::Text(said),
            },
        })
    };
    rows.into_iter().rev().map(line).collect()
}
