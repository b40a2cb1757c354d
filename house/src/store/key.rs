//! The house's own key: one for all its nodes, and made once.

use super::sql::{Result, Sql, values};
use super::{Store, StoreError, patiently};
use crate::secrets::random;

pub const SCHEMA: &str = "
create table if not exists house (
    name text primary key,
    value text not null
) strict, without rowid;
";

impl Store {
    /// The key; on the first start the one that is offered, or else a new one.
    pub async fn key(&self, offered: Option<[u8; 32]>) -> Result<[u8; 32]> {
        let made = hex::encode(offered.unwrap_or_else(random));
        let find_or_make = async || {
            let made = made.clone();
            let job = move |sql: &mut dyn Sql| {
                if let Some(key) = select(sql)? {
                    return Ok(key);
                }
                sql.execute("insert into house (name, value) values ('key', ?1)", values![&made])?;
                select(sql)?.ok_or(StoreError::Unexpected(0))
            };
            self.write(job).await
        };
        patiently(find_or_make).await
    }

    /// The key, if there is a house.
    pub async fn known_key(&self) -> Result<Option<[u8; 32]>> {
        self.read(select).await
    }
}

fn select(sql: &mut dyn Sql) -> Result<Option<[u8; 32]>> {
    let Some(mut row) = sql.first("select value from house where name = 'key'", &[])? else { return Ok(None) };
    let mut key = [0; 32];
    hex::decode_to_slice(row.take::<String>(0)?, &mut key).map_err(|_| StoreError::Unexpected(0))?;
    Ok(Some(key))
}
