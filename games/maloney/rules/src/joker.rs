//! The joker (M16).

use tabletop::{Seat, Story};

use crate::{Day, Event, Maloney, Phase, Reason};

/// An ordinary day; a first Sunday is played as one (M11).
pub(crate) fn is_joker_day(day: Day, number: u16) -> bool {
    match day {
        Day::Tuesday | Day::Friday => false,
        Day::Sunday => number == 1,
        Day::Monday | Day::Wednesday | Day::Thursday | Day::Saturday => true,
    }
}

impl Maloney {
    pub(crate) fn has_joker_for_today(&self, seat: Seat) -> Result<(), Reason> {
        if self.fined.contains(seat) {
            return Err(Reason::Fined);
        }
        if !is_joker_day(self.day, self.number) {
            return Err(Reason::NoJokerToday);
        }
        if self.jokers.contains(seat) { Ok(()) } else { Err(Reason::NoJokerLeft) }
    }

    /// In a live auction at any time, also for the highest bidder; in turn when one is asked.
    pub(crate) fn play_joker(&mut self, seat: Seat, story: &mut impl Story<Event>) -> Result<(), Reason> {
        match &self.phase {
            Phase::Live(_) => {}
            Phase::InTurn(auction) => self.in_turn_turn(auction, seat)?,
            _ => return Err(Reason::NoAuctionNow),
        }
        self.has_joker_for_today(seat)?;
        self.jokers.remove(seat);
        story.add(Event::JokerPlayed { seat });
        self.hand_over_car(seat);
        Ok(())
    }
}
