//! Whose turn comes next, the last round and the three ways to end (E34–E36).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, SeatSet, Story};

use crate::{Cash, Erbraffer, Event, Phase, Reason};

/// After so many turns without an end the game is a draw (E35), a trial game without a winner (E36).
pub const MOST_TURNS: u16 = 400;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The hourglass ran out and fortunes are counted (E35).
    Fortune,
    /// The turns ran out: shared by all (E35).
    Draw,
    /// The trial game stops, without a winner (E36).
    Trial,
}

impl Ending {
    pub fn name(self) -> &'static str {
        match self {
            Ending::Fortune => "fortune",
            Ending::Draw => "draw",
            Ending::Trial => "trial",
        }
    }

    /// Why nobody can do anything any more.
    pub(crate) fn refusal(self) -> Reason {
        match self {
            Ending::Fortune | Ending::Draw => Reason::GameOver,
            Ending::Trial => Reason::TrialOver,
        }
    }
}

/// A player's fortune (E35).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Count {
    /// Of the own heirs.
    pub cash: Cash,
    /// What those of the own heirs are worth.
    pub heirlooms: Cash,
    /// All cash got from benefactors.
    pub benefactors: Cash,
}

impl Count {
    pub fn total(&self) -> Cash {
        self.cash + self.heirlooms + self.benefactors
    }
}

impl Erbraffer {
    /// The turn of `seat` is over, with all that it set off.
    pub(crate) fn end_turn(&mut self, seat: Seat, story: &mut impl Story<Event>) {
        if let Some(left) = &mut self.last_turns {
            *left -= 1;
            if *left == 0 {
                self.finish(Ending::Fortune, story);
                return;
            }
        }
        self.begin_turn(self.left_of(seat), story);
    }

    /// Says whether there still is a turn to begin (E35).
    pub(crate) fn begin_turn(&mut self, seat: Seat, story: &mut impl Story<Event>) -> bool {
        if self.turns < MOST_TURNS {
            self.phase = Phase::Turn { seat };
            return true;
        }
        // E36: by rules number 1 a trial game that got here was a draw like any other.
        if self.options.trial && self.rules >= 2 {
            story.add(Event::TrialRanOut { turns: self.turns });
            self.finish(Ending::Trial, story);
        } else {
            story.add(Event::TurnsRanOut { turns: self.turns });
            self.finish(Ending::Draw, story);
        }
        false
    }

    pub(crate) fn finish(&mut self, ending: Ending, story: &mut impl Story<Event>) {
        self.phase = Phase::Over { ending };
        if !story.is_heard() {
            return;
        }
        if ending == Ending::Trial {
            story.add(Event::TrialEnded);
            return;
        }
        for seat in Seat::all(self.seats) {
            let portraits = self.portraits[seat.index()].clone();
            story.add(Event::Counted { seat, portraits, count: self.count(seat) });
        }
        if ending == Ending::Fortune {
            let outcome = self.final_count(ending);
            let total = outcome.scores.iter().copied().max().unwrap_or(0);
            story.add(Event::Won { winners: outcome.winners, total });
        }
    }

    /// E35: everybody shows the portraits; after a trial game they stay hidden (E36).
    pub(crate) fn portraits_are_shown(&self) -> bool {
        matches!(self.phase, Phase::Over { ending: Ending::Fortune | Ending::Draw })
    }

    pub(crate) fn count(&self, seat: Seat) -> Count {
        let portraits = &self.portraits[seat.index()];
        let values = self.holders.iter().zip(&self.edition.heirlooms);
        Count {
            cash: portraits.iter().map(|heir| self.cash(*heir)).sum(),
            heirlooms: values.filter(|(holder, _)| portraits.contains(holder)).map(|(_, (_, value))| *value).sum(),
            benefactors: self.purses[seat.index()],
        }
    }

    /// E35: the largest fortune wins, equal ones share; a draw is shared by all; a trial has no winner (E36).
    pub(crate) fn final_count(&self, ending: Ending) -> Outcome {
        let total = |seat| if ending == Ending::Trial { 0 } else { self.count(seat).total() as i32 };
        let scores: ArrayVec<i32, 6> = Seat::all(self.seats).map(total).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let winners = match ending {
            Ending::Fortune => Seat::all(self.seats).filter(|seat| scores[seat.index()] == most).collect(),
            Ending::Draw => SeatSet::all(self.seats),
            Ending::Trial => SeatSet::empty(),
        };
        Outcome { ending: ending.name(), scores, winners }
    }
}
