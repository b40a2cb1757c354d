//! Texts that are whole pass, and every gap in them is named.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use proof::Texts;
use strum::EnumIter;
use tabletop::{Line, Refusal, RuleId, Seat};

use crate::toy::{Happened, Toy, flaw};

#[derive(Debug, PartialEq, EnumIter)]
enum Kind {
    Drew,
    Ended,
}

impl From<&Happened> for Kind {
    fn from(event: &Happened) -> Kind {
        if *event == Happened::Ended { Kind::Ended } else { Kind::Drew }
    }
}

/// A folder with whole texts, in which one may then be changed; gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Folder(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name));
        let words = |drew, ended, no, page| {
            format!("drew = {{ $seat }} {drew}.\nended = {ended}.\nrefusal-no = {no}!\nface-page = {page}\n")
        };
        folder.write("words/fr.ftl", &words("pioche", "Fini", "Non", "Page"));
        folder.write("words/en.ftl", &words("draws", "Over", "No", "Page"));
        folder.write("words/de.ftl", &words("zieht", "Aus", "Nein", "Seite"));
        for language in words::Language::ALL {
            folder.write(&format!("RULEBOOK.{}.md", language.code()), "# Toy\n\n**X1** One.\n\n**X2** Two.\n");
        }
        folder.write("face/src/page.rs", "fn page() { say(\"face-page\") }\n");
        folder.write("rules/src/tests/all.rs", "#[test]\nfn x1_one() {}\n#[test]\nfn x2_two() {}\n");
        folder
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn change(&self, file: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.0.join(file)).unwrap();
        assert!(text.contains(from), "{text}");
        self.write(file, &text.replace(from, to));
    }

    fn flaws(&self) -> Vec<String> {
        self.flaws_with(vec![Happened::Drew(Seat(0), None), Happened::Ended], "X2")
    }

    fn flaws_with(&self, events: Vec<Happened>, rule: &'static str) -> Vec<String> {
        let refusals = vec![Refusal { rule: RuleId(rule), because: Line::new("refusal-no") }];
        let ours = &["drew", "ended", "refusal-"][..];
        let sentences = Vec::new();
        Texts::<Toy<{ flaw::NONE }>> { folder: &self.0, last_rule: "X2", ours, events, refusals, sentences }
            .flaws::<Kind>()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn whole_texts_pass_and_gaps_are_named() {
    assert_eq!(Folder::new("texts-whole").flaws(), [""; 0]);
    let gaps = [
        ("RULEBOOK.fr.md", "**X2**", "**X3**", "the Français rulebook has the paragraphs"),
        ("rules/src/tests/all.rs", "fn x2", "fn y2", "no test is named X2"),
        ("words/de.ftl", "ended = Aus.", "", "ended is not the same in English and in Deutsch"),
        ("words/fr.ftl", "{ $seat }", "", "drew with {\"seat\"} is not in Français"),
        ("words/en.ftl", "refusal-no", "refusal-more = More.\nrefusal-no", "nothing ever says refusal-more"),
        ("words/fr.ftl", "Non", "No", "refusal-no is not translated"),
        ("words/de.ftl", "Nein!", "Nein", "refusal-no is no whole sentence"),
        ("face/src/page.rs", "face-page", "face-title", "there is no message face-title"),
        ("face/src/page.rs", "face-page", "", "no page says face-page"),
    ];
    for (number, (file, from, to, flaw)) in gaps.into_iter().enumerate() {
        let folder = Folder::new(&format!("texts-{number}"));
        folder.change(file, from, to);
        let flaws = folder.flaws();
        assert!(flaws.iter().any(|found| found.starts_with(flaw)), "{flaw}? {flaws:#?}");
    }
}

#[test]
fn every_event_has_a_sample_and_every_rule_that_is_cited_exists() {
    let folder = Folder::new("texts-events");
    let flaws = folder.flaws_with(vec![Happened::Ended], "X9");
    assert!(flaws.contains(&"there is no sample of Drew".to_owned()), "{flaws:#?}");
    assert!(flaws.contains(&"X9 is cited, and is no rule".to_owned()), "{flaws:#?}");
}
