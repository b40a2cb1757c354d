//! What a search asks of worlds it has imagined; nobody else looks at the truth.

use tabletop::Seat;

use crate::{Card, Cards, Millionen, Waiting};

impl Millionen {
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// In front of the player.
    pub fn suitcases(&self, seat: Seat) -> u8 {
        self.suitcases[seat.index()]
    }

    /// The Pickpockets in front of a player.
    pub fn waiting_for(&self, victim: Seat) -> impl Iterator<Item = &Waiting> {
        self.waiting.iter().filter(move |waiting| waiting.victim == victim)
    }

    /// How many cards of a kind are in the stack.
    pub fn in_stack(&self, card: Card) -> u8 {
        self.stack.iter().filter(|other| **other == card).count() as u8
    }

    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Turns that are over.
    pub fn turns(&self) -> u16 {
        self.turns
    }
}
