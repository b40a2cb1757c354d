//! The tables of the database, made in numbered steps: what makes a new house is what brings an old one up to date, so the two can't
//! differ. A step is never changed once a house was made by it; `schema.sql` shows what all of them come to.

use super::sql::{Result, Sql, values};
use super::{StoreError, chat, editions, imports};

/// Something that a step does.
enum Part {
    /// One text for both databases, where only the names of the kinds differ.
    Sql(&'static str),
    /// What takes more than SQL. It finds the tables as they were at this step.
    Run(fn(&mut dyn Sql) -> Result<()>),
}

/// The first step makes a house of version 1, and each of the others one of its number from the one before. Until number 6 tables
/// came without a new number too; so there each is made by the step after which every house has it, if it is not there already.
const STEPS: [&[Part]; 13] = [
    &[Part::Sql(include_str!("../migrations/1.sql"))],
    &[Part::Sql(include_str!("../migrations/2.sql"))],
    &[Part::Sql(include_str!("../migrations/3.sql"))],
    &[Part::Sql(include_str!("../migrations/4.sql"))],
    &[Part::Sql(include_str!("../migrations/5.sql"))],
    &[
        Part::Sql(include_str!("../migrations/6.sql")),
        Part::Run(editions::keep_once),
        // Only now that there are hashes: PostgreSQL has no index over long texts.
        Part::Sql("create index if not exists tables_by_edition on tables (edition)"),
        Part::Run(imports::note_all),
        Part::Run(chat::keep_within_bounds),
    ],
    &[Part::Sql(include_str!("../migrations/7.sql"))],
    &[Part::Sql(include_str!("../migrations/8.sql"))],
    &[Part::Sql(include_str!("../migrations/9.sql"))],
    &[Part::Sql(include_str!("../migrations/10.sql"))],
    &[Part::Sql(include_str!("../migrations/11.sql"))],
    &[Part::Sql(include_str!("../migrations/12.sql"))],
    &[Part::Sql(include_str!("../migrations/13.sql"))],
];

/// Kept in the database, so that a later house knows what it opens.
pub(super) const VERSION: u64 = STEPS.len() as u64;

/// Everything that makes a house, each table after those it refers to, with its columns, those of its key first. Who is
/// present is not among it: that is nobody's any more once the house has moved. Nor is where guests came from: that is nobody
/// else's business. Nor are links to devices and what was asked of passkeys, which are good for minutes, and how many
/// channels were made within a day.
pub const TABLES: [(&str, usize, &[&str]); 37] = [
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
    ("conduct", 1, &["table_id", "conduct", "live"]),
    ("listed", 1, &["table_id", "stage", "since", "kept"]),
    ("shares", 2, &["table_id", "person", "share"]),
    ("seeds", 1, &["table_id", "seed"]),
    ("portraits", 2, &["person", "place", "portrait"]),
    ("devices", 1, &["device", "person", "name", "since", "seen", "changed"]),
    ("passkeys", 1, &["credential", "person", "passkey", "name", "since", "used"]),
    ("recovery_sheets", 1, &["hash", "person", "since"]),
    ("reviews", 1, &["table_id", "percent", "until", "review"]),
    (
        "channels",
        1,
        &[
            "id",
            "person",
            "device",
            "kind",
            "address",
            "hash",
            "language",
            "origin",
            "confirmed",
            "digest",
            "made",
            "sent_on",
            "sent",
        ],
    ),
    ("hooks", 2, &["table_id", "id", "address", "language", "origin", "made", "sent_on", "sent"]),
    ("wishes", 1, &["person", "wishes"]),
    ("silenced", 2, &["table_id", "person"]),
    (
        "outbox",
        1,
        &[
            "id", "channel", "person", "table_id", "kind", "about", "seats", "closes", "made", "until", "due", "state",
            "message", "tries",
        ],
    ),
    ("uncounted", 1, &["table_id"]),
    (
        "results",
        2,
        &[
            "table_id",
            "seat",
            "person",
            "bot",
            "stand_in",
            "place",
            "score",
            "won",
            "counts",
            "game",
            "seats",
            "pace",
            "own_edition",
            "ended",
            "rating",
        ],
    ),
    ("results_due", 1, &["table_id", "until"]),
    ("invitations", 2, &["table_id", "person", "host", "at", "declined"]),
    ("unwanted_hosts", 2, &["person", "host", "name", "since"]),
    ("ratings", 2, &["person", "game", "name", "since", "games", "rating", "uncertainty"]),
    ("ratings_due", 1, &["table_id", "ended"]),
];

/// How far the database is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SchemaState {
    /// No house was ever made in it.
    Nothing,
    /// A house of that version.
    Older(u64),
    UpToDate,
}

