//! What the votes at a table come to, and doing it.

use std::sync::Arc;

use shelf::BotSpec;

use crate::bot_worker::USUAL;
use crate::command::{Failure, unless_failed};
use crate::play::{NotPlayed, Play};
use crate::{House, LiveTable, TableState};
use store::conduct::{Conduct, Decision, Motion, PATIENCE, What};

impl TableState {
    /// The table's conduct when this is asked, with these votes. What they decide about conduct holds at once; a pause, a move
    /// taken back and the end are then to be carried out.
    pub fn with_motion(&self, motion: Motion) -> Conduct {
        let decision = motion.decision(&self.voters(&motion));
        match (motion.what, decision) {
            (What::Hints, Decision::Agreed) | (_, Decision::Wait | Decision::StandIn) => self.after(&motion, decision),
            _ => Conduct { motion: Some(motion), ..self.conduct.clone() },
        }
    }

    /// What was decided and not yet done, or not yet noted as done.
    pub fn decided(&self) -> Option<(&Motion, Decision)> {
        let motion = self.conduct.motion.as_ref()?;
        let decision = motion.decision(&self.voters(motion));
        if matches!(decision, Decision::Open | Decision::Refused) {
            return None;
        }
        // Of a pause nothing may be left to do: else it would begin again when the table goes on.
        let stands = motion.what == What::Pause || self.motion().as_ref() == Some(motion);
        stands.then_some((motion, decision))
    }

    /// The table's conduct when this was decided and done.
    fn after(&self, motion: &Motion, decision: Decision) -> Conduct {
        let mut conduct = Conduct { motion: None, ..self.conduct.clone() };
        match decision {
            Decision::Agreed => conduct.hints_agreed |= motion.what == What::Hints,
            Decision::Wait => {
                // As long again as a whole move, or as one has patience where time doesn't count.
                let more = self.conduct.pace.time().map_or(PATIENCE, |(time, _)| time);
                let now = self.now().unwrap_or_default();
                conduct.graces.insert(motion.by, (now + more).0);
            }
            Decision::StandIn => {
                conduct.stand_ins.insert(motion.by, BotSpec::plain(USUAL).to_string());
            }
            Decision::Open | Decision::Refused | Decision::End => {}
        }
        conduct
    }
}

impl House {
    /// Does what was decided at a table. Also whoever takes it on looks for that: the node that heard the last vote may be gone.
    pub async fn carry_out(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Failure> {
        let decided = table.lock().await.decided().map(|(motion, decision)| (motion.clone(), decision));
        let Some((motion, decision)) = decided else { return Ok(()) };
        let done = match (motion.what, decision) {
            (_, Decision::End) => {
                let here = table.lock().await.seats_here();
                self.store.end(&table.id, here).await?;
                self.refresh(table).await?;
                Ok(())
            }
            (What::Pause, _) => self.act(table, |play, at| play.consider_pause(at)).await.map(drop),
            (What::TakeBack { to }, _) => {
                // Answers that were given in secret since it was asked go back with it: nobody but who gave them can tell.
                let take_back = |play: &dyn Play, at| match play.has_news_since(motion.seq) {
                    false => play.consider_take_back(at, to),
                    true => Err(NotPlayed::Stale),
                };
                self.act(table, take_back).await.map(drop)
            }
            _ => Ok(()),
        };
        // What can't be done any more is over and done with.
        unless_failed(done)?;
        let noted = self.change_conduct(table, |state| {
            let same = state.conduct.motion.as_ref() == Some(&motion);
            Ok(if same { state.after(&motion, decision) } else { state.conduct.clone() })
        });
        unless_failed(noted.await)
    }
}
