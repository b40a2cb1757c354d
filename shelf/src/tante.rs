//! La Tante à Héritage.

use bots::{Budget, Search, Temperament};
use tabletop::Bot;
use tante::Tante;
use tante_bot::{Steady, TanteSense, character, strong};
use tante_face::TanteFace;

use crate::{Learns, Title, texts};

#[derive(Debug, Clone, Copy)]
pub struct TanteBox;

impl Title for TanteBox {
    type Game = Tante;
    type Face = TanteFace;
    type Sense = TanteSense;

    const PRINTED: &'static str = "La Tante à Héritage";
    const MINUTES: u16 = 30;

    texts!("tante");

    fn easy(temperament: Option<Temperament>) -> impl Bot<Tante> {
        character::easy(temperament)
    }

    fn steady(temperament: Option<Temperament>) -> impl Bot<Tante> {
        Steady(character::weights(temperament))
    }

    fn strong(budget: Budget) -> Search<Tante, TanteSense> {
        strong(budget)
    }
    fn learned() -> Option<Box<dyn Bot<Tante>>> {
        Some(Box::new(tante_bot::learned()))
    }
}

impl Learns for TanteBox {
    type Encoding = tante_bot::TanteEncoding;
}
