//! Before the first turn (E7–E11).

use tabletop::{Chance, Game, Options as _, RuleId, Seat, Setup, Viewer};

use super::Scene;
use crate::{Clock, Erbraffer, Event, EventKind, Options, People, Person, Phase};

fn dealt(seats: u8, seed: u64) -> Scene {
    Scene::dealt(seats, Options::default(), seed)
}

#[test]
fn e7_ancestors_and_dowries_have_their_cash_from_the_start() {
    let scene = dealt(4, 1);
    assert_eq!(scene.game.edition.calendar.year(scene.game.hourglass), 1840);
    for person in Person::all() {
        let expected = match person.key() {
            "A1" | "A2" | "B1" | "B2" | "C1" | "C2" => 10,
            "o1" | "o2" | "o3" | "o4" => 5,
            _ => 0,
        };
        assert_eq!(scene.cash(person.key()), expected, "{person}");
    }
    assert!(scene.has("A1", "jug") && scene.has("A2", "violin") && scene.has("C2", "porcelain"));
    assert_eq!((scene.game.bank, scene.game.edition.coins()), (0, 80));
}

#[test]
fn e8_everybody_gets_four_hidden_cards_and_the_rest_is_the_stack() {
    for seats in 2..=6 {
        let scene = dealt(seats, 5);
        assert!(Seat::all(seats).all(|seat| scene.hand(seat.0).len() == 4));
        assert_eq!(scene.game.stack.len(), 48 - 4 * seats as usize);
        assert!(scene.game.discards.is_empty());
    }
}

#[test]
fn e8_only_the_owner_sees_what_was_dealt() {
    let scene = dealt(4, 5);
    for event in &scene.told {
        for viewer in Viewer::all(4) {
            match Erbraffer::seen(event, viewer).unwrap() {
                Event::Dealt { seat, cards, .. } => assert_eq!(cards.is_some(), viewer.is(seat)),
                Event::PortraitsDealt { seat, portraits, .. } => assert_eq!(portraits.is_some(), viewer.is(seat)),
                Event::BenefactorsDealt { seat, benefactors, .. } => assert_eq!(benefactors.is_some(), viewer.is(seat)),
                _ => {}
            }
        }
    }
}

#[test]
fn e9_with_two_or_three_players_everybody_has_two_heirs() {
    for (seats, each) in [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1)] {
        let scene = dealt(seats, 3);
        let all: Vec<Person> = scene.game.portraits.iter().flatten().copied().collect();
        let different: People = all.iter().copied().collect();
        assert!(Seat::all(seats).all(|seat| scene.game.portraits[seat.index()].len() == each));
        assert_eq!(different.len(), all.len());
        assert!(different.without(scene.game.edition.last_heirs()).is_empty());
    }
}

#[test]
fn e9_the_table_seats_two_to_six() {
    for seats in [0, 1, 7, 255] {
        let setup = Setup::<Erbraffer>::published(seats, Options::default());
        let mut told = Vec::new();
        let refusal = Erbraffer::set_up(&setup, &mut Chance::quick(0), &mut told).unwrap_err();
        assert_eq!((refusal.rule, refusal.because.id), (RuleId("E9"), "refusal-seat-count"));
        assert!(told.is_empty());
    }
}

#[test]
fn e10_nobody_has_a_benefactor_twice_or_three_of_a_generation() {
    for seats in 2..=6 {
        let each = if seats <= 3 { 4 } else { 3 };
        for seed in 0..100 {
            let game = dealt(seats, seed).game;
            for seat in Seat::all(seats) {
                let cards = &game.benefactors[seat.index()];
                let different: People = cards.iter().copied().collect();
                assert_eq!((cards.len(), different.len()), (each, each));
                assert!(
                    game.edition
                        .generations
                        .iter()
                        .all(|generation| generation.benefactors.among(different).len() <= 2)
                );
            }
        }
    }
}

#[test]
fn e11_who_begins_is_drawn_by_lot() {
    let first = |seed| match dealt(5, seed).game.phase {
        Phase::Turn { seat } => seat.0,
        phase => panic!("{phase:?}"),
    };
    assert_eq!((0..60).map(first).collect::<std::collections::HashSet<u8>>().len(), 5);
    assert!(dealt(5, 9).tells(EventKind::FirstDrawn));
    assert_eq!(dealt(5, 9).game, dealt(5, 9).game, "the same seed deals the same game");
}

#[test]
fn e29_the_clock_is_an_option() {
    let clock = |value| Options::from_pairs([("clock", value)]).unwrap().clock.milliseconds();
    assert_eq!(["off", "15", "30", "60"].map(clock), [None, Some(15_000), Some(30_000), Some(60_000)]);
    assert_eq!(Options::default(), Options { trial: false, clock: Clock::Off });
    assert_eq!(Options::every().len(), 8);
    for options in Options::every() {
        let map = options.to_map();
        assert_eq!(Options::from_pairs(map.iter().map(|(key, value)| (key.as_str(), value.as_str()))), Ok(options));
    }
}
