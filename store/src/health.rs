//! Whether the database takes what is written: for whoever watches over the house.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::{Database, Store, StoreError};
use crate::clock::wall_clock;

/// The database is asked no more often than this, however many want to know.
const LASTS: Duration = Duration::from_secs(1);

/// A database that takes longer is of no use to anybody.
const WITHIN: Duration = Duration::from_secs(3);

/// What was found last, and when.
pub type LastHealth = Mutex<Option<(Instant, Result<(), Unwell>)>>;

/// Why nobody should come here now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unwell {
    /// More is to be written than can be.
    Busy,
    /// It can't be read, or nothing can be written to it: its disk may be full.
    Database,
}

impl Unwell {
    pub fn word(self) -> &'static str {
        match self {
            Unwell::Busy => "busy",
            Unwell::Database => "database",
        }
    }
}

impl Store {
    /// Whether it can be read and written to at this moment. A commit that failed is known at once; that it works again is
    /// found out by a small one.
    pub async fn health(&self) -> Result<(), Unwell> {
        // PostgreSQL is looked after all the while, so that needs no connection.
        if let Database::Postgres(postgres) = &*self.database {
            return postgres.health().map_err(|_| Unwell::Database);
        }
        let mut last = self.health.lock().await;
        if let Some((at, found)) = *last
            && at.elapsed() < LASTS
        {
            return if self.is_failing() { Err(Unwell::Database) } else { found };
        }
        let found = tokio::time::timeout(WITHIN, self.examine()).await.unwrap_or(Err(Unwell::Database));
        *last = Some((Instant::now(), found));
        found
    }

    async fn examine(&self) -> Result<(), Unwell> {
        let unwell = |error| if matches!(error, StoreError::Busy) { Unwell::Busy } else { Unwell::Database };
        self.last_open().await.map_err(unwell)?;
        self.note_open(wall_clock()).await.map_err(unwell)
    }

    fn is_failing(&self) -> bool {
        matches!(&*self.database, Database::Sqlite(sqlite) if sqlite.is_failing())
    }
}
