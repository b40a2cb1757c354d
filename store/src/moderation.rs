//! Moderation by the host of the house, from outside, while it is open: who may do nothing here any more, and which tables every
//! node has to look at again because they were deleted or restored.

use std::collections::HashSet;

use super::Store;
use super::sql::{Result, Row, Sql, values};
use crate::clock::machine_clock;

/// What a node has to apply.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Moderation {
    pub banned: HashSet<String>,
    pub touched: Vec<String>,
}

impl Store {
    /// Who is banned, and which tables were touched since then.
    pub async fn moderation(&self, since: u64) -> Result<Moderation> {
        self.read(move |sql| {
            let mut texts = |select, values: &[_]| {
                let rows = sql.query(select, values)?;
                rows.into_iter().map(|mut row: Row| row.take(0)).collect::<Result<Vec<String>>>()
            };
            let banned = texts("select person from banned", &[])?.into_iter().collect();
            let touched = texts("select table_id from touched where at >= ?1", values![since])?;
            Ok(Moderation { banned, touched })
        })
        .await
    }

    /// From now on this person may look, and do nothing. False if nobody of that id was ever here.
    pub async fn ban(&self, person: &str) -> Result<bool> {
        let person = person.to_owned();
        self.write(move |sql| {
            let known = "select 1 from seats where person = ?1 union all select 1 from tables where host = ?1
                         union all select 1 from chat where person = ?1 limit 1";
            if sql.first(known, values![&person])?.is_none() {
                return Ok(false);
            }
            let ban = "insert into banned (person, since) values (?1, ?2) on conflict do nothing";
            sql.execute(ban, values![&person, machine_clock()])?;
            Ok(true)
        })
        .await
    }

    /// False if this person was not banned.
    pub async fn unban(&self, person: &str) -> Result<bool> {
        let person = person.to_owned();
        self.write(move |sql| Ok(sql.execute("delete from banned where person = ?1", values![&person])? == 1)).await
    }

    /// Forgets which tables were touched before then: every node has looked at them long ago.
    pub async fn forget_touched(&self, before: u64) -> Result<()> {
        self.write(move |sql| sql.execute("delete from touched where at < ?1", values![before]).map(drop)).await
    }

    /// When a table was last touched from outside.
    pub async fn touched_at(&self, id: &str) -> Result<Option<u64>> {
        let id = id.to_owned();
        self.read(move |sql| {
            let at = sql.first("select at from touched where table_id = ?1", values![&id])?;
            at.map(|mut row| row.take(0)).transpose()
        })
        .await
    }
}

/// Every node shall look at this table again.
pub(super) fn touch(sql: &mut dyn Sql, id: &str) -> Result<()> {
    let touch = "insert into touched (table_id, at) values (?1, ?2)
                 on conflict (table_id) do update set at = excluded.at";
    sql.execute(touch, values![id, machine_clock()]).map(drop)
}
