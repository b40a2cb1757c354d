//! Who takes part in a playout: any bot, or somebody for measuring who is shown more than a bot may know.

use tabletop::{Bot, Chance, Game, Mind};

/// Somebody who plays from a [`Mind`], and from the truth if they look at it. Only playouts ask players: a table asks bots, which
/// can't peek, and no player becomes a bot.
pub trait Player<G: Game> {
    /// As [`Bot::looks`].
    fn looks(&self) -> bool {
        true
    }

    /// As [`Bot::choose`].
    fn choose(&mut self, truth: &G, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action>;
}

/// A bot plays from its mind alone.
impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    fn looks(&self) -> bool {
        Bot::looks(&**self)
    }

    fn choose(&mut self, _truth: &G, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        Bot::choose(&mut **self, mind, chance)
    }
}

impl<G: Game> Player<G> for Box<dyn Player<G>> {
    fn looks(&self) -> bool {
        Player::looks(&**self)
    }

    fn choose(&mut self, truth: &G, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        Player::choose(&mut **self, truth, mind, chance)
    }
}
