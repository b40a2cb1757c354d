//! Overbidding (M18) and having no money (M19).

use tabletop::{Game, Seat};

use super::Stage;
use crate::{Action, Day, Dollars, Event, EventKind, Phase, Reason};

#[test]
fn m18_whoever_wins_with_more_than_there_is_pays_a_fine() {
    let mut scene = Stage::live(4).money(1, 3000).begin();
    scene.ready().call(1, 3100).decline(&[0, 2, 3]);
    let overbid = Event::Overbid { seat: Seat(1), price: Dollars(3100), fine: Dollars(2000) };
    assert_eq!(scene.told.last(), Some(&overbid));
    assert_eq!(scene.money(1), 1000);
    assert!(matches!(scene.game.phase, Phase::Ready { .. }), "and the auction is held again");
}

#[test]
fn m18_or_all_there_is() {
    let mut scene = Stage::in_turn(3).money(1, 700).begin();
    scene.call(1, 5000).drop_out(&[2, 0]);
    assert!(scene.told.contains(&Event::Overbid { seat: Seat(1), price: Dollars(5000), fine: Dollars(700) }));
    assert_eq!(scene.money(1), 0);
}

#[test]
fn m18_the_fined_player_sits_out_the_new_auctions_of_the_day() {
    let mut scene = Stage::live(4).money(1, 3000).begin();
    scene.ready().call(1, 3100).decline(&[0, 2, 3]).ready();
    assert!(scene.offers(1).is_empty());
    assert_eq!(scene.refused(1, Action::Call(Dollars(100))), Reason::Fined);
    assert_eq!(scene.refused(1, Action::PlayJoker), Reason::Fined);
    assert_eq!(scene.refused(1, Action::StandingBid(Some(Dollars(100)))), Reason::Fined);
    scene.call(0, 100).decline(&[2, 3]);
    assert_eq!(scene.turn(), Some(0), "nobody waits for seat 1");
    scene.drive(6).cash_nothing().ready();
    assert!(scene.game.fined.is_empty() && !scene.offers(1).is_empty(), "until the next day");
}

#[test]
fn m18_in_turn_the_new_auction_starts_from_the_same_seat_or_the_next_that_is_not_fined() {
    let mut scene = Stage::in_turn(4).money(2, 300).money(1, 500).begin();
    scene.drop_out(&[1]).call(2, 400).drop_out(&[3, 0]);
    assert_eq!(scene.turn(), Some(1), "the same seat");
    assert_eq!(scene.refused(2, Action::DropOut), Reason::Fined);
    scene.call(1, 600).drop_out(&[3, 0]);
    assert_eq!(scene.turn(), Some(3), "the next that isn't fined");
}

#[test]
fn m18_a_fined_player_may_be_the_last_driver_of_m17() {
    let mut scene = Stage::in_turn(3).driver(0).money(0, 300).begin();
    scene.drop_out(&[1, 2]).call(0, 400);
    assert!(scene.tells(EventKind::Overbid));
    scene.drop_out(&[1, 2]);
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn m18_when_all_are_fined_or_broke_and_nobody_has_a_joker_the_last_driver_drives() {
    let mut scene = Stage::live(3).driver(2).money(0, 0).money(1, 200).money(2, 200).no_joker(0).begin();
    scene.ready().call(1, 300).decline(&[2]).ready().call(2, 300);
    assert_eq!(scene.kinds()[1..], [EventKind::Overbid, EventKind::NobodyCanCall, EventKind::DrivesAgain]);
    assert_eq!(scene.turn(), Some(2));
}

#[test]
fn m18_a_fine_leaves_the_auction_to_whoever_is_broke_and_holds_a_joker() {
    let overbid_by_all_but_the_broke = |rules| {
        let stage = Stage::live(3).rules(rules).driver(2).money(0, 0).money(1, 200).money(2, 200);
        let mut scene = stage.begin();
        scene.ready().call(1, 300).decline(&[0, 2]).ready().call(2, 300).decline(&[0]);
        scene
    };
    let mut scene = overbid_by_all_but_the_broke(2);
    assert_eq!(scene.kinds()[1..], [EventKind::Overbid]);
    scene.ready().act(0, Action::PlayJoker);
    assert_eq!(scene.turn(), Some(0));
    let scene = overbid_by_all_but_the_broke(1);
    assert_eq!(scene.kinds()[1..], [EventKind::Overbid, EventKind::NobodyCanCall, EventKind::DrivesAgain]);
    assert_eq!(scene.turn(), Some(2));
}

#[test]
fn m18_calling_more_than_one_has_is_lawful_until_it_wins() {
    let mut scene = Stage::live(3).money(1, 300).begin();
    scene.ready().call(1, 5000).call(0, 5100).decline(&[1, 2]);
    assert_eq!((scene.turn(), scene.money(1)), (Some(0), 300));
}

#[test]
fn m18_overbids_are_offered_where_nothing_else_can_be_called() {
    let mut scene = Stage::live(3).money(1, 800).day(Day::Tuesday).begin();
    scene.ready().call(0, 500);
    let price = Dollars(500);
    let calls = [600, 700].map(|sum| Action::Call(Dollars(sum)));
    assert_eq!(scene.offers(1), [calls[0], calls[1], Action::NotAtThisPrice(price)]);
    scene.call(2, 900);
    assert_eq!(scene.offers(1), [Action::Call(Dollars(1000)), Action::NotAtThisPrice(Dollars(900))]);
}

#[test]
fn m18_a_table_may_forbid_it() {
    let mut scene = Stage::live(3).no_overbidding().money(1, 800).begin();
    scene.ready();
    assert_eq!(scene.refused(1, Action::Call(Dollars(900))), Reason::CantOverbid);
    assert_eq!(scene.refused(1, Action::StandingBid(Some(Dollars(900)))), Reason::CantOverbid);
    assert!(!scene.game.in_range(Seat(1), &Action::Call(Dollars(900))));
    scene.call(0, 800);
    assert_eq!(scene.offers(1), [Action::NotAtThisPrice(Dollars(800)), Action::PlayJoker]);
}

#[test]
fn m19_below_100_dollars_one_cannot_call() {
    let mut scene = Stage::live(3).money(1, 0).begin();
    scene.ready();
    assert_eq!(scene.refused(1, Action::Call(Dollars(100))), Reason::Broke);
    assert_eq!(scene.refused(1, Action::StandingBid(Some(Dollars(100)))), Reason::Broke);
}

#[test]
fn m19_but_still_rides_along_and_scores() {
    let mut scene = Stage::in_turn(3).money(2, 0).hand(2, "6a 6b 1a").begin();
    scene.call(1, 100).drop_out(&[2, 0]).drive(6).cash(2, "6a 6b").cash_nothing();
    assert!(scene.points()[2] > 0);
}
