//! The reveal, the exchange and the meetings (T9–T12).

use tabletop::{Game, Viewer};

use super::{Stage, card, cards};
use crate::{Action, Event, EventKind, Nature, Phase, Reason, nature_of};

/// How many gentlemen leave when Aunt Marie turns up `table`, and how many more when she swaps `give` for `take`.
fn meetings(table: &str, give: &str, take: &str) -> (u8, u8) {
    let mut scene = Stage::seats(5).hand(0, give).table(table).begin();
    let after_reveal = scene.game.gentlemen;
    scene.swap(give, take);
    (8 - after_reveal, after_reveal - scene.game.gentlemen)
}

#[test]
fn t9_aunt_marie_turns_up_the_three_top_cards() {
    let mut scene = Stage::seats(3).table("red-1 blue-2 gold-3").table("green-20 gold-10 red-5").begin();
    assert_eq!(scene.game.table[..], [card("red-1"), card("blue-2"), card("gold-3")]);
    let stack = scene.game.stack.len();
    scene.dull_round();
    assert_eq!(scene.game.table[..], [card("green-20"), card("gold-10"), card("red-5")]);
    assert_eq!(scene.game.stack.len(), stack - 3);
    assert!(scene.tells(EventKind::TurnedUp));
}

#[test]
fn t10_three_of_one_colour_are_a_meeting() {
    let scene = Stage::seats(4).table("red-2 red-2 red-5").begin();
    assert_eq!(scene.game.gentlemen, 6);
    assert!(scene.told.contains(&Event::Met { gentleman: 1, nature: Nature::Colour, left: 6 }));
}

#[test]
fn t10_three_of_one_value_are_a_meeting() {
    let scene = Stage::seats(4).table("red-2 blue-2 blue-2").begin();
    assert!(scene.told.contains(&Event::Met { gentleman: 1, nature: Nature::Value, left: 6 }));
    let scene = Stage::seats(3).table("red-20 blue-20 gold-20").begin();
    assert!(scene.told.contains(&Event::Met { gentleman: 1, nature: Nature::Value, left: 5 }));
}

#[test]
fn t10_two_alike_are_no_meeting() {
    let scene = Stage::seats(4).table("red-2 red-5 blue-2").begin();
    assert_eq!(scene.game.gentlemen, 7);
    assert!(!scene.tells(EventKind::Met));
}

#[test]
fn t10_no_trio_is_of_both_kinds() {
    let deck: Vec<_> = Stage::seats(5).begin().game.edition.deck.iter().collect();
    for (i, a) in deck.iter().enumerate() {
        for (j, b) in deck.iter().enumerate().skip(i + 1) {
            for c in &deck[j + 1..] {
                let colour = a.colour() == b.colour() && b.colour() == c.colour();
                let value = a.value() == b.value() && b.value() == c.value();
                assert!(!(colour && value), "{a} {b} {c}");
                let nature = if colour { Some(Nature::Colour) } else { value.then_some(Nature::Value) };
                assert_eq!(nature_of([*a, *b, *c]), nature);
                assert_eq!(nature_of([*c, *a, *b]), nature, "the order says nothing");
            }
        }
    }
}

#[test]
fn t10_gentlemen_leave_one_after_the_other() {
    let mut scene = Stage::seats(3).table("red-1 red-2 red-3").table("blue-1 blue-2 blue-3").begin();
    scene.dull_round();
    assert!(scene.told.contains(&Event::Met { gentleman: 2, nature: Nature::Colour, left: 4 }));
}

#[test]
fn t11_aunt_marie_swaps_one_card_and_everybody_sees_both() {
    let mut scene = Stage::seats(4).hand(0, "blue-0 gold-5").table("red-1 green-2 gold-3").begin();
    scene.swap("blue-0", "green-2");
    assert_eq!(scene.hand(0), cards("green-2 gold-5"));
    assert_eq!(scene.game.table[..], [card("red-1"), card("blue-0"), card("gold-3")]);
    let swap = Event::Exchanged { aunt: scene.game.aunt, gave: card("blue-0"), took: card("green-2") };
    assert_eq!(scene.told, [swap]);
    assert_eq!(scene.game.view(Viewer::Public).players[0].seen, cards("green-2"));
}

