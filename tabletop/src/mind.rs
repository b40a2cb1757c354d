//! What a bot gets to think with: plain data, without the truth inside, so that it *cannot* peek.

use std::sync::Arc;

use crate::{Chance, Game, Seat};

/// All that a seat knows when it is asked to move.
#[derive(Debug)]
pub struct Mind<'a, G: Game> {
    pub seat: Seat,
    pub edition: &'a Arc<G::Edition>,
    pub view: &'a G::View,
    pub offers: &'a [G::Action],
    /// Every event so far, as this seat saw it.
    pub history: &'a [G::Event],
}

/// Somebody who plays from a [`Mind`].
pub trait Bot<G: Game>: Send {
    /// Whether it looks at more than its offers. One that doesn't is handed the view it had at the start, and no history:
    /// making a view nobody reads would be most of the cost of a random game.
    fn looks(&self) -> bool {
        true
    }

    /// What to do now; `None` lets time pass, where the game does not wait for this seat.
    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action>;
}
