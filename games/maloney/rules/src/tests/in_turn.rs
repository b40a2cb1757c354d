//! The auction in turn (M13, M14), and the drive for nothing when nobody calls (M17).

use std::collections::BTreeSet;

use tabletop::{Game, Input, Moment, Seat};

use super::{Scene, Stage};
use crate::{Action, Auction, Day, Dollars, Event, EventKind, Options, Phase, Reason};

fn call(sum: u32) -> Action {
    Action::Call(Dollars(sum))
}

#[test]
fn m14_it_starts_after_the_last_driver_and_goes_round() {
    let mut scene = Stage::in_turn(4).driver(2).begin();
    assert_eq!(scene.told.last(), Some(&Event::AuctionOpened { first: Some(Seat(3)) }));
    let mut order = Vec::new();
    for price in 1..=9 {
        let turn = scene.turn().unwrap();
        order.push(turn);
        scene.call(turn, price * 100);
    }
    assert_eq!(order, [3, 0, 1, 2, 3, 0, 1, 2, 3]);
}

#[test]
fn m14_on_the_first_day_the_lot_says_who_starts() {
    let options = Options { auction: Auction::InTurn, ..Options::default() };
    let first = |seed| {
        let scene = Scene::dealt(5, options, seed);
        assert!(scene.tells(EventKind::OpenerDrawn));
        scene.turn().unwrap()
    };
    assert_eq!((0..60).map(first).collect::<BTreeSet<_>>().len(), 5);
}

#[test]
fn m14_nobody_acts_out_of_turn_and_no_clock_runs() {
    let mut scene = Stage::in_turn(4).begin();
    for seat in [0, 2, 3] {
        for action in [call(100), Action::DropOut, Action::PlayJoker] {
            assert_eq!(scene.refused(seat, action), Reason::NotYourTurn);
        }
        assert!(scene.offers(seat).is_empty() && !scene.game.waits_for(Seat(seat)));
    }
    assert!(scene.game.waits_for(Seat(1)));
    assert_eq!(scene.refused(1, Action::NotAtThisPrice(Dollars(0))), Reason::OnlyInLiveAuctions);
    assert_eq!(scene.game.alarm(), None);
    scene.now = Moment(1_000_000);
    assert_eq!(scene.input(Input::Alarm), Err(Reason::NoClock.into()));
}

#[test]
fn m14_who_drops_out_is_out_for_good() {
    let mut scene = Stage::in_turn(4).begin();
    scene.drop_out(&[1]).call(2, 100).call(3, 200).call(0, 300);
    assert_eq!(scene.turn(), Some(2), "seat 1 is not asked again");
    for action in [call(400), Action::DropOut, Action::PlayJoker] {
        assert_eq!(scene.refused(1, action), Reason::YouDroppedOut);
    }
}

#[test]
fn m14_it_ends_when_only_the_highest_bidder_is_left() {
    let mut scene = Stage::in_turn(4).begin();
    scene.call(1, 100).drop_out(&[2]).call(3, 600).drop_out(&[0, 1]);
    assert_eq!(scene.told.last(), Some(&Event::Sold { seat: Seat(3), price: Dollars(600) }));
    assert_eq!((scene.turn(), scene.money(3)), (Some(3), 9900));
}

#[test]
fn m14_the_last_who_is_left_is_asked_too() {
    let mut scene = Stage::in_turn(3).begin();
    scene.drop_out(&[1, 2]);
    assert_eq!(scene.turn(), Some(0));
    scene.call(0, 100);
    assert_eq!(scene.told.last(), Some(&Event::Sold { seat: Seat(0), price: Dollars(100) }));
}

#[test]
fn m14_who_can_only_drop_out_is_asked_too() {
    let mut scene = Stage::in_turn(3).day(Day::Tuesday).money(1, 0).begin();
    assert_eq!(scene.turn(), Some(1));
    assert_eq!(scene.offers(1), [Action::DropOut]);
    scene.drop_out(&[1]).call(2, 100);
}

#[test]
fn m13_in_turn_calls_rise_in_steps_and_may_jump() {
    let mut scene = Stage::in_turn(3).begin();
    assert_eq!(scene.refused(1, call(150)), Reason::NotInSteps);
    assert_eq!(scene.refused(1, call(0)), Reason::CallTooLow);
    scene.call(1, 700);
    assert_eq!(scene.refused(2, call(700)), Reason::CallTooLow);
    scene.call(2, 1000);
    let mut expected = vec![Action::DropOut];
    expected.extend([1100, 1200, 1500, 2000, 3000, 6000].map(call));
    expected.push(Action::PlayJoker);
    assert_eq!(scene.offers(0), expected);
    assert!(scene.game.in_range(Seat(0), &call(1300)) && !scene.game.in_range(Seat(1), &call(1300)));
}

