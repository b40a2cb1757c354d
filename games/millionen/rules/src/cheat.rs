//! The Cheat draws a card from another hand, and there is no defence (P13).

use tabletop::{Chance, Seat, Story};

use crate::{Card, Event, Millionen, Reason};

impl Millionen {
    pub(crate) fn cheat(
        &mut self,
        seat: Seat,
        whom: Seat,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_play(seat)?;
        if !self.holds(seat, Card::Cheat) {
            return Err(Reason::NoCheat);
        }
        if !self.is_opponent(seat, whom) || self.hands[whom.index()].is_empty() {
            return Err(Reason::NobodyToCheat);
        }
        self.lay_open(seat, Card::Cheat);
        self.put_on_discards(Card::Cheat);
        let hand = &mut self.hands[whom.index()];
        let card = hand.nth(chance.below(u32::from(hand.len())) as u8);
        hand.remove(card);
        self.hands[seat.index()].insert(card);
        self.knowledge.card_cheated(seat, whom, card);
        story.add(Event::Cheated { seat, whom, card: Some(card) });
        // The thief has six again and never draws; the victim does.
        self.draw_up(whom, chance, story);
        self.end_turn(story);
        Ok(())
    }
}
