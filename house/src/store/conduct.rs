//! How people treat each other at a table: one text, changed only if it is still what was read.

use rusqlite::{OptionalExtension, params};

use super::{Stage, Store, StoreError, listing};
use crate::conduct::Conduct;

pub const SCHEMA: &str = "
create table if not exists conduct (
    table_id text primary key references tables (id),
    conduct text not null
) strict, without rowid;
";

impl Store {
    pub async fn conduct(&self, id: &str) -> Result<Conduct, StoreError> {
        let id = id.to_owned();
        let text = self.read(move |connection| select(connection, &id)).await?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Changes a table's conduct, if it is still `before`. False if somebody was first.
    pub async fn change_conduct(&self, id: &str, before: &Conduct, after: &Conduct) -> Result<bool, StoreError> {
        let (id, before) = (id.to_owned(), before.clone());
        let text = serde_json::to_string(after).expect("conduct is plain data");
        self.write(move |connection| {
            let now = select(connection, &id)?;
            let now: Conduct = now.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
            if now != before {
                return Ok(false);
            }
            connection.execute(
                "insert into conduct (table_id, conduct) values (?1, ?2)
                 on conflict (table_id) do update set conduct = excluded.conduct",
                params![id, text],
            )?;
            Ok(true)
        })
        .await
    }

    /// Ends a match that its players don't want to go on with.
    pub async fn end(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            connection.execute("update tables set over = 1 where id = ?1", [&id])?;
            listing::moves_on(connection, &id, Stage::Over)
        })
        .await?;
        Ok(())
    }
}

fn select(connection: &rusqlite::Connection, id: &str) -> rusqlite::Result<Option<String>> {
    let mut select = connection.prepare_cached("select conduct from conduct where table_id = ?1")?;
    select.query_row([id], |row| row.get(0)).optional()
}
