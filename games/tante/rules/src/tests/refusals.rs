//! Every reason to refuse is given for its rule, and in the right order of importance.

use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Input, Moment};

use super::{Stage, card};
use crate::{Action, Gifts, Reason};

const TABLE: &str = "red-1 green-2 gold-3";

fn swap(give: &str, take: &str) -> Action {
    Action::Exchange { give: card(give), take: card(take) }
}

#[test]
fn t11_a_swap_needs_a_card_of_the_table_and_one_of_the_hand() {
    let mut scene = Stage::seats(3).hand(0, "blue-5").hand(1, "gold-1").table(TABLE).begin();
    assert_eq!(scene.refused(0, swap("blue-5", "red-2")), Reason::NotOnTheTable);
    assert_eq!(scene.refused(0, swap("gold-1", "red-1")), Reason::NotInYourHand);
    assert_eq!(scene.refused(1, swap("gold-1", "red-1")), Reason::OnlyTheAuntExchanges);
    assert_eq!(scene.refused(2, Action::Keep), Reason::OnlyTheAuntExchanges);
}

#[test]
fn t11_after_the_exchange_there_is_no_other() {
    let mut scene = Stage::seats(3).hand(0, "blue-5 blue-3").table(TABLE).begin();
    scene.swap("blue-5", "red-1");
    assert_eq!(scene.refused(0, swap("blue-3", "green-2")), Reason::NoExchangeNow);
    assert_eq!(scene.refused(0, Action::Keep), Reason::NoExchangeNow);
}

#[test]
fn t13_before_the_exchange_nobody_bids() {
    let mut scene = Stage::seats(3).table(TABLE).begin();
    for seat in 0..3 {
        assert_eq!(scene.refused(seat, Action::Bid(Gifts([1, 0, 0, 0]))), Reason::NoAuctionNow);
        assert_eq!(scene.refused(seat, Action::Withdraw), Reason::NoAuctionNow);
        assert_eq!(scene.refused(seat, Action::Take), Reason::NoDutyNow);
    }
}

#[test]
fn t17_in_the_chain_of_zeros_nobody_bids_or_swaps() {
    let mut scene = Stage::seats(3).table(TABLE).begin();
    scene.nobody_bids();
    assert_eq!(scene.refused(1, Action::Bid(Gifts([1, 0, 0, 0]))), Reason::NoAuctionNow);
    assert_eq!(scene.refused(0, Action::Keep), Reason::NoExchangeNow);
    assert_eq!(scene.refused(0, Action::Take), Reason::NotYourDuty);
}

#[test]
fn t19_no_clock_runs() {
    let mut game = Stage::seats(3).table(TABLE).begin().game;
    let before = game.clone();
    let mut told = Vec::new();
    let refusal = game.play(Moment(9), Input::Alarm, &mut Chance::quick(0), &mut told).unwrap_err();
    assert_eq!(refusal, Reason::NoClock.into());
    assert_eq!((game, told.len()), (before, 0));
}

#[test]
fn t13_a_seat_that_is_not_at_the_table_can_do_nothing() {
    let mut scene = Stage::seats(3).hand(0, "blue-5").table(TABLE).begin();
    for seat in [3, 4, 5, 7, 8, 9, 255] {
        assert_eq!(scene.refused(seat, Action::Keep), Reason::OnlyTheAuntExchanges);
    }
    scene.keep();
    for seat in [3, 4, 5, 7, 8, 9, 255] {
        assert!(scene.offers(seat).is_empty());
        assert!(matches!(scene.refused(seat, Action::Withdraw), Reason::YouWithdrew | Reason::NotYourTurnToBid));
    }
}

#[test]
fn every_reason_cites_the_rule_it_comes_from() {
    let cited: Vec<(&str, &str)> = Reason::iter().map(|reason| (reason.line().id, reason.rule().0)).collect();
    assert_eq!(
        cited,
        [
            ("refusal-seat-count", "T4"),
            ("refusal-no-exchange-now", "T11"),
            ("refusal-only-the-aunt-exchanges", "T11"),
            ("refusal-not-on-the-table", "T11"),
            ("refusal-not-in-your-hand", "T11"),
            ("refusal-no-auction-now", "T13"),
            ("refusal-aunt-does-not-bid", "T13"),
            ("refusal-not-your-turn-to-bid", "T13"),
            ("refusal-you-withdrew", "T14"),
            ("refusal-empty-bid", "T15"),
            ("refusal-not-your-gifts", "T15"),
            ("refusal-bid-too-low", "T13"),
            ("refusal-no-duty-now", "T17"),
            ("refusal-not-your-duty", "T17"),
            ("refusal-not-a-zero", "T17"),
            ("refusal-no-such-zero", "T17"),
            ("refusal-game-over", "T20"),
            ("refusal-no-clock", "T19"),
        ]
    );
}
