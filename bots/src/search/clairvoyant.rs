//! A player for measuring only: it thinks as the strong bot does, but in the one true world. How much more it wins than the strong one
//! is the most that could be won by guessing hands and stack better.

use tabletop::{Chance, Game, Mind};

use super::{Search, Worlds};
use crate::player::Player;
use crate::sense::Sense;

/// Not a [`tabletop::Bot`], so that no table can seat it.
#[derive(Debug)]
pub struct Clairvoyant<G: Game, S>(Search<G, S>);

impl<G: Game, S> Clairvoyant<G, S> {
    /// Thinks as `search` does, of what it should not know.
    pub fn new(search: Search<G, S>) -> Self {
        Clairvoyant(search)
    }
}

impl<G: Game, S: Sense<G>> Player<G> for Clairvoyant<G, S> {
    fn choose(&mut self, truth: &G, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        self.0.decide(mind, Worlds::True(truth), chance)
    }
}
