//! Who has a page open on which node. A node that has not been heard of for a while is gone, and its visitors with it.

use std::collections::BTreeSet;

use super::job::JobKind;
use super::sql::{BoundStatement, Result, Sql, Value, values};
use super::{Store, outbox, revision};
use crate::clock::wall_clock;

/// In milliseconds.
const GONE_AFTER: u64 = 10_000;

impl Store {
    /// Notes that this node is still there. False if it was thought to be gone, or is new.
    pub async fn note_heard(&self, node: &str, now: u64) -> Result<bool> {
        let node = node.to_owned();
        self.run(JobKind::Statement, move |sql| {
            Ok(sql.execute("update nodes set heard = ?2 where node = ?1", values![&node, now])? == 1)
        })
        .await
    }

    /// Notes all who are present on this node, each at a table.
    pub async fn note_all_present(&self, node: &str, now: u64, people: Vec<(String, String)>) -> Result<()> {
        let node = node.to_owned();
        let grace = self.grace();
        self.write(move |sql| {
            forget(sql, &node, now, grace)?;
            sql.execute("insert into nodes (node, heard) values (?1, ?2)", values![&node, now])?;
            people.iter().try_for_each(|(table, person)| insert_present(sql, table, person, &node))
        })
        .await
    }

    /// Forgets the nodes that have not been heard of, and whoever was present there.
    pub async fn forget_the_gone(&self, now: u64) -> Result<()> {
        let before = now.saturating_sub(GONE_AFTER);
        let gone = self.read(move |sql| sql.query("select node from nodes where heard < ?1", values![before])).await?;
        if gone.is_empty() {
            return Ok(());
        }
        let grace = self.grace();
        self.write(move |sql| {
            for mut row in sql.query("select node from nodes where heard < ?1", values![before])? {
                forget(sql, &row.take::<String>(0)?, now, grace)?;
            }
            Ok(())
        })
        .await
    }

    /// Notes that the first page of a person at this table was opened on this node. A node that was thought to be gone says again
    /// who is there as soon as it learns of it.
    pub async fn note_arrival(&self, id: &str, person: &str, node: &str) -> Result<()> {
        let id = id.to_owned();
        let person = person.to_owned();
        let node = node.to_owned();
        self.run(JobKind::AtOnce, move |sql| {
            let comes = "insert into present (table_id, person, node)
                         select cast(?1 as text), cast(?2 as text), node from nodes where node = ?3
                         on conflict do nothing";
            let change = "update pulse set changes = changes + 1
                          where table_id = ?1 and exists (select 1 from nodes where node = ?2)";
            let now = wall_clock();
            let arrival: [BoundStatement<'_>; 3] = [
                (comes, values![&id, &person, &node]),
                (change, values![&id, &node]),
                (outbox::HOLD_BACK, values![&id, &person, now, now + outbox::KEPT]),
            ];
            sql.at_once(&arrival).map(drop)
        })
        .await
    }

    /// Notes that the last one was closed.
    pub async fn note_departure(&self, id: &str, person: &str, node: &str) -> Result<()> {
        let id = id.to_owned();
        let person = person.to_owned();
        let node = node.to_owned();
        let grace = self.grace();
        self.run(JobKind::AtOnce, move |sql| {
            let leaves = "delete from present where table_id = ?1 and person = ?2 and node = ?3";
            let [known, due, kept] = outbox::let_go(wall_clock(), wall_clock(), grace);
            let departure: [BoundStatement<'_>; 3] = [
                (leaves, values![&id, &person, &node]),
                (revision::CHANGE, values![&id]),
                (outbox::LET_GO, &[Value::from(&id), Value::from(&person), known, due, kept]),
            ];
            sql.at_once(&departure).map(drop)
        })
        .await
    }
}

fn forget(sql: &mut dyn Sql, node: &str, now: u64, grace: u64) -> Result<()> {
    let heard = sql.first("select heard from nodes where node = ?1", values![node])?;
    if let Some(mut heard) = heard {
        let [known, due, kept] = outbox::let_go(heard.take(0)?, now, grace);
        sql.execute(outbox::LET_GO_OF_NODE, &[Value::from(node), known, due, kept])?;
    }
    for mut row in sql.query("select distinct table_id from present where node = ?1", values![node])? {
        revision::count_change(sql, &row.take::<String>(0)?)?;
    }
    sql.execute("delete from present where node = ?1", values![node])?;
    sql.execute("delete from nodes where node = ?1", values![node]).map(drop)
}

fn insert_present(sql: &mut dyn Sql, id: &str, person: &str, node: &str) -> Result<()> {
    let comes = "insert into present (table_id, person, node) values (?1, ?2, ?3) on conflict do nothing";
    sql.execute(comes, values![id, person, node])?;
    revision::count_change(sql, id)
}

pub(super) const PRESENT: &str = "select distinct person from present where table_id = ?1";

pub(super) fn select(sql: &mut dyn Sql, id: &str) -> Result<BTreeSet<String>> {
    let rows = sql.query(PRESENT, values![id])?;
    rows.into_iter().map(|mut row| row.take(0)).collect()
}
