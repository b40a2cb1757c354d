//! Before the first turn (P3).

use arrayvec::ArrayVec;
use tabletop::{Chance, Choice, Game, MAX_SEATS, Refusal, Seat, Setup, Story};

use crate::knowledge::Knowledge;
use crate::state::DECK;
use crate::{Card, Cards, Event, Millionen, Phase, Reason};

/// So many cards are dealt to everybody, and hands are filled up to so many (P3, P4).
pub const HAND: u8 = 6;

/// There is nothing to settle before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options;

impl tabletop::Options for Options {
    const CHOICES: &'static [Choice] = &[];

    fn value(&self, _: &Choice) -> &'static str {
        ""
    }

    fn choose(&mut self, _: &Choice, _: &'static str) {}
}

impl Millionen {
    pub(crate) fn deal(
        setup: &Setup<Millionen>,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<Millionen, Refusal> {
        let seats = setup.seats;
        if !Millionen::SEATS.contains(&seats) {
            return Err(Reason::SeatCount.into());
        }
        let deck = setup.edition.deck;
        let mut stack: ArrayVec<Card, DECK> = deck.iter().collect();
        chance.shuffle(&mut stack);
        let mut hands = [Cards::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            let rest = stack.len() - HAND as usize;
            hands[seat.index()] = stack.drain(rest..).collect();
            story.add(Event::Dealt { seat, count: HAND, cards: Some(hands[seat.index()]) });
        }
        let first = Seat(chance.below(u32::from(seats)) as u8);
        story.add(Event::FirstDrawn { seat: first });
        Ok(Millionen {
            rules: setup.rules,
            edition: setup.edition.clone(),
            seats,
            hands,
            suitcases: [0; MAX_SEATS],
            waiting: ArrayVec::new(),
            stack,
            discards: Cards::default(),
            top: None,
            knowledge: Knowledge::of_new_game(deck),
            turn: first,
            turns: 0,
            phase: Phase::Turn,
        })
    }
}
