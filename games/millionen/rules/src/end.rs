//! The end: a Dandy beside five suitcases (P16), or two thousand turns without (P17).

use tabletop::{Outcome, Seat, Story};

use crate::{Card, Event, FIVE, Millionen, Phase, Reason};

/// After so many turns nobody wins any more (P17).
pub const LAST_TURN: u16 = 2000;

impl Millionen {
    pub(crate) fn may_lay_dandy(&self, seat: Seat) -> Result<(), Reason> {
        if !self.holds(seat, Card::Dandy) {
            return Err(Reason::NoDandy);
        }
        if self.suitcases[seat.index()] < FIVE {
            return Err(Reason::NotFiveYet);
        }
        Ok(())
    }

    pub(crate) fn lay_dandy(&mut self, seat: Seat, story: &mut impl Story<Event>) -> Result<(), Reason> {
        self.may_play(seat)?;
        self.may_lay_dandy(seat)?;
        self.lay_open(seat, Card::Dandy);
        self.turns += 1;
        self.phase = Phase::Over { winner: Some(seat) };
        story.add(Event::Won { seat });
        Ok(())
    }

    pub(crate) fn is_last_turn(&self) -> bool {
        self.turns >= LAST_TURN
    }

    pub(crate) fn end_without_winner(&mut self, story: &mut impl Story<Event>) {
        self.phase = Phase::Over { winner: None };
        story.add(Event::NobodyWon { turns: self.turns });
    }

    /// There is one winner or none, and no ranking (P17).
    pub(crate) fn final_outcome(&self, winner: Option<Seat>) -> Outcome {
        Outcome {
            ending: if winner.is_some() { "win" } else { "draw" },
            scores: Seat::all(self.seats).map(|seat| i32::from(winner == Some(seat))).collect(),
            winners: winner.into_iter().collect(),
        }
    }
}
