//! Tables that were made of records from elsewhere. Nobody sits there, so one that nobody opens any more is nobody's: it goes.

use super::sql::{Result, Row, Sql, values};
use super::{Begun, Store, TableRow, delete, results, seeds};
use crate::clock::wall_clock;

/// How many are cleared away in one go.
const AT_ONCE: usize = 20;

impl Store {
    /// Makes the table of a record that was brought along. False if it is there already.
    pub async fn import(&self, table: TableRow, begun: Begun, now: u64) -> Result<bool> {
        self.write(move |sql| {
            let made = seeds::create_begun(sql, &table, &begun, now)?;
            if made {
                let note = "insert into imports (table_id, opened) values (?1, ?2)";
                sql.execute(note, values![&table.id, now])?;
                results::note_brought_along(sql, &table.id, now)?;
            }
            Ok(made)
        })
        .await
    }

    /// Somebody has opened a table that was brought along.
    pub async fn note_opened(&self, id: &str, now: u64) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            sql.execute("update imports set opened = ?2 where table_id = ?1", values![&id, now]).map(drop)
        })
        .await
    }

    /// Deletes some of the tables that were brought along and that nobody has opened since then; says which.
    pub async fn clear_unopened(&self, since: u64) -> Result<Vec<String>> {
        let unopened = format!("select table_id from imports where opened < ?1 order by opened limit {AT_ONCE}");
        let found = self.read(move |sql| sql.query(&unopened, values![since])).await?;
        let mut cleared = Vec::new();
        for id in found.into_iter().map(|mut row: Row| row.take::<String>(0)) {
            let id = id?;
            let clearing = id.clone();
            let clear = move |sql: &mut dyn Sql| {
                let still = "select 1 from imports where table_id = ?1 and opened < ?2";
                match sql.first(still, values![&clearing, since])? {
                    Some(_) => delete::delete(sql, &clearing),
                    None => Ok(false),
                }
            };
            match self.write(clear).await {
                Ok(true) => cleared.push(id),
                // Somebody was first, or says something there at this moment: it is looked at again next time.
                Ok(false) => {}
                Err(error) if error.breaks_a_reference() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(cleared)
    }

    /// Nobody could open anything for so many milliseconds: that time does not count.
    pub async fn leave_out(&self, closed: u64) -> Result<()> {
        self.write(move |sql| sql.execute("update imports set opened = opened + ?1", values![closed]).map(drop)).await
    }
}

/// What is played at this table counts for nothing: much of it was played elsewhere before.
pub(super) fn make_uncounted(sql: &mut dyn Sql, id: &str) -> Result<()> {
    sql.execute("insert into uncounted (table_id) values (?1) on conflict do nothing", values![id]).map(drop)
}

/// A table that is put back is as good as opened.
pub(super) fn begin_anew(sql: &mut dyn Sql, id: &str) -> Result<()> {
    sql.execute("update imports set opened = ?2 where table_id = ?1", values![id, wall_clock()]).map(drop)
}

/// For a house that has not noted which tables were brought along: nobody sits there, though the game has begun.
pub(super) fn note_all(sql: &mut dyn Sql) -> Result<()> {
    let find = "insert into imports (table_id, opened) select id, cast(?1 as bigint) from tables where started is not null and over = 1
                and not exists (select 1 from seats where table_id = id and (person is not null or bot is not null))
                on conflict do nothing";
    sql.execute(find, values![wall_clock()]).map(drop)
}
