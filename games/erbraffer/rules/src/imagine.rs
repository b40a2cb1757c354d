//! A whole world that fits a view, for bots to think in.

use std::sync::Arc;

use arrayvec::ArrayVec;
use tabletop::{Chance, Seat};

use crate::edition::{CARDS_OF_EACH_BENEFACTOR, MOST_CARDS};
use crate::knowledge::{Knowledge, not_in};
use crate::{Answer, Card, Edition, Erbraffer, Hand, Person, Phase, View};

pub(crate) fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Erbraffer {
    let mut world = Erbraffer {
        rules: view.rules,
        edition: edition.clone(),
        options: view.options,
        seats: view.seats(),
        stack: ArrayVec::new(),
        discards: view.discards.clone(),
        knowledge: Knowledge::imagined(view.possible.clone()),
        hands: Default::default(),
        portraits: Default::default(),
        benefactors: Default::default(),
        shown: Default::default(),
        paid: view.paid,
        cash: view.cash,
        holders: view.holders,
        dead: view.dead,
        purses: [0; 6],
        bank: 0,
        hourglass: view.hourglass,
        generation: view.generation,
        turns: view.turns,
        last_turns: view.last_turns,
        divisions: view.divisions,
        answers: [Answer::Open; 6],
        phase: view.phase,
    };
    for seat in Seat::all(view.seats()) {
        world.shown[seat.index()] = view.player(seat).shown;
        world.purses[seat.index()] = view.player(seat).purse;
    }
    let paid_out = world.cash.iter().chain(&world.purses).map(|cash| i64::from(*cash)).sum::<i64>();
    world.bank = edition.coins() - paid_out;
    influence(&mut world, view, chance);
    portraits(&mut world, view, chance);
    benefactors(&mut world, view, chance);
    answers(&mut world, view, chance);
    world
}

/// The cards nobody knows the place of: what the stack can't hold is in hands; of the rest, the lot decides.
fn influence(world: &mut Erbraffer, view: &View, chance: &mut Chance) {
    let mut unplaced: ArrayVec<Card, MOST_CARDS> = world.edition.deck.clone();
    let own = view.me().and_then(|player| player.hand);
    for card in view.discards.iter().copied().chain(own.iter().flat_map(Hand::iter)) {
        let place = unplaced.binary_search(&card).expect("every card is of the deck");
        unplaced.remove(place);
    }
    let in_hands = view.possible.as_ref().map(|possible| not_in(&unplaced, possible)).unwrap_or_default();
    let mut stack = not_in(&unplaced, &in_hands);
    chance.shuffle(&mut stack);
    let mut rest: ArrayVec<Card, MOST_CARDS> = in_hands.into_iter().chain(stack.drain(view.stack as usize..)).collect();
    chance.shuffle(&mut rest);
    for seat in Seat::all(view.seats()) {
        let player = view.player(seat);
        let mut dealt = || rest.drain(rest.len() - player.cards as usize..).collect();
        world.hands[seat.index()] = player.hand.unwrap_or_else(&mut dealt);
    }
    world.stack = stack;
}

fn portraits(world: &mut Erbraffer, view: &View, chance: &mut Chance) {
    let mut unknown = world.edition.last_heirs();
    view.players.iter().flat_map(|player| player.portraits.iter().flatten()).for_each(|heir| unknown.remove(*heir));
    let mut unknown: ArrayVec<Person, 6> = unknown.iter().collect();
    chance.shuffle(&mut unknown);
    let each = world.edition.portraits(view.seats()) as usize;
    for seat in Seat::all(view.seats()) {
        world.portraits[seat.index()] = view.player(seat).portraits.clone().unwrap_or_else(|| {
            let mut own: ArrayVec<Person, 2> = unknown.drain(unknown.len() - each..).collect();
            own.sort();
            own
        });
    }
}

/// Hands that everybody would have kept (E10), with the cards that were shown in them. Where a benefactor was paid out,
/// whoever did not show a card has none.
fn benefactors(world: &mut Erbraffer, view: &View, chance: &mut Chance) {
    let own = view.me().and_then(|player| player.benefactors.as_ref());
    let mut unknown: ArrayVec<Person, 24> = ArrayVec::new();
    for person in world.edition.benefactors().without(view.paid).iter() {
        let mine = usize::from(own.is_some_and(|own| own.contains(&person)));
        unknown.extend(std::iter::repeat_n(person, CARDS_OF_EACH_BENEFACTOR - mine));
    }
    let each = world.edition.benefactor_cards(view.seats()) as usize;
    // The truth is one of these worlds, so some shuffle makes one.
    loop {
        chance.shuffle(&mut unknown);
        let mut left = &unknown[..];
        let mut lawful = true;
        for seat in Seat::all(view.seats()) {
            let player = view.player(seat);
            let hand = player.benefactors.clone().unwrap_or_else(|| {
                let mut hand: ArrayVec<Person, 4> = player.shown.iter().collect();
                let (drawn, rest) = left.split_at(each - hand.len());
                hand.extend(drawn.iter().copied());
                hand.sort();
                left = rest;
                hand
            });
            lawful &= world.is_lawful_hand(&hand);
            world.benefactors[seat.index()] = hand;
        }
        if lawful {
            return;
        }
    }
}

/// Others may have answered or not; while a window is open somebody has not (E29).
fn answers(world: &mut Erbraffer, view: &View, chance: &mut Chance) {
    let in_window = matches!(view.phase, Phase::Window(_));
    if !in_window && !matches!(view.phase, Phase::Division(_)) {
        return;
    }
    let me = view.viewer.seat();
    for seat in Seat::all(view.seats()) {
        world.answers[seat.index()] = match (chance.below(4), view.answer) {
            (_, Some(answer)) if me == Some(seat) => answer,
            (0, _) if in_window => Answer::Stands,
            (1, _) => Answer::AllStand,
            _ => Answer::Open,
        };
    }
    if in_window && !Seat::all(view.seats()).any(|seat| world.is_asked(seat)) {
        let others: ArrayVec<Seat, 6> = Seat::all(view.seats()).filter(|seat| me != Some(*seat)).collect();
        let open = chance.pick(&others).expect("nobody plays alone");
        world.answers[open.index()] = Answer::Open;
    }
}
