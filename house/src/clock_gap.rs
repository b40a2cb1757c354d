//! A gap in the house's time: the machine has slept, or has just learned what time it is. Nobody could play meanwhile, so the clocks
//! of tables stand for as long, as they do while a house is closed.

use std::sync::{Arc, MutexGuard, PoisonError};

use tabletop::Moment;

use crate::command::{Failure, unless_broken, unless_failed};
use crate::play::{NotPlayed, Play};
use crate::{House, LiveTable, TableState};
use store::StoreError;
use store::clock::{Jump, check_machine_clock, follow_the_machine, wall_clock};
use store::conduct::Pace;

/// Where other nodes were open less than so many milliseconds ago there was no gap, whatever this machine's clock does.
const SHORTEST_GAP: u64 = 10_000;

/// A house that was not heard of for so many milliseconds was closed.
pub(crate) const CLOSED: u64 = 15_000;

/// The last gap, until all tables have left it out.
#[derive(Debug, Default)]
pub struct Gaps {
    number: u64,
    milliseconds: Option<u64>,
}

impl House {
    /// Time in which nobody could move does not count where moves are counted in seconds.
    pub(crate) async fn let_live_clocks_stand(self: &Arc<Self>) -> Result<(), StoreError> {
        let last_open = self.store.last_open().await?;
        last_open.into_iter().for_each(store::clock::go_on_from);
        let now = wall_clock();
        let closed = last_open.map_or(0, |last| now.saturating_sub(last));
        self.store.note_open(now).await?;
        self.leave_out_of_imports(closed).await?;
        if closed < CLOSED {
            return Ok(());
        }
        for id in self.store.live_tables().await? {
            let stood = async {
                let Some(table) = self.table(&id).await? else { return Ok(()) };
                let stand = |play: &dyn Play, at: Moment| match closed.min(at - play.now()) {
                    0 => Err(NotPlayed::Stale),
                    _ if play.is_paused() => Err(NotPlayed::Stale),
                    slept => play.consider_resume(slept),
                };
                unless_failed(self.act(&table, stand).await)
            };
            unless_broken(stood.await)?;
        }
        Ok(())
    }

    /// Looks at the machine's clock. If it has gone far ahead the house follows it, and the clocks of its tables stand for as long.
    pub(crate) async fn check_clock(self: &Arc<Self>) -> Result<(), Failure> {
        match check_machine_clock() {
            Some(Jump::Set(milliseconds)) => {
                tracing::warn!(milliseconds, "this machine's clock was set: its tables go on by the house's own time");
            }
            Some(Jump::Ahead(milliseconds)) => {
                let why = "this machine has slept, or its clock was set forward: the house follows, and clocks at tables stand";
                tracing::warn!(milliseconds, "{why}");
                self.follow_the_machine().await;
            }
            None => {}
        }
        self.let_clocks_stand().await
    }

    /// Follows the machine's clock at once, and notes what is to be left out.
    pub(crate) async fn follow_the_machine(&self) {
        // If nobody knows whether another node was open, it is thought that none was: too much time hurts nobody.
        let last_open = if self.store.is_shared() { self.store.last_open().await.ok().flatten() } else { None };
        // Whoever finds a gap here knows that the clock is past it, and whoever sees a clock that is past it finds it here.
        let mut gaps = self.gaps();
        let behind = follow_the_machine();
        let closed = last_open.map_or(behind, |last| behind.min(wall_clock().saturating_sub(last)));
        if closed >= SHORTEST_GAP {
            *gaps = Gaps { number: gaps.number + 1, milliseconds: Some(closed) };
        }
    }

    fn gaps(&self) -> MutexGuard<'_, Gaps> {
        self.gaps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Leaves the last gap out at every table that has a clock, if that is not done yet.
    async fn let_clocks_stand(self: &Arc<Self>) -> Result<(), Failure> {
        let Gaps { number, milliseconds: Some(milliseconds) } = *self.gaps() else { return Ok(()) };
        let mut tables: Vec<Arc<LiveTable>> = self.held().values().cloned().collect();
        for id in self.store.live_tables().await? {
            tables.extend(unless_broken(self.table(&id).await)?.flatten());
        }
        for table in tables {
            unless_broken(self.strike_due_alarms(&table).await)?;
        }
        self.leave_out_of_imports(milliseconds).await?;
        let mut gaps = self.gaps();
        if gaps.number == number {
            gaps.milliseconds = None;
        }
        Ok(())
    }

    /// Whether the clock of this table has still to be put right.
    pub(crate) fn has_to_stand(&self, state: &TableState) -> bool {
        let gaps = self.gaps();
        gaps.milliseconds.is_some() && state.stood != gaps.number
    }

    /// Leaves the last gap out here, where moves are counted in seconds or the rules have an alarm.
    pub(crate) async fn let_clock_stand(&self, state: &mut TableState) -> Result<(), Failure> {
        while self.has_to_stand(state) {
            let Gaps { number, milliseconds: Some(milliseconds) } = *self.gaps() else { break };
            let is_timed = |state: &TableState| {
                let play = state.play.as_ref().filter(|play| !play.is_paused() && !state.row.over)?;
                let has_clock = matches!(state.conduct.pace, Pace::Live { .. }) || play.alarm().is_some();
                has_clock.then_some(milliseconds.min(state.now()? - play.now()))
            };
            if let (Some(slept @ 1..), Some(play)) = (is_timed(state), &state.play) {
                let Ok(considered) = play.consider_resume(slept) else { break };
                if !self.save(state, considered).await? {
                    continue;
                }
            }
            state.stood = number;
        }
        Ok(())
    }
}
