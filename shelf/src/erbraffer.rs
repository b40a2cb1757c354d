//! Die Erbraffer.

use std::sync::LazyLock;

use erbraffer::Erbraffer;
use erbraffer_bot::{ErbrafferSense, Steady};
use erbraffer_face::ErbrafferFace;
use tabletop::Bot;
use words::{Language, Words};

use crate::Title;

#[derive(Debug, Clone, Copy)]
pub struct ErbrafferBox;

impl Title for ErbrafferBox {
    type Game = Erbraffer;
    type Face = ErbrafferFace;
    type Sense = ErbrafferSense;

    const PRINTED: &'static str = "Die Erbraffer";
    const MINUTES: u16 = 60;
    const BOTS: &'static [&'static str] = &["random", "steady"];

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| {
            Words::new([
                include_str!("../../games/erbraffer/words/fr.ftl"),
                include_str!("../../games/erbraffer/words/en.ftl"),
                include_str!("../../games/erbraffer/words/de.ftl"),
            ])
        });
        &WORDS
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::French => include_str!("../../games/erbraffer/RULEBOOK.fr.md"),
            Language::English => include_str!("../../games/erbraffer/RULEBOOK.en.md"),
            Language::German => include_str!("../../games/erbraffer/RULEBOOK.de.md"),
        }
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Erbraffer>>> {
        match name {
            "random" => Some(Box::new(bots::Random)),
            "steady" => Some(Box::new(Steady)),
            _ => None,
        }
    }
}
