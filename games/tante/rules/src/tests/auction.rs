//! The auction (T13–T16).

use tabletop::{Game, Seat};

use super::{Scene, Stage, cards};
use crate::{Action, Event, EventKind, Gifts, Phase, Reason};

const TABLE: &str = "red-1 green-2 gold-3";

/// An auction that seat 0, as Aunt Marie, has just opened.
fn auction(seats: u8) -> Scene {
    let mut scene = Stage::seats(seats).table(TABLE).begin();
    scene.keep();
    scene
}

#[test]
fn t13_bidding_starts_at_the_left_of_aunt_marie_and_goes_round() {
    let mut scene = Stage::seats(4).aunt(2).table(TABLE).begin();
    scene.keep();
    let mut order = Vec::new();
    for price in 1..=7 {
        let turn = scene.turn().unwrap();
        order.push(turn);
        let bid = Gifts::of_each(4).largest_for(price).unwrap();
        scene.bid(turn, bid.0);
    }
    assert_eq!(order, [3, 0, 1, 3, 0, 1, 3]);
}

#[test]
fn t13_aunt_marie_does_not_bid() {
    let mut scene = auction(4);
    assert!(scene.offers(0).is_empty());
    assert_eq!(scene.refused(0, Action::Bid(Gifts([1, 0, 0, 0]))), Reason::AuntDoesNotBid);
    assert_eq!(scene.refused(0, Action::Withdraw), Reason::AuntDoesNotBid);
}

#[test]
fn t13_each_bid_is_higher_than_the_last() {
    let mut scene = auction(4);
    scene.bid(1, [0, 0, 1, 0]);
    assert_eq!(scene.refused(2, Action::Bid(Gifts([0, 1, 0, 0]))), Reason::BidTooLow);
    assert_eq!(scene.refused(2, Action::Bid(Gifts([1, 1, 0, 0]))), Reason::BidTooLow, "as much is not more");
    scene.bid(2, [0, 0, 0, 1]);
}

#[test]
fn t13_nobody_bids_out_of_turn() {
    let mut scene = auction(4);
    for seat in [2, 3] {
        assert_eq!(scene.refused(seat, Action::Bid(Gifts([1, 0, 0, 0]))), Reason::NotYourTurnToBid);
        assert_eq!(scene.refused(seat, Action::Withdraw), Reason::NotYourTurnToBid);
    }
}

#[test]
fn t13_any_sum_above_the_price_is_in_range() {
    let mut scene = auction(3);
    scene.bid(1, [0, 0, 0, 1]);
    assert!(scene.game.in_range(Seat(2), &Action::Bid(Gifts([1, 0, 0, 1]))));
    assert!(scene.game.in_range(Seat(2), &Action::Bid(Gifts([4, 4, 4, 4]))));
    assert!(!scene.game.in_range(Seat(2), &Action::Bid(Gifts([4, 0, 0, 0]))), "too low");
    assert!(!scene.game.in_range(Seat(2), &Action::Bid(Gifts([0, 0, 0, 5]))), "not owned");
    assert!(!scene.game.in_range(Seat(1), &Action::Bid(Gifts([0, 0, 0, 2]))), "out of turn");
    assert!(!scene.game.in_range(Seat(2), &Action::Withdraw), "no range");
}

#[test]
fn t13_the_offered_bids_are_payable_different_and_reach_far() {
    let scene = auction(5);
    let offers = scene.offers(1);
    assert_eq!(offers[0], Action::Withdraw);
    for (place, offer) in offers.iter().enumerate().skip(1) {
        assert!(scene.game.in_range(Seat(1), offer), "{offer:?}");
        assert!(!offers[..place].contains(offer), "{offer:?} twice");
    }
    let sums =
        offers.iter().filter_map(|offer| if let Action::Bid(gifts) = offer { Some(gifts.worth()) } else { None });
    assert_eq!((sums.clone().min(), sums.max()), (Some(1), Some(32)));
}

#[test]
fn t13_whoever_can_still_raise_is_offered_a_bid() {
    let mut scene = Stage::seats(3).gifts(2, [0, 0, 0, 2]).table(TABLE).begin();
    scene.keep().bid(1, [0, 0, 1, 1]);
    assert_eq!(scene.offers(2), [Action::Withdraw, Action::Bid(Gifts([0, 0, 0, 2]))]);
}

#[test]
fn t14_whoever_withdraws_is_out_for_good() {
    let mut scene = auction(4);
    scene.withdraw(1).bid(2, [1, 0, 0, 0]).bid(3, [0, 1, 0, 0]);
    assert_eq!(scene.turn(), Some(2), "seat 1 is not asked again");
    assert_eq!(scene.refused(1, Action::Bid(Gifts([0, 0, 1, 0]))), Reason::YouWithdrew);
    assert_eq!(scene.refused(1, Action::Withdraw), Reason::YouWithdrew);
}

#[test]
fn t14_but_only_out_of_this_auction() {
    let mut scene = Stage::seats(4).table(TABLE).table("red-2 green-3 gold-5").begin();
    scene.keep().withdraw(1).withdraw(2).bid(3, [1, 0, 0, 0]);
    scene.keep().bid(2, [1, 0, 0, 0]).withdraw(3).withdraw(0);
    assert_eq!(scene.game.spent, Gifts([2, 0, 0, 0]));
}

