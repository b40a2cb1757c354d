//! What a match's chance derives from: what browsers add before the start, and what it began with for ever after.

use rusqlite::{Connection, OptionalExtension, params};
use tabletop::{Hex32, SeedMaterial};

use super::{LogRow, SeatRow, Sitter, Store, StoreError, TableRow, insert_table};

pub const SCHEMA: &str = "
create table if not exists shares (
    table_id text not null references tables (id),
    person text not null,
    share blob not null,
    primary key (table_id, person)
) strict, without rowid;
create table if not exists seeds (
    table_id text primary key references tables (id),
    seed text not null
) strict, without rowid;
";

/// A match that has begun elsewhere, or begins at once: its seed, and its log so far.
#[derive(Debug, Clone)]
pub struct Begun {
    pub seed: SeedMaterial,
    pub log: Vec<LogRow>,
}

impl Store {
    /// Keeps what a person's browser adds to the deal of a table. False if it comes too late, or again: the first counts.
    pub async fn add_share(&self, id: &str, person: &str, share: Hex32) -> Result<bool, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.write(move |connection| {
            let added = "insert into shares (table_id, person, share)
                         select id, ?2, ?3 from tables where id = ?1 and started is null on conflict do nothing";
            Ok(connection.execute(added, params![id, person, share.0.as_slice()])? == 1)
        })
        .await
    }

    /// The seed material of a match, as JSON; nothing for one that began before seats could add to it.
    pub async fn seed(&self, id: &str) -> Result<Option<String>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| {
            let select = "select seed from seeds where table_id = ?1";
            connection.query_row(select, [&id], |row| row.get(0)).optional()
        })
        .await
    }

    /// Makes a table whose match has begun. False if the table is there already.
    pub async fn create_begun(&self, table: TableRow, begun: Begun, now: u64) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let there = "select 1 from tables where id = ?1";
            if connection.query_row(there, [&table.id], |_| Ok(())).optional()?.is_some() {
                return Ok(false);
            }
            insert_table(connection, &table, now)?;
            insert_seed(connection, &table.id, &begun.seed)?;
            let mut insert = connection.prepare_cached(
                "insert into log (table_id, seq, at, by, entry, check_) values (?1, ?2, ?3, ?4, ?5, ?6)",
            )?;
            for row in &begun.log {
                insert.execute(params![table.id, row.seq as i64, row.at as i64, row.by, row.entry, row.check])?;
            }
            connection.execute("update tables set over = ?2 where id = ?1", params![table.id, table.over])?;
            Ok(true)
        })
        .await
    }
}

/// Settles at the start what the match's chance derives from.
pub fn settle_seed(connection: &Connection, table: &TableRow) -> rusqlite::Result<()> {
    let mut select = connection.prepare_cached("select share from shares where table_id = ?1 and person = ?2")?;
    let share = |seat: &SeatRow| match &seat.sitter {
        Sitter::Person(person) => {
            let share = select.query_row([&table.id, person], |row| row.get(0).map(Hex32)).optional()?;
            Ok(share.unwrap_or(Hex32::NOTHING))
        }
        _ => Ok(Hex32::NOTHING),
    };
    let shares = table.seats.iter().map(share).collect::<rusqlite::Result<_>>()?;
    insert_seed(connection, &table.id, &SeedMaterial::Dealt { secret: Hex32(table.secret), shares })
}

fn insert_seed(connection: &Connection, id: &str, seed: &SeedMaterial) -> rusqlite::Result<()> {
    let seed = serde_json::to_string(seed).expect("seed material is plain data");
    connection.execute("insert into seeds (table_id, seed) values (?1, ?2)", params![id, seed]).map(drop)
}
