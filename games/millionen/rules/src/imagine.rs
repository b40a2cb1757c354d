//! A whole world that fits a view, for bots to think in.

use std::sync::Arc;

use arrayvec::ArrayVec;
use tabletop::{Chance, MAX_SEATS, Seat};

use crate::knowledge::Knowledge;
use crate::state::DECK;
use crate::{Card, Cards, Edition, Millionen, View};

pub(crate) fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Millionen {
    let unplaced = view.unplaced(edition.deck);
    // What the stack can't hold is in hands; of the rest, the lot decides.
    let in_hands = unplaced.without(view.possible);
    let mut stack: ArrayVec<Card, DECK> = unplaced.without(in_hands).iter().collect();
    chance.shuffle(&mut stack);
    let mut rest: ArrayVec<Card, DECK> = in_hands.iter().chain(stack.drain(view.stack as usize..)).collect();
    chance.shuffle(&mut rest);

    let mut hands = [Cards::default(); MAX_SEATS];
    let mut suitcases = [0; MAX_SEATS];
    let mut knowledge = Knowledge::imagined(view.possible);
    for seat in Seat::all(view.seats()) {
        let player = view.player(seat);
        let mut hand = player.hand.unwrap_or(player.known);
        let hidden = (player.cards - hand.len()) as usize;
        rest.drain(rest.len() - hidden..).for_each(|card| hand.insert(card));
        hands[seat.index()] = hand;
        suitcases[seat.index()] = player.suitcases;
        if let Some(viewer) = view.viewer.seat() {
            knowledge.learn(viewer, seat, player.known);
            knowledge.learn(seat, viewer, player.knows);
        }
    }
    Millionen {
        rules: view.rules,
        edition: edition.clone(),
        seats: view.seats(),
        hands,
        suitcases,
        waiting: view.waiting.clone(),
        stack,
        discards: view.discards,
        top: view.top,
        knowledge,
        turn: view.turn,
        turns: view.turns,
        phase: view.phase,
    }
}
