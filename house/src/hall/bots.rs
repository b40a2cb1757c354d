//! The bots of a table: they answer after a while, through the same door as everybody.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tabletop::{By, Chance, Seat, SeatSet};

use super::{Hall, LiveTable, TableState};
use crate::play::{NotPlayed, Thought};
use crate::secrets::random;

/// The bot that sits down, or keeps a seat warm, unless told otherwise.
pub const USUAL: &str = "steady";

/// How long bots pretend to think: drawn from this range, whatever they hold.
#[derive(Debug, Clone, Copy)]
pub struct BotDelay {
    pub least: Duration,
    pub most: Duration,
}

impl Default for BotDelay {
    fn default() -> Self {
        BotDelay { least: Duration::from_millis(700), most: Duration::from_millis(1600) }
    }
}

impl BotDelay {
    fn draw(self) -> Duration {
        let spread = self.most.saturating_sub(self.least).as_millis() as u32;
        let chance = u64::from_le_bytes(random());
        self.least + Duration::from_millis(u64::from(Chance::quick(chance).below(spread + 1)))
    }
}

/// Lets the bots of a table play until none of them has anything to do or to say.
pub async fn bots_play(hall: Arc<Hall>, table: Arc<LiveTable>) {
    // Who has let time pass at this row of the log.
    let mut passed = (0, SeatSet::empty());
    loop {
        let next = next_thought(&hall, &*table.lock().await, &mut passed);
        let Some((seat, seq, thought)) = next else {
            if let Err(error) = hall.settle(&mut *table.lock().await).await {
                // Then somebody will look once more than needed.
                tracing::warn!(%error, "a table stays due");
            }
            table.bots_at_work.store(false, Ordering::Release);
            // Something may have changed after the look and before the flag fell.
            if next_thought(&hall, &*table.lock().await, &mut passed).is_some()
                && !table.bots_at_work.swap(true, Ordering::AcqRel)
            {
                continue;
            }
            return;
        };
        // The moment of the answer is drawn before the thought begins, so it tells nothing about the thought.
        let answers_at = tokio::time::Instant::now() + hall.bot_delay.draw();
        let turn = hall.thinking.turn().await;
        if table.lock().await.play.as_ref().map(|play| play.seq()) != Some(seq) {
            // The table has moved on while the bot waited for its turn.
            continue;
        }
        let mut chance = Chance::quick(u64::from_le_bytes(random()));
        let action = turn.think(move || thought(&mut chance)).await.flatten();
        tokio::time::sleep_until(answers_at).await;
        let Some(action) = action else {
            passed.1.insert(seat);
            continue;
        };
        let played = hall
            .act(&table, |play, at| {
                if play.seq() != seq {
                    return Err(NotPlayed::Stale);
                }
                play.consider_action(at, By::Bot, seat, action.clone())
            })
            .await;
        match played {
            Ok(Ok(_) | Err(NotPlayed::Stale)) => {}
            Ok(Err(not_played)) => {
                tracing::error!(table = %table.id, seat = seat.0, ?not_played, "a bot was refused");
                passed.1.insert(seat);
            }
            Err(error) => {
                tracing::error!(%error, "a bot's move was not saved, it will try again");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// The thought of some bot that may act and has not let time pass since the last row.
fn next_thought(hall: &Hall, state: &TableState, passed: &mut (u64, SeatSet)) -> Option<(Seat, u64, Thought)> {
    let play = state.play.as_ref().filter(|play| state.is_ours && !play.is_paused() && !state.row.over)?;
    if passed.0 != play.seq() {
        *passed = (play.seq(), SeatSet::empty());
    }
    let seats = state.row.seats.len() as u8;
    let first = Seat(random::<1>()[0] % seats);
    first.round(seats).filter(|seat| !passed.1.contains(*seat)).find_map(|seat| {
        let bot = state.bot_of(seat)?;
        if !play.may_act(seat) {
            return None;
        }
        Some((seat, play.seq(), play.thought(seat, bot, hall.budget)?))
    })
}
