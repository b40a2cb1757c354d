//! What came of games that are over: told with their last row, or worked out afterwards from the log, a game at a time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::arena::Finish;
use shelf::{Title, Visitor};
use tabletop::{Game, Outcome};

use crate::command::{Failure, unless_broken};
use crate::{House, TableState};
use store::clock::wall_clock;
use store::{Ending, SeatEnding, StoreError};

/// So many games one node works out before others may.
const AT_ONCE: usize = 20;

/// So long, in milliseconds, nobody else works them out.
const LEASE: u64 = 120_000;

impl TableState {
    /// What comes of the game here, if it ends like this; without an outcome it was stopped.
    pub(crate) fn ending(&self, outcome: Option<Outcome>) -> Ending {
        let finish = outcome.map(|outcome| Finish { scores: outcome.scores, winners: outcome.winners });
        let places = finish.as_ref().map(Finish::places);
        let seat = |seat: tabletop::Seat| SeatEnding {
            seat: seat.index(),
            place: places.as_ref().and_then(|places| places.get(seat.index())).map(|place| *place as u64),
            score: finish.as_ref().and_then(|finish| finish.scores.get(seat.index())).map(|score| i64::from(*score)),
            won: finish.as_ref().is_some_and(|finish| finish.winners.contains(seat)),
            stand_in: self.conduct.stand_ins.get(&seat.0).cloned(),
        };
        let own_edition = !shelf::with(&self.row.game, ComesWithTheGame(&self.row.edition)).unwrap_or_default();
        Ending { pace: self.conduct.pace.kind().to_owned(), own_edition, seats: self.seats().map(seat).collect() }
    }
}

struct ComesWithTheGame<'a>(&'a str);

impl Visitor for ComesWithTheGame<'_> {
    type Output = bool;
    fn visit<T: Title>(self) -> bool {
        T::Game::EDITIONS.iter().any(|(_, text)| *text == self.0)
    }
}

impl House {
    /// Works out, in no hurry, what came of games of which that is not known yet.
    pub(crate) async fn work_out_results(self: Arc<Self>) {
        if !self.results.begins() {
            return;
        }
        if let Err(error) = self.work_out_all_results().await {
            Failure::from(error).log("what came of some games was not worked out yet");
        }
        self.results.ends();
    }

    async fn work_out_all_results(self: &Arc<Self>) -> Result<(), StoreError> {
        loop {
            let now = wall_clock();
            let due = self.store.lease_due_results(now, now + LEASE, AT_ONCE).await?;
            for id in &due {
                let begun = Instant::now();
                self.work_out_result(id).await?;
                // People play meanwhile: at least half of the time is theirs.
                tokio::time::sleep(begun.elapsed().min(Duration::from_secs(1))).await;
            }
            if due.len() < AT_ONCE {
                return Ok(());
            }
        }
    }

    /// A table that can't be read has no ending that anybody could tell.
    async fn work_out_result(self: &Arc<Self>, id: &str) -> Result<(), StoreError> {
        let replay = {
            let (house, id) = (self.clone(), id.to_owned());
            let runtime = tokio::runtime::Handle::current();
            move || runtime.block_on(house.load(&id))
        };
        // Where the rules stumble, the other games are worked out all the same.
        let loaded = match tokio::task::spawn_blocking(replay).await {
            Ok(loaded) => unless_broken(loaded)?.flatten(),
            Err(_) => None,
        };
        let Some(state) = loaded else { return self.store.keep_ending(id, None, None).await };
        let outcome = state.play.as_ref().and_then(|play| play.outcome());
        let ended = state.row.started.zip(state.play.as_ref());
        let ended = ended.map(|(started, play)| started.saturating_add(play.now().0).saturating_add(play.slept()));
        self.store.keep_ending(id, Some(state.ending(outcome)), ended).await
    }
}
