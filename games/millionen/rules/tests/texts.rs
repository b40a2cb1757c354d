//! The texts beside the rules: rulebooks, messages, and tests named after the paragraphs.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use millionen::{Card, Event, EventKind, Millionen, Options, Reason};
use strum::IntoEnumIterator;
use tabletop::{Arg, Game, Line, Options as _, Seat, Viewer};
use words::{Language, Words, messages};

/// How the messages begin whose use is looked at here; all others belong to the face, whose own tests look at them.
const OURS: [&str; 4] = ["event-", "refusal-", "option-", "card-"];

fn ours(id: &str) -> bool {
    OURS.iter().any(|known| id.starts_with(known))
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

fn every_rule() -> impl Iterator<Item = String> {
    (1..=17).map(|number| format!("P{number}"))
}

/// Every event there is, in each of the ways it can be told.
fn samples() -> Vec<Event> {
    let (card, pickpocket) = (Card::Socialite4, Card::Pickpocket3);
    let (seat, whom, boss) = (Seat(0), Seat(1), Seat(1));
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

/// Everything the rules ever say.
fn lines() -> Vec<Line> {
    let events = samples();
    let told: BTreeSet<&str> = events.iter().map(|event| EventKind::from(event).into()).collect();
    let kinds: BTreeSet<&str> = EventKind::iter().map(Into::into).collect();
    assert_eq!(told, kinds, "there is a sample of every kind of event");
    events.iter().map(Millionen::tell).chain(Reason::iter().map(Reason::line)).collect()
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
    let words = Words::new([&text(Language::French), &text(Language::English), &text(Language::German)]);
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
    let words = Words::new([&text(Language::French), &text(Language::English), &text(Language::German)]);
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
fn what_a_cheat_draws_is_said_to_thief_and_victim_only() {
    let words = Words::new([&text(Language::French), &text(Language::English), &text(Language::German)]);
    let names = ["Anna".to_owned(), "Ben".to_owned(), "Clara".to_owned()];
    let cheated = Event::Cheated { seat: Seat(0), whom: Seat(1), card: Some(Card::Socialite6) };
    let said =
        |viewer| words.say(Language::English, &Millionen::tell(&Millionen::seen(&cheated, viewer).unwrap()), &names);
    for seat in [0, 1] {
        assert_eq!(said(Viewer::Seat(Seat(seat))), "Anna sends a Cheat to Ben and draws: Socialite 6.");
    }
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Public] {
        assert_eq!(said(viewer), "Anna sends a Cheat to Ben and draws a hidden card.");
    }
}