impl SchemaState {
    fn of(version: Option<u64>) -> Result<SchemaState> {
        match version {
            None => Ok(SchemaState::Nothing),
            Some(newer) if newer > VERSION => Err(StoreError::Newer(newer)),
            Some(VERSION) => Ok(SchemaState::UpToDate),
            Some(older) => Ok(SchemaState::Older(older)),
        }
    }

    /// Nothing if all is there: to make that again would lock what other nodes are writing to.
    fn version_to_go_on_from(self) -> Option<u64> {
        match self {
            SchemaState::Nothing => Some(0),
            SchemaState::Older(version) => Some(version),
            SchemaState::UpToDate => None,
        }
    }
}

pub fn state_on_sqlite(sql: &mut dyn Sql) -> Result<SchemaState> {
    let version = sql.first("pragma user_version", &[])?.unwrap_or_default().take(0)?;
    SchemaState::of(Some(version).filter(|version| *version > 0))
}

pub fn state_on_postgres(sql: &mut dyn Sql) -> Result<SchemaState> {
    let known = "select count(*) from information_schema.tables
        where table_schema = current_schema() and table_name = 'schema_version'";
    if sql.first(known, &[])?.unwrap_or_default().take::<u64>(0)? == 0 {
        return Ok(SchemaState::Nothing);
    }
    SchemaState::of(sql.first("select max(version) from schema_version", &[])?.unwrap_or_default().take(0)?)
}

/// Makes what is not there yet: all of it or nothing, and the version with it.
pub fn migrate_sqlite(sql: &mut dyn Sql) -> Result<()> {
    match state_on_sqlite(sql)?.version_to_go_on_from() {
        Some(version) => run_steps_on_sqlite(sql, version, VERSION),
        None => Ok(()),
    }
}

/// The same.
pub fn migrate_postgres(sql: &mut dyn Sql) -> Result<()> {
    match state_on_postgres(sql)?.version_to_go_on_from() {
        Some(version) => run_steps_on_postgres(sql, version, VERSION),
        None => Ok(()),
    }
}

pub(super) fn run_steps_on_sqlite(sql: &mut dyn Sql, from: u64, to: u64) -> Result<()> {
    run_steps(sql, from, to, str::to_owned)?;
    sql.query(&format!("pragma user_version = {to}"), &[]).map(drop)
}

pub(super) fn run_steps_on_postgres(sql: &mut dyn Sql, from: u64, to: u64) -> Result<()> {
    run_steps(sql, from, to, |statement| {
        let kinds = statement.replace(" integer", " bigint").replace(" blob", " bytea");
        kinds.replace(" strict", "").replace(", without rowid", "")
    })?;
    sql.execute("create table if not exists schema_version (version bigint primary key)", &[])?;
    sql.execute("insert into schema_version (version) values (?1) on conflict do nothing", values![to]).map(drop)
}

/// Runs the steps after number `from`, up to number `to`.
fn run_steps(sql: &mut dyn Sql, from: u64, to: u64, spell: impl Fn(&str) -> String) -> Result<()> {
    for part in STEPS[from as usize..to as usize].iter().copied().flatten() {
        match part {
            Part::Sql(text) => {
                let mut statements = text.split(';').filter(|statement| !statement.trim().is_empty());
                statements.try_for_each(|statement| sql.execute(&spell(statement), &[]).map(drop))?;
            }
            Part::Run(run) => run(sql)?,
        }
    }
    Ok(())
}
