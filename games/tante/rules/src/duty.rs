//! When nobody bids: the chain of zeros (T17–T18).

use tabletop::{Seat, Story};

use crate::{Action, Card, Event, Phase, Reason, Tante};

impl Tante {
    pub(crate) fn open_duty(&mut self, story: &mut impl Story<Event>) {
        let turn = self.left_of(self.aunt);
        story.add(Event::NobodyBid { first: turn });
        self.phase = Phase::Duty { turn };
    }

    fn duty_turn(&self, seat: Seat) -> Result<(), Reason> {
        let Phase::Duty { turn } = self.phase else { return Err(Reason::NoDutyNow) };
        if turn == seat { Ok(()) } else { Err(Reason::NotYourDuty) }
    }

    /// T17: whoever takes the cards says so, zero in hand or not: hands are hidden.
    pub(crate) fn take_unwanted(&mut self, seat: Seat, story: &mut impl Story<Event>) -> Result<(), Reason> {
        self.duty_turn(seat)?;
        let cards = self.hand_over(seat);
        story.add(Event::Took { seat, cards });
        self.next_round(story);
        Ok(())
    }

    pub(crate) fn buy_out(&mut self, seat: Seat, card: Card, story: &mut impl Story<Event>) -> Result<(), Reason> {
        self.duty_turn(seat)?;
        if card.value() != 0 {
            return Err(Reason::NotAZero);
        }
        if !self.hands[seat.index()].contains(card) {
            return Err(Reason::NoSuchZero);
        }
        self.lay_open(seat, card);
        self.discarded.insert(card);
        story.add(Event::BoughtOut { seat, card });
        let turn = self.left_of(seat);
        if turn == self.aunt {
            // T18: she has no way out.
            let cards = self.hand_over(turn);
            story.add(Event::AuntTook { aunt: turn, cards });
            self.next_round(story);
        } else {
            self.phase = Phase::Duty { turn };
        }
        Ok(())
    }

    pub(crate) fn duty_offers(&self, seat: Seat, into: &mut Vec<Action>) {
        into.push(Action::Take);
        into.extend(self.hands[seat.index()].of_rank(0).kinds().map(Action::BuyOut));
    }
}
