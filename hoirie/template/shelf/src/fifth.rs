//! Fifth.

use bots::{Budget, Search, Temperament};
use fifth::Fifth;
use fifth_bot::{FifthSense, Steady, character, strong};
use fifth_face::FifthFace;
use tabletop::Bot;

use crate::{Title, texts};

#[derive(Debug, Clone, Copy)]
pub struct FifthBox;

impl Title for FifthBox {
    type Game = Fifth;
    type Face = FifthFace;
    type Sense = FifthSense;

    const PRINTED: &'static str = "Fifth";
    const MINUTES: u16 = 30;

    texts!("fifth");

    fn easy(temperament: Option<Temperament>) -> impl Bot<Fifth> {
        character::easy(temperament)
    }

    fn steady(temperament: Option<Temperament>) -> impl Bot<Fifth> {
        Steady(character::weights(temperament))
    }

    fn strong(budget: Budget) -> Search<Fifth, FifthSense> {
        strong(budget)
    }
}
