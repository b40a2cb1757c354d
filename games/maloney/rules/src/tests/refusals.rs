//! Every reason to refuse is given for its rule, and in the right order of importance.

use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Setup};

use super::{Stage, cards, town};
use crate::{Action, Cards, Dollars, Maloney, Options, Reason};

const EVERY: [Action; 8] = [
    Action::Ready,
    Action::Call(Dollars(100)),
    Action::NotAtThisPrice(Dollars(0)),
    Action::DropOut,
    Action::PlayJoker,
    Action::StandingBid(Some(Dollars(100))),
    Action::StandingBid(None),
    Action::Cash(Cards::NONE),
];

#[test]
fn m8_other_tables_than_for_three_to_six_are_refused() {
    for seats in [0, 1, 2, 7, 8] {
        let setup = Setup::<Maloney>::published(seats, Options::default());
        let refused = Maloney::set_up(&setup, &mut Chance::quick(0), &mut tabletop::Silence).unwrap_err();
        assert_eq!(refused, Reason::SeatCount.into());
    }
}

#[test]
fn m7_a_seat_that_is_not_at_the_table_can_do_nothing() {
    for stage in [Stage::live(3), Stage::in_turn(3)] {
        let mut scene = stage.begin();
        for seat in [3, 5, 6, 8, 255] {
            for action in EVERY.into_iter().chain([Action::Drive(town(6))]) {
                assert_eq!(scene.refused(seat, action), Reason::NotAtTheTable);
            }
            assert!(scene.offers(seat).is_empty());
        }
    }
}

#[test]
fn m15_while_somebody_drives_there_is_nothing_else_to_do() {
    let mut scene = Stage::live(3).begin();
    scene.ready().count_down();
    for (action, reason) in EVERY.into_iter().zip([
        Reason::NoReadyNow,
        Reason::NoAuctionNow,
        Reason::NoAuctionNow,
        Reason::NoAuctionNow,
        Reason::NoAuctionNow,
        Reason::NoAuctionNow,
        Reason::NoAuctionNow,
        Reason::NoCountNow,
    ]) {
        assert_eq!(scene.refused(0, action), reason);
    }
}

#[test]
fn m21_while_points_are_counted_there_is_nothing_else_to_do() {
    let mut scene = Stage::live(3).begin();
    scene.ready().count_down().drive(6);
    assert_eq!(scene.refused(0, Action::Drive(town(9))), Reason::NoDriveNow);
    assert_eq!(scene.refused(0, Action::PlayJoker), Reason::NoAuctionNow);
    assert_eq!(scene.refused(0, Action::Cash(cards("1a 1b 1c"))), Reason::TooManyCards);
}

#[test]
fn every_reason_cites_the_rule_it_comes_from() {
    let cited: Vec<String> = Reason::iter().map(|reason| format!("{} {}", reason.line().id, reason.rule())).collect();
    assert_eq!(
        cited,
        [
            "refusal-seat-count M8",
            "refusal-not-at-the-table M7",
            "refusal-no-ready-now M12",
            "refusal-already-ready M12",
            "refusal-no-auction-now M13",
            "refusal-not-in-steps M13",
            "refusal-call-too-low M13",
            "refusal-call-too-high M13",
            "refusal-own-call M13",
            "refusal-not-your-turn M14",
            "refusal-you-dropped-out M14",
            "refusal-only-in-live-auctions M14",
            "refusal-only-in-turn M14",
            "refusal-you-said-not-at-this-price M14",
            "refusal-price-has-changed M14",
            "refusal-nothing-to-decline M14",
            "refusal-standing-bid-just-changed M13",
            "refusal-no-standing-bid M13",
            "refusal-no-joker-today M16",
            "refusal-no-joker-left M16",
            "refusal-fined M18",
            "refusal-cant-overbid M18",
            "refusal-broke M19",
            "refusal-no-drive-now M15",
            "refusal-not-the-driver M15",
            "refusal-no-such-road M2",
            "refusal-no-count-now M21",
            "refusal-already-chosen M21",
            "refusal-too-many-cards M21",
            "refusal-other-town M21",
            "refusal-not-in-your-hand M21",
            "refusal-no-clock M14",
            "refusal-game-over M27",
        ]
    );
}
