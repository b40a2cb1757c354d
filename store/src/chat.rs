//! What people say at a table.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::sql::{Result, Row, Sql, values};
use super::{Store, StoreError, revision};

/// One thing that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Counted at each table, from 1.
    pub line: u64,
    pub room: Room,
    pub person: String,
    pub name: String,
    pub said: ChatMessage,
}

/// Those who play and those who watch talk apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    Players,
    Watchers,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChatMessage {
    Text(String),
    /// By its key; every reader sees it in their own language.
    Reaction(String),
    /// The house says that the host has invited once more to the seat of this name.
    InvitedAgain(String),
    /// … that the seat of this name is played from another device now,
    TakenOver(String),
    /// … that somebody has come to it by the host's invitation,
    CameByInvitation(String),
    /// … or that the host has given it back to whoever had it before.
    GivenBack(String),
}

/// Some of what was said at a table, oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatPage {
    pub lines: Vec<ChatLine>,
    /// Whether there are older lines, and newer ones.
    pub older: bool,
    pub newer: bool,
}

/// Where a page of a chat is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChatCursor {
    Newest,
    /// It ends before this line.
    Before(u64),
    /// It begins with this line.
    From(u64),
}

/// How many lines of each room are held with a table and shown there; older ones stay in the database.
const NEWEST: u64 = 200;

/// So many lines of each room are kept; those before them go, some at a time.
const KEPT: u64 = 5000;
const TIDIED_EVERY: u64 = 100;

/// So many names a person can mute at one table; and all who only watch there, taken together.
const MUTED: u64 = 50;
const MUTED_BY_WATCHERS: u64 = 500;

/// So many lines in so many milliseconds, and one has to wait.
const SPELL: u64 = 10_000;
const FROM_A_PERSON: u64 = 6;
/// A crowd of strangers can't flood a room either.
const IN_A_ROOM: u64 = 40;
/// Nor can the house itself be made to, with news of seats that go to and fro.
const OF_SEATS: u64 = 6;

impl Room {
    fn word(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Watchers => "watchers",
        }
    }
}

impl ChatMessage {
    fn kind_and_text(&self) -> (&'static str, &str) {
        match self {
            ChatMessage::Text(text) => ("text", text),
            ChatMessage::Reaction(key) => ("reaction", key),
            ChatMessage::InvitedAgain(name) => ("invited-again", name),
            ChatMessage::TakenOver(name) => ("taken-over", name),
            ChatMessage::CameByInvitation(name) => ("came-by-invitation", name),
            ChatMessage::GivenBack(name) => ("given-back", name),
        }
    }
}

impl Store {
    /// Adds a line to a table's chat, under the next number. False if this person or this room has to wait.
    pub async fn say(&self, id: &str, line: ChatLine, now: u64) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |sql| say(sql, &id, &line, now)).await
    }

    /// So many lines of what was said at a table, in one room or in both.
    pub async fn chat_page(&self, id: &str, room: Option<Room>, cursor: ChatCursor, most: usize) -> Result<ChatPage> {
        let id = id.to_owned();
        self.read(move |sql| page(sql, &id, room, cursor, most)).await
    }

    /// From now on this person does not hear that name at this table. False if they, or all who watch, mute as many as can be
    /// kept.
    pub async fn mute(&self, id: &str, person: &str, name: &str, here: Vec<String>) -> Result<bool> {
        let id = id.to_owned();
        let person = person.to_owned();
        let name = name.to_owned();
        self.write(move |sql| {
            if !may_mute(sql, &id, &person, &here)? {
                return Ok(false);
            }
            let mute = "insert into mutes (table_id, person, name) values (?1, ?2, ?3) on conflict do nothing";
            sql.execute(mute, values![&id, &person, &name])?;
            revision::count_change(sql, &id)?;
            Ok(true)
        })
        .await
    }

    pub async fn unmute(&self, id: &str, person: &str, name: &str) -> Result<()> {
        let id = id.to_owned();
        let person = person.to_owned();
        let name = name.to_owned();
        self.write(move |sql| {
            let unmute = "delete from mutes where table_id = ?1 and person = ?2 and name = ?3";
            sql.execute(unmute, values![&id, &person, &name])?;
            revision::count_change(sql, &id)
        })
        .await
    }
}

