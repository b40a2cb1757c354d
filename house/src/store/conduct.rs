//! How people treat each other at a table: one text, changed only if it is still what was read.

use super::sql::{Result, Sql, values};
use super::{Store, pulse};
use crate::conduct::Conduct;

pub const SCHEMA: &str = "
create table if not exists conduct (
    table_id text primary key references tables (id),
    conduct text not null
) strict, without rowid;
";

impl Store {
    pub async fn conduct(&self, id: &str) -> Result<Conduct> {
        let id = id.to_owned();
        self.read(move |sql| select(sql, &id)).await
    }

    /// Changes a table's conduct, if it is still `before`. False if somebody was first.
    pub async fn change_conduct(&self, id: &str, before: &Conduct, after: &Conduct) -> Result<bool> {
        let (id, before) = (id.to_owned(), before.clone());
        let text = serde_json::to_string(after).expect("conduct is plain data");
        self.write(move |sql| {
            if select(sql, &id)? != before {
                return Ok(false);
            }
            let change = "insert into conduct (table_id, conduct) values (?1, ?2)
                          on conflict (table_id) do update set conduct = excluded.conduct";
            sql.execute(change, values![&id, &text])?;
            pulse::due_at_once(sql, &id)?;
            Ok(true)
        })
        .await
    }
}

fn select(sql: &mut dyn Sql, id: &str) -> Result<Conduct> {
    let row = sql.first("select conduct from conduct where table_id = ?1", values![id])?;
    let text: Option<String> = row.map(|mut row| row.take(0)).transpose()?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}
