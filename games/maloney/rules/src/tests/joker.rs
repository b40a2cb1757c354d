//! The joker (M16).

use strum::IntoEnumIterator;
use tabletop::Seat;

use super::Stage;
use crate::{Action, Day, Event, EventKind, Phase, Reason};

#[test]
fn m16_a_joker_takes_the_car_at_once_for_nothing() {
    let mut scene = Stage::live(4).begin();
    scene.ready().call(0, 700).act(2, Action::PlayJoker);
    assert_eq!(scene.told, [Event::JokerPlayed { seat: Seat(2) }]);
    assert_eq!(scene.game.phase, Phase::Drive { driver: Seat(2) });
    assert!((0..4).all(|seat| scene.money(seat) == 10_500), "nobody pays");
    assert!(!scene.game.jokers.contains(Seat(2)), "it is out of the game");
}

#[test]
fn m16_once_in_the_game() {
    let mut scene = Stage::live(3).no_joker(1).begin();
    scene.ready();
    assert_eq!(scene.refused(1, Action::PlayJoker), Reason::NoJokerLeft);
}

#[test]
fn m16_only_on_an_ordinary_day() {
    for day in Day::iter().filter(|day| *day != Day::Sunday) {
        let mut scene = Stage::live(3).day(day).begin();
        scene.ready();
        let offered = scene.offers(1).contains(&Action::PlayJoker);
        assert_eq!(offered, matches!(day, Day::Monday | Day::Wednesday | Day::Thursday | Day::Saturday), "{day:?}");
        if !offered {
            assert_eq!(scene.refused(1, Action::PlayJoker), Reason::NoJokerToday);
        }
    }
    let mut scene = Stage::live(3).first().day(Day::Sunday).begin();
    scene.ready().act(1, Action::PlayJoker);
}

#[test]
fn m16_the_first_has_it_and_the_others_keep_theirs() {
    let mut scene = Stage::live(4).begin();
    scene.ready().act(2, Action::PlayJoker);
    assert_eq!(scene.refused(3, Action::PlayJoker), Reason::NoAuctionNow);
    assert!(scene.game.jokers.contains(Seat(3)));
}

#[test]
fn m16_in_a_live_auction_the_highest_bidder_may_play_it_too() {
    let mut scene = Stage::live(3).begin();
    scene.ready().call(1, 5000).act(1, Action::PlayJoker);
    assert_eq!((scene.turn(), scene.money(1)), (Some(1), 10_500));
}

#[test]
fn m16_in_turn_when_one_is_asked() {
    let mut scene = Stage::in_turn(3).begin();
    scene.call(1, 500);
    assert_eq!(scene.refused(1, Action::PlayJoker), Reason::NotYourTurn);
    scene.act(2, Action::PlayJoker);
    assert_eq!((scene.turn(), scene.money(1)), (Some(2), 10_500));
    assert!(scene.tells(EventKind::JokerPlayed));
}

#[test]
fn m19_who_has_no_money_may_play_the_joker() {
    let mut scene = Stage::live(3).money(1, 0).begin();
    scene.ready().act(1, Action::PlayJoker);
    let mut scene = Stage::in_turn(3).money(1, 0).begin();
    assert_eq!(scene.offers(1), [Action::DropOut, Action::PlayJoker]);
    scene.act(1, Action::PlayJoker);
}
