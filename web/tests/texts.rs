//! Every message of the house exists in every language with the same arguments, and is used.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;

use tabletop::{Game, Options as _};

#[test]
fn no_message_of_the_house_is_missing_or_unused() {
    let mut sources = Vec::new();
    for sources_of in ["src", "../house/src"] {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(sources_of), &mut sources);
    }
    // Every second piece between quotation marks is a string.
    let strings: BTreeSet<&str> = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2)).collect();
    let messages = words::messages(include_str!("../words/en.ftl"));
    for id in messages.keys() {
        assert!(strings.contains(id.as_str()), "{id} is never said");
    }
    let families: BTreeSet<&str> = messages.keys().filter_map(|id| Some(id.split_once('-')?.0)).collect();
    let plain = |string: &str| string.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    for string in strings.iter().filter(|string| plain(string)) {
        let family = string.split_once('-').is_some_and(|(family, rest)| families.contains(family) && !rest.is_empty());
        // Form fields, addresses and purposes of links are not messages.
        let named_otherwise = ["seat-", "table-"].contains(string);
        assert!(!family || named_otherwise || messages.contains_key(*string), "{string} can't be said");
    }
}

#[test]
fn the_house_says_the_same_in_every_language() {
    let messages = |language| words::messages(words::texts!("../words/", ".ftl")(language));
    for language in words::Language::ALL {
        assert_eq!(messages(language), messages(words::Language::English), "{language:?}");
    }
}

#[test]
fn every_box_has_its_line_and_every_option_is_explained() {
    struct Explained(words::Language);
    impl shelf::Visitor for Explained {
        type Output = ();
        fn visit<T: shelf::Title>(self) {
            let choices = <T::Game as Game>::Options::CHOICES.iter();
            let explained = choices.map(|choice| format!("about-{}", choice.key));
            for id in explained.chain(["blurb".to_owned()]) {
                let said = T::words().word(self.0, &id);
                assert!(said.ends_with(['.', '!', '?']), "{} {id} in {}: {said:?}", T::PRINTED, self.0.name());
            }
        }
    }
    for game in shelf::NAMES {
        words::Language::ALL.into_iter().for_each(|language| shelf::with(game, Explained(language)).unwrap());
    }
}

fn read(folder: &Path, into: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, into);
        } else {
            into.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

/// The kinds of decisions that people have habits in, by the names under which old games have saved them.
#[test]
fn every_kind_of_decision_has_a_name() {
    for game in shelf::NAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game);
        let mut records = Vec::new();
        read(&folder.join("records"), &mut records);
        let saved: BTreeSet<String> = records.iter().flat_map(|record| kinds(record)).collect();
        for language in words::Language::ALL {
            let file = folder.join("words").join(format!("{}.ftl", language.code()));
            let messages = words::messages(&std::fs::read_to_string(file).unwrap());
            let named = messages.keys().filter_map(|id| id.strip_prefix("habit-")).map(str::to_owned);
            assert_eq!(named.collect::<BTreeSet<_>>(), saved, "{game} in {}", language.name());
        }
    }
}

fn kinds(record: &str) -> Vec<String> {
    let record: serde_json::Value = serde_json::from_str(record).unwrap();
    let actions = record["log"].as_array().unwrap().iter().map(|row| &row["entry"]["input"]["act"][1]);
    let kind = |action: &serde_json::Value| match action {
        serde_json::Value::String(kind) => Some(kind.clone()),
        serde_json::Value::Object(fields) => fields.keys().next().cloned(),
        _ => None,
    };
    actions.filter_map(kind).collect()
}
