//! Before the first day (M6–M11).

use std::collections::{BTreeSet, HashSet};

use arrayvec::ArrayVec;
use tabletop::{Chance, Game, Options as _, Seat, Viewer};

use super::{Scene, Stage, card, cards};
use crate::setup::exchange_surplus;
use crate::{Action, Card, Cards, Day, Event, EventKind, Maloney, Options, Phase, Suitcase};

fn dealt(seats: u8, seed: u64) -> Scene {
    Scene::dealt(seats, Options::default(), seed)
}

/// The first game, by its seed, that starts on this day.
fn starting_on(day: Day, options: Options) -> Scene {
    (0..).map(|seed| Scene::dealt(4, options, seed)).find(|scene| scene.game.day == day).unwrap()
}

#[test]
fn m6_a_suitcase_lies_on_every_town_and_eight_stay_out() {
    let scene = dealt(4, 1);
    assert_eq!((scene.game.suitcases.len(), scene.game.left_out.len()), (16, 8));
    for viewer in Viewer::all(4) {
        assert_eq!(scene.game.view(viewer).suitcases, [None; 16], "face down");
    }
    let first: HashSet<Suitcase> = (0..60).map(|seed| dealt(4, seed).game.suitcases[0]).collect();
    assert!(first.len() > 10, "shuffled");
}

#[test]
fn m7_everybody_gets_a_joker_and_10500_dollars() {
    for seats in 3..=6 {
        let scene = dealt(seats, 2);
        for seat in Seat::all(seats) {
            assert_eq!(scene.money(seat.0), 10_500);
            assert!(scene.game.jokers.contains(seat));
        }
    }
}

#[test]
fn m8_everybody_gets_twelve_cards_or_ten_of_six() {
    for (seats, hand, pile) in [(3, 12, 27), (4, 12, 15), (5, 12, 3), (6, 10, 3)] {
        let scene = dealt(seats, 3);
        assert!(Seat::all(seats).all(|seat| scene.game.hands[seat.index()].len() == hand));
        // One card has started the game.
        assert_eq!((scene.game.pile.len(), scene.game.played.len()), (pile, 1));
    }
}

#[test]
fn m8_only_the_owner_sees_what_was_dealt() {
    let scene = dealt(4, 5);
    for event in scene.told.iter().filter(|event| EventKind::from(*event) == EventKind::Dealt) {
        let Event::Dealt { seat, .. } = event else { unreachable!() };
        for viewer in Viewer::all(4) {
            let Some(Event::Dealt { count, cards, .. }) = Maloney::seen(event, viewer) else { unreachable!() };
            assert_eq!(count, 12);
            let told = cards.map(|cards| cards.iter().map(|print| print.card).collect::<Cards>());
            assert_eq!(told, viewer.is(*seat).then_some(scene.game.hands[seat.index()]));
        }
    }
}

#[test]
fn m9_nobody_holds_more_than_two_cards_of_a_town() {
    for seats in 3..=6 {
        for seed in 0..200 {
            let scene = dealt(seats, seed);
            assert!(scene.game.hands.iter().all(|hand| hand.surplus().next().is_none()));
            scene.game.audit().unwrap();
        }
    }
}

#[test]
fn m9_surplus_is_exchanged_with_the_pile_one_card_at_a_time() {
    let mut hand = cards("2a 5a 5b 5c 5d 9a 9b 9c");
    let mut pile: ArrayVec<Card, 64> = ["1a", "1b", "1c", "1d", "4a"].map(card).into_iter().collect();
    assert!(exchange_surplus(&mut hand, &mut pile, &mut Chance::quick(1)));
    assert_eq!((hand.len(), pile.len()), (8, 5));
    assert_eq!((hand.of_town(super::town(5)).len(), hand.of_town(super::town(9)).len()), (2, 2));
    assert!(hand.contains(card("2a")) && hand.contains(card("4a")), "the top card came in, no other card left");
}

#[test]
fn m9_a_hand_that_cannot_be_mended_is_dealt_anew() {
    // Whatever comes in is of the same town.
    let mut hand = cards("5a 5b 5c");
    let mut pile: ArrayVec<Card, 64> = [card("5d")].into_iter().collect();
    assert!(!exchange_surplus(&mut hand, &mut pile, &mut Chance::quick(1)));
}

#[test]
fn m10_the_top_card_starts_the_car_and_the_week() {
    for seed in 0..40 {
        let scene = dealt(4, seed);
        let start = scene.game.played.iter().next().unwrap();
        assert_eq!((scene.game.car, scene.game.day), (start.town(), scene.game.edition.best_day(start)));
        assert!(scene.told.contains(&Event::Started { print: scene.game.edition.print(start) }));
        assert_eq!(scene.points(), [0; 4]);
        assert!(!scene.game.opened.contains(scene.game.car), "its suitcase stays closed");
        assert_ne!(scene.game.phase, Phase::Cash, "nobody scores for the start");
    }
}

#[test]
fn m11_a_first_tuesday_or_friday_counts_double() {
    for day in [Day::Tuesday, Day::Friday] {
        let mut scene = Stage::in_turn(3).first().day(day).car(3).hand(0, "6a 6b 1a").begin();
        while let Phase::InTurn(auction) = scene.game.phase {
            scene.drop_out(&[auction.turn.0]);
        }
        scene.drive(6).cash(0, "6a").cash_nothing();
        let printed = scene.game.edition.worth(card("6a"), day);
        assert_eq!(scene.points()[0], 2 * i16::from(printed));
    }
}

#[test]
fn m11_a_first_sunday_is_an_ordinary_day() {
    for options in Options::every() {
        let scene = starting_on(Day::Sunday, options);
        assert!(matches!(scene.game.phase, Phase::Ready { .. } | Phase::InTurn(_)), "with an auction");
        assert!(!scene.tells(EventKind::RodeFree));
    }
    let stage = Stage::in_turn(3).first().day(Day::Sunday).suitcase(6, Suitcase::Points(4));
    let mut scene = stage.hand(0, "6a 1a").begin();
    let turn = scene.turn().unwrap();
    scene.act(turn, Action::PlayJoker).drive(6);
    assert_eq!(scene.points().iter().sum::<i16>(), 4, "the suitcase is the driver's alone");
    assert_eq!(scene.points()[turn as usize], 4);
    let before = scene.points()[0];
    scene.cash(0, "6a").cash_nothing();
    let printed = scene.game.edition.worth(card("6a"), Day::Sunday);
    assert_eq!(scene.points()[0], before + i16::from(printed), "and nothing counts double");
}

#[test]
fn m10_every_day_can_be_the_first() {
    let days: BTreeSet<Day> = (0..80).map(|seed| dealt(5, seed).game.day).collect();
    assert_eq!(days.len(), 7);
}
