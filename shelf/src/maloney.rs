//! L'héritage de Maloney.

use std::sync::LazyLock;

use maloney::Maloney;
use maloney_bot::{MaloneySense, Steady};
use maloney_face::MaloneyFace;
use tabletop::Bot;
use words::{Language, Words};

use crate::Title;

#[derive(Debug, Clone, Copy)]
pub struct MaloneyBox;

impl Title for MaloneyBox {
    type Game = Maloney;
    type Face = MaloneyFace;
    type Sense = MaloneySense;

    const PRINTED: &'static str = "L’héritage de Maloney";
    const MINUTES: u16 = 75;
    const BOTS: &'static [&'static str] = &["random", "steady"];
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
        match name {
            "random" => Some(Box::new(bots::Random)),
            "steady" => Some(Box::new(Steady)),
            _ => None,
        }
    }
}
