//! Ready (M12) and the live auction (M13, M14).

use tabletop::{Game, Input, Moment, Seat};

use super::{Scene, Stage};
use crate::ready::READY_TIME;
use crate::setup::Seconds;
use crate::{Action, Day, Dollars, Event, EventKind, Phase, Reason};

/// A live auction that has just opened.
fn auction(seats: u8) -> Scene {
    let mut scene = Stage::live(seats).begin();
    scene.ready();
    scene
}

fn call(sum: u32) -> Action {
    Action::Call(Dollars(sum))
}

#[test]
fn m12_the_auction_opens_when_all_have_said_ready() {
    let mut scene = Stage::live(4).begin();
    for seat in [2, 0, 3] {
        assert!(scene.game.waits_for(Seat(seat)));
        scene.act(seat, Action::Ready);
        assert!(!scene.game.waits_for(Seat(seat)));
        assert!(matches!(scene.game.phase, Phase::Ready { .. }));
        assert_eq!(scene.refused(seat, Action::Ready), Reason::AlreadyReady);
    }
    scene.act(1, Action::Ready);
    assert_eq!(scene.kinds(), [EventKind::SaidReady, EventKind::AuctionOpened]);
    assert!(matches!(scene.game.phase, Phase::Live(_)));
    assert_eq!(scene.refused(1, Action::Ready), Reason::NoReadyNow);
}

#[test]
fn m12_or_when_their_time_is_up() {
    let mut scene = Stage::live(4).begin();
    scene.act(1, Action::Ready);
    assert_eq!(scene.game.alarm(), Some(Moment(READY_TIME)));
    scene.alarm();
    assert_eq!(scene.kinds(), [EventKind::AuctionOpened]);
}

#[test]
fn m12_nobody_calls_before_it_opens() {
    let mut scene = Stage::live(4).begin();
    for action in [call(100), Action::NotAtThisPrice(Dollars(0)), Action::PlayJoker, Action::DropOut] {
        assert_eq!(scene.refused(1, action), Reason::NoAuctionNow);
    }
    assert_eq!(scene.refused(1, Action::StandingBid(Some(Dollars(500)))), Reason::NoAuctionNow);
}

#[test]
fn m12_in_turn_it_is_not_needed() {
    let mut scene = Stage::in_turn(4).begin();
    assert!(matches!(scene.game.phase, Phase::InTurn(_)));
    assert_eq!(scene.refused(1, Action::Ready), Reason::NoReadyNow);
}

#[test]
fn m13_everybody_calls_at_any_time_and_as_often_as_they_like() {
    let mut scene = auction(4);
    scene.call(2, 100).call(0, 200).call(2, 700).call(3, 1000).call(0, 1100);
    assert_eq!(scene.high(), Some((0, 1100)));
    assert!(Seat::all(4).all(|seat| !scene.game.waits_for(seat)), "nobody is awaited");
}

#[test]
fn m13_calls_rise_in_steps_of_100() {
    let mut scene = auction(3);
    assert_eq!(scene.refused(0, call(0)), Reason::CallTooLow);
    assert_eq!(scene.refused(0, call(50)), Reason::NotInSteps);
    scene.call(0, 700);
    assert_eq!(scene.refused(1, call(700)), Reason::CallTooLow);
    assert_eq!(scene.refused(1, call(600)), Reason::CallTooLow);
    assert_eq!(scene.refused(1, call(750)), Reason::NotInSteps);
    scene.call(1, 1000);
    assert_eq!(scene.refused(0, call(100_000)), Reason::CallTooHigh);
    scene.call(0, 99_900);
    assert!(scene.offers(1).iter().all(|offer| !matches!(offer, Action::Call(_))), "nothing is higher");
}

#[test]
fn m13_nobody_outbids_the_own_call() {
    let mut scene = auction(3);
    scene.call(0, 700);
    assert_eq!(scene.refused(0, call(800)), Reason::OwnCall);
    assert_eq!(scene.refused(0, Action::NotAtThisPrice(Dollars(700))), Reason::OwnCall);
    assert_eq!(scene.offers(0), [Action::PlayJoker]);
}

#[test]
fn m13_once_twice_three_times_sold() {
    let mut scene = auction(3);
    scene.call(1, 700);
    let high = Some(Seat(1));
    scene.alarm();
    assert_eq!(scene.told, [Event::Counted { times: 1, high }]);
    scene.alarm();
    assert_eq!(scene.told, [Event::Counted { times: 2, high }]);
    scene.alarm();
    let sold = Event::Sold { seat: Seat(1), price: Dollars(700) };
    assert_eq!(scene.told, [Event::Counted { times: 3, high }, sold]);
    assert_eq!((scene.turn(), scene.money(1), scene.game.bank), (Some(1), 9800, 700));
}

