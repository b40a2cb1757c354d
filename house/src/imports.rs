//! Tables that were brought along as records: those that nobody opens any more are cleared away.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::command::Failure;
use crate::{House, LiveTable};
use store::clock::wall_clock;
use store::{Sitter, StoreError, TableRow};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A table that nobody has opened for so many milliseconds goes; the page that takes records says so.
const KEPT_FOR: u64 = 30 * DAY;

/// Nobody is in a hurry with that.
const BETWEEN: Duration = Duration::from_millis(200);

/// Nobody has ever sat there, and nothing more will happen.
pub(crate) fn is_import(row: &TableRow) -> bool {
    row.over && row.seats.iter().all(|seat| seat.sitter == Sitter::Nobody)
}

impl House {
    /// Somebody opens this table. Where that keeps it from being cleared away it is noted, once a day.
    pub(crate) async fn note_opened(&self, table: &LiveTable) {
        let now = wall_clock();
        let last = table.opened.load(Ordering::Acquire);
        if now.saturating_sub(last) < DAY {
            return;
        }
        match self.store.note_opened(&table.id, now).await {
            Ok(()) => table.opened.store(now, Ordering::Release),
            // It can be looked at all the same.
            Err(error) => tracing::warn!(%error, "that a table was opened could not be noted"),
        }
    }

    /// While the house is closed nobody can open anything.
    pub(crate) async fn leave_out_of_imports(&self, closed: u64) -> Result<(), StoreError> {
        if closed < DAY { Ok(()) } else { self.store.leave_out(closed).await }
    }

    /// Clears away, slowly, what nobody opens any more.
    pub(crate) async fn clear_imports(self: Arc<Self>) {
        loop {
            match self.clear_some_imports().await {
                Ok(0) => return,
                Ok(cleared) => tracing::info!(cleared, "tables that nobody has opened for long were cleared away"),
                Err(error) => return tracing::warn!(%error, "what nobody opens any more was not cleared away yet"),
            }
            tokio::time::sleep(BETWEEN).await;
        }
    }

    async fn clear_some_imports(self: &Arc<Self>) -> Result<usize, Failure> {
        let now = wall_clock();
        self.store.forget_touched(now.saturating_sub(DAY)).await?;
        let cleared = self.store.clear_unopened(now.saturating_sub(KEPT_FOR)).await?;
        for id in &cleared {
            let held = self.held().get(id).cloned();
            if let Some(table) = held {
                self.resync(&table).await?;
            }
        }
        Ok(cleared.len())
    }
}
