//! What players have seen of hidden cards and what of that still holds: a card that a Cheat drew is known to thief and victim
//! (P13), and everybody knows of which cards a new stack was made (P15).

use arrayvec::ArrayVec;
use tabletop::{MAX_SEATS, Seat, Viewer};

use crate::setup::HAND;
use crate::{Card, Cards, Millionen};

/// Every fact is about another card in somebody's hand.
const MOST_FACTS: usize = MAX_SEATS * HAND as usize;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Knowledge {
    facts: ArrayVec<Fact, MOST_FACTS>,
    /// What the stack was last made of, for all to see: at the start of every card, later of the discards.
    made_of: Cards,
    /// What each seat has drawn from the stack since, as that seat knows.
    drawn: [Cards; MAX_SEATS],
}

/// That one seat knows another to hold a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fact {
    knower: Seat,
    holder: Seat,
    card: Card,
}

impl Knowledge {
    pub fn of_new_game(deck: Cards) -> Knowledge {
        Knowledge { facts: ArrayVec::new(), made_of: deck, drawn: Default::default() }
    }

    /// What `knower` has seen going into the hand of `holder` and what must still be there.
    pub fn of_hand(&self, knower: Seat, holder: Seat) -> Cards {
        let facts = self.facts.iter().filter(|fact| fact.knower == knower && fact.holder == holder);
        facts.map(|fact| fact.card).collect()
    }

    /// Every kind of card that the stack can still hold, as far as `viewer` knows, and how many of it at most.
    pub fn of_stack(&self, viewer: Viewer) -> Cards {
        viewer.seat().map_or(self.made_of, |seat| self.made_of.without(self.drawn[seat.index()]))
    }

    /// `holder` laid a card of this kind open: of several it may be the one that somebody knew.
    #[inline]
    pub fn card_shown(&mut self, holder: Seat, card: Card) {
        if !self.facts.is_empty() {
            self.forget_one(|fact| fact.holder == holder && fact.card == card);
        }
    }

    /// The victim knows what the thief holds now. All others know that one card of the victim's is gone, but not which:
    /// of every kind they knew to be there, one less is certain.
    pub fn card_cheated(&mut self, thief: Seat, victim: Seat, card: Card) {
        self.forget_one(|fact| fact.holder == victim && (fact.knower != thief || fact.card == card));
        self.facts.push(Fact { knower: victim, holder: thief, card });
    }

    #[inline]
    pub fn card_drawn(&mut self, seat: Seat, card: Card) {
        // With more than a heap can count, knowing a little less is no lie.
        self.drawn[seat.index()].insert_if_room(card);
    }

    pub fn stack_made(&mut self, cards: Cards) {
        self.made_of = cards;
        self.drawn = Default::default();
    }

    /// In a world imagined by somebody who takes the stack to be of these cards; others may know more, but nobody less.
    pub fn imagined(of_stack: Cards) -> Knowledge {
        Knowledge { facts: ArrayVec::new(), made_of: of_stack, drawn: Default::default() }
    }

    pub fn learn(&mut self, knower: Seat, holder: Seat, cards: Cards) {
        self.facts.extend(cards.iter().map(|card| Fact { knower, holder, card }));
    }

    /// Of facts that are alike and in doubt, one is forgotten.
    fn forget_one(&mut self, in_doubt: impl Fn(&Fact) -> bool) {
        let mut place = 0;
        while place < self.facts.len() {
            let fact = self.facts[place];
            // The last of those that are alike goes, so that the earlier ones have been looked at already.
            if in_doubt(&fact) && !self.facts[place + 1..].contains(&fact) {
                self.facts.remove(place);
            } else {
                place += 1;
            }
        }
    }

    pub fn audit(&self, game: &Millionen) -> Result<(), String> {
        for seat in Seat::all(game.seats) {
            let known: Cards = self.facts.iter().filter(|fact| fact.holder == seat).map(|fact| fact.card).collect();
            if !game.hands[seat.index()].include(known) {
                return Err(format!("seat {} is known to hold {known:?}, and doesn't", seat.0));
            }
            let stack: Cards = game.stack.iter().copied().collect();
            let possible = self.of_stack(Viewer::Seat(seat));
            if !possible.include(stack) {
                return Err(format!("seat {} takes the stack to be of {possible:?}, and it is {stack:?}", seat.0));
            }
        }
        Ok(())
    }
}
