//! The texts beside the rules: rulebooks, messages, and tests named after the paragraphs.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use arrayvec::ArrayVec;
use maloney::{
    Card, Day, Dollars, Ending, Event, EventKind, Maloney, Options, Print, Reason, Suitcase, Town, score_line,
};
use strum::IntoEnumIterator;
use tabletop::{Arg, Game, Line, Options as _, Seat, SeatSet, Viewer};
use words::{Language, Words, messages};

/// The messages whose use is looked at here; all others belong to the face, whose own tests look at them.
const OURS: [&str; 8] = ["event-", "refusal-", "option-", "town-", "day-", "suitcase-", "card", "score"];

fn ours(id: &str) -> bool {
    // "card" and "score" are whole names, the others beginnings: "cards-left" would be the face's.
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

fn all_words() -> Words {
    Words::new([&text(Language::French), &text(Language::English), &text(Language::German)])
}

fn every_rule() -> impl Iterator<Item = String> {
    (1..=29).map(|number| format!("M{number}"))
}

/// A card of every town, and every best day.
fn prints() -> Vec<Print> {
    let days: Vec<Day> = Day::all().collect();
    Town::all()
        .enumerate()
        .map(|(place, town)| Print { card: Card::new(town, 0).unwrap(), best: days[place % 7] })
        .collect()
}

/// Every event there is, in each of the ways it can be told.
fn samples() -> Vec<Event> {
    let (seat, other) = (Seat(0), Seat(1));
    let (sum, price, fine) = (Dollars(700), Dollars(800), Dollars(2000));
    let print = prints()[2];
    let town = print.card.town();
    let one: SeatSet = [seat].into_iter().collect();
    let all: SeatSet = [seat, other].into_iter().collect();
    let cards = |count: usize| prints().into_iter().take(count).collect();
    let mut events = vec![
        Event::Dealt { seat, count: 12, cards: Some(prints().into_iter().take(12).collect()) },
        Event::Dealt { seat, count: 12, cards: None },
        Event::DayBegan { day: Day::Monday, number: 2 },
        Event::SaidReady { seat },
        Event::OpenerDrawn { seat },
        Event::AuctionOpened { first: None },
        Event::AuctionOpened { first: Some(seat) },
        Event::NobodyCanCall,
        Event::Called { seat, sum, standing: false },
        Event::Called { seat, sum, standing: true },
        Event::StandingBidChanged { seat, limit: Some(sum) },
        Event::StandingBidChanged { seat, limit: None },
        Event::Declined { seat, price },
        Event::Declined { seat, price: Dollars(0) },
        Event::DroppedOut { seat },
        Event::Sold { seat, price },
        Event::Overbid { seat, price, fine },
        Event::JokerPlayed { seat },
        Event::NobodyCalled,
        Event::DrivesAgain { seat },
        Event::DriverDrawn { seat },
        Event::Drove { seat, town },
        Event::Turned { print },
        Event::TownDrawn { town },
        Event::RodeFree { town },
        Event::Reshuffled { count: 28 },
        Event::Chose { seat, cards: ArrayVec::new() },
        Event::Chose { seat, cards: cards(2) },
        Event::Cashed { seat, cards: [(print, 7), (print, 4)].into_iter().collect() },
        Event::NobodyCashed,
        Event::WillMoved { to: Some(seat) },
        Event::WillMoved { to: None },
        Event::Totalled { seat, points: 69, money: sum, score: 697 },
        Event::Totalled { seat, points: -2, money: sum, score: -13 },
        Event::Won { winners: one, score: 697 },
        Event::Won { winners: all, score: 697 },
    ];
    events.extend(prints().into_iter().map(|print| Event::Started { print }));
    for high in [None, Some(seat)] {
        events.extend((1..=3).map(|times| Event::Counted { times, high }));
    }
    for suitcase in
        [1, -1].into_iter().flat_map(|sign| [Suitcase::Points(3 * sign), Suitcase::Dollars(500 * i16::from(sign))])
    {
        events.extend([one, all].map(|whose| Event::SuitcaseOpened { town, suitcase, whose }));
    }
    events.extend([Ending::Points, Ending::EmptyHand, Ending::Days].map(|ending| Event::Ended { ending }));
    events
}

/// Everything the rules ever say.
fn lines() -> Vec<Line> {
    let events = samples();
    let told: BTreeSet<&str> = events.iter().map(|event| EventKind::from(event).into()).collect();
    let kinds: BTreeSet<&str> = EventKind::iter().map(Into::into).collect();
    assert_eq!(told, kinds, "there is a sample of every kind of event");
    events.iter().map(Maloney::tell).chain(Reason::iter().map(Reason::line)).collect()
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
    let words = all_words();
    for id in used().into_keys() {
        let line = Line::new(id.clone().leak());
        let said = Language::ALL.map(|language| words.say(language, &line, &[]));
        for (language, said) in Language::ALL.iter().zip(&said) {
            assert!(*said != id && !said.trim().is_empty(), "{id} is not said in {}", language.name());
        }
        // Names and short words can be alike in two languages; sentences can't.
        if id.starts_with("event-") || id.starts_with("refusal-") {
            assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{id} is not translated: {said:?}");
        }
    }
}

#[test]
fn everything_is_said_without_a_gap() {
    let words = all_words();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    for language in Language::ALL {
        for line in lines() {
            let said = words.say(language, &line, &names);
            assert!(!said.contains(['{', '}']), "{said}");
            assert!(said.ends_with(['.', '!']), "a sentence ends: {said}");
        }
    }
}

#[test]
fn scores_are_said_with_their_tenths() {
    let words = all_words();
    let said = |language, tenths| words.say(language, &score_line(tenths), &[]);
    assert_eq!(
        [725, 690, 3, 0, -5, -25].map(|tenths| said(Language::English, tenths)),
        ["72.5", "69.0", "0.3", "0.0", "−0.5", "−2.5"]
    );
    assert_eq!((said(Language::French, 725), said(Language::German, -25)), ("72,5".into(), "−2,5".into()));
}

#[test]
fn what_is_secret_is_said_to_its_owner_only() {
    let words = all_words();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let said = |event: &Event, viewer| {
        Maloney::seen(event, viewer).map(|event| words.say(Language::English, &Maloney::tell(&event), &names))
    };
    let (owner, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    let dealt = Event::Dealt { seat: Seat(0), count: 2, cards: Some(prints().into_iter().take(2).collect()) };
    assert_eq!(said(&dealt, owner).unwrap(), "Anna is dealt San Francisco (Monday) and San Diego (Tuesday).");
    assert_eq!(said(&dealt, other).unwrap(), "Anna gets 2 hidden cards.");
    let called = Event::Called { seat: Seat(0), sum: Dollars(700), standing: true };
    assert_eq!(said(&called, owner).unwrap(), "Anna calls $700 by standing bid.");
    assert_eq!(said(&called, other).unwrap(), "Anna calls $700.");
    assert_eq!(said(&called, Viewer::Public).unwrap(), "Anna calls $700.");
    let stands = Event::StandingBidChanged { seat: Seat(0), limit: Some(Dollars(900)) };
    let chose = Event::Chose { seat: Seat(0), cards: ArrayVec::new() };
    for event in [stands, chose] {
        assert!(said(&event, owner).is_some() && said(&event, other).is_none());
        assert!(said(&event, Viewer::Public).is_none());
    }
}
