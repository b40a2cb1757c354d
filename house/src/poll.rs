//! Once a second every node looks: for tables that are due and that nobody has taken on, for changes that it was not told of,
//! and for nodes that are gone.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::MissedTickBehavior;

use crate::command::{Failure, unless_broken};
use crate::metrics;
use crate::{House, LiveTable};
use store::StoreError;
use store::clock::{machine_clock, wall_clock};

/// Whoever has a table before them is quicker than this, in milliseconds, so others need not look.
const GRACE: u64 = 300;

/// Every so many seconds it is noted that the house is open.
const OPEN_EVERY: u32 = 5;

/// Every so many seconds, and once at the start, somebody looks for tables to be cleared away.
const CLEARED_EVERY: u32 = 600;

/// Moderation may be so many milliseconds older than it says: clocks differ, and a commit takes its time.
const OVERLAP: u64 = 60_000;

/// A table that can't be read is not tried again sooner.
const BROKEN: u64 = 3_600_000;

/// Tries every second to wake a house whose database did not answer when it opened.
pub async fn wake_in_the_end(house: Weak<House>) {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let Some(house) = house.upgrade() else { return };
        match house.try_to_wake().await {
            Ok(()) => return,
            Err(error) => tracing::error!(%error, "the tables in play were not found yet"),
        }
    }
}

pub async fn poll_every_second(house: Weak<House>) {
    let mut seconds = tokio::time::interval(Duration::from_secs(1));
    seconds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut applied = machine_clock();
    for second in 1u32.. {
        seconds.tick().await;
        let Some(house) = house.upgrade() else { return };
        let looked = async {
            house.check_clock().await?;
            if second.is_multiple_of(OPEN_EVERY) {
                house.store.note_open(wall_clock()).await?;
            }
            if second % CLEARED_EVERY == 1 {
                tokio::spawn(house.clone().clear_imports());
            }
            tokio::spawn(house.clone().work_out_results());
            tokio::spawn(house.clone().count_rated_games());
            metrics::tables_held(house.held().len());
            let now = machine_clock();
            let since = applied.min(now).saturating_sub(OVERLAP);
            house.apply_moderation(since).await?;
            house.notice_devices(since).await?;
            applied = now;
            house.take_on_what_is_due().await?;
            house.run_errands();
            if house.store.is_shared() {
                house.notice_changes().await?;
                house.say_who_is_present().await?;
            }
            Ok::<_, Failure>(())
        };
        if let Err(error) = looked.await {
            error.log("this node could not look at its tables");
        }
    }
}

impl House {
    /// Takes on every table that should have moved by now: whoever had it is gone.
    async fn take_on_what_is_due(self: &Arc<Self>) -> Result<(), StoreError> {
        loop {
            let due = self.store.due_tables(wall_clock().saturating_sub(GRACE)).await?;
            for (id, due) in &due {
                let lease = self.lease();
                if !self.store.change_due(id, Some(*due), Some(lease)).await? {
                    continue;
                }
                if unless_broken(self.take_on(id, lease).await)?.is_none() {
                    let revision = self.store.revision(id).await?.unwrap_or_default();
                    self.store.change_due(id, revision.due, Some(wall_clock() + BROKEN)).await?;
                }
            }
            if due.is_empty() {
                return Ok(());
            }
        }
    }

    /// This node has the table for itself until `lease`.
    async fn take_on(self: &Arc<Self>, id: &str, lease: u64) -> Result<(), Failure> {
        let Some(table) = self.table(id).await? else { return Ok(()) };
        {
            let mut state = table.lock().await;
            (state.due, state.is_ours) = (Some(lease), true);
            self.tell_of_what_waits(&state).await?;
        }
        let carried_out = self.carry_out(&table).await;
        self.set_to_work(&table);
        carried_out
    }

    /// Catches up with what other nodes have done at the tables that are looked at here.
    async fn notice_changes(self: &Arc<Self>) -> Result<(), Failure> {
        let watched = |table: &&Arc<LiveTable>| table.changed.receiver_count() > 0;
        let tables: Vec<_> = self.held().values().filter(watched).cloned().collect();
        let ids = tables.iter().map(|table| table.id.clone()).collect();
        let revisions = self.store.revisions(ids).await?;
        for table in tables {
            let Some((_, changes, seq)) = revisions.iter().find(|(id, ..)| *id == table.id) else { continue };
            let behind = {
                let state = table.lock().await;
                state.changes != Some(*changes) || state.play.as_ref().is_some_and(|play| play.seq() < *seq)
            };
            if behind && let Err(error) = self.resync(&table).await {
                error.log("a table could not catch up");
            }
        }
        Ok(())
    }
}
