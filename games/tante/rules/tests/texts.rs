//! The texts beside the rules: rulebooks, messages of rules and page, and tests named after the paragraphs.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use proof::Texts;
use strum::IntoEnumIterator;
use tabletop::{Game, Refusal, Seat, SeatSet, Viewer};
use tante::{Card, Cards, Colour, Count, Event, EventKind, Gifts, Nature, Reason, Tante};
use words::Language;

/// The messages that the rules use; all others belong to the face.
const OURS: [&str; 8] = ["event-", "refusal-", "option-", "colour-", "gentleman-", "card", "gifts", "gift-alone"];
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn texts() -> Texts<'static, Tante> {
    Texts {
        folder: Path::new(FOLDER),
        last_rule: "T26",
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
    let card: Card = "red-5".parse().expect("a card of the deck");
    let cards = [card; 3];
    let hand: Cards = [card].into_iter().collect();
    let seat = Seat(0);
    let aunt = Seat(1);
    let gifts = Gifts([1, 0, 0, 1]);
    let met = |gentleman| [Nature::Colour, Nature::Value].map(|nature| Event::Met { gentleman, nature, left: 3 });
    let won = |winners: &[Seat]| Event::Won { winners: winners.iter().copied().collect::<SeatSet>(), total: 7 };
    let mut events = vec![
        Event::ColoursLeft { colours: Colour::iter().collect() },
        Event::Dealt { seat, count: 42, cards: Some(Card::all().collect()) },
        Event::Dealt { seat, count: 3, cards: None },
        Event::AuntDrawn { aunt },
        Event::TurnedUp { aunt, cards },
        Event::Exchanged { aunt, gave: card, took: card },
        Event::Kept { aunt },
        Event::BidCalled { seat, gifts },
        Event::BidCalled { seat, gifts: Gifts([0, 0, 0, 1]) },
        Event::Withdrew { seat },
        Event::Outbid { seat },
        Event::Bought { seat, cards, gifts },
        Event::NobodyBid { first: seat },
        Event::BoughtOut { seat, card },
        Event::Took { seat, cards },
        Event::AuntTook { aunt, cards },
        Event::Married,
        Event::StackTaken,
        Event::Counted { seat, hand, count: Count::of(hand, true) },
        won(&[seat]),
        won(&[seat, aunt]),
    ];
    events.extend((1..=8).flat_map(met));
    events
}

#[test]
fn what_was_dealt_is_said_to_its_owner_only() {
    let words = texts().words();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let cards = ["red-5", "blue-0", "gold-20"].map(|name| name.parse::<Card>().unwrap()).into_iter().collect();
    let dealt = Event::Dealt { seat: Seat(0), count: 3, cards: Some(cards) };
    let said = |viewer| words.say(Language::English, &Tante::tell(&Tante::seen(&dealt, viewer).unwrap()), &names);
    assert_eq!(said(Viewer::Seat(Seat(0))), "Anna is dealt red 5, blue 0 and gold 20.");
    assert_eq!(said(Viewer::Seat(Seat(1))), "Anna gets 3 hidden cards.");
    assert_eq!(said(Viewer::Public), "Anna gets 3 hidden cards.");
}
