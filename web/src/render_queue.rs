//! Turns to draw a page for those who only look on: whoever is waited for needs none.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// So many may draw at once as long as pages are shown soon.
const TOGETHER: usize = 4;

/// A page that has waited so long shows that the house has too much to do.
const LONG: Duration = Duration::from_millis(20);

/// Where even those who are waited for see their page later than this, on average, the others draw less.
const TOO_LATE: Duration = Duration::from_millis(6);

/// The average is that of about so many pages: so many that a moment in which the machine stood still does not count as too much to do.
const PAGES: u64 = 4096;

/// One page that took very long, because the machine slept for example, does not count for more than this.
const LATEST: Duration = Duration::from_millis(100);

/// Those who draw less rest after so many pages, as long as the smallest timer runs.
const REST_AFTER: u64 = 8;
const REST: Duration = Duration::from_millis(1);

#[derive(Debug)]
pub struct RenderQueue {
    together: Semaphore,
    one_by_one: Arc<Semaphore>,
    /// How late the pages of those who are waited for come, on average, in nanoseconds.
    lateness: AtomicU64,
    /// How many late turns there were.
    late: AtomicU64,
}

/// A turn lasts until it is dropped.
#[derive(Debug)]
pub struct RenderTurn<'t> {
    _together: SemaphorePermit<'t>,
    _one_by_one: Option<SemaphorePermit<'t>>,
}

impl RenderQueue {
    pub fn new() -> RenderQueue {
        // One core is left for whoever wants to move.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let one_by_one = Arc::new(Semaphore::new(cores.saturating_sub(1).max(1)));
        RenderQueue {
            together: Semaphore::new(TOGETHER),
            one_by_one,
            lateness: AtomicU64::new(0),
            late: AtomicU64::new(0),
        }
    }

    /// Somebody who is waited for sees a page about what has happened at this moment.
    pub fn shows_whoever_is_waited_for(&self, since: Instant) {
        let late = since.elapsed().min(LATEST).as_nanos() as u64;
        // If two come at once, one of them may not count.
        let before = self.lateness.load(Ordering::Relaxed);
        self.lateness.store(before - before / PAGES + late / PAGES, Ordering::Relaxed);
    }

    /// A turn to draw what has changed since then. With too much to do there is only one after the other, and with far too much not even
    /// that all the time: what is out of date is then skipped before it is drawn, and the games go on.
    pub async fn next(&self, since: Instant) -> Option<RenderTurn<'_>> {
        let together = self.together.acquire().await.ok()?;
        if since.elapsed() < LONG {
            return Some(RenderTurn { _together: together, _one_by_one: None });
        }
        let one_by_one = self.one_by_one.acquire().await.ok()?;
        let rests = self.late.fetch_add(1, Ordering::Relaxed).is_multiple_of(REST_AFTER);
        if rests && self.lateness.load(Ordering::Relaxed) > TOO_LATE.as_nanos() as u64 {
            tokio::time::sleep(REST).await;
        }
        Some(RenderTurn { _together: together, _one_by_one: Some(one_by_one) })
    }

    /// A turn for work that takes long.
    pub async fn long(&self) -> Option<OwnedSemaphorePermit> {
        self.one_by_one.clone().acquire_owned().await.ok()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const AN_HOUR: Duration = Duration::from_secs(3600);

    #[tokio::test]
    async fn what_comes_late_waits_for_work_that_takes_long_and_the_rest_does_not() {
        let turns = RenderQueue::new();
        let mut at_work: Vec<_> = std::iter::from_fn(|| turns.long().now_or_never()).collect();
        let now = Instant::now();
        // So early that it stays early however long this machine takes.
        let early = now + AN_HOUR;
        let late = now.checked_sub(LONG).unwrap();
        assert!(turns.next(early).now_or_never().is_some());
        assert!(turns.next(late).now_or_never().is_none());
        at_work.pop();
        let drawing = turns.next(late).now_or_never();
        assert!(drawing.is_some() && turns.next(late).now_or_never().is_none());
        assert!(turns.next(early).now_or_never().is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn where_those_who_are_waited_for_wait_the_others_rest_now_and_then() {
        let turns = RenderQueue::new();
        let now = Instant::now();
        let late = now.checked_sub(LATEST).unwrap();
        let rested = async || {
            let begun = tokio::time::Instant::now();
            for _ in 0..4 * REST_AFTER {
                turns.next(late).await.unwrap();
            }
            begun.elapsed()
        };
        assert_eq!(rested().await, Duration::ZERO);
        (0..PAGES).for_each(|_| turns.shows_whoever_is_waited_for(late));
        assert_eq!(rested().await, 4 * REST);
        (0..4 * PAGES).for_each(|_| turns.shows_whoever_is_waited_for(now + AN_HOUR));
        assert_eq!(rested().await, Duration::ZERO, "it is over when they see their pages at once");
    }
}
