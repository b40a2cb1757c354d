//! The lists of the front page: one's own tables, and the public ones. Every list is short and read by an index.

use serde::Serialize;

use super::sql::{Result, Row, Sql, values};
use super::{SeatRow, Sitter, Store, pulse, select_seats};
use crate::hall::wall_clock;

/// A line in a list of tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub stage: Stage,
    /// Everybody who sits there but the reader.
    pub names: Vec<String>,
    /// Seats that whoever comes may take.
    pub free: usize,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Gathering,
    Playing,
    Over,
}

impl Stage {
    pub fn word(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }
}

pub const SCHEMA: &str = "
create table if not exists listed (
    table_id text primary key references tables (id),
    stage integer not null,
    since integer not null,
    kept integer not null default 0
) strict, without rowid;
create index if not exists listed_by_stage on listed (stage, since);
create index if not exists tables_by_host on tables (host);
";

impl Store {
    /// The newest tables where this person sits or that this person brought along: those that are not over, or those that are.
    pub async fn tables_of(&self, person: &str, over: bool, most: usize) -> Result<Vec<Summary>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let rows = sql.query(
                "select id, game, started is not null, over from tables
                 where over = ?2
                 and id in (select table_id from seats where person = ?1 union select id from tables where host = ?1)
                 order by created desc limit ?3",
                values![&person, over, most],
            )?;
            let line = |mut row: Row| -> Result<Line> {
                let stage = match (row.take(2)?, row.take(3)?) {
                    (_, true) => Stage::Over,
                    (true, false) => Stage::Playing,
                    (false, false) => Stage::Gathering,
                };
                Ok((row.take(0)?, row.take(1)?, stage, 0))
            };
            rows.into_iter().map(line).map(|line| with_names(sql, line?, Some(&person))).collect()
        })
        .await
    }

    /// The newest public tables of this stage where this person does not sit. Those that gather have a seat for anybody.
    pub async fn public_tables(&self, stage: Stage, person: Option<&str>, most: usize) -> Result<Vec<Summary>> {
        let person = person.map(str::to_owned);
        self.read(move |sql| {
            let rows = sql.query(
                "select id, game, kept from listed join tables on id = table_id
                 where stage = ?1 and since > ?4 and not exists (select 1 from seats where table_id = id and person = ?2)
                 and (stage > 0 or kept < (select count(*) from seats where table_id = id and person is null and bot is null))
                 order by since desc limit ?3",
                values![stage as i64, person.as_ref(), most, wall_clock().saturating_sub(shown_for(stage))],
            )?;
            let line = |mut row: Row| -> Result<Line> { Ok((row.take(0)?, row.take(1)?, stage, row.take(2)?)) };
            rows.into_iter().map(line).map(|line| with_names(sql, line?, None)).collect()
        })
        .await
    }

    /// Puts a table on the front page, or takes it off.
    pub async fn list(&self, id: &str, public: bool) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            if public {
                let list = "insert into listed (table_id, stage, since) values (?1, 0, ?2) on conflict do nothing";
                sql.execute(list, values![&id, wall_clock()])?;
            } else {
                sql.execute("delete from listed where table_id = ?1", values![&id])?;
            }
            pulse::changes(sql, &id)
        })
        .await
    }

    /// Keeps so many free seats of a public table for those who are invited.
    pub async fn keep_seats(&self, id: &str, kept: usize) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            sql.execute("update listed set kept = ?2 where table_id = ?1", values![&id, kept])?;
            pulse::changes(sql, &id)
        })
        .await
    }
}

/// How long a public table stays in the list of its stage, in milliseconds: nobody comes back to older ones.
fn shown_for(stage: Stage) -> u64 {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    match stage {
        Stage::Gathering => DAY,
        Stage::Playing | Stage::Over => 30 * DAY,
    }
}

/// A listed table has come to its next stage.
pub(super) fn moves_on(sql: &mut dyn Sql, id: &str, stage: Stage) -> Result<()> {
    let change = "update listed set stage = ?2, since = ?3 where table_id = ?1";
    sql.execute(change, values![id, stage as i64, wall_clock()]).map(drop)
}

/// A rematch is as public as what it follows.
pub(super) fn list_like(sql: &mut dyn Sql, old: &str, new: &str) -> Result<()> {
    if sql.first("select 1 from listed where table_id = ?1", values![old])?.is_some() {
        let list = "insert into listed (table_id, stage, since) values (?1, 0, ?2)";
        sql.execute(list, values![new, wall_clock()])?;
    }
    Ok(())
}

type Line = (String, String, Stage, usize);

fn with_names(sql: &mut dyn Sql, (id, game, stage, kept): Line, reader: Option<&str>) -> Result<Summary> {
    let seats = select_seats(sql, &id)?;
    let free = seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count();
    let reads = |seat: &SeatRow| matches!((&seat.sitter, reader), (Sitter::Person(a), Some(b)) if a == b);
    let taken = seats.iter().filter(|seat| seat.sitter != Sitter::Nobody && !reads(seat));
    let names = taken.map(|seat| seat.name.clone()).collect();
    Ok(Summary { id, game, stage, names, free: free.saturating_sub(kept) })
}
