//! The portraits that people have chosen. A choice is a person's and goes with them from table to table; where several share one
//! device, each of their seats has its own, and `place` counts them.

use std::collections::BTreeMap;

use super::sql::{Result, Row, Sql, values};
use super::{Store, revision};

impl Store {
    /// Keeps which portrait a person has chosen. Says at which tables that shows.
    pub async fn keep_portrait(&self, person: &str, place: usize, portrait: usize) -> Result<Vec<String>> {
        let person = person.to_owned();
        self.write(move |sql| {
            let keep = "insert into portraits (person, place, portrait) values (?1, ?2, ?3)
                        on conflict (person, place) do update set portrait = excluded.portrait";
            sql.execute(keep, values![&person, place, portrait])?;
            let seen = "select distinct table_id from seats where person = ?1 order by table_id";
            let tables = sql.query(seen, values![&person])?;
            let tables: Vec<String> = tables.into_iter().map(|mut row: Row| row.take(0)).collect::<Result<_>>()?;
            tables.iter().try_for_each(|table| revision::count_change(sql, table))?;
            Ok(tables)
        })
        .await
    }
}

pub(super) const CHOSEN: &str = "select person, place, portrait from portraits
                                 where person in (select person from seats where table_id = ?1)";

/// What those who sit at this table have chosen.
pub(super) fn select(sql: &mut dyn Sql, id: &str) -> Result<BTreeMap<(String, usize), usize>> {
    let rows = sql.query(CHOSEN, values![id])?;
    rows.into_iter().map(|mut row| Ok(((row.take(0)?, row.take(1)?), row.take(2)?))).collect()
}

pub(super) fn forget(sql: &mut dyn Sql, person: &str) -> Result<()> {
    sql.execute("delete from portraits where person = ?1", values![person]).map(drop)
}
