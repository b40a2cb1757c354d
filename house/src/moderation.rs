//! Moderation of an open house by its host (`hoirie admin`): every node asks for it once a second, and applies it.

use std::sync::{Arc, PoisonError};

use crate::House;
use crate::command::Failure;

impl House {
    /// Whether this person may only look.
    pub fn is_banned(&self, person: &str) -> bool {
        self.banned.read().unwrap_or_else(PoisonError::into_inner).contains(person)
    }

    /// Learns who is banned, and looks again at the tables that were deleted or restored since then.
    pub(crate) async fn apply_moderation(self: &Arc<Self>, since: u64) -> Result<(), Failure> {
        let moderation = self.store.moderation(since).await?;
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) = moderation.banned;
        for id in moderation.touched {
            let held = self.held().get(&id).cloned();
            if let Some(table) = held
                && let Err(error) = self.resync(&table).await
            {
                error.log("a table could not catch up");
            }
        }
        Ok(())
    }
}
