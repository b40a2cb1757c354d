//! When nobody bids (T17–T19).

use tabletop::Seat;

use super::{Stage, card, cards};
use crate::{Action, Event, EventKind, Phase, Reason};

const TABLE: &str = "red-1 green-2 gold-3";

#[test]
fn t17_the_player_at_the_left_of_aunt_marie_must_take_the_cards() {
    let mut scene = Stage::seats(4).aunt(3).hand(0, "blue-5").table(TABLE).begin();
    scene.nobody_bids();
    assert!(scene.told.contains(&Event::NobodyBid { first: Seat(0) }));
    scene.take(0);
    assert_eq!(scene.hand(0), cards("blue-5 red-1 green-2 gold-3"));
    assert_eq!(scene.game.seen[0], cards(TABLE));
}

#[test]
fn t17_a_zero_passes_the_unwanted_lot_to_the_left() {
    let mut scene = Stage::seats(4).hand(1, "blue-0 red-5").table(TABLE).begin();
    scene.nobody_bids().buy_out(1, "blue-0");
    assert_eq!(scene.hand(1), cards("red-5"));
    assert_eq!(scene.game.discarded.count(card("blue-0")), 1);
    assert_eq!(scene.game.phase, Phase::Duty { turn: Seat(2) });
}

#[test]
fn t17_the_next_player_has_the_same_choice() {
    let mut scene = Stage::seats(4).hand(1, "blue-0").hand(2, "gold-0 green-5").table(TABLE).begin();
    scene.nobody_bids().buy_out(1, "blue-0");
    assert_eq!(scene.offers(2), [Action::Take, Action::BuyOut(card("gold-0"))]);
    scene.take(2);
    assert_eq!(scene.hand(2).len(), 5);
}

#[test]
fn t17_whoever_takes_the_cards_confirms_it_even_without_a_zero() {
    let mut scene = Stage::seats(3).hand(1, "blue-5").hand(2, "").table(TABLE).begin();
    scene.nobody_bids();
    assert_eq!(scene.offers(1), [Action::Take]);
    assert_eq!(scene.game.phase, Phase::Duty { turn: Seat(1) }, "nothing happens by itself: hands are hidden");
    assert!(scene.take(1).tells(EventKind::Took));
}

#[test]
fn t17_only_a_zero_of_the_own_hand_buys_out() {
    let mut scene = Stage::seats(3).hand(1, "blue-0 blue-5").hand(2, "gold-0").table(TABLE).begin();
    scene.nobody_bids();
    assert_eq!(scene.refused(1, Action::BuyOut(card("blue-5"))), Reason::NotAZero);
    assert_eq!(scene.refused(1, Action::BuyOut(card("gold-0"))), Reason::NoSuchZero);
    assert_eq!(scene.refused(2, Action::BuyOut(card("gold-0"))), Reason::NotYourDuty);
    assert_eq!(scene.refused(2, Action::Take), Reason::NotYourDuty);
}

#[test]
fn t17_each_zero_is_offered_once() {
    let mut scene = Stage::seats(3).hand(1, "blue-0 blue-0 red-0").table(TABLE).begin();
    scene.nobody_bids();
    assert_eq!(scene.offers(1).len(), 1 + 2);
}

#[test]
fn t17_a_discarded_zero_is_out_of_the_game() {
    let mut scene = Stage::seats(3).hand(1, "blue-0 blue-0").table(TABLE).begin();
    scene.nobody_bids().buy_out(1, "blue-0");
    assert_eq!(scene.hand(1), cards("blue-0"));
    assert!(!scene.game.stack.contains(&card("blue-0")));
}

#[test]
fn t17_with_a_bid_nobody_has_to_take_anything() {
    let mut scene = Stage::seats(3).hand(1, "blue-0").table(TABLE).begin();
    scene.keep().bid(1, [1, 0, 0, 0]);
    assert_eq!(scene.refused(1, Action::Take), Reason::NoDutyNow);
    assert_eq!(scene.refused(1, Action::BuyOut(card("blue-0"))), Reason::NoDutyNow);
}

#[test]
fn t18_aunt_marie_takes_the_cards_when_all_have_bought_themselves_out() {
    for seats in 3..=5 {
        let zeros = ["gold-0", "red-0", "red-0", "blue-0", "blue-0"];
        let stage = Stage::seats(seats).table(TABLE);
        let mut scene = (0..seats).fold(stage, |stage, seat| stage.hand(seat, zeros[seat as usize])).begin();
        scene.nobody_bids();
        for seat in 1..seats {
            scene.buy_out(seat, zeros[seat as usize]);
        }
        assert!(scene.tells(EventKind::AuntTook), "she has no way out, though she holds a zero");
        assert_eq!(scene.hand(0), cards("gold-0 red-1 green-2 gold-3"));
        assert_eq!(scene.game.seen[0], cards(TABLE));
        assert_eq!(scene.game.aunt, Seat(1));
    }
}

#[test]
fn t19_the_role_passes_to_the_left() {
    let mut scene = Stage::seats(3).aunt(1).table(TABLE).begin();
    scene.dull_round();
    assert_eq!((scene.game.aunt, scene.game.round), (Seat(2), 2));
    scene.dull_round();
    assert_eq!((scene.game.aunt, scene.game.round), (Seat(0), 3));
}

#[test]
fn t19_it_passes_on_whoever_took_the_cards() {
    let mut scene = Stage::seats(4).table(TABLE).begin();
    scene.keep().withdraw(1).withdraw(2).bid(3, [1, 0, 0, 0]);
    assert_eq!(scene.game.aunt, Seat(1));
    assert!(scene.tells(EventKind::TurnedUp), "the next round begins by itself");
}
