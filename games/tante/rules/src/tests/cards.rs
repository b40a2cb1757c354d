//! The heap of cards against the plainest model there is: a sorted list.

use tabletop::Chance;

use super::{Stage, cards};
use crate::{Card, Cards, Colour, Gifts, VALUES};

fn same(heap: Cards, model: &[Card]) {
    let mut sorted = model.to_vec();
    sorted.sort();
    assert_eq!(heap.iter().collect::<Vec<_>>(), sorted);
    assert_eq!(heap.len() as usize, sorted.len());
    assert_eq!(heap.is_empty(), sorted.is_empty());
    assert_eq!(heap.sum(), sorted.iter().map(|card| u16::from(card.value())).sum::<u16>());
    for card in Card::all() {
        assert_eq!(heap.count(card) as usize, sorted.iter().filter(|other| **other == card).count());
        assert_eq!(heap.contains(card), sorted.contains(&card));
    }
    for colour in Colour::all() {
        let model: Vec<Card> = sorted.iter().copied().filter(|card| card.colour() == colour).collect();
        assert_eq!(heap.of_colour(colour).iter().collect::<Vec<_>>(), model);
    }
    for (rank, value) in VALUES.iter().enumerate() {
        let model: Vec<Card> = sorted.iter().copied().filter(|card| card.value() == *value).collect();
        assert_eq!(heap.of_rank(rank).iter().collect::<Vec<_>>(), model);
    }
    let mut kinds = sorted;
    kinds.dedup();
    assert_eq!(heap.kinds().collect::<Vec<_>>(), kinds);
    let json = serde_json::to_string(&heap).unwrap();
    assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), heap);
}

#[test]
fn a_heap_is_what_was_put_in_less_what_was_taken_out() {
    let mut chance = Chance::quick(5);
    let kinds: Vec<Card> = Card::all().collect();
    assert_eq!(kinds.len(), 42);
    for _ in 0..40 {
        let mut heap = Cards::default();
        let mut model = Vec::new();
        for _ in 0..120 {
            let card = *chance.pick(&kinds).unwrap();
            if chance.below(3) > 0 && heap.count(card) < 2 {
                heap.insert(card);
                model.push(card);
            } else {
                let place = model.iter().position(|other| *other == card);
                assert_eq!(heap.remove(card), place.is_some());
                place.map(|place| model.remove(place));
            }
        }
        same(heap, &model);
    }
}

#[test]
fn a_heap_without_another_keeps_the_rest() {
    let mut heap = cards("red-5 red-5 blue-0 gold-20");
    heap.remove_all(cards("red-5 blue-0 blue-0 green-1"));
    assert_eq!(heap, cards("red-5 gold-20"));
}

#[test]
fn a_card_does_not_stand_in_a_heap_three_times() {
    assert!(serde_json::from_str::<Cards>(r#"["red-5","red-5","red-5"]"#).is_err());
    assert!(std::panic::catch_unwind(|| cards("red-5 red-5 red-5")).is_err());
}

#[test]
fn a_deck_is_all_there() {
    let deck = Stage::seats(5).begin().game.edition.deck;
    assert_eq!((deck.len(), deck.sum()), (72, 6 * 52));
    assert_eq!(Card::new(Colour::Red, 4), None);
}

#[test]
fn gifts_are_taken_from_and_added_to_each_other() {
    let owned = Gifts([4, 3, 2, 1]);
    let some = Gifts([1, 3, 0, 1]);
    assert!(owned.include(some) && !some.include(owned));
    assert_eq!(owned.without(some).with(some), owned);
    assert_eq!(serde_json::to_string(&some).unwrap(), "[1,3,0,1]");
}
