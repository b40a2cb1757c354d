//! Opening a house to read everything that is kept, and change nothing.

use std::sync::Arc;

use super::postgres::Postgres;
use super::sql::Result;
use super::sqlite::Sqlite;
use super::{DATABASE, Database, Place, Store};

impl Store {
    /// Opens a place only to read: a house may be open there meanwhile, and none is made where there is none.
    pub fn open_read_only(place: &Place) -> Result<Store> {
        let database = match place {
            Place::Folder(folder) => Database::Sqlite(Sqlite::open_read_only(&folder.join(DATABASE))?),
            Place::Postgres(address) => Database::Postgres(Postgres::open_read_only(address)?),
        };
        Ok(Store { database: Arc::new(database), health: Arc::default(), grace: Arc::default() })
    }

    /// Every table that was ever started.
    pub async fn started_tables(&self) -> Result<Vec<String>> {
        let all = "select id from tables where started is not null order by id";
        self.read(move |sql| sql.query(all, &[])?.into_iter().map(|mut row| row.take(0)).collect()).await
    }
}