#[test]
fn m13_a_higher_call_stops_the_count() {
    let mut scene = auction(3);
    scene.call(1, 700).alarm().alarm().call(0, 800);
    let Phase::Live(live) = scene.game.phase else { unreachable!() };
    assert_eq!((live.counted, live.next), (0, scene.now + 3000));
    scene.count_down();
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn m13_the_offered_calls_are_a_sample_of_the_range() {
    let mut scene = auction(3);
    scene.call(0, 700);
    let sums = [800, 900, 1200, 1700, 2700, 5700].map(call);
    let mut expected = sums.to_vec();
    expected.extend([Action::NotAtThisPrice(Dollars(700)), Action::PlayJoker]);
    assert_eq!(scene.offers(1), expected);
    for sum in [800, 1000, 10_500, 99_900] {
        assert!(scene.game.in_range(Seat(1), &call(sum)));
    }
    for sum in [0, 700, 850, 100_000] {
        assert!(!scene.game.in_range(Seat(1), &call(sum)));
    }
    assert!(!scene.game.in_range(Seat(3), &call(800)), "nobody sits there");
}

#[test]
fn m14_the_clock_counts_as_fast_as_the_table_wants() {
    for seconds in [2, 3, 5, 10] {
        let mut scene = Stage::live(3).options(|options| options.count = Seconds(seconds)).begin();
        scene.ready();
        let count = u64::from(seconds) * 1000;
        assert_eq!(scene.game.alarm(), Some(Moment(count)));
        scene.now = Moment(1500);
        scene.call(0, 100);
        assert_eq!(scene.game.alarm(), Some(Moment(1500 + count)));
        scene.alarm();
        assert_eq!(scene.game.alarm(), Some(Moment(1500 + 2 * count)));
    }
}

#[test]
fn m14_an_alarm_waits_for_its_moment() {
    let mut scene = auction(3);
    scene.now = Moment(2999);
    assert_eq!(scene.input(Input::Alarm), Err(Reason::NoClock.into()));
    scene.now = Moment(3000);
    scene.input(Input::Alarm).unwrap();
}

#[test]
fn m14_not_at_this_price_holds_until_the_next_call() {
    let mut scene = auction(4);
    scene.call(0, 700).decline(&[1]);
    assert_eq!(scene.told, [Event::Declined { seat: Seat(1), price: Dollars(700) }]);
    assert_eq!(scene.refused(1, call(800)), Reason::YouSaidNotAtThisPrice);
    assert_eq!(scene.refused(1, Action::NotAtThisPrice(Dollars(700))), Reason::YouSaidNotAtThisPrice);
    assert_eq!(scene.offers(1), [Action::PlayJoker], "but the joker may still be played");
    scene.call(2, 800).call(1, 900);
}

#[test]
fn m14_it_names_the_price_it_answers() {
    let mut scene = auction(4);
    scene.call(0, 700).call(1, 800);
    assert_eq!(scene.refused(2, Action::NotAtThisPrice(Dollars(700))), Reason::PriceHasChanged);
    assert_eq!(scene.refused(2, Action::NotAtThisPrice(Dollars(0))), Reason::PriceHasChanged);
    scene.decline(&[2]);
}

#[test]
fn m14_it_does_not_restart_the_clock() {
    let mut scene = auction(4);
    scene.call(0, 700).alarm();
    let due = scene.game.alarm();
    scene.now = scene.now + 1000;
    scene.decline(&[1]);
    assert_eq!(scene.game.alarm(), due);
}

#[test]
fn m14_the_hammer_falls_at_once_when_all_others_have_said_it() {
    let mut scene = auction(4);
    scene.call(0, 700).decline(&[1, 3]);
    assert!(matches!(scene.game.phase, Phase::Live(_)));
    scene.decline(&[2]);
    assert_eq!(scene.kinds(), [EventKind::Declined, EventKind::Sold]);
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn m14_who_can_neither_call_nor_play_a_joker_is_not_waited_for() {
    let mut scene = Stage::live(4).money(1, 0).no_joker(1).money(2, 50).begin();
    scene.ready();
    assert!(scene.offers(1).is_empty());
    assert_eq!(scene.refused(1, Action::NotAtThisPrice(Dollars(0))), Reason::NothingToDecline);
    assert_eq!(scene.offers(2), [Action::NotAtThisPrice(Dollars(0)), Action::PlayJoker]);
    scene.call(0, 700).decline(&[3]);
    assert!(matches!(scene.game.phase, Phase::Live(_)), "seat 2 may still play the joker");
    scene.decline(&[2]);
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn m14_a_call_that_nobody_can_answer_is_sold_at_once() {
    let stage = Stage::live(3).day(Day::Tuesday).no_overbidding().money(1, 500).money(2, 600);
    let mut scene = stage.begin();
    scene.ready().call(0, 600);
    assert_eq!(scene.kinds(), [EventKind::Called, EventKind::Sold]);
}

#[test]
fn m14_the_clock_also_runs_before_the_first_call() {
    let mut scene = auction(3);
    scene.count_down();
    assert_eq!(scene.kinds(), [EventKind::Counted, EventKind::NobodyCalled, EventKind::DrivesAgain]);
    let mut scene = auction(3);
    scene.decline(&[0, 2, 1]);
    assert_eq!(scene.kinds(), [EventKind::Declined, EventKind::NobodyCalled, EventKind::DrivesAgain]);
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn m14_dropping_out_is_for_auctions_in_turn() {
    let mut scene = auction(3);
    assert_eq!(scene.refused(0, Action::DropOut), Reason::OnlyInTurn);
}
