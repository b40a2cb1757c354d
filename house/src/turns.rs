//! Turns to draw a page for those who only look on: whoever is waited for needs none.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// So many may draw at once as long as pages are shown soon.
const TOGETHER: usize = 4;

/// A page that has waited so long shows that the house has too much to do.
const LONG: Duration = Duration::from_millis(20);

#[derive(Debug)]
pub struct Turns {
    together: Semaphore,
    one_by_one: Arc<Semaphore>,
}

/// A turn lasts until it is dropped.
#[derive(Debug)]
pub struct Turn<'t> {
    _together: SemaphorePermit<'t>,
    _one_by_one: Option<SemaphorePermit<'t>>,
}

impl Turns {
    pub fn new() -> Turns {
        // One core is left for whoever wants to move.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let one_by_one = Arc::new(Semaphore::new(cores.saturating_sub(1).max(1)));
        Turns { together: Semaphore::new(TOGETHER), one_by_one }
    }

    /// A turn to draw what has changed since then. With too much to do there is only one after the other: what is out of date is then
    /// skipped before it is drawn, and the games go on.
    pub async fn next(&self, since: Instant) -> Option<Turn<'_>> {
        let together = self.together.acquire().await.ok()?;
        let one_by_one = if since.elapsed() < LONG { None } else { Some(self.one_by_one.acquire().await.ok()?) };
        Some(Turn { _together: together, _one_by_one: one_by_one })
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

    #[tokio::test]
    async fn what_comes_late_waits_for_work_that_takes_long_and_the_rest_does_not() {
        let turns = Turns::new();
        let mut at_work: Vec<_> = std::iter::from_fn(|| turns.long().now_or_never()).collect();
        let now = Instant::now();
        let (early, late) = (now + LONG, now.checked_sub(LONG).unwrap());
        assert!(turns.next(early).now_or_never().is_some());
        assert!(turns.next(late).now_or_never().is_none());
        at_work.pop();
        let drawing = turns.next(late).now_or_never();
        assert!(drawing.is_some() && turns.next(late).now_or_never().is_none());
        assert!(turns.next(early).now_or_never().is_some());
    }
}
