//! Millionen Poker.

mod character;

use std::sync::LazyLock;

use bots::{Budget, Search};
use millionen::Millionen;
use millionen_bot::{MillionenSense, Weighing, strong};
use millionen_face::MillionenFace;
use tabletop::Bot;
use words::{Language, Words};

use crate::{Called, Title};

#[derive(Debug, Clone, Copy)]
pub struct MillionenBox;

impl Title for MillionenBox {
    type Game = Millionen;
    type Face = MillionenFace;
    type Sense = MillionenSense;

    const PRINTED: &'static str = "Millionen Poker";
    const MINUTES: u16 = 30;
    const BOTS: &'static [&'static str] = &["random", "easy", "steady", "strong"];

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
        let Called { level, temperament, budget } = Called::by(name)?;
        match (level, temperament, budget) {
            ("random", None, None) => Some(Box::new(bots::Random)),
            ("easy", _, None) => Some(Box::new(character::easy(temperament))),
            ("steady", _, None) => Some(Box::new(Weighing(character::weights(temperament)))),
            ("strong", None, _) => Some(Box::new(strong(budget.unwrap_or(Self::THINKS)))),
            // In doubt it does what suits its temperament.
            ("strong", Some(_), _) => {
                let manner = Weighing(character::weights(temperament));
                Some(Box::new(strong(budget.unwrap_or(Self::THINKS)).in_the_manner_of(manner)))
            }
            _ => None,
        }
    }

    fn strong(budget: Budget) -> Search<Millionen, MillionenSense> {
        strong(budget)
    }
}
