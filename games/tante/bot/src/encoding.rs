//! A seat's view of the table, and what it may do there, as numbers for a network: what lies where, counted by kind, colour and value.

use bots::{Encoding, Inputs};
use tabletop::{Mind, Seat};
use tante::{Action, Auction, Card, Cards, Colour, Gifts, Phase, Tante, VALUES, View, nature_of};

#[derive(Debug, Clone, Copy, Default)]
pub struct TanteEncoding;

const COLOURS: usize = 6;
const KINDS: usize = COLOURS * VALUES.len();
const MOST_RIVALS: usize = 4;
/// Sums of cards are told in steps of two, up to twice this many.
const SUMS: usize = 41;

impl Encoding<Tante> for TanteEncoding {
    const VIEW: usize = 480;
    const ACTION: usize = 6 + EXCHANGE + BID + COLOURS + ZEROS;

    fn tell_view(&self, mind: &Mind<'_, Tante>, into: &mut Inputs) {
        let Mind { view, seat, .. } = mind;
        let hand = view.player(*seat).hand.unwrap_or_default();
        let lot: Cards = view.table.iter().copied().collect();
        tell_course(view, *seat, into);
        tell_kinds(hand, into);
        tell_sorts(hand, into);
        tell_sum(hand, into);
        tell_few(lot, into);
        tell_sum(together(hand, lot), into);
        tell_purse(view, *seat, into);
        for place in 1..=MOST_RIVALS {
            if place < view.seats() as usize {
                tell_rival(view, Seat((seat.0 + place as u8) % view.seats()), into);
            } else {
                into.nothing(RIVAL);
            }
        }
        // What lies open or in known hands can't come any more.
        tell_sort_numbers(view.unplaced(mind.edition.deck), into);
    }

    fn tell_action(&self, mind: &Mind<'_, Tante>, action: Option<&Action>, into: &mut Inputs) {
        let Mind { view, seat, .. } = mind;
        let hand = view.player(*seat).hand.unwrap_or_default();
        let kind = match action {
            Some(Action::Keep) => 0,
            Some(Action::Exchange { .. }) => 1,
            Some(Action::Bid(_)) => 2,
            Some(Action::Withdraw) => 3,
            Some(Action::Take) => 4,
            Some(Action::BuyOut(_)) => 5,
            None => 6,
        };
        into.one_of(kind, 6);
        match action {
            Some(Action::Exchange { give, take }) => tell_exchange(view, hand, *give, *take, into),
            Some(Action::BuyOut(zero)) => {
                into.nothing(EXCHANGE + BID);
                into.one_of(zero.colour() as usize, COLOURS);
                into.at_least(hand.of_rank(0).len() as usize, ZEROS);
            }
            Some(Action::Bid(gifts)) => {
                into.nothing(EXCHANGE);
                tell_bid(view, *seat, *gifts, into);
            }
            _ => {}
        }
    }
}

/// How far the game has come, and what is going on.
fn tell_course(view: &View, seat: Seat, into: &mut Inputs) {
    let seats = view.seats();
    into.one_of(seats as usize - 3, 3);
    into.one_of((view.rounds - view.round) as usize, 24);
    into.number(f32::from(view.rounds - view.round) / 16.0);
    let (_, left) = view.gentlemen;
    into.one_of(left as usize, 9);
    into.one_of(view.met.map_or(2, |nature| nature as usize), 2);
    into.one_of(((view.aunt.0 + seats - seat.0) % seats) as usize, 5);
    let phase = match view.phase {
        Phase::Exchange => 0,
        Phase::Auction(_) => 1,
        Phase::Duty { .. } => 2,
        Phase::Over { .. } => 3,
    };
    into.one_of(phase, 3);
    let price = auction(view).map_or(0, |auction| auction.price());
    into.number(f32::from(price) / 30.0);
    into.at_least(price as usize, 12);
}

fn auction(view: &View) -> Option<&Auction> {
    if let Phase::Auction(auction) = &view.phase { Some(auction) } else { None }
}

fn rank(card: Card) -> usize {
    VALUES.iter().position(|value| *value == card.value()).unwrap_or(0)
}

fn kind(card: Card) -> usize {
    card.colour() as usize * VALUES.len() + rank(card)
}

fn together(mut cards: Cards, others: Cards) -> Cards {
    others.iter().for_each(|card| cards.insert(card));
    cards
}

