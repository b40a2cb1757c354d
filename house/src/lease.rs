//! The lease of a table: for a while one node has its bots, its hints and its alarms for itself.

use tabletop::SeatSet;

use crate::{House, TableState};
use store::StoreError;
use store::clock::wall_clock;

/// So long, in milliseconds, a node has a table's bots for itself: others leave them alone, and take them on afterwards if
/// nothing has happened.
const LEASE: u64 = 3000;

impl House {
    /// A table that is due is this node's for a while, if nobody else was first.
    pub(crate) async fn claim(&self, state: &mut TableState) -> Result<(), StoreError> {
        let is_due = match state.due {
            Some(due) => due <= wall_clock(),
            // Bots that have waited for a lesson to be read have made the table due for nobody.
            None => state.conduct.lessons.is_some() && !state.row.over && !state.somebody_reads_a_lesson(),
        };
        if !is_due {
            return Ok(());
        }
        let lease = self.lease();
        if self.store.change_due(&state.row.id, state.due, Some(lease)).await? {
            (state.due, state.is_ours) = (Some(lease), true);
        }
        Ok(())
    }

    /// The bots of this table have nothing more to do: it is due when its alarm is, or when somebody should have had a hint or
    /// what was decided should have been done.
    pub(crate) async fn settle(&self, state: &mut TableState) -> Result<(), StoreError> {
        let alarm = match &state.play {
            Some(play) if !state.row.over => play.alarm().map(|alarm| alarm.0 + play.slept()),
            _ => None,
        };
        let due = state.due_after(alarm, SeatSet::empty(), self.lease());
        if state.is_ours && state.due != due && self.store.change_due(&state.row.id, state.due, due).await? {
            state.due = due;
        }
        Ok(())
    }

    /// Until when this node has a table for itself if it takes it now.
    pub(crate) fn lease(&self) -> u64 {
        wall_clock() + LEASE + self.bot_delay.most.as_millis() as u64
    }
}