#[test]
fn t14_a_player_who_cannot_raise_is_out_without_being_asked() {
    let mut scene = Stage::seats(4).gifts(2, [1, 1, 0, 0]).table(TABLE).begin();
    scene.keep().bid(1, [0, 0, 1, 0]);
    assert!(scene.told.contains(&Event::Outbid { seat: Seat(2) }));
    assert_eq!(scene.turn(), Some(3));
    assert_eq!(scene.refused(2, Action::Withdraw), Reason::YouWithdrew);
}

#[test]
fn t14_all_who_cannot_raise_are_out_at_once_and_the_bid_wins() {
    let poor = Stage::seats(5).gifts(2, [0; 4]).gifts(3, [1, 0, 0, 0]).gifts(4, [0, 0, 0, 1]);
    let mut scene = poor.table(TABLE).begin();
    scene.keep().bid(1, [0, 0, 0, 1]);
    assert_eq!(
        scene.kinds()[..5],
        [EventKind::BidCalled, EventKind::Outbid, EventKind::Outbid, EventKind::Outbid, EventKind::Bought]
    );
}

#[test]
fn t14_without_gifts_nobody_can_bid_at_all() {
    let mut scene = Stage::seats(3).gifts(1, [0; 4]).gifts(2, [0; 4]).table(TABLE).begin();
    scene.keep();
    assert_eq!(scene.kinds(), [EventKind::Kept, EventKind::Outbid, EventKind::Outbid, EventKind::NobodyBid]);
    assert_eq!(scene.game.phase, Phase::Duty { turn: Seat(1) });
}

#[test]
fn t14_the_highest_bidder_need_not_raise_the_own_bid() {
    let mut scene = Stage::seats(3).gifts(1, [1, 0, 0, 0]).table(TABLE).begin();
    scene.keep().bid(1, [1, 0, 0, 0]).withdraw(2);
    assert!(scene.tells(EventKind::Bought), "all gifts are in the bid, and it wins");
}

#[test]
fn t15_a_bid_is_at_least_one_gift_that_one_owns() {
    let mut scene = Stage::seats(3).gifts(1, [1, 0, 0, 1]).table(TABLE).begin();
    scene.keep();
    assert_eq!(scene.refused(1, Action::Bid(Gifts([0; 4]))), Reason::EmptyBid);
    assert_eq!(scene.refused(1, Action::Bid(Gifts([2, 0, 0, 0]))), Reason::NotYourGifts);
    assert_eq!(scene.refused(1, Action::Bid(Gifts([0, 0, 1, 0]))), Reason::NotYourGifts, "no change is given");
    assert_eq!(scene.refused(1, Action::Bid(Gifts([255; 4]))), Reason::NotYourGifts);
}

#[test]
fn t15_a_raise_may_be_made_of_other_cards() {
    let mut scene = auction(3);
    scene.bid(1, [0, 0, 1, 0]).bid(2, [0, 0, 0, 1]).bid(1, [1, 2, 0, 0]).withdraw(2);
    assert_eq!(scene.game.gifts[1], Gifts([3, 2, 4, 4]), "only the winning bid is paid");
}

#[test]
fn t16_the_last_one_in_may_bid_though_nobody_has() {
    let mut scene = auction(4);
    scene.withdraw(1).withdraw(2);
    assert_eq!(scene.turn(), Some(3));
    scene.bid(3, [1, 0, 0, 0]);
    assert!(scene.tells(EventKind::Bought));
    assert!(cards(TABLE).iter().all(|card| scene.hand(3).contains(card)));
}

#[test]
fn t16_the_last_one_in_may_also_withdraw() {
    let mut scene = auction(4);
    scene.withdraw(1).withdraw(2).withdraw(3);
    assert!(scene.tells(EventKind::NobodyBid));
}

#[test]
fn t16_the_highest_bidder_takes_the_cards_and_the_gifts_leave_the_game() {
    let mut scene = Stage::seats(4).hand(2, "blue-0").table(TABLE).begin();
    scene.keep().bid(1, [0, 1, 0, 0]).bid(2, [0, 0, 1, 0]).withdraw(3).withdraw(1);
    assert_eq!(scene.hand(2), cards("blue-0 red-1 green-2 gold-3"));
    assert_eq!(scene.game.spent, Gifts([0, 0, 1, 0]));
    assert_eq!(scene.game.gifts[..4], [4, 4, 3, 4].map(|threes| Gifts([4, 4, threes, 4])), "nobody else pays or gains");
}

#[test]
fn t16_what_was_bought_was_seen_by_all() {
    let mut scene = Stage::seats(3).hand(2, "blue-0").table(TABLE).begin();
    scene.keep().withdraw(1).bid(2, [1, 0, 0, 0]);
    assert_eq!(scene.game.seen[2], cards(TABLE));
}

#[test]
fn t16_a_first_bidder_can_win_after_several_rounds() {
    let mut scene = auction(3);
    scene.bid(1, [1, 0, 0, 0]).bid(2, [0, 1, 0, 0]).bid(1, [0, 0, 1, 0]).bid(2, [0, 0, 0, 1]);
    scene.bid(1, [0, 1, 1, 0]).withdraw(2);
    assert!(matches!(scene.told[1], Event::Bought { seat: Seat(1), gifts: Gifts([0, 1, 1, 0]), .. }));
}
