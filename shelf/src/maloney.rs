//! L'héritage de Maloney.

mod character;

use std::sync::LazyLock;

use bots::{Budget, Search};
use maloney::Maloney;
use maloney_bot::{MaloneySense, Weighing, strong};
use maloney_face::MaloneyFace;
use tabletop::Bot;
use words::{Language, Words};

use crate::{Called, Title};

#[derive(Debug, Clone, Copy)]
pub struct MaloneyBox;

impl Title for MaloneyBox {
    type Game = Maloney;
    type Face = MaloneyFace;
    type Sense = MaloneySense;

    const PRINTED: &'static str = "L’héritage de Maloney";
    const MINUTES: u16 = 75;
    const BOTS: &'static [&'static str] = &["random", "easy", "steady", "strong"];
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("auction", "in-turn")];

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| {
            Words::new([
                include_str!("../../games/maloney/words/fr.ftl"),
                include_str!("../../games/maloney/words/en.ftl"),
                include_str!("../../games/maloney/words/de.ftl"),
            ])
        });
        &WORDS
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::French => include_str!("../../games/maloney/RULEBOOK.fr.md"),
            Language::English => include_str!("../../games/maloney/RULEBOOK.en.md"),
            Language::German => include_str!("../../games/maloney/RULEBOOK.de.md"),
        }
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Maloney>>> {
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

    fn strong(budget: Budget) -> Search<Maloney, MaloneySense> {
        strong(budget)
    }
}
