//! Hands are filled up to six (P4), from the stack and then from the shuffled discards (P15).

use tabletop::{Chance, Seat, Story};

use crate::{Card, Event, HAND, Millionen};

impl Millionen {
    #[inline]
    pub(crate) fn draw_up(&mut self, seat: Seat, chance: &mut Chance, story: &mut impl Story<Event>) {
        while self.hands[seat.index()].len() < HAND {
            let Some(card) = self.draw(chance, story) else { return };
            self.hands[seat.index()].insert(card);
            self.knowledge.card_drawn(seat, card);
            story.add(Event::Drew { seat, card: Some(card) });
        }
    }

    /// The next card of the stack; nothing where the discards are empty too.
    #[inline]
    fn draw(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) -> Option<Card> {
        if self.stack.is_empty() {
            self.shuffle_discards(chance, story);
        }
        self.stack.pop()
    }

    /// P15. A Pickpocket that attacks or waits is not among the discards.
    fn shuffle_discards(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) {
        if self.discards.is_empty() {
            return;
        }
        self.stack.extend(self.discards.iter());
        chance.shuffle(&mut self.stack);
        self.knowledge.stack_made(self.discards);
        story.add(Event::Shuffled { cards: self.stack.len() as u8 });
        self.discards = Default::default();
        self.top = None;
    }
}
