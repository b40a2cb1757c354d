//! La Tante à Héritage.

mod character;

use std::sync::LazyLock;

use bots::{Budget, Search};
use tabletop::Bot;
use tante::Tante;
use tante_bot::{TanteSense, Weighing, strong};
use tante_face::TanteFace;
use words::{Language, Words};

use crate::{Called, Title};

#[derive(Debug, Clone, Copy)]
pub struct TanteBox;

impl Title for TanteBox {
    type Game = Tante;
    type Face = TanteFace;
    type Sense = TanteSense;

    const PRINTED: &'static str = "La Tante à Héritage";
    const MINUTES: u16 = 30;
    const BOTS: &'static [&'static str] = &["random", "easy", "steady", "strong"];

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| {
            Words::new([
                include_str!("../../games/tante/words/fr.ftl"),
                include_str!("../../games/tante/words/en.ftl"),
                include_str!("../../games/tante/words/de.ftl"),
            ])
        });
        &WORDS
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::French => include_str!("../../games/tante/RULEBOOK.fr.md"),
            Language::English => include_str!("../../games/tante/RULEBOOK.en.md"),
            Language::German => include_str!("../../games/tante/RULEBOOK.de.md"),
        }
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Tante>>> {
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

    fn strong(budget: Budget) -> Search<Tante, TanteSense> {
        strong(budget)
    }
}
