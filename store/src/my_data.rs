//! All that is kept about a person, for themselves to take along.

use std::collections::BTreeMap;

use serde::Serialize;

use super::sql::{Result, Row, Sql, values};
use super::{Channel, MyRating, Sitter, Store, Wishes, channels, people, ratings, select_seats, wishes};

/// Times are milliseconds since 1970.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct MyData {
    pub devices: Vec<MyKey>,
    pub passkeys: Vec<MyKey>,
    /// When the recovery sheet was made; its words nobody knows but its owner.
    pub recovery_sheet: Option<u64>,
    /// By which of a person's seats at a table it is.
    pub portraits: BTreeMap<usize, usize>,
    pub banned_since: Option<u64>,
    /// By what they are told that something waits for them.
    pub channels: Vec<MyChannel>,
    pub wishes: Wishes,
    /// Of these tables they want to hear nothing.
    pub silenced: Vec<String>,
    /// How many notices wait to be sent, or until nothing waits any more.
    pub notices: u64,
    pub ratings: Vec<MyRating>,
    pub invitations: Vec<MyInvitation>,
    /// By whom they don't want to be invited, as those were called.
    pub unwanted_hosts: Vec<String>,
    pub tables: Vec<MyTable>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MyKey {
    pub name: String,
    pub since: u64,
    pub last_used: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MyChannel {
    pub kind: &'static str,
    /// As JSON.
    pub address: String,
    pub language: String,
    pub confirmed: bool,
    pub digest: Option<u8>,
    pub since: u64,
}

/// What somebody has had to do with a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MyTable {
    pub table: String,
    pub game: String,
    pub created: u64,
    pub started: Option<u64>,
    pub is_over: bool,
    pub is_host: bool,
    pub names: Vec<String>,
    pub my_seats: Vec<usize>,
    /// By seat.
    pub notes: BTreeMap<usize, String>,
    pub said: Vec<MyLine>,
    /// Whom they don't want to hear.
    pub muted: Vec<String>,
    /// What came of it for each of their seats, once it was over.
    pub results: Vec<MyEnding>,
    /// Where they came from to a public table, as a name that only this house can give it.
    pub came_from: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MyLine {
    pub at: u64,
    pub name: String,
    pub said: String,
}

/// An invitation that they have made or got.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MyInvitation {
    pub table: String,
    pub at: u64,
    pub is_mine: bool,
    pub declined: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MyEnding {
    pub ended: u64,
    pub place: Option<u64>,
    pub score: Option<i64>,
    pub won: bool,
    pub counts: bool,
    pub rating: Option<i64>,
}

impl Store {
    pub async fn my_data(&self, person: &str) -> Result<MyData> {
        let person = person.to_owned();
        self.read(move |sql| {
            let ring = people::key_ring(sql, &person)?;
            let portraits = "select place, portrait from portraits where person = ?1";
            let portraits = sql.query(portraits, values![&person])?;
            let banned = sql.first("select since from banned where person = ?1", values![&person])?;
            let silenced = "select table_id from silenced where person = ?1 order by table_id";
            let silenced = sql.query(silenced, values![&person])?;
            let notices = "select count(*) from outbox where person = ?1";
            let mut notices = sql.first(notices, values![&person])?.unwrap_or_default();
            let tables = people::tables_of(sql, &person)?;
            Ok(MyData {
                devices: ring.devices.into_iter().map(|device| key(device.name, device.since, device.seen)).collect(),
                passkeys: ring.passkeys.into_iter().map(|key_| key(key_.name, key_.since, key_.used)).collect(),
                recovery_sheet: ring.sheet,
                portraits: portraits
                    .into_iter()
                    .map(|mut row| Ok((row.take(0)?, row.take(1)?)))
                    .collect::<Result<_>>()?,
                banned_since: banned.map(|mut row| row.take(0)).transpose()?,
                channels: channels::of_person(sql, &person)?.into_iter().map(my_channel).collect(),
                wishes: wishes::select(sql, &person)?,
                silenced: silenced.into_iter().map(|mut row| row.take(0)).collect::<Result<_>>()?,
                notices: notices.take(0)?,
                ratings: ratings::ratings_of(sql, &person)?,
                invitations: invitations(sql, &person)?,
                unwanted_hosts: unwanted_hosts(sql, &person)?,
                tables: tables.iter().map(|table| my_table(sql, table, &person)).collect::<Result<_>>()?,
            })
        })
        .await
    }
}

fn my_channel(channel: Channel) -> MyChannel {
    let Channel { kind, address, language, confirmed, digest, made, .. } = channel;
    MyChannel { kind: kind.word(), address, language, confirmed, digest, since: made }
}

fn key(name: String, since: u64, last_used: u64) -> MyKey {
    MyKey { name, since, last_used }
}

fn my_table(sql: &mut dyn Sql, table: &str, person: &str) -> Result<MyTable> {
    let head = "select game, created, started, over, host from tables where id = ?1";
    let mut head = sql.first(head, values![table])?.unwrap_or_default();
    let seats = select_seats(sql, table)?;
    let is_mine = |sitter: &Sitter| matches!(sitter, Sitter::Person(sitter) if sitter == person);
    let my_seats: Vec<usize> = (0..seats.len()).filter(|seat| is_mine(&seats[*seat].sitter)).collect();
    let mut notes = BTreeMap::new();
    for mut row in sql.query("select seat, note from notes where table_id = ?1", values![table])? {
        let seat: usize = row.take(0)?;
        if my_seats.contains(&seat) {
            notes.insert(seat, row.take(1)?);
        }
    }
    let said = "select at, name, said from chat where table_id = ?1 and person = ?2 and kind in ('text', 'reaction') order by line";
    let said = sql.query(said, values![table, person])?;
    let muted = sql.query("select name from mutes where table_id = ?1 and person = ?2", values![table, person])?;
    let came_from = "select household from came_from where table_id = ?1 and person = ?2";
    let came_from = sql.first(came_from, values![table, person])?;
    Ok(MyTable {
        table: table.to_owned(),
        game: head.take(0)?,
        created: head.take(1)?,
        started: head.take(2)?,
        is_over: head.take(3)?,
        is_host: head.take::<String>(4)? == person,
        names: seats.into_iter().map(|seat| seat.name).collect(),
        my_seats,
        notes,
        said: said.into_iter().map(line).collect::<Result<_>>()?,
        muted: muted.into_iter().map(|mut row: Row| row.take(0)).collect::<Result<_>>()?,
        results: results(sql, table, person)?,
        came_from: came_from.map(|mut row| row.take(0)).transpose()?,
    })
}

fn invitations(sql: &mut dyn Sql, person: &str) -> Result<Vec<MyInvitation>> {
    let select = "select table_id, at, 0, declined from invitations where person = ?1
                  union all select table_id, at, 1, null from invitations where host = ?1 order by 2, 1";
    let rows = sql.query(select, values![person])?;
    rows.into_iter()
        .map(|mut row| {
            let (table, at) = (row.take(0)?, row.take(1)?);
            Ok(MyInvitation { table, at, is_mine: row.take(2)?, declined: row.take(3)? })
        })
        .collect()
}

fn unwanted_hosts(sql: &mut dyn Sql, person: &str) -> Result<Vec<String>> {
    let select = "select name from unwanted_hosts where person = ?1 order by since";
    sql.query(select, values![person])?.into_iter().map(|mut row| row.take(0)).collect()
}

fn results(sql: &mut dyn Sql, table: &str, person: &str) -> Result<Vec<MyEnding>> {
    let select = "select ended, place, score, won, counts, rating from results
                  where table_id = ?1 and person = ?2 order by seat";
    let rows = sql.query(select, values![table, person])?;
    rows.into_iter()
        .map(|mut row| {
            let (ended, place, score) = (row.take(0)?, row.take(1)?, row.take(2)?);
            Ok(MyEnding { ended, place, score, won: row.take(3)?, counts: row.take(4)?, rating: row.take(5)? })
        })
        .collect()
}

fn line(mut row: Row) -> Result<MyLine> {
    Ok(MyLine { at: row.take(0)?, name: row.take(1)?, said: row.take(2)? })
}
