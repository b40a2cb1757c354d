//! The texts beside the rules: rulebooks, messages, and tests named after the paragraphs.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use erbraffer::{
    Bequest, Bequests, Card, Count, Edition, Erbraffer, Event, EventKind, Hand, Heirloom, Heirlooms, Kind, Options,
    Pair, Person, Reason,
};
use strum::IntoEnumIterator;
use tabletop::{Arg, Edition as _, Game, Line, Options as _, Seat, SeatSet, Viewer};
use words::{Language, Words, messages};

/// The messages whose use is looked at here; all others belong to the face, whose own tests look at them.
const OURS: [&str; 9] =
    ["event-", "refusal-", "option-", "person-", "heirloom-", "card-", "text-", "bequest", "bequest-"];

fn ours(id: &str) -> bool {
    OURS.iter().any(|known| if known.ends_with('-') { id.starts_with(known) } else { id == *known })
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = folder().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text(language: Language) -> String {
    read(format!("words/{}.ftl", language.code()))
}

fn words() -> Words {
    Words::new([&text(Language::French), &text(Language::English), &text(Language::German)])
}

fn every_rule() -> impl Iterator<Item = String> {
    (1..=36).map(|number| format!("E{number}"))
}

fn person(key: &str) -> Person {
    key.parse().unwrap()
}

/// Every event there is, in each of the ways it can be told.
fn samples() -> Vec<Event> {
    let edition = Edition::parse(Erbraffer::EDITIONS[0].1).unwrap();
    let card: Card = "tax-6-hourglass".parse().unwrap();
    let cards: Hand = [card].into_iter().collect();
    let (seat, last) = (Seat(0), Seat(1));
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
    ];
    events.extend(edition.deck.iter().map(|card| Event::Played { seat, card: *card }));
    events.extend(Person::all().map(|person| Event::Gained { person, amount: 5 }));
    events.extend(Person::all().map(|person| Event::Lost { person, amount: 0 }));
    events
}

/// Everything the rules ever say in a sentence.
fn lines() -> Vec<Line> {
    let events = samples();
    let told: BTreeSet<&str> = events.iter().map(|event| EventKind::from(event).into()).collect();
    let kinds: BTreeSet<&str> = EventKind::iter().map(Into::into).collect();
    assert_eq!(told, kinds, "there is a sample of every kind of event");
    let deck = Edition::parse(Erbraffer::EDITIONS[0].1).unwrap().deck;
    let texts: Vec<Line> = deck.iter().map(|card| card.text()).collect();
    events.iter().map(Erbraffer::tell).chain(Reason::iter().map(Reason::line)).chain(texts).collect()
}

/// The names of the arguments that each message is given, the messages inside arguments included.
fn given(line: &Line, into: &mut BTreeMap<String, BTreeSet<String>>) {
    fn inside(arg: &Arg, into: &mut BTreeMap<String, BTreeSet<String>>) {
        match arg {
            Arg::Line(line) => given(line, into),
            Arg::List(args) => args.iter().for_each(|arg| inside(arg, into)),
            Arg::Number(_) | Arg::Seat(_) => {}
        }
    }
    into.insert(line.id.to_owned(), line.args.iter().map(|(name, _)| (*name).to_owned()).collect());
    line.args.iter().for_each(|(_, arg)| inside(arg, into));
}

fn used() -> BTreeMap<String, BTreeSet<String>> {
    let mut used = BTreeMap::new();
    lines().iter().for_each(|line| given(line, &mut used));
    for choice in Options::CHOICES {
        let of_values = choice.values.iter().map(|value| format!("option-{}-{value}", choice.key));
        for id in of_values.chain([format!("option-{}", choice.key)]) {
            used.insert(id, BTreeSet::new());
        }
    }
    used
}

#[test]
fn every_rulebook_has_every_paragraph_once_and_in_order() {
    for language in Language::ALL {
        let book = read(format!("RULEBOOK.{}.md", language.code()));
        let numbers: Vec<String> = book
            .lines()
            .filter_map(|line| line.strip_prefix("**")?.split_once("** "))
            .map(|(number, _)| number.to_owned())
            .collect();
        assert_eq!(numbers, every_rule().collect::<Vec<_>>(), "{}", language.name());
    }
}

