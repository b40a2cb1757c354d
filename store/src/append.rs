//! How a row gets into a log together with what it means for when the table is due. PostgreSQL is told in one statement: it
//! may be far away, and every move waits for this. SQLite has no statement that does as much.

use std::sync::LazyLock;

use super::sql::{BoundStatement, Result, Sql, Value, values};
use super::{Ending, INSERT_ROW, LogRow, NextDue, Stage, end, insert_row, listing, revision};
use crate::clock::wall_clock;

/// False if that place in the log is taken.
pub fn append(sql: &mut dyn Sql, id: &str, row: &LogRow, next: &NextDue) -> Result<bool> {
    let first = insert_row(sql, id, row)?;
    if first {
        match next {
            NextDue::Unchanged => {}
            NextDue::At { due, known } => revision::set_next_due(sql, id, *due, *known)?,
            NextDue::Over(ending) => end(sql, id, ending.as_ref())?,
        }
    }
    Ok(first)
}

/// The same in one statement.
pub fn append_in_one(sql: &mut dyn Sql, id: &str, row: &LogRow, next: &NextDue) -> Result<bool> {
    let (statement, values) = statement(id, row, next);
    Ok(sql.execute(statement, &values)? == 1)
}

/// The same together with other statements, each of which looks for itself whether the row was added.
pub fn append_with(
    sql: &mut dyn Sql,
    id: &str,
    row: &LogRow,
    next: &NextDue,
    others: Vec<BoundStatement<'_>>,
) -> Result<bool> {
    let (statement, values) = statement(id, row, next);
    let mut all = vec![(statement, values.as_slice())];
    all.extend(others);
    Ok(sql.at_once(&all)?.first() == Some(&1))
}

fn statement<'a>(id: &'a str, row: &'a LogRow, next: &NextDue) -> (&'static str, Vec<Value<'a>>) {
    let LogRow { seq, at, by, entry, check } = row;
    let mut values = values![id, *seq, *at, by, entry, check].to_vec();
    match next {
        NextDue::Unchanged => (INSERT_ROW, values),
        NextDue::At { due, known } => {
            values.extend_from_slice(values![*due, *known, wall_clock()]);
            (APPEND_AND_DUE, values)
        }
        NextDue::Over(ending) => {
            values.extend_from_slice(values![Stage::Over as i64, wall_clock(), listing::OF_ONE - 1]);
            let Ending { pace, own_edition, seats } = ending.clone().unwrap_or_default();
            let seats = serde_json::to_string(&seats).expect("endings are plain data");
            values.extend([Value::from(&seats).to_static(), Value::from(&pace).to_static()]);
            values.extend([Value::from(own_edition), Value::from(ending.is_none())]);
            (&APPEND_AND_END, values)
        }
    }
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
        ), ended_so as (
            insert into results (table_id, seat, person, bot, stand_in, place, score, won, counts, game, seats, pace,
                own_edition, ended)
            select seats.table_id, seats.seat, person, bot, stand_in, place, score, case when won then 1 else 0 end,
                case when place is null or exists (select 1 from uncounted where table_id = ?1) then 0 else 1 end,
                game, (select count(*) from seats as every where every.table_id = ?1),
                cast(?11 as text), cast(?12 as bigint), cast(?8 as bigint)
            from seats join tables on tables.id = seats.table_id
            left join json_to_recordset(cast(cast(?10 as text) as json))
                as known (seat bigint, place bigint, score bigint, won boolean, stand_in text) on known.seat = seats.seat
            where seats.table_id = ?1 and exists (select 1 from added)
            on conflict do nothing
        ), ended_somehow as (
            insert into results_due (table_id, until)
            select cast(?1 as text), 0 where ?13 = 1 and exists (select 1 from added) on conflict do nothing
        ), to_be_rated as (
            insert into ratings_due (table_id, ended)
            select id, cast(?8 as bigint) from tables
            where id = ?1 and ?13 = 0 and exists (select 1 from added)
            and not exists (select 1 from uncounted where table_id = ?1)
            and (select count(distinct seats.person) from seats
                 join ratings on ratings.person = seats.person and ratings.game = tables.game and since <= ?8
                 where seats.table_id = ?1) > 1
            on conflict do nothing
        )
        update pulse set changes = changes + 1, due = null where table_id = ?1 and exists (select 1 from added)",
        oldest_of(listing::OF_HOST),
        oldest_of(listing::OF_HOUSEHOLD)
    )
});
