//! The end (M27) and the final count (M28, M29).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Line, Moment, Outcome, Seat, Story};

use crate::{Dollars, Event, Maloney, Phase};

/// So many points end the game (M27).
pub const ENOUGH: i16 = 69;
/// So many days are the most, so that every game is finite.
const MOST_DAYS: u16 = 200;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody has 69 points or more.
    Points,
    /// Somebody has no action card left.
    EmptyHand,
    /// 200 days are over.
    Days,
}

impl Ending {
    pub(crate) const NAMES: [&'static str; 3] = ["points", "empty-hand", "days"];

    pub fn name(self) -> &'static str {
        Ending::NAMES[self as usize]
    }
}

/// What money counts in the end, in tenths of points (M28): 1000 dollars a point.
pub fn score_of_money(money: Dollars) -> i32 {
    (money.0 / 100) as i32
}

/// A score in tenths of points, as it is said.
pub fn score_line(tenths: i32) -> Line {
    let id = if tenths < 0 { "score-below-zero" } else { "score" };
    Line::new(id).with("whole", tenths.abs() / 10).with("tenths", tenths.abs() % 10)
}

impl Maloney {
    /// The count of the day is finished: the end, or the next day (M24, M27).
    pub(crate) fn end_day(&mut self, now: Moment, chance: &mut Chance, story: &mut impl Story<Event>) {
        let seats = self.seats as usize;
        if self.points[..seats].iter().any(|points| *points >= ENOUGH) {
            self.finish(Ending::Points, story);
        } else if self.hands[..seats].iter().any(|hand| hand.is_empty()) {
            self.finish(Ending::EmptyHand, story);
        } else if self.number == MOST_DAYS {
            self.finish(Ending::Days, story);
        } else {
            self.next_day(now, chance, story);
        }
    }

    fn finish(&mut self, ending: Ending, story: &mut impl Story<Event>) {
        self.phase = Phase::Over { ending };
        if !story.is_heard() {
            return;
        }
        story.add(Event::Ended { ending });
        for seat in Seat::all(self.seats) {
            let points = self.points[seat.index()];
            let money = self.money[seat.index()];
            story.add(Event::Totalled { seat, points, money, score: self.score(seat) });
        }
        let outcome = self.final_count(ending);
        let score = outcome.scores.iter().copied().max().unwrap_or(0);
        story.add(Event::Won { winners: outcome.winners, score });
    }

    /// M28: points and money, in tenths. Jokers are worth nothing.
    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat.index()]) * Maloney::SCORE_PARTS + score_of_money(self.money[seat.index()])
    }

    /// M29: most points win, equal ones share.
    pub(crate) fn final_count(&self, ending: Ending) -> Outcome {
        let scores: ArrayVec<i32, 6> = Seat::all(self.seats).map(|seat| self.score(seat)).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let winners = Seat::all(self.seats).filter(|seat| scores[seat.index()] == most).collect();
        Outcome { ending: ending.name(), scores, winners }
    }
}