#[test]
fn the_rulebooks_call_every_kind_of_card_by_its_title() {
    let words = words();
    for language in Language::ALL {
        let book = read(format!("RULEBOOK.{}.md", language.code()));
        for kind in Kind::iter() {
            let title = words.say(language, &Line::new(format!("card-{}", kind.name()).leak()), &[]);
            let title = title.split([' ', '\u{a0}']).take_while(|word| !word.contains(['−', '+'])).collect::<Vec<_>>();
            assert!(book.contains(&format!("| {} |", title.join(" "))), "{title:?} in {}", language.name());
        }
    }
}

#[test]
fn every_paragraph_has_a_test_of_its_name() {
    let mut tests = String::new();
    for file in fs::read_dir(folder().join("rules/src/tests")).unwrap() {
        tests += &fs::read_to_string(file.unwrap().path()).unwrap();
    }
    for rule in every_rule() {
        let name = format!("#[test]\nfn {}_", rule.to_lowercase());
        assert!(tests.contains(&name), "no test is named after {rule}");
    }
}

#[test]
fn every_rule_that_is_cited_stands_in_the_rulebook() {
    let cited = Reason::iter().map(Reason::rule).chain(Options::CHOICES.iter().map(|choice| choice.rule));
    for rule in cited {
        assert!(every_rule().any(|known| known == rule.0), "{rule} is no rule");
    }
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_arguments() {
    let [french, english, german] = Language::ALL.map(|language| messages(&text(language)));
    assert_eq!(french, english);
    assert_eq!(english, german);
}

#[test]
fn every_message_that_the_rules_use_is_there_with_its_arguments() {
    for language in Language::ALL {
        let messages = messages(&text(language));
        for (id, arguments) in used() {
            assert_eq!(messages.get(&id), Some(&arguments), "{id} in {}", language.name());
        }
    }
}

#[test]
fn no_message_of_the_rules_is_left_over() {
    let used = used();
    for id in messages(&text(Language::English)).into_keys().filter(|id| ours(id)) {
        assert!(used.contains_key(&id), "nothing ever says {id}");
    }
}

#[test]
fn every_message_is_a_text_of_its_own() {
    let words = words();
    for id in used().into_keys() {
        let line = Line::new(id.clone().leak());
        let said = Language::ALL.map(|language| words.say(language, &line, &[]));
        for (language, said) in Language::ALL.iter().zip(&said) {
            assert!(*said != id && !said.trim().is_empty(), "{id} is not said in {}", language.name());
        }
        // Names and short words can be alike in two languages; sentences can't.
        if ["event-", "refusal-", "text-"].iter().any(|sentence| id.starts_with(sentence)) {
            assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{id} is not translated: {said:?}");
        }
    }
}

#[test]
fn everybody_has_a_name_of_their_own_and_the_same_in_every_language() {
    let words = words();
    let names = |language| Person::all().map(|person| words.say(language, &person.line(), &[])).collect::<Vec<_>>();
    let english = names(Language::English);
    assert_eq!(english.iter().collect::<BTreeSet<_>>().len(), Person::all().count());
    assert_eq!(names(Language::French), english);
    assert_eq!(names(Language::German), english);
}

#[test]
fn everything_is_said_without_a_gap() {
    let words = words();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    for language in Language::ALL {
        for line in lines() {
            let said = words.say(language, &line, &names);
            assert!(!said.contains(['{', '}', '$']), "{said}");
            assert!(said.ends_with(['.', '!']), "a sentence ends: {said}");
        }
    }
}

#[test]
fn what_was_dealt_is_said_to_its_owner_only() {
    let words = words();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let dealt =
        Event::PortraitsDealt { seat: Seat(0), count: 1, portraits: Some([person("p1")].into_iter().collect()) };
    let said =
        |viewer| words.say(Language::English, &Erbraffer::tell(&Erbraffer::seen(&dealt, viewer).unwrap()), &names);
    assert_eq!(said(Viewer::Seat(Seat(0))), "Anna secretly plays for Stefan Brandt.");
    assert_eq!(said(Viewer::Seat(Seat(1))), "Anna gets a secret portrait.");
    assert_eq!(said(Viewer::Public), "Anna gets a secret portrait.");
}
