//! Standing bids (M13, M14).

use tabletop::{Game, Seat, Viewer};

use super::{Scene, Stage};
use crate::{Action, Dollars, Event, EventKind, Maloney, Phase, Reason};

fn auction(seats: u8) -> Scene {
    let mut scene = Stage::live(seats).begin();
    scene.ready();
    scene
}

fn stand(limit: u32) -> Action {
    Action::StandingBid(Some(Dollars(limit)))
}

const WITHDRAW: Action = Action::StandingBid(None);

#[test]
fn m13_a_standing_bid_calls_in_the_smallest_steps() {
    let mut scene = auction(3);
    scene.stand(0, 1000);
    assert_eq!(scene.calls(), [(0, 100)]);
    scene.call(1, 400);
    assert_eq!(scene.calls(), [(1, 400), (0, 500)]);
    scene.call(2, 900);
    assert_eq!(scene.calls(), [(2, 900), (0, 1000)]);
    scene.call(1, 1100);
    assert_eq!(scene.calls(), [(1, 1100)], "up to its limit");
    assert_eq!(scene.high(), Some((1, 1100)));
}

#[test]
fn m13_of_two_the_higher_limit_calls_one_step_above_the_lower() {
    // Whoever was first.
    for (first, second) in [(2000, 900), (900, 2000)] {
        let mut scene = auction(3);
        scene.stand(0, first).stand(1, second);
        let higher = u8::from(second > first);
        assert_eq!(scene.high(), Some((higher, 1000)));
        assert_eq!(scene.calls().last(), Some(&(higher, 1000)));
    }
}

#[test]
fn m13_of_two_the_lower_limit_calls_too() {
    let mut scene = auction(3);
    scene.stand(0, 2000).stand(1, 900);
    assert_eq!(scene.calls(), [(1, 900), (0, 1000)]);
    let mut scene = auction(3);
    scene.stand(0, 900).stand(1, 1000);
    assert_eq!(scene.calls(), [(1, 1000)]);
}

#[test]
fn m13_at_equal_limits_the_earlier_one_holds_the_call() {
    let mut scene = auction(3);
    scene.stand(0, 900).stand(1, 900);
    assert_eq!(scene.calls(), [(1, 800), (0, 900)]);
    // Also where the earlier one is already a step below the limit: nobody outbids the own call.
    let mut scene = auction(3);
    scene.call(2, 700).stand(0, 900).stand(1, 900);
    assert_eq!((scene.high(), scene.calls()), (Some((0, 800)), vec![]));
    scene.act(0, WITHDRAW);
    assert_eq!(scene.calls(), [(1, 900)]);
}

#[test]
fn m13_many_standing_bids_are_settled_at_once() {
    let mut scene = auction(6);
    scene.stand(3, 500).stand(1, 9000).stand(4, 9100);
    assert_eq!(scene.high(), Some((4, 9100)));
    let mut scene = auction(6);
    scene.stand(4, 9900).stand(0, 8000).stand(1, 9000);
    assert_eq!(scene.high(), Some((4, 9100)));
}

#[test]
fn m13_a_standing_bid_below_the_price_is_refused() {
    let mut scene = auction(3);
    scene.call(0, 700);
    assert_eq!(scene.refused(1, stand(700)), Reason::CallTooLow);
    assert_eq!(scene.refused(0, stand(700)), Reason::CallTooLow);
    assert_eq!(scene.refused(1, stand(850)), Reason::NotInSteps);
    assert_eq!(scene.refused(1, stand(100_000)), Reason::CallTooHigh);
    assert_eq!(scene.refused(1, WITHDRAW), Reason::NoStandingBid);
}

#[test]
fn m13_the_highest_bidder_may_have_one_too() {
    let mut scene = auction(3);
    scene.call(0, 700).stand(0, 1000);
    assert_eq!((scene.calls(), scene.high()), (vec![], Some((0, 700))));
    scene.call(1, 800);
    assert_eq!(scene.high(), Some((0, 900)));
}

#[test]
fn m13_it_can_be_changed_or_withdrawn_and_calls_already_made_stand() {
    let mut scene = auction(3);
    scene.stand(0, 1000).call(1, 400).act(0, WITHDRAW);
    assert_eq!(scene.high(), Some((0, 500)));
    scene.call(1, 600);
    assert_eq!(scene.high(), Some((1, 600)));
    scene.stand(0, 700).call(2, 800);
    assert_eq!(scene.high(), Some((2, 800)));
    scene.stand(0, 2000);
    assert_eq!(scene.high(), Some((0, 900)));
}

#[test]
fn m13_it_changes_at_most_once_between_two_calls() {
    let mut scene = auction(3);
    scene.call(1, 100).stand(1, 1000);
    assert_eq!(scene.refused(1, stand(2000)), Reason::StandingBidJustChanged);
    assert_eq!(scene.refused(1, WITHDRAW), Reason::StandingBidJustChanged);
    scene.decline(&[0]);
    assert_eq!(scene.refused(1, WITHDRAW), Reason::StandingBidJustChanged, "that was no call");
    scene.call(2, 200).act(1, WITHDRAW);
}

