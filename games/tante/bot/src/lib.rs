//! The steady bot: sensible rules of thumb, from what its seat knows.

use tabletop::{Bot, Chance, Mind};
use tante::{Action, Tante};

#[derive(Debug, Clone, Copy, Default)]
pub struct Steady;

impl Bot<Tante> for Steady {
    fn choose(&mut self, mind: &Mind<'_, Tante>, chance: &mut Chance) -> Option<Action> {
        chance.pick(mind.offers).copied()
    }
}
