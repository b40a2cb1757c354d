//! The texts beside the rules: rulebooks, messages of rules and page, and tests named after the paragraphs.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use erbraffer::{
    Bequest, Bequests, Card, Count, Edition, Erbraffer, Event, EventKind, Hand, Heirloom, Heirlooms, Kind, Pair,
    Person, Reason,
};
use proof::Texts;
use strum::IntoEnumIterator;
use tabletop::{Edition as _, Game, Line, Refusal, Seat, SeatSet, Viewer};
use words::Language;

/// The messages that the rules use; all others belong to the face.
const OURS: [&str; 9] =
    ["event-", "refusal-", "option-", "person-", "heirloom-", "card-", "text-", "bequest", "bequest-"];

fn person(key: &str) -> Person {
    key.parse().unwrap()
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn texts() -> Texts<'static, Erbraffer> {
    let deck = Edition::parse(Erbraffer::EDITIONS[0].1).unwrap().deck;
    Texts {
        folder: Path::new(FOLDER),
        last_rule: "E36",
        ours: &OURS,
        events: samples(),
        refusals: Reason::iter().map(Refusal::from).collect(),
        sentences: deck.iter().map(|card| card.text()).collect(),
    }
}

#[test]
fn rulebooks_messages_and_tests_go_with_the_game() {
    let flaws = texts().flaws::<EventKind>();
    assert!(flaws.is_empty(), "{flaws:#?}");
}

/// Every event there is, in each of the ways it can be told.
fn samples() -> Vec<Event> {
    let edition = Edition::parse(Erbraffer::EDITIONS[0].1).unwrap();
    let card: Card = "tax-6-hourglass".parse().unwrap();
    let cards: Hand = [card].into_iter().collect();
    let seat = Seat(0);
    let last = Seat(1);
    let couple = Pair::new(person("a1"), person("b1"));
    let heirlooms: Heirlooms = Heirloom::all().collect();
    let bequest = |cash, heirlooms| Bequest { to: person("d1"), cash, heirlooms };
    let shares: Bequests =
        [bequest(3, Heirlooms::none()), bequest(0, heirlooms), bequest(7, heirlooms)].into_iter().collect();
    let count = Count { cash: 3, heirlooms: 12, benefactors: 4 };
    let seats = |seats: &[Seat]| seats.iter().copied().collect::<SeatSet>();
    let paid = |holders: &[Seat], bank| Event::BenefactorPaid {
        benefactor: person("ex"),
        holders: seats(holders),
        each: 4,
        bank,
    };
    let mut events = vec![
        Event::Dealt { seat, count: 4, cards: None },
        Event::Dealt { seat, count: 4, cards: Some(cards) },
        Event::PortraitsDealt { seat, count: 1, portraits: None },
        Event::PortraitsDealt { seat, count: 2, portraits: Some([person("p1")].into_iter().collect()) },
        Event::BenefactorsDealt { seat, count: 3, benefactors: None },
        Event::BenefactorsDealt { seat, count: 3, benefactors: Some([person("ex")].into_iter().collect()) },
        Event::FirstDrawn { seat },
        Event::HalfGiven { from: person("d1"), to: person("d2"), amount: 3 },
        Event::HeirloomGiven { heirloom: Heirloom::Clock, from: person("d1"), to: person("d2") },
        Event::HeirloomsSwapped { one: (Heirloom::Clock, person("d1")), other: (Heirloom::Jug, person("d2")) },
        Event::HandThrown { seat, cards },
        Event::ThrewAway { seat, cards },
        Event::Drew { seat, count: 1, cards: None },
        Event::Drew { seat, count: 1, cards: Some(cards) },
        Event::Reshuffled { count: 20 },
        Event::AnotherTurn { seat },
        Event::HourglassMoved { seat, year: 1850 },
        Event::WillPlaced { seat, person: person("A1") },
        Event::ChangeBegan { year: 1870 },
        Event::SettledAtOnce { couple, to: None },
        Event::SettledAtOnce { couple, to: Some((person("d1"), heirlooms)) },
        Event::Divided { seat, division: 1, couple, shares: shares.clone() },
        Event::NewWillFound { seat, division: 2, couple, shares },
        Event::LetStand { seat, division: 2, all: false },
        Event::LetStand { seat, division: 2, all: true },
        Event::TimeUp { division: 2 },
        Event::Settled { couple },
        paid(&[], 4),
        paid(&[seat], 0),
        paid(&[seat, last], 0),
        paid(&[seat, last], 1),
        Event::GenerationBegan { year: 1870 },
        Event::LastRoundBegan { last },
        Event::TurnsRanOut { turns: 400 },
        Event::Counted { seat, portraits: [person("p1"), person("q2")].into_iter().collect(), count },
        Event::Won { winners: seats(&[seat]), total: 30 },
        Event::Won { winners: seats(&[seat, last]), total: 30 },
        Event::TrialEnded,
        Event::TrialRanOut { turns: 400 },
    ];
    events.extend(edition.deck.iter().map(|card| Event::Played { seat, card: *card }));
    events.extend(Person::all().map(|person| Event::Gained { person, amount: 5 }));
    events.extend(Person::all().map(|person| Event::Lost { person, amount: 0 }));
    events
}

#[test]
fn the_rulebooks_call_every_kind_of_card_by_its_title() {
    let words = texts().words();
    for language in Language::ALL {
        let book = fs::read_to_string(format!("{FOLDER}/RULEBOOK.{}.md", language.code())).unwrap();
        for kind in Kind::iter() {
            let title = words.say(language, &Line::new(format!("card-{}", kind.name()).leak()), &[]);
            let title = title.split([' ', '\u{a0}']).take_while(|word| !word.contains(['−', '+'])).collect::<Vec<_>>();
            assert!(book.contains(&format!("| {} |", title.join(" "))), "{title:?} in {}", language.name());
        }
    }
}

#[test]
fn everybody_has_a_name_of_their_own_and_the_same_in_every_language() {
    let words = texts().words();
    let names = |language| Person::all().map(|person| words.say(language, &person.line(), &[])).collect::<Vec<_>>();
    let english = names(Language::English);
    assert_eq!(english.iter().collect::<BTreeSet<_>>().len(), Person::all().count());
    assert_eq!(names(Language::French), english);
    assert_eq!(names(Language::German), english);
}

#[test]
fn what_was_dealt_is_said_to_its_owner_only() {
    let words = texts().words();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let dealt =
        Event::PortraitsDealt { seat: Seat(0), count: 1, portraits: Some([person("p1")].into_iter().collect()) };
    let said =
        |viewer| words.say(Language::English, &Erbraffer::tell(&Erbraffer::seen(&dealt, viewer).unwrap()), &names);
    assert_eq!(said(Viewer::Seat(Seat(0))), "Anna secretly plays for Stefan Brandt.");
    assert_eq!(said(Viewer::Seat(Seat(1))), "Anna gets a secret portrait.");
    assert_eq!(said(Viewer::Public), "Anna gets a secret portrait.");
}
