//! A whole world that fits a view, for bots to think in.

use std::sync::Arc;

use arrayvec::ArrayVec;
use tabletop::{Chance, Seat};

use crate::{Card, Cards, Edition, Gifts, Tante, View};

pub(crate) fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Tante {
    let mut unplaced: ArrayVec<Card, 72> = view.unplaced(edition.deck).iter().collect();
    chance.shuffle(&mut unplaced);
    let mut hands = [Cards::default(); 5];
    let mut seen = [Cards::default(); 5];
    let mut gifts = [Gifts::default(); 5];
    for seat in Seat::all(view.seats()) {
        let player = view.player(seat);
        let mut hand = player.hand.unwrap_or(player.seen);
        let hidden = (player.cards - hand.len()) as usize;
        unplaced.drain(unplaced.len() - hidden..).for_each(|card| hand.insert(card));
        hands[seat.index()] = hand;
        seen[seat.index()] = player.seen;
        gifts[seat.index()] = player.gifts;
    }
    Tante {
        rules: view.rules,
        edition: edition.clone(),
        options: view.options,
        seats: view.seats(),
        removed: view.removed,
        stack: unplaced,
        table: view.table.clone(),
        hands,
        seen,
        gifts,
        spent: view.spent,
        discarded: view.discarded,
        gentlemen: view.gentlemen.1,
        aunt: view.aunt,
        round: view.round,
        met: view.met,
        phase: view.phase,
    }
}
