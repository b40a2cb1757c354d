//! Millionen Poker.

use bots::{Budget, Search, Temperament};
use millionen::Millionen;
use millionen_bot::{MillionenSense, Steady, character, strong};
use millionen_face::MillionenFace;
use tabletop::Bot;

use crate::{Learns, Title, texts};

#[derive(Debug, Clone, Copy)]
pub struct MillionenBox;

impl Title for MillionenBox {
    type Game = Millionen;
    type Face = MillionenFace;
    type Sense = MillionenSense;

    const PRINTED: &'static str = "Millionen Poker";
    const MINUTES: u16 = 30;

    texts!("millionen");

    fn easy(temperament: Option<Temperament>) -> impl Bot<Millionen> {
        character::easy(temperament)
    }

    fn steady(temperament: Option<Temperament>) -> impl Bot<Millionen> {
        Steady(character::weights(temperament))
    }

    fn strong(budget: Budget) -> Search<Millionen, MillionenSense> {
        strong(budget)
    }
    fn learned() -> Option<Box<dyn Bot<Millionen>>> {
        Some(Box::new(millionen_bot::learned()))
    }
}

impl Learns for MillionenBox {
    type Encoding = millionen_bot::MillionenEncoding;
}
