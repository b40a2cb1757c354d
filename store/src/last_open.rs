//! When the house was last known to be open: while it is closed, the clocks of live tables stand.

use super::sql::{Result, values};
use super::{Store, StoreError};

impl Store {
    /// Notes that the house is open at this moment.
    pub async fn note_open(&self, now: u64) -> Result<()> {
        self.write(move |sql| {
            let note = "insert into house (name, value) values ('open', ?1) on conflict (name) do update set value = excluded.value";
            sql.execute(note, values![&now.to_string()]).map(drop)
        })
        .await
    }

    /// The last moment at which it was; nothing if nobody ever said.
    pub async fn last_open(&self) -> Result<Option<u64>> {
        self.read(|sql| {
            let last = sql.first("select value from house where name = 'open'", &[])?;
            last.map(|mut row| number(&row.take::<String>(0)?, "open")).transpose()
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

/// What the house keeps under this name, which is a number.
pub(super) fn number(text: &str, name: &str) -> Result<u64> {
    text.parse().map_err(|_| StoreError::Unreadable { table: "house", what: format!("{name} is not a number") })
}
