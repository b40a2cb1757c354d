//! La Tante à Héritage.

use std::sync::LazyLock;

use tabletop::Bot;
use tante::Tante;
use tante_bot::{Steady, TanteSense};
use tante_face::TanteFace;
use words::{Language, Words};

use crate::Title;

#[derive(Debug, Clone, Copy)]
pub struct TanteBox;

impl Title for TanteBox {
    type Game = Tante;
    type Face = TanteFace;
    type Sense = TanteSense;

    const PRINTED: &'static str = "La Tante à Héritage";
    const MINUTES: u16 = 30;
    const BOTS: &'static [&'static str] = &["random", "steady"];

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
        match name {
            "random" => Some(Box::new(bots::Random)),
            "steady" => Some(Box::new(Steady)),
            _ => None,
        }
    }
}
