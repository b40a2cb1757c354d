//! What a search asks of worlds it has imagined; nobody else looks at the truth.

use tabletop::Seat;

use crate::{Cards, Day, Dollars, Maloney, Phase, Town};

impl Maloney {
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    pub fn points(&self, seat: Seat) -> i16 {
        self.points[seat.index()]
    }

    pub fn money(&self, seat: Seat) -> Dollars {
        self.money[seat.index()]
    }

    pub fn has_joker(&self, seat: Seat) -> bool {
        self.jokers.contains(seat)
    }

    /// Who drove last (M17).
    pub fn driver(&self) -> Option<Seat> {
        self.driver
    }

    pub fn car(&self) -> Town {
        self.car
    }

    pub fn day(&self) -> Day {
        self.day
    }

    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Which day of the game it is, counted from 1.
    pub fn number(&self) -> u16 {
        self.number
    }
}
