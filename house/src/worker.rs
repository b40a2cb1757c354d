//! Work that a table needs now and then: its bots play, hints are thought of, alarms strike. For each kind there is one worker at
//! a table at most; it does one thing after the other, and goes when there is nothing left to do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{House, LiveTable, TableState};

/// Whether somebody is at this kind of work at a table.
#[derive(Debug, Default)]
pub struct AtWork(AtomicBool);

/// A kind of work.
pub trait Work: 'static {
    fn at_work(table: &LiveTable) -> &AtWork;

    /// Whether there is something to do.
    fn is_wanted(state: &TableState) -> bool;

    /// Somebody has come to do it.
    fn begin(_: &Arc<LiveTable>) -> impl Future<Output = ()> + Send {
        std::future::ready(())
    }

    /// Does one thing.
    fn step(house: &Arc<House>, table: &Arc<LiveTable>) -> impl Future<Output = ()> + Send;

    /// There is nothing left to do for now.
    fn rest(_: &Arc<House>, _: &Arc<LiveTable>) -> impl Future<Output = ()> + Send {
        std::future::ready(())
    }
}

/// Lets a worker look, if none is at it.
pub fn start<W: Work>(house: &Arc<House>, table: &Arc<LiveTable>) {
    if W::at_work(table).begins() {
        tokio::spawn(work::<W>(house.clone(), table.clone()));
    }
}

async fn work<W: Work>(house: Arc<House>, table: Arc<LiveTable>) {
    W::begin(&table).await;
    loop {
        while W::is_wanted(&*table.lock().await) {
            W::step(&house, &table).await;
        }
        W::rest(&house, &table).await;
        W::at_work(&table).ends();
        // Something may have changed after the look and before the flag fell.
        if !W::is_wanted(&*table.lock().await) || !W::at_work(&table).begins() {
            return;
        }
    }
}

impl AtWork {
    /// False if somebody else is at it.
    pub(crate) fn begins(&self) -> bool {
        !self.0.swap(true, Ordering::AcqRel)
    }

    pub(crate) fn ends(&self) {
        self.0.store(false, Ordering::Release);
    }

    #[cfg(test)]
    pub fn is_busy(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}
