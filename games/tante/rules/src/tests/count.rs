//! The two ways of counting and the set bonuses (T21–T23).

use tabletop::Chance;

use super::{Stage, cards};
use crate::{Card, Cards, Colour, Count, Set, VALUES};

/// A hand worth 63 with a set of six.
const GREEDY: &str = "red-20 red-10 red-5 red-5 red-3 red-3 blue-10 blue-5 green-2";
/// A hand worth 49 with a set of seven and one of four.
const CAREFUL: &str = "red-20 red-10 red-5 red-5 red-3 red-2 red-1 blue-0 blue-0 green-0 gold-0 green-3";

fn bonus(names: &str) -> i32 {
    Count::of(cards(names), false).bonus
}

/// What a hand worth so much brings if she stays single, read off the table in the rulebook.
fn printed(sum: u16) -> i32 {
    match sum {
        0..=30 => 0,
        31 => 1,
        32 => 2,
        33..=48 => i32::from(sum) - 30,
        49 => 19,
        50 => 20,
        _ => 0,
    }
}

fn deck() -> Vec<Card> {
    Stage::seats(5).begin().game.edition.deck.iter().collect()
}

#[test]
fn t21_a_wedding_counts_values_and_sets() {
    let count = Count::of(cards(GREEDY), true);
    assert_eq!((count.sum, count.base, count.bonus, count.total()), (63, 63, 5, 68));
    let count = Count::of(cards(CAREFUL), true);
    assert_eq!((count.sum, count.base, count.bonus, count.total()), (49, 49, 8, 57));
}

#[test]
fn t21_a_wedding_counts_an_empty_hand_as_nothing() {
    assert_eq!(Count::of(Cards::default(), true).total(), 0);
}

#[test]
fn t22_an_inheritance_counts_what_lies_above_30_and_nothing_above_50() {
    let base = |names: &str| Count::of(cards(names), false).base;
    assert_eq!(base(""), 0);
    assert_eq!(base("red-20 blue-10"), 0, "30");
    assert_eq!(base("red-20 blue-10 green-1"), 1, "31");
    assert_eq!(base("red-20 blue-10 green-2"), 2, "32");
    assert_eq!(base("red-20 blue-20 green-5 gold-3 violet-1"), 19, "49");
    assert_eq!(base("red-20 blue-20 green-10"), 20, "50");
    assert_eq!(base("red-20 blue-20 green-10 gold-1"), 0, "51");
    assert_eq!(base("red-20 blue-20 green-20"), 0, "60");
}

#[test]
fn t22_every_sum_brings_what_the_table_says() {
    let mut chance = Chance::quick(22);
    let mut deck = deck();
    let mut sums = std::collections::BTreeSet::new();
    for _ in 0..3000 {
        chance.shuffle(&mut deck);
        let hand: Cards = deck[..chance.below(20) as usize].iter().copied().collect();
        assert_eq!(Count::of(hand, false).base, printed(hand.sum()), "{hand:?}");
        sums.insert(hand.sum());
    }
    assert!((0..=60).all(|sum| sums.contains(&sum)), "every sum up to 60 came up");
}

#[test]
fn t22_set_bonuses_count_even_without_a_base() {
    let count = Count::of(cards(GREEDY), false);
    assert_eq!((count.base, count.bonus, count.total()), (0, 5, 5));
    let count = Count::of(cards(CAREFUL), false);
    assert_eq!((count.base, count.bonus, count.total()), (19, 8, 27));
    assert_eq!(Count::of(cards("red-0 blue-0 green-0 gold-0"), false).total(), 1);
}

#[test]
fn t23_a_set_of_n_brings_twice_n_less_seven() {
    let reds = "red-0 red-0 red-1 red-1 red-2 red-2 red-3 red-3 red-5 red-5 red-10 red-20";
    let of = |n: usize| reds.split(' ').take(n).collect::<Vec<_>>().join(" ");
    let bonuses: Vec<i32> = (0..=12).map(|n| bonus(&of(n))).collect();
    assert_eq!(bonuses, [0, 0, 0, 0, 1, 3, 5, 7, 9, 11, 13, 15, 17]);
}

