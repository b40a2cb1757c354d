//! The texts beside the rules: rulebooks, messages of rules and page, and tests named after the paragraphs.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use millionen::{Card, Event, EventKind, Millionen, Reason};
use proof::Texts;
use strum::IntoEnumIterator;
use tabletop::{Game, Refusal, Seat, Viewer};
use words::Language;

/// How the messages begin that the rules use; all others belong to the face.
const OURS: [&str; 4] = ["event-", "refusal-", "option-", "card-"];
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn texts() -> Texts<'static, Millionen> {
    Texts {
        folder: Path::new(FOLDER),
        last_rule: "P17",
        ours: &OURS,
        events: samples(),
        refusals: Reason::iter().map(Refusal::from).collect(),
        sentences: Vec::new(),
    }
}

#[test]
fn rulebooks_messages_and_tests_go_with_the_game() {
    let flaws = texts().flaws::<EventKind>();
    assert!(flaws.is_empty(), "{flaws:#?}");
}

/// Every event there is, in each of the ways it can be told.
fn samples() -> Vec<Event> {
    let card = Card::Socialite4;
    let pickpocket = Card::Pickpocket3;
    let seat = Seat(0);
    let whom = Seat(1);
    let boss = Seat(1);
    vec![
        Event::Dealt { seat, count: 13, cards: Some(Card::ALL.into_iter().collect()) },
        Event::Dealt { seat, count: 6, cards: None },
        Event::FirstDrawn { seat },
        Event::Drew { seat, card: Some(card) },
        Event::Drew { seat, card: None },
        Event::Shuffled { cards: 40 },
        Event::Discarded { seat, card },
        Event::SuitcaseLaid { seat, suitcases: 3 },
        Event::Attacked { seat, with: pickpocket, whom },
        Event::Repelled { seat, with: card, pickpocket },
        Event::TurnedRound { seat, pickpocket, whom },
        Event::Stolen { from: seat, to: whom, pickpocket },
        Event::BeganToWait { seat, pickpocket, boss },
        Event::PassedOn { from: seat, to: boss, pickpocket },
        Event::CameBack { seat },
        Event::SixthDiscarded { seat },
        Event::ChasedOff { seat, with: card, pickpocket, boss },
        Event::Cheated { seat, whom, card: Some(card) },
        Event::Cheated { seat, whom, card: None },
        Event::Won { seat },
        Event::NobodyWon { turns: 2000 },
    ]
}

#[test]
fn what_a_cheat_draws_is_said_to_thief_and_victim_only() {
    let words = texts().words();
    let names = ["Anna".to_owned(), "Ben".to_owned(), "Clara".to_owned()];
    let cheated = Event::Cheated { seat: Seat(0), whom: Seat(1), card: Some(Card::Socialite6) };
    let said =
        |viewer| words.say(Language::English, &Millionen::tell(&Millionen::seen(&cheated, viewer).unwrap()), &names);
    for seat in [0, 1] {
        assert_eq!(said(Viewer::Seat(Seat(seat))), "Anna plays a Cheat on Ben and draws: Socialite 6.");
    }
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Public] {
        assert_eq!(said(viewer), "Anna plays a Cheat on Ben and draws a card unseen.");
    }
}
