//! How a row gets into a log together with what it means for when the table is due. PostgreSQL is told in one statement: it
//! may be far away, and every move waits for this. SQLite has no statement that does as much.

use std::sync::LazyLock;

use super::sql::{Result, Sql, values};
use super::{LogRow, NextDue, Stage, end, insert_row, listing, revision};
use crate::clock::wall_clock;

/// False if that place in the log is taken.
pub fn append(sql: &mut dyn Sql, id: &str, row: &LogRow, next: NextDue) -> Result<bool> {
    let first = insert_row(sql, id, row)?;
    if first {
        match next {
            NextDue::Unchanged => {}
            NextDue::At { due, known } => revision::set_next_due(sql, id, due, known)?,
            NextDue::Over => end(sql, id)?,
        }
    }
    Ok(first)
}

/// The same in one statement.
pub fn append_in_one(sql: &mut dyn Sql, id: &str, row: &LogRow, next: NextDue) -> Result<bool> {
    let changed = match next {
        NextDue::Unchanged => return insert_row(sql, id, row),
        NextDue::At { due, known } => {
            let values = values![id, row.seq, row.at, &row.by, &row.entry, &row.check, due, known, wall_clock()];
            sql.execute(APPEND_AND_DUE, values)?
        }
        NextDue::Over => {
            let stage = Stage::Over as i64;
            let others = listing::OF_ONE - 1;
            let values = values![id, row.seq, row.at, &row.by, &row.entry, &row.check, stage, wall_clock(), others];
            sql.execute(&APPEND_AND_END, values)?
        }
    };
    Ok(changed == 1)
}

const APPEND_AND_DUE: &str = "
with added as (
    insert into log (table_id, seq, at, by, entry, check_) values (?1, ?2, ?3, ?4, ?5, ?6)
    on conflict do nothing returning 1
)
update pulse set due = case when changes = ?8 then cast(?7 as bigint) else cast(?9 as bigint) end
where table_id = ?1 and exists (select 1 from added)";

/// Within one statement nobody sees what the rest of it has changed: this table is not among those that are over yet, and is to be
/// the newest of them.
static APPEND_AND_END: LazyLock<String> = LazyLock::new(|| {
    let oldest_of = |own: &str| {
        format!(
            "(select table_id from listed where stage = ?7 and table_id <> ?1 and table_id in ({own})
              order by since desc, table_id offset ?9)"
        )
    };
    format!(
        "with added as (
            insert into log (table_id, seq, at, by, entry, check_) values (?1, ?2, ?3, ?4, ?5, ?6)
            on conflict do nothing returning 1
        ), ended as (
            update tables set over = 1 where id = ?1 and exists (select 1 from added)
        ), moved_on as (
            update listed set stage = ?7, since = ?8 where table_id = ?1 and exists (select 1 from added) returning 1
        ), crowded_out as (
            delete from listed where exists (select 1 from moved_on) and table_id in ({} union all {})
        )
        update pulse set changes = changes + 1, due = null where table_id = ?1 and exists (select 1 from added)",
        oldest_of(listing::OF_HOST),
        oldest_of(listing::OF_HOUSEHOLD)
    )
});
