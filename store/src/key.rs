//! The house's own key: one for all its nodes, and made once.

use std::io::ErrorKind;
use std::path::Path;

use super::sql::{Result, Sql, values};
use super::{DATABASE, Place, Store, StoreError, patiently};
use crate::random::random;

impl Store {
    /// Settles on the key of the house in this place, and says it. Older houses had it in a file beside their database: it moves
    /// in here for good.
    pub async fn settle_key(&self, place: &Place) -> Result<[u8; 32]> {
        let Place::Folder(folder) = place else { return self.make_key_once(None).await };
        let older = read_file(&folder.join("house.key"))?;
        let key = self.make_key_once(older).await?;
        if older == Some(key) {
            // What only the house's own user could read stays so.
            #[cfg(unix)]
            std::fs::set_permissions(folder.join(DATABASE), std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
            std::fs::remove_file(folder.join("house.key"))?;
        }
        Ok(key)
    }

    /// Says the key, and makes it on the first start: the one that is offered, or else a new one.
    pub async fn make_key_once(&self, offered: Option<[u8; 32]>) -> Result<[u8; 32]> {
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

    /// Something that the house keeps under this name, and no node makes twice: what is there, or else what is offered.
    pub async fn keep_once(&self, name: &str, offered: String) -> Result<String> {
        let name = name.to_owned();
        self.write(move |sql| {
            let keep = "insert into house (name, value) values (?1, ?2) on conflict do nothing";
            sql.execute(keep, values![&name, &offered])?;
            let kept = sql.first("select value from house where name = ?1", values![&name])?;
            kept.ok_or(StoreError::Unexpected(0))?.take(0)
        })
        .await
    }

    /// The key, if there is a house.
    pub async fn known_key(&self) -> Result<Option<[u8; 32]>> {
        self.read(select).await
    }
}

fn select(sql: &mut dyn Sql) -> Result<Option<[u8; 32]>> {
    let Some(mut row) = sql.first("select value from house where name = 'key'", &[])? else { return Ok(None) };
    let mut key = [0; 32];
    hex::decode_to_slice(row.take::<String>(0)?, &mut key)
        .map_err(|_| StoreError::Unreadable { table: "house", what: "the key is not one".into() })?;
    Ok(Some(key))
}

fn read_file(file: &Path) -> Result<Option<[u8; 32]>> {
    match std::fs::read(file) {
        Ok(bytes) => bytes.try_into().map(Some).map_err(|_| StoreError::NoKey),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}
