//! The clock of a table: alarms that the rules want strike when they are due, and everybody sees it when a player's time is
//! up.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::{Hall, LiveTable, TableState};
use crate::play::NotPlayed;

/// Lets alarms strike when they are due, as long as the rules want one.
pub async fn clock_runs(hall: Arc<Hall>, table: Arc<LiveTable>) {
    let mut changes = table.watch();
    loop {
        changes.borrow_and_update();
        let Some(wait) = until_alarm(&*table.lock().await) else {
            table.clock_at_work.store(false, Ordering::Release);
            // Something may have changed after the look and before the flag fell.
            if until_alarm(&*table.lock().await).is_some() && !table.clock_at_work.swap(true, Ordering::AcqRel) {
                continue;
            }
            return;
        };
        tokio::select! {
            () = tokio::time::sleep(wait) => {
                // Nothing is to be played but what is due; if nothing is, somebody's time is up.
                table.tell();
                if let Err(error) = hall.act(&table, |_, _| Err(NotPlayed::Stale)).await {
                    error.log("an alarm was not saved, it will strike again");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
            _ = changes.changed() => {}
        }
    }
}

pub fn until_alarm(state: &TableState) -> Option<Duration> {
    let now = state.now().filter(|_| !state.row.over)?;
    let alarm = state.play.as_ref()?.alarm();
    let deadlines = state.seats().filter_map(|seat| state.deadline(seat)).filter(|deadline| *deadline > now);
    let due = deadlines.chain(alarm).min()?;
    // Never no time at all: an alarm that can't strike must not keep the house busy.
    Some(Duration::from_millis(due - now).max(Duration::from_millis(5)))
}
