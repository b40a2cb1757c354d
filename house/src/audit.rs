//! Looks back at every match that a house keeps: whether these rules still make of its log what was made of it then.

use crate::catch_up::head;
use crate::play;
use crate::{OpenError, Place};
use store::{Store, StoreError};

/// What came of looking back.
#[derive(Debug, Default)]
pub struct Audit {
    pub tables: usize,
    pub rows: usize,
    pub differing: Vec<Differs>,
}

/// A table whose log does not replay to what was kept of it.
#[derive(Debug)]
pub struct Differs {
    pub table: String,
    pub game: String,
    /// Names the row and what differs there.
    pub why: String,
}

/// Replays every match of the house in this place. It only reads, so the house may be open meanwhile.
pub async fn audit(place: &Place) -> Result<Audit, OpenError> {
    replay_all(place).await.map_err(|error| OpenError::of(place, error.to_string()))
}

async fn replay_all(place: &Place) -> Result<Audit, StoreError> {
    let store = Store::open_read_only(place)?;
    let mut audit = Audit::default();
    for id in store.started_tables().await? {
        audit.replay_table(&store, &id).await?;
    }
    Ok(audit)
}

impl Audit {
    async fn replay_table(&mut self, store: &Store, id: &str) -> Result<(), StoreError> {
        let Some(row) = store.table(id).await? else { return Ok(()) };
        let seed = store.seed(id).await?;
        let log = store.log(id, 0).await?;
        self.tables += 1;
        self.rows += log.len();
        let game = row.game.clone();
        let replayed = tokio::task::spawn_blocking(move || {
            let mut play = play::open(head(&row, seed.as_deref())?)?;
            log.iter().try_for_each(|row| play.follow(row).map_err(|why| in_row(row.seq, &why)))
        });
        // Where the rules stumble, the other tables are looked at all the same.
        let replayed = replayed.await.unwrap_or_else(|_| Err("the rules stumble over it".into()));
        if let Err(why) = replayed {
            self.differing.push(Differs { table: id.to_owned(), game, why });
        }
        Ok(())
    }
}

/// A row that can't even be read doesn't say which it is.
fn in_row(seq: u64, why: &str) -> String {
    if why.starts_with("row ") { why.to_owned() } else { format!("row {seq} of its log: {why}") }
}

#[cfg(test)]
mod tests {
    use store::testing::{Ground, VERSION_5, VERSION_6};

    use super::*;

    #[tokio::test]
    async fn a_house_of_an_older_version_replays_before_it_is_opened() {
        for (written, tables, rows) in [(VERSION_5, 2, 39), (VERSION_6, 3, 60)] {
            let ground = Ground::of_file(written);
            let audit = audit(&ground.0).await.unwrap();
            assert_eq!((audit.tables, audit.rows, audit.differing.len()), (tables, rows, 0));
        }
    }
}