/// Which cards, and which of them twice.
fn tell_kinds(cards: Cards, into: &mut Inputs) {
    for colour in Colour::all() {
        for value in VALUES {
            into.at_least(Card::new(colour, value).map_or(0, |card| cards.count(card)) as usize, 2);
        }
    }
}

/// How many of every colour and of every value.
fn tell_sorts(cards: Cards, into: &mut Inputs) {
    Colour::all().for_each(|colour| into.at_least(cards.of_colour(colour).len() as usize, 7));
    (0..VALUES.len()).for_each(|rank| into.at_least(cards.of_rank(rank).len() as usize, 6));
}

fn tell_sort_numbers(cards: Cards, into: &mut Inputs) {
    Colour::all().for_each(|colour| into.number(f32::from(cards.of_colour(colour).len()) / 4.0));
    (0..VALUES.len()).for_each(|rank| into.number(f32::from(cards.of_rank(rank).len()) / 4.0));
}

fn tell_sum(cards: Cards, into: &mut Inputs) {
    into.number(f32::from(cards.sum()) / 50.0);
    into.one_of((usize::from(cards.sum()) / 2).min(SUMS - 1), SUMS);
}

fn tell_few(cards: Cards, into: &mut Inputs) {
    let mut numbers = [0u8; KINDS];
    cards.iter().for_each(|card| numbers[kind(card)] += 1);
    numbers.iter().for_each(|number| into.number(f32::from(*number)));
    tell_sort_numbers(cards, into);
    into.number(f32::from(cards.sum()) / 30.0);
}

fn tell_gifts(gifts: Gifts, into: &mut Inputs) {
    gifts.0.iter().for_each(|count| into.number(f32::from(*count) / 4.0));
    into.number(f32::from(gifts.worth()) / 40.0);
}

/// What a seat can pay with, and how it stands in the auction.
fn tell_purse(view: &View, seat: Seat, into: &mut Inputs) {
    tell_gifts(view.player(seat).gifts, into);
    into.flag(auction(view).is_some_and(|auction| auction.inside.contains(seat)));
    into.flag(auction(view).is_some_and(|auction| auction.high.is_some_and(|(high, _)| high == seat)));
}

const RIVAL: usize = 1 + 7 + 2 + COLOURS + VALUES.len();

/// What is open about somebody else.
fn tell_rival(view: &View, seat: Seat, into: &mut Inputs) {
    let player = view.player(seat);
    into.flag(true);
    tell_purse(view, seat, into);
    into.number(f32::from(player.cards) / 15.0);
    into.number(f32::from(player.seen.sum()) / 50.0);
    tell_sort_numbers(player.seen, into);
}

const EXCHANGE: usize = 2 * KINDS + 1 + SUMS + 2 + 1 + 2 * (7 + 6);

/// Which cards change places, and what hand and table come to.
fn tell_exchange(view: &View, mut hand: Cards, give: Card, take: Card, into: &mut Inputs) {
    into.one_of(kind(give), KINDS);
    into.one_of(kind(take), KINDS);
    hand.remove(give);
    hand.insert(take);
    tell_sum(hand, into);
    let mut lot: arrayvec::ArrayVec<Card, 3> = view.table.clone();
    if let Some(place) = lot.iter().position(|card| *card == take) {
        lot[place] = give;
    }
    let nature = lot.as_slice().try_into().ok().and_then(nature_of);
    into.one_of(nature.filter(|nature| view.met != Some(*nature)).map_or(2, |nature| nature as usize), 2);
    into.number(lot.iter().map(|card| f32::from(card.value())).sum::<f32>() / 30.0);
    for card in [give, take] {
        into.at_least(hand.of_colour(card.colour()).len() as usize, 7);
        into.at_least(hand.of_rank(rank(card)).len() as usize, 6);
    }
}

const BID: usize = 17 + 1 + 5;

/// By how much it exceeds the price, and what stays in the purse.
fn tell_bid(view: &View, seat: Seat, gifts: Gifts, into: &mut Inputs) {
    let price = auction(view).map_or(0, |auction| auction.price());
    into.one_of((gifts.worth().saturating_sub(price + 1) as usize).min(16), 17);
    into.number(f32::from(gifts.worth()) / 30.0);
    tell_gifts(view.player(seat).gifts.without(gifts), into);
}

const ZEROS: usize = 4;
