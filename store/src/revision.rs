//! The revision of a table, by which nodes learn cheaply that something has changed, and when a table is due to move by itself.
//! The database calls both its `pulse`.

use super::job::JobKind;
use super::sql::{Result, Row, Sql, Value, values};
use super::{Ending, LogRow, Store, TableRow, log_row};
use crate::clock::wall_clock;

/// How far a table has come, and when it is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Revision {
    /// Counts every change that is no row of the log.
    pub changes: u64,
    /// When somebody has to look at the table, by the wall clock: its alarm is due, or its bots should have moved by then.
    /// Whoever lets the bots of a table think moves this on first, and so has the table for itself until then.
    pub due: Option<u64>,
    /// The last row of the log.
    pub seq: u64,
}

/// What a new row means for the time when the table is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextDue {
    Unchanged,
    /// For all one knows, and what one knows is `known` changes old. If there are more, somebody has to look at once.
    At {
        due: Option<u64>,
        known: u64,
    },
    /// The game has ended; what came of it, if that is known.
    Over(Option<Ending>),
}

/// How many tables one question asks for.
const AT_ONCE: usize = 64;

impl Store {
    pub async fn revision(&self, id: &str) -> Result<Option<Revision>> {
        let id = id.to_owned();
        self.read(move |sql| select(sql, &id)).await
    }

    /// How many changes and how many rows each of these tables has.
    pub async fn revisions(&self, ids: Vec<String>) -> Result<Vec<(String, u64, u64)>> {
        let places = (1..=AT_ONCE).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ");
        let select = format!(
            "select table_id, changes, (select max(seq) from log where log.table_id = pulse.table_id)
             from pulse where table_id in ({places})"
        );
        self.read(move |sql| {
            let mut revisions = Vec::with_capacity(ids.len());
            for ids in ids.chunks(AT_ONCE) {
                let mut asked: Vec<_> = ids.iter().map(Value::from).collect();
                asked.resize(AT_ONCE, Value::Null);
                for mut row in sql.query(&select, &asked)? {
                    let seq: Option<u64> = row.take(2)?;
                    revisions.push((row.take(0)?, row.take(1)?, seq.unwrap_or(0)));
                }
            }
            Ok(revisions)
        })
        .await
    }

    /// Some tables that were due before this moment, and since when, the oldest first.
    pub async fn due_tables(&self, before: u64) -> Result<Vec<(String, u64)>> {
        self.read(move |sql| {
            let select = "select table_id, due from pulse where due < ?1 order by due limit 100";
            let rows = sql.query(select, values![before])?;
            rows.into_iter().map(|mut row: Row| Ok((row.take(0)?, row.take(1)?))).collect()
        })
        .await
    }

    /// Changes when a table is due, if it still is when one thought. False if somebody was first.
    pub async fn change_due(&self, id: &str, from: Option<u64>, to: Option<u64>) -> Result<bool> {
        let id = id.to_owned();
        self.run(JobKind::Statement, move |sql| {
            let change = "update pulse set due = ?3 where table_id = ?1 and coalesce(due, -1) = coalesce(cast(?2 as bigint), -1)";
            Ok(sql.execute(change, values![&id, from, to])? == 1)
        })
        .await
    }

    /// Makes every table due that ever will be: after a start of the only process there is, nobody else has a table for itself, or
    /// looks back at one.
    pub async fn make_all_due(&self) -> Result<()> {
        self.write(|sql| {
            sql.execute("update pulse set due = 0 where due is not null", &[])?;
            sql.execute("update reviews set until = 0 where review is null", &[]).map(drop)
        })
        .await
    }
}

pub fn select(sql: &mut dyn Sql, id: &str) -> Result<Option<Revision>> {
    let select = "select changes, due, (select max(seq) from log where log.table_id = pulse.table_id)
                  from pulse where table_id = ?1";
    let Some(mut row) = sql.first(select, values![id])? else { return Ok(None) };
    let seq: Option<u64> = row.take(2)?;
    Ok(Some(Revision { changes: row.take(0)?, due: row.take(1)?, seq: seq.unwrap_or(0) }))
}

/// A table's revision together with the rows of its log after `seq`.
pub fn select_with_log(sql: &mut dyn Sql, id: &str, seq: u64) -> Result<Option<(Revision, Vec<LogRow>)>> {
    let select = "select later.seq, later.at, later.by, later.entry, later.check_,
                  changes, due, (select max(seq) from log where log.table_id = pulse.table_id)
                  from pulse left join log as later on later.table_id = pulse.table_id and later.seq > ?2
                  where pulse.table_id = ?1 order by later.seq";
    let mut rows = sql.query(select, values![id, seq])?;
    let Some(first) = rows.first_mut() else { return Ok(None) };
    let last: Option<u64> = first.take(7)?;
    let revision = Revision { changes: first.take(5)?, due: first.take(6)?, seq: last.unwrap_or(0) };
    // Without a later row there is one of which only the revision is known.
    let log = if seq < revision.seq { rows.into_iter().map(log_row).collect::<Result<_>>()? } else { Vec::new() };
    Ok(Some((revision, log)))
}

/// A new table; one that has begun is looked at once.
pub fn begin(sql: &mut dyn Sql, table: &TableRow, now: u64) -> Result<()> {
    let is_playing = table.started.is_some() && !table.over;
    let due = is_playing.then_some(now);
    sql.execute("insert into pulse (table_id, changes, due) values (?1, 0, ?2)", values![&table.id, due]).map(drop)
}

pub const CHANGE: &str = "update pulse set changes = changes + 1 where table_id = ?1";

/// Counts that something beside the game has changed.
pub fn count_change(sql: &mut dyn Sql, id: &str) -> Result<()> {
    sql.execute(CHANGE, values![id]).map(drop)
}

/// The same for what may be a bot's business.
pub fn make_due(sql: &mut dyn Sql, id: &str) -> Result<()> {
    let change = "update pulse set changes = changes + 1, due = ?2 where table_id = ?1";
    sql.execute(change, values![id, wall_clock()]).map(drop)
}

pub fn make_never_due(sql: &mut dyn Sql, id: &str) -> Result<()> {
    sql.execute("update pulse set changes = changes + 1, due = null where table_id = ?1", values![id]).map(drop)
}

pub fn set_next_due(sql: &mut dyn Sql, id: &str, due: Option<u64>, known: u64) -> Result<()> {
    let change = "update pulse set due = case when changes = ?3 then cast(?2 as bigint) else cast(?4 as bigint) end
                  where table_id = ?1";
    sql.execute(change, values![id, due, known, wall_clock()]).map(drop)
}
