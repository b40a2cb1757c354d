//! Millionen Poker.

use std::sync::LazyLock;

use millionen::Millionen;
use millionen_bot::{MillionenSense, Steady};
use millionen_face::MillionenFace;
use tabletop::Bot;
use words::{Language, Words};

use crate::Title;

#[derive(Debug, Clone, Copy)]
pub struct MillionenBox;

impl Title for MillionenBox {
    type Game = Millionen;
    type Face = MillionenFace;
    type Sense = MillionenSense;

    const PRINTED: &'static str = "Millionen Poker";
    const MINUTES: u16 = 30;
    const BOTS: &'static [&'static str] = &["random", "steady"];

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| {
            Words::new([
                include_str!("../../games/millionen/words/fr.ftl"),
                include_str!("../../games/millionen/words/en.ftl"),
                include_str!("../../games/millionen/words/de.ftl"),
            ])
        });
        &WORDS
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::French => include_str!("../../games/millionen/RULEBOOK.fr.md"),
            Language::English => include_str!("../../games/millionen/RULEBOOK.en.md"),
            Language::German => include_str!("../../games/millionen/RULEBOOK.de.md"),
        }
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Millionen>>> {
        match name {
            "random" => Some(Box::new(bots::Random)),
            "steady" => Some(Box::new(Steady)),
            _ => None,
        }
    }
}
