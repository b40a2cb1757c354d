//! L'héritage de Maloney.

use bots::{Budget, Search, Temperament};
use maloney::Maloney;
use maloney_bot::{MaloneySense, Steady, character, strong};
use maloney_face::MaloneyFace;
use tabletop::Bot;

use crate::{Title, texts};

#[derive(Debug, Clone, Copy)]
pub struct MaloneyBox;

impl Title for MaloneyBox {
    type Game = Maloney;
    type Face = MaloneyFace;
    type Sense = MaloneySense;

    const PRINTED: &'static str = "L’héritage de Maloney";
    const MINUTES: u16 = 75;
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("auction", "in-turn")];

    texts!("maloney");

    fn easy(temperament: Option<Temperament>) -> impl Bot<Maloney> {
        character::easy(temperament)
    }

    fn steady(temperament: Option<Temperament>) -> impl Bot<Maloney> {
        Steady(character::weights(temperament))
    }

    fn strong(budget: Budget) -> Search<Maloney, MaloneySense> {
        strong(budget)
    }
}
