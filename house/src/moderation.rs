//! What the host of the house orders while it is open (`hoirie admin`): every node looks for it once a second.

use std::sync::{Arc, PoisonError};

use crate::House;
use crate::command::Failure;

impl House {
    /// Whether this person may only look.
    pub fn is_banned(&self, person: &str) -> bool {
        self.banned.read().unwrap_or_else(PoisonError::into_inner).contains(person)
    }

    /// Learns who is banned, and looks again at the tables that were deleted or put back since then.
    pub(crate) async fn heed_orders(self: &Arc<Self>, since: u64) -> Result<(), Failure> {
        let orders = self.store.orders(since).await?;
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) = orders.banned;
        for id in orders.touched {
            let held = self.held().get(&id).cloned();
            if let Some(table) = held
                && let Err(error) = self.look_again(&table).await
            {
                error.log("a table could not catch up");
            }
        }
        Ok(())
    }
}