#[test]
fn m17_when_nobody_calls_the_last_driver_drives_again_for_nothing() {
    let mut scene = Stage::in_turn(4).driver(2).begin();
    scene.drop_out(&[3, 0, 1, 2]);
    assert_eq!(scene.kinds(), [EventKind::DroppedOut, EventKind::NobodyCalled, EventKind::DrivesAgain]);
    assert_eq!((scene.turn(), scene.money(2)), (Some(2), 10_500));
}

#[test]
fn m17_on_a_first_day_the_lot_chooses_the_driver() {
    let drawn = |seed| {
        let mut scene = Scene::dealt(4, Options::default(), seed);
        scene.ready().count_down();
        assert!(scene.tells(EventKind::DriverDrawn));
        scene.turn().unwrap()
    };
    assert_eq!((0..60).map(drawn).collect::<BTreeSet<_>>().len(), 4);
}

/// Seat 1 drove last, and nobody has money for a call.
fn all_broke() -> [Stage; 2] {
    [Stage::live(3), Stage::in_turn(3)].map(|stage| stage.driver(1).money(0, 0).money(1, 99).money(2, 0))
}

const NO_AUCTION: [EventKind; 3] = [EventKind::DayBegan, EventKind::NobodyCanCall, EventKind::DrivesAgain];

#[test]
fn m17_if_everybody_is_broke_and_without_a_joker_for_today_there_is_no_auction() {
    for stage in all_broke().map(Stage::no_jokers).into_iter().chain(all_broke().map(|stage| stage.day(Day::Friday))) {
        let scene = stage.begin();
        assert_eq!(scene.kinds(), NO_AUCTION);
        assert_eq!(scene.turn(), Some(1));
    }
}

#[test]
fn m17_whoever_is_broke_but_holds_a_joker_on_an_ordinary_day_is_asked() {
    let [live, in_turn] = all_broke().map(|stage| stage.no_joker(1).no_joker(2));
    let mut scene = live.begin();
    assert_eq!(scene.ready().offers(0), [Action::NotAtThisPrice(Dollars(0)), Action::PlayJoker]);
    scene.act(0, Action::PlayJoker);
    assert_eq!((scene.turn(), scene.money(0)), (Some(0), 0));
    let mut scene = in_turn.begin();
    assert_eq!(scene.drop_out(&[2]).offers(0), [Action::DropOut, Action::PlayJoker]);
    scene.act(0, Action::PlayJoker);
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn m17_if_nobody_plays_the_joker_the_last_driver_drives_again() {
    let [live, in_turn] = all_broke();
    let mut scene = live.begin();
    scene.ready().decline(&[0, 1, 2]);
    assert_eq!(scene.kinds()[1..], [EventKind::NobodyCalled, EventKind::DrivesAgain]);
    let mut scene = in_turn.begin();
    scene.drop_out(&[2, 0, 1]);
    assert_eq!((scene.turn(), scene.game.jokers.len()), (Some(1), 3));
}

#[test]
fn m17_by_rules_number_1_there_was_no_auction_whoever_held_a_joker() {
    for stage in all_broke() {
        let scene = stage.rules(1).begin();
        assert_eq!(scene.kinds(), NO_AUCTION);
        assert_eq!(scene.turn(), Some(1));
    }
}

#[test]
fn m17_a_free_drive_and_a_joker_make_a_driver_but_a_sunday_does_not() {
    let mut scene = Stage::in_turn(3).day(Day::Saturday).driver(0).pile("9a 10a 11a").begin();
    scene.drop_out(&[1]).act(2, Action::PlayJoker).drive(6).cash_nothing();
    assert!(scene.tells(EventKind::RodeFree), "Sunday");
    assert_eq!(scene.game.driver, Some(Seat(2)));
    scene.cash_nothing();
    assert_eq!(scene.turn(), Some(0), "Monday's auction starts after seat 2");
    scene.drop_out(&[0, 1, 2]);
    assert_eq!(scene.turn(), Some(2), "who drives again");
    let Phase::Drive { .. } = scene.game.phase else { unreachable!() };
}

#[test]
fn m14_who_leaves_a_standing_bid_while_others_call_in_turn_is_nobody_elses_business() {
    let scene = Stage::in_turn(3).begin();
    assert!(tabletop::Game::asks_in_secret(&scene.game), "or a take-back that is no longer free would tell");
}