#[test]
fn t23_a_set_may_also_share_a_value() {
    assert_eq!(bonus("red-3 red-3 blue-3 green-3"), 1);
    assert_eq!(bonus("red-3 red-3 blue-3 green-3 gold-3"), 3);
    assert_eq!(bonus("red-20 blue-20 green-20 gold-20 violet-20 slate-20"), 5);
}

#[test]
fn t23_every_card_counts_in_one_set_only() {
    // Four reds and four threes share the red 3: only one of the two sets can have it.
    assert_eq!(bonus("red-1 red-2 red-5 red-3 blue-3 green-3 gold-3"), 1);
    // With a fifth red both sets stand.
    assert_eq!(bonus("red-1 red-2 red-5 red-0 red-3 blue-3 green-3 gold-3"), 3);
    assert_eq!(bonus("red-1 red-2 red-5 red-0 red-3 blue-3 green-3 gold-3 gold-3"), 4);
}

#[test]
fn t23_the_best_division_is_shown_and_adds_up() {
    let mut chance = Chance::quick(23);
    let mut deck = deck();
    for _ in 0..500 {
        chance.shuffle(&mut deck);
        let hand: Cards = deck[..chance.below(40) as usize].iter().copied().collect();
        let sets = Set::best(hand);
        assert_eq!(sets.iter().map(Set::bonus).sum::<i32>(), Count::of(hand, true).bonus);
        let mut left = hand;
        for set in &sets {
            assert!(set.cards.len() >= 4);
            assert!(set.cards.iter().all(|card| left.remove(card)), "a card counts in one set only: {sets:?}");
        }
    }
}

/// The best bonus by trying for every card on its own: its colour's set, its value's set, or none.
fn by_trying_everything(hand: &[Card], colours: &mut [i32; 6], values: &mut [i32; 7]) -> i32 {
    let Some((card, rest)) = hand.split_first() else {
        let sets = colours.iter().chain(values.iter());
        return sets.map(|cards| if *cards >= 4 { 2 * cards - 7 } else { 0 }).sum();
    };
    let colour = card.colour() as usize;
    let value = VALUES.iter().position(|value| *value == card.value()).unwrap();
    let mut best = by_trying_everything(rest, colours, values);
    colours[colour] += 1;
    best = best.max(by_trying_everything(rest, colours, values));
    colours[colour] -= 1;
    values[value] += 1;
    best = best.max(by_trying_everything(rest, colours, values));
    values[value] -= 1;
    best
}

#[test]
fn t23_no_division_beats_the_one_that_counts() {
    let mut chance = Chance::quick(2323);
    let deck = deck();
    let mut told_apart = 0;
    for _ in 0..150 {
        // From few colours and few values, so that sets compete for cards.
        let low = [Colour::Red, Colour::Blue];
        let mut few: Vec<Card> =
            deck.iter().copied().filter(|card| low.contains(&card.colour()) || card.value() == 3).collect();
        chance.shuffle(&mut few);
        few.truncate(6 + chance.below(5) as usize);
        let hand: Cards = few.iter().copied().collect();
        let best = by_trying_everything(&few, &mut [0; 6], &mut [0; 7]);
        assert_eq!(Count::of(hand, true).bonus, best, "{hand:?}");
        told_apart += i32::from(best > 1);
    }
    assert!(told_apart > 30, "many of these hands hold more than a bare set");
}

#[test]
fn t23_large_hands_are_divided_best_too() {
    let mut chance = Chance::quick(232);
    let mut deck = deck();
    for _ in 0..60 {
        chance.shuffle(&mut deck);
        let hand: Cards = deck[..10 + chance.below(50) as usize].iter().copied().collect();
        // Any colours and any values get a set: twice the covered cards less seven a set.
        let best = (0..64u32 << 7).map(|choice| {
            let chosen = |bit: usize| choice >> bit & 1 == 1;
            let rank = |card: &Card| VALUES.iter().position(|value| *value == card.value()).unwrap();
            let covered = hand.iter().filter(|card| chosen(7 + card.colour() as usize) || chosen(rank(card))).count();
            2 * covered as i32 - 7 * choice.count_ones() as i32
        });
        assert_eq!(Some(Count::of(hand, true).bonus), best.max(), "{hand:?}");
    }
}
