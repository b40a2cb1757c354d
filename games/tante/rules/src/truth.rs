//! What a search asks of worlds it has imagined; nobody else looks at the truth.

use tabletop::Seat;

use crate::{Cards, Tante};

impl Tante {
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Counted from 1.
    pub fn round(&self) -> u8 {
        self.round
    }
}