#[test]
fn t11_she_need_not_swap() {
    let mut scene = Stage::seats(4).hand(0, "blue-0").table("red-1 green-2 gold-3").begin();
    scene.keep();
    assert_eq!(scene.hand(0), cards("blue-0"));
    assert!(matches!(scene.game.phase, Phase::Auction(_)));
}

#[test]
fn t11_with_an_empty_hand_the_auction_opens_at_once() {
    let mut scene = Stage::seats(4).hand(0, "").table("red-1 green-2 gold-3").begin();
    assert_eq!(scene.turn(), Some(1));
    assert_eq!(scene.refused(0, Action::Keep), Reason::NoExchangeNow);
}

#[test]
fn t11_an_empty_hand_still_meets_somebody_on_the_reveal() {
    let scene = Stage::seats(4).hand(0, "").table("red-1 red-2 red-3").begin();
    assert_eq!(scene.game.gentlemen, 6);
    assert!(matches!(scene.game.phase, Phase::Auction(_)));
}

#[test]
fn t11_equal_cards_may_be_swapped() {
    let mut scene = Stage::seats(3).hand(0, "red-1").table("red-1 green-2 gold-3").begin();
    scene.swap("red-1", "red-1");
    assert_eq!(scene.hand(0), cards("red-1"));
    assert_eq!(scene.game.seen[0], cards("red-1"));
}

#[test]
fn t11_she_is_offered_every_swap_once_and_may_keep() {
    let scene = Stage::seats(3).hand(0, "red-1 red-1 gold-5").table("blue-2 green-3 blue-2").begin();
    // Two kinds in the hand, two on the table, and leaving it all as it is.
    assert_eq!(scene.offers(0).len(), 2 * 2 + 1);
    assert!(scene.offers(1).is_empty() && scene.offers(2).is_empty());
}

#[test]
fn t11_a_swapped_card_takes_the_place_of_the_other() {
    let mut scene = Stage::seats(3).hand(0, "gold-5").table("blue-2 green-3 blue-2").begin();
    scene.swap("gold-5", "blue-2");
    assert_eq!(scene.game.table[..], [card("gold-5"), card("green-3"), card("blue-2")]);
}

#[test]
fn t12_colour_first_and_value_after_count_twice() {
    assert_eq!(meetings("red-2 red-2 red-5", "blue-2", "red-5"), (1, 1));
    assert_eq!(meetings("red-2 red-2 red-5", "slate-2", "red-5"), (1, 1));
}

#[test]
fn t12_value_first_and_colour_after_count_twice() {
    assert_eq!(meetings("red-2 red-2 blue-2", "red-5", "blue-2"), (1, 1));
}

#[test]
fn t12_colour_after_colour_brings_nobody() {
    for take in ["red-2", "red-5"] {
        assert_eq!(meetings("red-2 red-2 red-5", "red-20", take), (1, 0));
    }
    // Even an equal card.
    assert_eq!(meetings("red-2 red-1 red-5", "red-5", "red-5"), (1, 0));
}

#[test]
fn t12_value_after_value_brings_nobody() {
    assert_eq!(meetings("red-2 blue-2 gold-2", "green-2", "gold-2"), (1, 0));
}

#[test]
fn t12_a_trio_made_by_the_swap_alone_is_a_meeting() {
    assert_eq!(meetings("red-2 red-3 blue-5", "red-10", "blue-5"), (0, 1));
    assert_eq!(meetings("red-2 blue-2 blue-5", "gold-2", "blue-5"), (0, 1));
}

#[test]
fn t12_a_swap_that_breaks_the_trio_brings_nobody() {
    assert_eq!(meetings("red-2 red-2 red-5", "blue-3", "red-5"), (1, 0));
    assert_eq!(meetings("red-2 red-3 blue-5", "gold-10", "blue-5"), (0, 0));
}

#[test]
fn t12_without_a_swap_there_is_no_second_meeting() {
    let mut scene = Stage::seats(5).table("red-2 red-2 red-5").begin();
    scene.keep();
    assert_eq!(scene.game.gentlemen, 7);
}

#[test]
fn t12_every_round_has_its_own_second_meeting() {
    let stage =
        Stage::seats(3).hand(0, "gold-1").hand(1, "red-10").table("red-2 red-3 red-5").table("red-0 red-1 blue-1");
    let mut scene = stage.begin();
    scene.nobody_bids().take(1).swap("red-10", "blue-1");
    assert_eq!(scene.game.gentlemen, 4, "the colour trio of the first round says nothing about the second");
}
