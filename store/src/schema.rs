//! The tables of the database: one text for both, where only the names of the kinds differ.

use super::sql::{Result, Sql, values};
use super::{
    StoreError, beside, chat, conduct, editions, imports, key, links, listing, orders, presence, pulse, reviews, seeds,
};

/// Kept in the database, so that a later house knows what it opens.
const VERSION: u64 = 6;

const PARTS: [&str; 15] = [
    super::SCHEMA,
    editions::SCHEMA,
    editions::INDEX,
    imports::SCHEMA,
    beside::SCHEMA,
    chat::SCHEMA,
    conduct::SCHEMA,
    key::SCHEMA,
    links::SCHEMA,
    listing::SCHEMA,
    orders::SCHEMA,
    presence::SCHEMA,
    pulse::SCHEMA,
    reviews::SCHEMA,
    seeds::SCHEMA,
];

/// Everything that makes a house, each table after those it refers to, with its columns, those of its key first. Who is
/// present is not among it: that is nobody's any more once the house has moved. Nor is where guests came from: that is nobody
/// else's business.
pub const TABLES: [(&str, usize, &[&str]); 21] = [
    ("house", 1, &["name", "value"]),
    ("banned", 1, &["person", "since"]),
    ("editions", 1, &["hash", "text"]),
    (
        "tables",
        1,
        &["id", "game", "rules", "edition", "options", "secret", "host", "created", "started", "over", "rematch"],
    ),
    ("imports", 1, &["table_id", "opened"]),
    ("seats", 2, &["table_id", "seat", "name", "person", "bot"]),
    ("log", 2, &["table_id", "seq", "at", "by", "entry", "check_"]),
    ("pulse", 1, &["table_id", "changes", "due"]),
    ("notes", 2, &["table_id", "seat", "note"]),
    ("invited_again", 2, &["table_id", "seat", "nonce"]),
    ("seat_links", 2, &["table_id", "seat", "nonce"]),
    ("join_links", 1, &["table_id", "nonce"]),
    ("displaced", 3, &["table_id", "seat", "person", "at", "may_return", "shared"]),
    ("sent_away", 2, &["table_id", "person", "number"]),
    ("chat", 2, &["table_id", "line", "at", "room", "person", "name", "kind", "said"]),
    ("mutes", 3, &["table_id", "person", "name"]),
    ("conduct", 1, &["table_id", "conduct"]),
    ("listed", 1, &["table_id", "stage", "since", "kept"]),
    ("shares", 2, &["table_id", "person", "share"]),
    ("seeds", 1, &["table_id", "seed"]),
    ("reviews", 1, &["table_id", "percent", "until", "review"]),
];

/// How far the database is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// No house was ever made in it.
    Nothing,
    /// A house of that version.
    Older(u64),
    UpToDate,
}

impl Found {
    fn of(version: Option<u64>) -> Result<Found> {
        match version {
            None => Ok(Found::Nothing),
            Some(newer) if newer > VERSION => Err(StoreError::Newer(newer)),
            Some(VERSION) => Ok(Found::UpToDate),
            Some(older) => Ok(Found::Older(older)),
        }
    }
}

pub fn found_on_sqlite(sql: &mut dyn Sql) -> Result<Found> {
    let version = sql.first("pragma user_version", &[])?.unwrap_or_default().take(0)?;
    Found::of(Some(version).filter(|version| *version > 0))
}

pub fn found_on_postgres(sql: &mut dyn Sql) -> Result<Found> {
    let known = "select count(*) from information_schema.tables
        where table_schema = current_schema() and table_name = 'schema_version'";
    if sql.first(known, &[])?.unwrap_or_default().take::<u64>(0)? == 0 {
        return Ok(Found::Nothing);
    }
    Found::of(sql.first("select max(version) from schema_version", &[])?.unwrap_or_default().take(0)?)
}

pub fn on_sqlite(sql: &mut dyn Sql) -> Result<()> {
    let version = match found_on_sqlite(sql)? {
        Found::Nothing => 0,
        Found::Older(version) => version,
        Found::UpToDate => VERSION,
    };
    if 0 < version && version < 6 {
        from_before_6(sql, str::to_owned)?;
    }
    make(sql, str::to_owned)?;
    if version < 3 {
        pulse::begin_all(sql)?;
    }
    if 0 < version && version < 6 {
        catch_up_with_6(sql)?;
    }
    sql.query(&format!("pragma user_version = {VERSION}"), &[])?;
    Ok(())
}

pub fn on_postgres(sql: &mut dyn Sql) -> Result<()> {
    let older = match found_on_postgres(sql)? {
        // To make what is there already would lock what other nodes are writing to.
        Found::UpToDate => return Ok(()),
        Found::Older(_) => true,
        Found::Nothing => false,
    };
    let spell = |statement: &str| {
        let kinds = statement.replace(" integer", " bigint").replace(" blob", " bytea");
        kinds.replace(" strict", "").replace(", without rowid", "")
    };
    if older {
        from_before_6(sql, spell)?;
    }
    make(sql, spell)?;
    if older {
        catch_up_with_6(sql)?;
    }
    sql.execute("create table if not exists schema_version (version bigint primary key)", &[])?;
    sql.execute("insert into schema_version (version) values (?1) on conflict do nothing", values![VERSION]).map(drop)
}

/// What an older house needs before it gets what is new: until version 5 every table had its edition's text for itself.
fn from_before_6(sql: &mut dyn Sql, spell: impl Fn(&str) -> String) -> Result<()> {
    sql.execute(&spell(editions::SCHEMA.trim_end_matches([';', '\n'])), &[])?;
    editions::keep_once(sql)
}

/// And what it needs afterwards: until version 5 nobody noted which tables were brought along, and mutes and chats had no bounds.
fn catch_up_with_6(sql: &mut dyn Sql) -> Result<()> {
    imports::find_all(sql)?;
    chat::keep_within_bounds(sql)
}

fn make(sql: &mut dyn Sql, spell: impl Fn(&str) -> String) -> Result<()> {
    for statement in PARTS.iter().flat_map(|part| part.split(';')).filter(|text| !text.trim().is_empty()) {
        sql.execute(&spell(statement), &[])?;
    }
    Ok(())
}