/// Adds a line, unless this person or this room has to wait.
pub(super) fn say(sql: &mut dyn Sql, id: &str, line: &ChatLine, now: u64) -> Result<bool> {
    let since = now.saturating_sub(SPELL);
    let room = line.room.word();
    let spoken = "select count(*) from chat where person = ?1 and at > ?2";
    let from_person: u64 = sql.first(spoken, values![&line.person, since])?.unwrap_or_default().take(0)?;
    // The newest lines are enough to count by: more than that are never in question.
    let heard = "select count(*) from
                 (select at, room from chat where table_id = ?1 order by line desc limit 200) as newest
                 where room = ?2 and at > ?3";
    let in_room: u64 = sql.first(heard, values![id, room, since])?.unwrap_or_default().take(0)?;
    if from_person >= FROM_A_PERSON || in_room >= IN_A_ROOM {
        return Ok(false);
    }
    insert(sql, id, line, now)?;
    revision::count_change(sql, id)?;
    Ok(true)
}

/// Whether the house may tell a table one more thing about its seats.
pub(super) fn has_room_for_notices(sql: &mut dyn Sql, id: &str, now: u64) -> Result<bool> {
    let told =
        "select count(*) from (select at, kind from chat where table_id = ?1 order by line desc limit 200) as newest
                where kind not in ('text', 'reaction') and at > ?2";
    let told: u64 = sql.first(told, values![id, now.saturating_sub(SPELL)])?.unwrap_or_default().take(0)?;
    Ok(told < OF_SEATS)
}

/// The house itself says something to the players.
pub(super) fn tell(sql: &mut dyn Sql, id: &str, said: &ChatMessage, now: u64) -> Result<()> {
    let nobody = String::new();
    let line = ChatLine { line: 0, room: Room::Players, person: nobody.clone(), name: nobody, said: said.clone() };
    insert(sql, id, &line, now)
}

fn insert(sql: &mut dyn Sql, id: &str, line: &ChatLine, now: u64) -> Result<()> {
    let last = sql.first("select coalesce(max(line), 0) from chat where table_id = ?1", values![id])?;
    let last: u64 = last.unwrap_or_default().take(0)?;
    let (kind, said) = line.said.kind_and_text();
    let insert = "insert into chat (table_id, line, at, room, person, name, kind, said)
                  values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    sql.execute(insert, values![id, last + 1, now, line.room.word(), &line.person, &line.name, kind, said])?;
    if (last + 1).is_multiple_of(TIDIED_EVERY) { drop_oldest(sql, id) } else { Ok(()) }
}

/// Asks for the newest lines of each room, oldest first.
pub(super) static LINES: LazyLock<String> = LazyLock::new(|| {
    let of = |room: Room| {
        let room = room.word();
        format!("select {COLUMNS} from chat where table_id = ?1 and room = '{room}' order by line desc limit {NEWEST}")
    };
    let players = of(Room::Players);
    let watchers = of(Room::Watchers);
    format!("select * from ({players}) as players union all select * from ({watchers}) as watchers order by 1")
});

/// Asks who mutes whom: those who play, and some of those who watch.
pub(super) static MUTES: LazyLock<String> = LazyLock::new(|| {
    let of = |sits: &str, most: u64| {
        format!("select person, name from mutes where table_id = ?1 and person {sits} ({PLAYERS}) limit {most}")
    };
    // No table has as many seats as that.
    let players = of("in", 8 * MUTED);
    let watchers = of("not in", MUTED_BY_WATCHERS);
    format!("select * from ({players}) as players union all select * from ({watchers}) as watchers")
});

pub(super) fn newest(sql: &mut dyn Sql, id: &str) -> Result<Vec<ChatLine>> {
    sql.query(&LINES, values![id])?.into_iter().map(line).collect()
}

pub(super) fn muted(sql: &mut dyn Sql, id: &str) -> Result<BTreeSet<(String, String)>> {
    sql.query(&MUTES, values![id])?.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?))).collect()
}

/// What older houses kept without bounds.
pub(super) fn keep_within_bounds(sql: &mut dyn Sql) -> Result<()> {
    let long = format!("select table_id from chat group by table_id having count(*) > {KEPT}");
    for mut row in sql.query(&long, &[])? {
        drop_oldest(sql, &row.take::<String>(0)?)?;
    }
    let many = format!("select table_id from mutes group by table_id having count(*) > {MUTED_BY_WATCHERS}");
    for mut row in sql.query(&many, &[])? {
        let drop_all = format!("delete from mutes where table_id = ?1 and person not in ({PLAYERS})");
        sql.execute(&drop_all, values![&row.take::<String>(0)?])?;
    }
    Ok(())
}

/// The people who sit at a table.
const PLAYERS: &str = "select person from seats where table_id = ?1 and person is not null";

