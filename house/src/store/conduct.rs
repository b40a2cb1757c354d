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
    #[cfg(test)]
    pub async fn conduct(&self, id: &str) -> Result<Conduct> {
        let id = id.to_owned();
        self.read(move |sql| select(sql, &id)).await
    }

    /// Changes a table's conduct, if it is still `before`. False if somebody was first.
    pub async fn change_conduct(&self, id: &str, before: &Conduct, after: &Conduct) -> Result<bool> {
        let (id, before, after) = (id.to_owned(), before.clone(), after.clone());
        self.write(move |sql| {
            if select(sql, &id)? != before {
                return Ok(false);
            }
            save(sql, &id, &after)?;
            pulse::due_at_once(sql, &id)?;
            Ok(true)
        })
        .await
    }
}

/// The same people agree about the new table as they did about the old one.
pub(super) fn agree_like(sql: &mut dyn Sql, old: &str, new: &str) -> Result<()> {
    let agreed = select(sql, old)?.another_game();
    save(sql, new, &agreed)
}

fn save(sql: &mut dyn Sql, id: &str, conduct: &Conduct) -> Result<()> {
    let save = "insert into conduct (table_id, conduct) values (?1, ?2)
                on conflict (table_id) do update set conduct = excluded.conduct";
    let text = serde_json::to_string(conduct).expect("conduct is plain data");
    sql.execute(save, values![id, &text]).map(drop)
}

pub(super) const SELECT: &str = "select conduct from conduct where table_id = ?1";

pub(super) fn select(sql: &mut dyn Sql, id: &str) -> Result<Conduct> {
    let row = sql.first(SELECT, values![id])?;
    let text: Option<String> = row.map(|mut row| row.take(0)).transpose()?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}
