//! The bot every other one has to beat.

use tabletop::{Bot, Chance, Game, Mind};

/// Takes any of its offers, all as likely.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn looks(&self) -> bool {
        false
    }

    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        chance.pick(mind.offers).cloned()
    }
}
