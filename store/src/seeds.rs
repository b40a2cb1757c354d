//! What a match's chance derives from: what browsers add before the start, and what it began with for ever after.

use tabletop::{Hex32, SeedMaterial};

use super::sql::{Result, Sql, values};
use super::{LogRow, Sitter, Store, TableRow, conduct, imports, insert_row, insert_table};
use crate::conduct::Conduct;

/// A match that has begun elsewhere, or begins at once: its seed, and its log so far.
#[derive(Debug, Clone)]
pub struct Begun {
    pub seed: SeedMaterial,
    pub log: Vec<LogRow>,
}

/// So many bytes are as much to keep as a table.
const BYTES_OF_A_TABLE: usize = 16 * 1024;

impl Begun {
    /// How many tables it counts for, together with so many bytes of an edition: what comes from elsewhere can be as much to keep
    /// as many tables that are played here.
    pub fn weight(&self, edition: usize) -> u32 {
        let log: usize = self.log.iter().map(|row| row.entry.len() + row.by.len() + row.check.len() + 16).sum();
        (1 + (log + edition) / BYTES_OF_A_TABLE) as u32
    }
}

impl Store {
    /// Keeps what a person's browser adds to the deal of a table. False if it comes too late, or again: the first counts.
    pub async fn add_share(&self, id: &str, person: &str, share: Hex32) -> Result<bool> {
        let id = id.to_owned();
        let person = person.to_owned();
        self.write(move |sql| {
            if sql.first("select 1 from tables where id = ?1 and started is null", values![&id])?.is_none() {
                return Ok(false);
            }
            let add = "insert into shares (table_id, person, share) values (?1, ?2, ?3) on conflict do nothing";
            Ok(sql.execute(add, values![&id, &person, &share.0])? == 1)
        })
        .await
    }

    /// The seed material of a match, as JSON; nothing for one that began before seats could add to it.
    pub async fn seed(&self, id: &str) -> Result<Option<String>> {
        let id = id.to_owned();
        self.read(move |sql| select(sql, &id)).await
    }

    /// Makes a table whose match has begun, with what was agreed for it. False if the table is there already.
    pub async fn create_begun(&self, table: TableRow, begun: Begun, agreed: Conduct, now: u64) -> Result<bool> {
        self.write(move |sql| {
            let made = create_begun(sql, &table, &begun, now)?;
            if made {
                conduct::begin(sql, &table.id, &agreed)?;
            }
            Ok(made)
        })
        .await
    }

    /// Makes a table whose match goes on from an earlier one: it counts for nothing. False if the table is there already.
    pub async fn play_on(&self, table: TableRow, begun: Begun, now: u64) -> Result<bool> {
        self.write(move |sql| {
            let made = create_begun(sql, &table, &begun, now)?;
            if made {
                imports::make_uncounted(sql, &table.id)?;
            }
            Ok(made)
        })
        .await
    }
}

pub(super) fn create_begun(sql: &mut dyn Sql, table: &TableRow, begun: &Begun, now: u64) -> Result<bool> {
    if sql.first("select 1 from tables where id = ?1", values![&table.id])?.is_some() {
        return Ok(false);
    }
    insert_table(sql, table, now)?;
    insert_seed(sql, &table.id, &begun.seed)?;
    for row in &begun.log {
        insert_row(sql, &table.id, row)?;
    }
    Ok(true)
}

/// Settles at the start what the match's chance derives from.
pub fn settle_seed(sql: &mut dyn Sql, table: &TableRow) -> Result<()> {
    let mut shares = Vec::with_capacity(table.seats.len());
    for seat in &table.seats {
        let Sitter::Person(person) = &seat.sitter else {
            shares.push(Hex32::NOTHING);
            continue;
        };
        let share =
            sql.first("select share from shares where table_id = ?1 and person = ?2", values![&table.id, person])?;
        shares.push(share.map(|mut row| row.take(0).map(Hex32)).transpose()?.unwrap_or(Hex32::NOTHING));
    }
    insert_seed(sql, &table.id, &SeedMaterial::Dealt { secret: Hex32(table.secret), shares })?;
    // What others added who were there and left is nobody's.
    sql.execute("delete from shares where table_id = ?1", values![&table.id]).map(drop)
}

pub(super) const SELECT: &str = "select seed from seeds where table_id = ?1";

pub(super) fn select(sql: &mut dyn Sql, id: &str) -> Result<Option<String>> {
    let seed = sql.first(SELECT, values![id])?;
    seed.map(|mut row| row.take(0)).transpose()
}

fn insert_seed(sql: &mut dyn Sql, id: &str, seed: &SeedMaterial) -> Result<()> {
    let seed = serde_json::to_string(seed).expect("seed material is plain data");
    sql.execute("insert into seeds (table_id, seed) values (?1, ?2)", values![id, &seed]).map(drop)
}