#[test]
fn m13_it_is_for_this_auction_only() {
    let mut scene = Stage::live(3).money(1, 300).begin();
    scene.ready().stand(0, 500).call(1, 1000).decline(&[0, 2]);
    assert!(scene.tells(EventKind::Overbid));
    scene.ready();
    assert_eq!(scene.game.view(Viewer::Seat(Seat(0))).standing, None);
    scene.call(2, 100);
    assert_eq!(scene.calls(), [(2, 100)]);
}

#[test]
fn m14_after_not_at_this_price_it_waits_for_the_next_call() {
    let mut scene = auction(4);
    scene.call(0, 700).decline(&[1]).stand(1, 2000);
    assert_eq!(scene.high(), Some((0, 700)));
    scene.call(2, 800);
    assert_eq!(scene.calls(), [(2, 800), (1, 900)]);
}

#[test]
fn m14_a_standing_bid_restarts_the_clock_only_by_calling() {
    let mut scene = auction(3);
    scene.call(0, 700).alarm();
    scene.now = scene.now + 1000;
    let due = scene.game.alarm();
    scene.stand(0, 2000);
    assert_eq!(scene.game.alarm(), due);
    scene.stand(1, 900);
    assert_eq!(scene.game.alarm(), Some(scene.now + 3000));
}

#[test]
fn m18_a_limit_above_the_money_is_as_lawful_as_a_call() {
    let mut scene = Stage::live(3).money(0, 500).begin();
    scene.ready().stand(0, 1000).call(1, 600);
    assert_eq!(scene.high(), Some((0, 700)));
    scene.decline(&[1, 2]);
    assert!(scene.tells(EventKind::Overbid));
}

#[test]
fn m14_in_turn_it_answers_when_the_turn_comes() {
    let mut scene = Stage::in_turn(3).begin();
    scene.stand(2, 400);
    assert_eq!((scene.calls(), scene.turn()), (vec![], Some(1)));
    scene.call(1, 100);
    assert_eq!((scene.calls(), scene.turn()), (vec![(1, 100), (2, 200)], Some(0)));
    scene.call(0, 300).call(1, 400);
    assert_eq!(scene.turn(), Some(2), "beyond its limit its owner is asked");
    scene.drop_out(&[2]);
    assert_eq!(scene.refused(2, stand(2000)), Reason::YouDroppedOut);
}

#[test]
fn m14_in_turn_it_answers_at_once_on_ones_own_turn() {
    let mut scene = Stage::in_turn(3).begin();
    scene.stand(1, 400);
    assert_eq!((scene.calls(), scene.turn()), (vec![(1, 100)], Some(2)));
    scene.drop_out(&[2, 0]);
    assert_eq!(scene.game.phase, Phase::Drive { driver: Seat(1) });
}

#[test]
fn m14_in_turn_two_standing_bids_raise_each_other() {
    let mut scene = Stage::in_turn(3).begin();
    scene.stand(1, 1000).drop_out(&[2]).stand(0, 900);
    assert_eq!(scene.calls().len(), 8);
    assert_eq!((scene.high(), scene.turn()), (Some((1, 900)), Some(0)));
}

#[test]
fn m13_nobody_else_sees_it() {
    let mut scene = auction(3);
    let before = scene.game.view(Viewer::Seat(Seat(1)));
    scene.call(0, 100).stand(0, 1000);
    let after = scene.game.view(Viewer::Seat(Seat(1)));
    assert_eq!((after.standing, after.standing_changed), (None, false));
    assert_eq!(before.players, after.players);
    let own = scene.game.view(Viewer::Seat(Seat(0)));
    assert_eq!((own.standing, own.standing_changed), (Some(Dollars(1000)), true));
    let seen = |scene: &Scene, viewer| -> Vec<Event> {
        scene.told.iter().filter_map(|event| Maloney::seen(event, viewer)).collect()
    };
    assert_eq!(seen(&scene, Viewer::Seat(Seat(1))), []);
    assert_eq!(seen(&scene, Viewer::Public), []);
    scene.call(1, 200);
    let calls =
        [(1, 200), (0, 300)].map(|(seat, sum)| Event::Called { seat: Seat(seat), sum: Dollars(sum), standing: false });
    assert_eq!(seen(&scene, Viewer::Seat(Seat(2))), calls, "ordinary calls");
    assert_ne!(seen(&scene, Viewer::Seat(Seat(0))), calls, "its owner knows");
}

#[test]
fn m13_it_is_in_the_range_and_never_among_the_offers() {
    let scene = auction(3);
    for seat in Seat::all(3) {
        assert!(scene.game.in_range(seat, &stand(1000)) && !scene.game.in_range(seat, &WITHDRAW));
        assert!(scene.offers(seat.0).iter().all(|offer| !matches!(offer, Action::StandingBid(_))));
    }
    assert!(!scene.game.in_range(Seat(3), &stand(1000)));
}
