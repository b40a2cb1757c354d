//! The tables of the database: one text for both, where only the names of the kinds differ.

use super::sql::{Result, Sql, values};
use super::{StoreError, beside, chat, conduct, key, listing, orders, presence, pulse, reviews, seeds};

/// Kept in the database, so that a later house knows what it opens.
const VERSION: u64 = 5;

const PARTS: [&str; 11] = [
    super::SCHEMA,
    beside::SCHEMA,
    chat::SCHEMA,
    conduct::SCHEMA,
    key::SCHEMA,
    listing::SCHEMA,
    orders::SCHEMA,
    presence::SCHEMA,
    pulse::SCHEMA,
    reviews::SCHEMA,
    seeds::SCHEMA,
];

/// Everything that makes a house, each table after those it refers to, with its columns, those of its key first. Who is
/// present is not among it: that is nobody's any more once the house has moved.
pub const TABLES: [(&str, usize, &[&str]); 15] = [
    ("house", 1, &["name", "value"]),
    ("banned", 1, &["person", "since"]),
    (
        "tables",
        1,
        &["id", "game", "rules", "edition", "options", "secret", "host", "created", "started", "over", "rematch"],
    ),
    ("seats", 2, &["table_id", "seat", "name", "person", "bot"]),
    ("log", 2, &["table_id", "seq", "at", "by", "entry", "check_"]),
    ("pulse", 1, &["table_id", "changes", "due"]),
    ("notes", 2, &["table_id", "seat", "note"]),
    ("invited_again", 2, &["table_id", "seat", "nonce"]),
    ("chat", 2, &["table_id", "line", "at", "room", "person", "name", "kind", "said"]),
    ("mutes", 3, &["table_id", "person", "name"]),
    ("conduct", 1, &["table_id", "conduct"]),
    ("listed", 1, &["table_id", "stage", "since", "kept"]),
    ("shares", 2, &["table_id", "person", "share"]),
    ("seeds", 1, &["table_id", "seed"]),
    ("reviews", 1, &["table_id", "percent", "until", "review"]),
];

pub fn on_sqlite(sql: &mut dyn Sql) -> Result<()> {
    let version = sql.first("pragma user_version", &[])?.unwrap_or_default().take(0)?;
    not_newer(version)?;
    make(sql, str::to_owned)?;
    if version < 3 {
        pulse::begin_all(sql)?;
    }
    sql.query(&format!("pragma user_version = {VERSION}"), &[])?;
    Ok(())
}

pub fn on_postgres(sql: &mut dyn Sql) -> Result<()> {
    let known = "select count(*) from information_schema.tables
        where table_schema = current_schema() and table_name = 'schema_version'";
    if sql.first(known, &[])?.unwrap_or_default().take::<u64>(0)? > 0 {
        let kept =
            sql.first("select max(version) from schema_version", &[])?.unwrap_or_default().take::<Option<u64>>(0)?;
        not_newer(kept.unwrap_or(VERSION))?;
        // To make what is there already would lock what other nodes are writing to.
        if kept == Some(VERSION) {
            return Ok(());
        }
    }
    make(sql, |statement| {
        let kinds = statement.replace(" integer", " bigint").replace(" blob", " bytea");
        kinds.replace(" strict", "").replace(", without rowid", "")
    })?;
    sql.execute("create table if not exists schema_version (version bigint primary key)", &[])?;
    sql.execute("insert into schema_version (version) values (?1) on conflict do nothing", values![VERSION]).map(drop)
}

fn not_newer(version: u64) -> Result<()> {
    if version > VERSION { Err(StoreError::Newer(version)) } else { Ok(()) }
}

fn make(sql: &mut dyn Sql, spell: impl Fn(&str) -> String) -> Result<()> {
    for statement in PARTS.iter().flat_map(|part| part.split(';')).filter(|text| !text.trim().is_empty()) {
        sql.execute(&spell(statement), &[])?;
    }
    Ok(())
}
