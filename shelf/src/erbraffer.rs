//! Die Erbraffer.

use bots::{Budget, Search, Temperament};
use erbraffer::Erbraffer;
use erbraffer_bot::{ErbrafferSense, Steady, character, strong};
use erbraffer_face::ErbrafferFace;
use tabletop::Bot;

use crate::{Title, texts};

#[derive(Debug, Clone, Copy)]
pub struct ErbrafferBox;

impl Title for ErbrafferBox {
    type Game = Erbraffer;
    type Face = ErbrafferFace;
    type Sense = ErbrafferSense;

    const PRINTED: &'static str = "Die Erbraffer";
    const MINUTES: u16 = 60;

    texts!("erbraffer");

    fn easy(temperament: Option<Temperament>) -> impl Bot<Erbraffer> {
        character::easy(temperament)
    }

    fn steady(temperament: Option<Temperament>) -> impl Bot<Erbraffer> {
        Steady(character::weights(temperament))
    }

    fn strong(budget: Budget) -> Search<Erbraffer, ErbrafferSense> {
        strong(budget)
    }
}
