//! How much bots may think at a time. They think off the threads that serve people, one thought a table, and in all of the house
//! no more than leaves people a processor: in a full house bots wait for their turn, and people don't wait for bots.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The turns to think that a house has to give; clones share them.
#[derive(Debug, Clone)]
pub struct Thinking(Arc<Semaphore>);

/// One thought may be had.
#[derive(Debug)]
pub struct Turn(OwnedSemaphorePermit);

impl Thinking {
    /// All processors of this machine but one, and one where there is no other.
    pub fn on_this_machine() -> Thinking {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Thinking::of(processors.saturating_sub(1).max(1))
    }

    fn of(at_a_time: usize) -> Thinking {
        Thinking(Arc::new(Semaphore::new(at_a_time)))
    }

    /// Waits for a turn; whoever has waited longest is next.
    pub async fn turn(&self) -> Turn {
        Turn(self.0.clone().acquire_owned().await.expect("nobody closes it"))
    }
}

impl Turn {
    /// Has a thought, however long it takes. Nothing comes of one that stumbles.
    pub async fn think<T: Send + 'static>(self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = thought();
            drop(self.0);
            thought
        });
        thinking.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::channel;

    use super::*;

    #[tokio::test]
    async fn slow_bots_wait_for_each_other_and_nobody_waits_for_them() {
        let thinking = Thinking::of(2);
        let (begun, beginnings) = channel();
        let (go_on, released) = channel();
        let released = Arc::new(Mutex::new(released));
        let at_it = Arc::new(AtomicUsize::new(0));
        let slow_bots: Vec<_> = (0..6)
            .map(|number| {
                let (thinking, begun, released, at_it) =
                    (thinking.clone(), begun.clone(), released.clone(), at_it.clone());
                tokio::spawn(async move {
                    let thought = move || {
                        let now = at_it.fetch_add(1, Ordering::AcqRel) + 1;
                        begun.send(()).unwrap();
                        released.lock().unwrap().recv().unwrap();
                        at_it.fetch_sub(1, Ordering::AcqRel);
                        (number, now)
                    };
                    thinking.turn().await.think(thought).await.unwrap()
                })
            })
            .collect();
        // Two of them think, and will until they are told to go on; this thread, the only one, has time for people.
        let mut thinking_now = 0;
        while thinking_now < 2 {
            tokio::task::yield_now().await;
            thinking_now += beginnings.try_iter().count();
        }
        assert_eq!(tokio::spawn(async { "a page" }).await.unwrap(), "a page");
        for _ in 0..6 {
            go_on.send(()).unwrap();
        }
        for (number, slow_bot) in slow_bots.into_iter().enumerate() {
            let (thought, at_a_time) = slow_bot.await.unwrap();
            assert!(thought == number && at_a_time <= 2);
        }
    }

    #[tokio::test]
    async fn a_bot_that_stumbles_gives_its_turn_back() {
        let thinking = Thinking::of(1);
        let nothing: Option<()> = thinking.turn().await.think(|| panic!("a bot stumbles")).await;
        assert_eq!(nothing, None);
        assert_eq!(thinking.turn().await.think(|| 7).await, Some(7));
    }
}
