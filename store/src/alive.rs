//! When the house was last known to be open: while it is closed, the clocks of live tables stand.

use super::Store;
use super::sql::{Result, values};

impl Store {
    /// The house is open at this moment.
    pub async fn is_open(&self, now: u64) -> Result<()> {
        self.write(move |sql| {
            let note = "insert into house (name, value) values ('open', ?1) on conflict (name) do update set value = excluded.value";
            sql.execute(note, values![&now.to_string()]).map(drop)
        })
        .await
    }

    /// The last moment at which it was; nothing if nobody ever said.
    pub async fn last_open(&self) -> Result<Option<u64>> {
        self.read(|sql| {
            let Some(mut row) = sql.first("select value from house where name = 'open'", &[])? else { return Ok(None) };
            Ok(row.take::<String>(0)?.parse().ok())
        })
        .await
    }

    /// The tables in play whose moves are counted in seconds.
    pub async fn live_tables(&self) -> Result<Vec<String>> {
        self.read(|sql| {
            let select = "select id from conduct join tables on id = table_id
                          where live = 1 and started is not null and over = 0 order by id";
            sql.query(select, &[])?.into_iter().map(|mut row| row.take(0)).collect()
        })
        .await
    }
}
