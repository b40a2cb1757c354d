//! Die Erbraffer.

mod character;

use std::sync::LazyLock;

use bots::{Budget, Search};
use erbraffer::Erbraffer;
use erbraffer_bot::{ErbrafferSense, Weighing, strong};
use erbraffer_face::ErbrafferFace;
use tabletop::Bot;
use words::{Language, Words};

use crate::{Called, Title};

#[derive(Debug, Clone, Copy)]
pub struct ErbrafferBox;

impl Title for ErbrafferBox {
    type Game = Erbraffer;
    type Face = ErbrafferFace;
    type Sense = ErbrafferSense;

    const PRINTED: &'static str = "Die Erbraffer";
    const MINUTES: u16 = 60;
    const BOTS: &'static [&'static str] = &["random", "easy", "steady", "strong"];

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

    fn strong(budget: Budget) -> Search<Erbraffer, ErbrafferSense> {
        strong(budget)
    }
}