/// Where all who watch have muted as many as a table keeps in mind, those who are not here any more are forgotten first.
fn may_mute(sql: &mut dyn Sql, id: &str, person: &str, here: &[String]) -> Result<bool> {
    let mut count = |select: &str| sql.first(select, values![id, person])?.unwrap_or_default().take::<u64>(0);
    let mutes = "select count(*) from mutes where table_id = ?1 and person = ?2";
    let mut own = count(mutes)?;
    let plays = count("select count(*) from seats where table_id = ?1 and person = ?2")? > 0;
    if own >= MUTED {
        // A name that nobody has any more need not be remembered.
        let nobody = "delete from mutes where table_id = ?1 and person = ?2
                      and name not in (select name from seats where table_id = ?1)
                      and name not in (select name from chat where table_id = ?1)";
        sql.execute(nobody, values![id, person])?;
        own = sql.first(mutes, values![id, person])?.unwrap_or_default().take(0)?;
    }
    if plays || own >= MUTED {
        return Ok(own < MUTED);
    }
    let watchers = format!(
        "select count(*) from (select 1 from mutes where table_id = ?1 and person not in ({PLAYERS})
         limit {MUTED_BY_WATCHERS}) as counted"
    );
    let all: u64 = sql.first(&watchers, values![id])?.unwrap_or_default().take(0)?;
    if all < MUTED_BY_WATCHERS {
        return Ok(true);
    }
    let muting = format!(
        "select distinct person from mutes where table_id = ?1 and person not in ({PLAYERS}) limit {MUTED_BY_WATCHERS}"
    );
    let mut forgotten = 0;
    for mut row in sql.query(&muting, values![id])? {
        let watcher: String = row.take(0)?;
        if watcher != person && !here.contains(&watcher) {
            forgotten += sql.execute("delete from mutes where table_id = ?1 and person = ?2", values![id, &watcher])?;
        }
    }
    Ok(forgotten > 0)
}

/// Drops what is older than the lines that are kept.
fn drop_oldest(sql: &mut dyn Sql, id: &str) -> Result<()> {
    for room in [Room::Players, Room::Watchers] {
        let first = "select line from chat where table_id = ?1 and room = ?2 order by line desc limit 1 offset ?3";
        let Some(mut row) = sql.first(first, values![id, room.word(), KEPT - 1])? else { continue };
        let drop_older = "delete from chat where table_id = ?1 and room = ?2 and line < ?3";
        sql.execute(drop_older, values![id, room.word(), row.take::<u64>(0)?])?;
    }
    Ok(())
}

const COLUMNS: &str = "line, room, person, name, kind, said";

fn page(sql: &mut dyn Sql, id: &str, room: Option<Room>, cursor: ChatCursor, most: usize) -> Result<ChatPage> {
    let in_room = room.map_or(String::new(), |room| format!("and room = '{}'", room.word()));
    let (compared, with, order) = match cursor {
        ChatCursor::Newest => ("<=", u64::MAX / 2, "desc"),
        ChatCursor::Before(line) => ("<", line, "desc"),
        ChatCursor::From(line) => (">=", line, "asc"),
    };
    let some = format!(
        "select {COLUMNS} from chat where table_id = ?1 {in_room} and line {compared} ?2 order by line {order} limit ?3"
    );
    let rows = sql.query(&some, values![id, with, most])?;
    let mut lines = rows.into_iter().map(line).collect::<Result<Vec<ChatLine>>>()?;
    if order == "desc" {
        lines.reverse();
    }
    let mut beyond = |compared: &str, line: Option<&ChatLine>| {
        let one = format!("select 1 from chat where table_id = ?1 {in_room} and line {compared} ?2 limit 1");
        let line = line.map_or(with, |line| line.line);
        Ok::<bool, StoreError>(sql.first(&one, values![id, line])?.is_some())
    };
    let older = beyond("<", lines.first())?;
    let newer = beyond(">", lines.last())?;
    Ok(ChatPage { lines, older, newer })
}

fn line(mut row: Row) -> Result<ChatLine> {
    let room: String = row.take(1)?;
    let kind: String = row.take(4)?;
    let said: String = row.take(5)?;
    let line: u64 = row.take(0)?;
    let unreadable = |what: &str| StoreError::Unreadable { table: "chat", what: format!("{what} of line {line}") };
    Ok(ChatLine {
        line,
        room: [Room::Players, Room::Watchers]
            .into_iter()
            .find(|known| room == known.word())
            .ok_or_else(|| unreadable("the room"))?,
        person: row.take(2)?,
        name: row.take(3)?,
        said: match kind.as_str() {
            "text" => ChatMessage::Text(said),
            "reaction" => ChatMessage::Reaction(said),
            "invited-again" => ChatMessage::InvitedAgain(said),
            "taken-over" => ChatMessage::TakenOver(said),
            "came-by-invitation" => ChatMessage::CameByInvitation(said),
            "given-back" => ChatMessage::GivenBack(said),
            _ => return Err(unreadable("the kind")),
        },
    })
}
