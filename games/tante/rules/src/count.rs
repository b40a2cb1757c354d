//! The end and the two ways of counting (T20–T25).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Story};

use crate::{Cards, Colour, Event, Phase, Tante, VALUES};

/// A hand worth this or less inherits nothing; of one worth more, what lies above it counts (T22).
pub const INHERITANCE_FLOOR: u16 = 30;
/// A hand worth more than this inherits nothing (T22).
pub const INHERITANCE_LIMIT: u16 = 50;
/// A set brings so much for each of its cards, less so much for being a set (T23).
const FOR_EACH_CARD: i32 = 2;
const FOR_BEING_A_SET: i32 = 7;

/// What a hand brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Count {
    /// What the cards are worth together.
    pub sum: u16,
    /// What that brings: all of it at a wedding (T21), little or nothing otherwise (T22).
    pub base: i32,
    /// For sets (T23).
    pub bonus: i32,
}

impl Count {
    pub fn of(hand: Cards, married: bool) -> Count {
        let sum = hand.sum();
        let base = if married { i32::from(sum) } else { inheritance(sum) };
        Count { sum, base, bonus: best_division(hand).0 }
    }

    pub fn total(&self) -> i32 {
        self.base + self.bonus
    }
}

/// T22: nothing up to 30 and nothing from 51 on; in between, what lies above 30.
fn inheritance(sum: u16) -> i32 {
    if sum > INHERITANCE_LIMIT { 0 } else { i32::from(sum.saturating_sub(INHERITANCE_FLOOR)) }
}

/// What the cards of a set share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SetOf {
    Colour(Colour),
    Value(u8),
}

/// Four cards or more of one colour or one value (T23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Set {
    pub of: SetOf,
    pub cards: Cards,
}

impl Set {
    /// 4 cards bring 1, every further card 2 more.
    pub fn bonus(&self) -> i32 {
        set_bonus(self.cards.len())
    }

    /// The division into sets that brings most, every card in one set at most.
    pub fn best(hand: Cards) -> ArrayVec<Set, 13> {
        let (_, colours) = best_division(hand);
        let mut sets = ArrayVec::new();
        let mut left = hand;
        for colour in Colour::all().filter(|colour| colours & (1 << *colour as u8) != 0) {
            let cards = hand.of_colour(colour);
            sets.push(Set { of: SetOf::Colour(colour), cards });
            left.remove_all(cards);
        }
        for (rank, value) in VALUES.iter().enumerate() {
            let cards = left.of_rank(rank);
            if set_bonus(cards.len()) > 0 {
                sets.push(Set { of: SetOf::Value(*value), cards });
            }
        }
        sets
    }
}

/// What a set of so many cards brings (T23); with three or fewer there is none, and less than nothing comes out.
pub fn set_bonus(cards: u8) -> i32 {
    FOR_EACH_CARD * i32::from(cards) - FOR_BEING_A_SET
}

/// The best bonus, and the colours (as bits) whose cards all go into a set of that colour.
///
/// Exact: a set brings so much for each of its cards less so much for itself, so only how many cards are covered by how many sets counts. For fixed
/// colours every value is then worth a set or not on its own. (A best division has no set of three: leaving it out would bring 1 more.)
///
/// A search asks this at the end of every game it tries, so the counts of the seven values stand side by side in one number.
fn best_division(hand: Cards) -> (i32, u8) {
    let by_colour: [ByValue; 6] = std::array::from_fn(|index| ByValue::of_colour(hand, index));
    let all = by_colour.iter().fold(ByValue(0), |all, counts| ByValue(all.0 + counts.0));
    let worthy = (0..6).filter(|index| by_colour[*index].cards() >= 4).fold(0u8, |bits, index| bits | 1 << index);
    let mut best = (0, 0);
    let mut colours = worthy;
    loop {
        let mut left = all;
        let mut bonus = 0;
        for (index, counts) in by_colour.iter().enumerate() {
            if colours & (1 << index) != 0 {
                bonus += FOR_EACH_CARD * counts.cards() - FOR_BEING_A_SET;
                left.0 -= counts.0;
            }
        }
        bonus += left.bonus();
        if bonus > best.0 {
            best = (bonus, colours);
        }
        if colours == 0 {
            return best;
        }
        colours = (colours - 1) & worthy;
    }
}

/// How many cards of each value, in order of [`VALUES`]: a byte each, so that they add and subtract all at once.
#[derive(Clone, Copy)]
struct ByValue(u64);

impl ByValue {
    const ONE_EACH: u64 = 0x0001_0101_0101_0101;

    fn of_colour(hand: Cards, colour: usize) -> ByValue {
        let (once, twice) = hand.colour_bits(colour);
        ByValue(ByValue::spread(once) + ByValue::spread(twice))
    }

    /// Seven bits become the lowest bits of seven bytes: each copy of them is moved by seven, so that each puts another one in place.
    fn spread(bits: u8) -> u64 {
        (u64::from(bits) * 0x0002_0408_1020_4081) & ByValue::ONE_EACH
    }

    fn cards(self) -> i32 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32
    }

    /// What the sets of one value bring: those with four cards or more.
    fn bonus(self) -> i32 {
        // Adding 124 carries four and more into a byte's highest bit.
        let sets = (self.0 + 124 * ByValue::ONE_EACH) >> 7 & ByValue::ONE_EACH;
        let covered = ByValue(self.0 & (sets * 0xFF));
        FOR_EACH_CARD * covered.cards() - FOR_BEING_A_SET * sets.count_ones() as i32
    }
}

impl Tante {
    pub(crate) fn finish(&mut self, married: bool, story: &mut impl Story<Event>) {
        self.phase = Phase::Over { married };
        if !story.is_heard() {
            return;
        }
        let outcome = self.final_count(married);
        for seat in Seat::all(self.seats) {
            let hand = self.hands[seat.index()];
            story.add(Event::Counted { seat, hand, count: Count::of(hand, married) });
        }
        let total = outcome.scores.iter().copied().max().unwrap_or(0);
        story.add(Event::Won { winners: outcome.winners, total });
    }

    /// T24: gifts left over count nothing. T25: most points win, equal ones share.
    pub(crate) fn final_count(&self, married: bool) -> Outcome {
        let totals = Seat::all(self.seats).map(|seat| Count::of(self.hands[seat.index()], married).total());
        let scores: ArrayVec<i32, 6> = totals.collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let winners = Seat::all(self.seats).filter(|seat| scores[seat.index()] == most).collect();
        Outcome { ending: if married { "wedding" } else { "inheritance" }, scores, winners }
    }
}
