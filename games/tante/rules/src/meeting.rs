//! The reveal, the exchange and the meetings they lead to (T9–T12).

use tabletop::{Seat, Story};

use crate::{Action, Card, Event, Nature, Phase, Reason, Tante};

/// What makes these three a trio, if they are one (T10).
pub fn nature_of(cards: [Card; 3]) -> Option<Nature> {
    let [a, b, c] = cards;
    if a.is_of_colour_of(b) && b.is_of_colour_of(c) {
        Some(Nature::Colour)
    } else if a.is_of_value_of(b) && b.is_of_value_of(c) {
        Some(Nature::Value)
    } else {
        None
    }
}

impl Tante {
    /// T9: Aunt Marie turns up three cards, and perhaps meets somebody (T10).
    pub(crate) fn turn_up(&mut self, story: &mut impl Story<Event>) {
        self.round += 1;
        let rest = self.stack.len() - 3;
        self.table = self.stack.drain(rest..).rev().collect();
        story.add(Event::TurnedUp { aunt: self.aunt, cards: self.three() });
        self.met = nature_of(self.three());
        if self.met.is_some_and(|nature| self.meet(nature, story)) {
            return;
        }
        // T11: with an empty hand there is nothing to swap, and everybody sees that.
        if self.hands[self.aunt.index()].is_empty() {
            self.open_auction(story);
        } else {
            self.phase = Phase::Exchange;
        }
    }

    /// A gentleman leaves the pile; true if he was the last, and she marries him (T20).
    fn meet(&mut self, nature: Nature, story: &mut impl Story<Event>) -> bool {
        let all = self.edition.gentlemen(self.seats, &self.options);
        self.gentlemen -= 1;
        story.add(Event::Met { gentleman: all - self.gentlemen, nature, left: self.gentlemen });
        if self.gentlemen == 0 {
            story.add(Event::Married);
            self.finish(true, story);
        }
        self.gentlemen == 0
    }

    fn may_exchange(&self, seat: Seat) -> Result<(), Reason> {
        if self.phase != Phase::Exchange {
            return Err(Reason::NoExchangeNow);
        }
        if seat != self.aunt {
            return Err(Reason::OnlyTheAuntExchanges);
        }
        Ok(())
    }

    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        give: Card,
        take: Card,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_exchange(seat)?;
        let place = self.table.iter().position(|card| *card == take).ok_or(Reason::NotOnTheTable)?;
        if !self.hands[seat.index()].contains(give) {
            return Err(Reason::NotInYourHand);
        }
        self.lay_open(seat, give);
        self.hands[seat.index()].insert(take);
        self.seen[seat.index()].insert(take);
        self.table[place] = give;
        story.add(Event::Exchanged { aunt: seat, gave: give, took: take });
        // T12: a trio of the same nature as the one turned up is no second meeting.
        let again = nature_of(self.three()).filter(|nature| self.met != Some(*nature));
        if !again.is_some_and(|nature| self.meet(nature, story)) {
            self.open_auction(story);
        }
        Ok(())
    }

    pub(crate) fn keep(&mut self, seat: Seat, story: &mut impl Story<Event>) -> Result<(), Reason> {
        self.may_exchange(seat)?;
        story.add(Event::Kept { aunt: seat });
        self.open_auction(story);
        Ok(())
    }

    pub(crate) fn exchange_offers(&self, into: &mut Vec<Action>) {
        into.push(Action::Keep);
        for (place, take) in self.table.iter().enumerate() {
            if !self.table[..place].contains(take) {
                let hand = self.hands[self.aunt.index()];
                into.extend(hand.kinds().map(|give| Action::Exchange { give, take: *take }));
            }
        }
    }
}
