//! Deleting a table, with its log and all that was kept beside it.

use super::schema::TABLES;
use super::sql::{Result, Sql, values};
use super::{Store, editions, moderation, revision};

/// Whoever plays meanwhile may be in the way so many times.
const TRIES: usize = 20;

impl Store {
    /// Deletes a table and everything about it, and lets every node know. False if there is none.
    pub async fn delete_table(&self, id: &str) -> Result<bool> {
        let mut tries = 0;
        loop {
            tries += 1;
            let deleting = id.to_owned();
            let deleted = self.write(move |sql| delete(sql, &deleting)).await;
            // On PostgreSQL a row may have come that this transaction did not see.
            match deleted {
                Err(error) if error.breaks_a_reference() && tries < TRIES => {}
                deleted => return deleted,
            }
        }
    }
}

pub(super) fn delete(sql: &mut dyn Sql, id: &str) -> Result<bool> {
    let Some(mut row) = sql.first("select edition from tables where id = ?1", values![id])? else { return Ok(false) };
    let edition: String = row.take(0)?;
    for mut row in sql.query("select id from tables where rematch = ?1", values![id])? {
        let before: String = row.take(0)?;
        sql.execute("update tables set rematch = null where id = ?1", values![&before])?;
        revision::count_change(sql, &before)?;
        moderation::touch(sql, &before)?;
    }
    let kept = TABLES.iter().filter(|(_, _, columns)| columns[0] == "table_id").map(|(table, ..)| *table);
    for table in kept.chain(["outbox", "present", "came_from"]) {
        sql.execute(&format!("delete from {table} where table_id = ?1"), values![id])?;
    }
    sql.execute("delete from tables where id = ?1", values![id])?;
    editions::drop_unused(sql, &edition)?;
    moderation::touch(sql, id)?;
    Ok(true)
}
