//! What a search asks of worlds it has imagined; nobody else looks at the truth.

use tabletop::Seat;

use crate::{Cash, Erbraffer, Hand, Person, Phase};

impl Erbraffer {
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    pub fn portraits(&self, seat: Seat) -> &[Person] {
        &self.portraits[seat.index()]
    }

    pub fn benefactors(&self, seat: Seat) -> &[Person] {
        &self.benefactors[seat.index()]
    }

    /// What the player got from benefactors (E31).
    pub fn purse(&self, seat: Seat) -> Cash {
        self.purses[seat.index()]
    }

    /// What lies on somebody.
    pub fn cash_of(&self, person: Person) -> Cash {
        self.cash(person)
    }

    /// By heirloom: beside whom it lies.
    pub fn holders(&self) -> &[Person] {
        &self.holders
    }

    /// The current one, counted from 0.
    pub fn generation(&self) -> u8 {
        self.generation
    }

    /// The hourglass's place on the calendar.
    pub fn hourglass(&self) -> u8 {
        self.hourglass
    }

    /// Turns taken so far (E35).
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// Turns to come in the last round, once that has begun (E34).
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }

    pub fn phase(&self) -> &Phase {
        &self.phase
    }
}
