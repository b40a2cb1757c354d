//! What was found when a game that is over was looked back at: one text for each table, worked out once.

use super::Store;
use super::sql::{Result, values};

pub const SCHEMA: &str = "
create table if not exists reviews (
    table_id text primary key references tables (id),
    review text not null
) strict, without rowid;
";

impl Store {
    pub async fn review(&self, id: &str) -> Result<Option<String>> {
        let id = id.to_owned();
        self.read(move |sql| {
            let row = sql.first("select review from reviews where table_id = ?1", values![&id])?;
            row.map(|mut row| row.take(0)).transpose()
        })
        .await
    }

    /// Keeps a review. If another node was first, its is as good.
    pub async fn keep_review(&self, id: &str, review: String) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            let keep = "insert into reviews (table_id, review) values (?1, ?2) on conflict do nothing";
            sql.execute(keep, values![&id, &review]).map(drop)
        })
        .await
    }
}
