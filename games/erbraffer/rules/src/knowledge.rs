//! What everybody has seen of the stack: when the discards become the stack (E14), all know which cards are not in it, and each
//! knows what that seat has drawn from it since.

use arrayvec::ArrayVec;
use tabletop::{Seat, Viewer};

use crate::Card;
use crate::edition::MOST_CARDS;

/// Nothing before the discards became the stack for the first time: until then every card can be there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Knowledge(Option<Made>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Made {
    /// What the stack was last made of, sorted.
    of: ArrayVec<Card, MOST_CARDS>,
    /// By the place of a card there: who has drawn it since.
    by: [Seat; MOST_CARDS],
}

/// Still in the stack.
const NOBODY: Seat = Seat(u8::MAX);

impl Knowledge {
    /// In a world imagined by somebody who takes the stack to be of these cards; others may know more, but nobody less.
    pub fn imagined(possible: Option<ArrayVec<Card, MOST_CARDS>>) -> Knowledge {
        Knowledge(possible.map(|of| Made { of, by: [NOBODY; MOST_CARDS] }))
    }

    pub fn stack_made(&mut self, cards: &[Card]) {
        let mut of: ArrayVec<Card, MOST_CARDS> = cards.iter().copied().collect();
        of.sort_unstable();
        *self = Knowledge::imagined(Some(of));
    }

    pub fn card_drawn(&mut self, seat: Seat, card: Card) {
        let Some(made) = &mut self.0 else { return };
        let mut places = made.of.iter().zip(&mut made.by);
        if let Some((_, by)) = places.find(|(of, by)| **of == card && **by == NOBODY) {
            *by = seat;
        }
    }

    /// What the stack can still hold, as far as `viewer` knows, sorted; nothing while that can be anything.
    pub fn of_stack(&self, viewer: Viewer) -> Option<ArrayVec<Card, MOST_CARDS>> {
        self.0.as_ref().map(|made| {
            made.of.iter().zip(&made.by).filter(|(_, by)| !viewer.is(**by)).map(|(card, _)| *card).collect()
        })
    }
}

/// The cards of one sorted heap that are not in another, alike ones counted.
pub(crate) fn not_in(cards: &[Card], other: &[Card]) -> ArrayVec<Card, MOST_CARDS> {
    let mut other = other.iter().peekable();
    let mut rest = ArrayVec::new();
    for card in cards {
        while other.next_if(|next| *next < card).is_some() {}
        if other.next_if(|next| *next == card).is_none() {
            rest.push(*card);
        }
    }
    rest
}
