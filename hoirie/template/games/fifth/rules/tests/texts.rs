//! The texts beside the rules: rulebooks, messages of rules and page, and tests named after the paragraphs.

use std::path::Path;

use fifth::{Event, EventKind, Fifth, Reason};
use proof::Texts;
use strum::IntoEnumIterator;
use tabletop::{Refusal, Seat};
use words::Language;

/// The messages that the rules use; all others belong to the face.
const OURS: [&str; 3] = ["event-", "refusal-", "option-"];
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn texts() -> Texts<'static, Fifth> {
    Texts {
        folder: Path::new(FOLDER),
        last_rule: "F3",
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
    vec![Event::Passed { seat: Seat(0) }]
}

#[test]
fn rulebooks_are_written() {
    for language in Language::ALL {
        let file = Path::new(FOLDER).join(format!("RULEBOOK.{}.md", language.code()));
        let book = std::fs::read_to_string(&file).expect("there is a rulebook in every language");
        assert!(!book.contains("TODO"), "Write the paragraphs that say TODO in {}.", file.display());
    }
}
