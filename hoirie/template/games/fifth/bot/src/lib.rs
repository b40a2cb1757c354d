//! The bots of Fifth: one that weighs its offers by rules of thumb, and one that thinks ahead from there.

pub mod character;
mod sense;
mod strong;
mod weights;

use fifth::{Action, Fifth};
use tabletop::{Bot, Chance, Mind};

pub use sense::FifthSense;
pub use strong::{Strong, strong};
pub use weights::Weights;

/// Plays by rules of thumb, with its opinions about what things are worth.
#[derive(Debug, Clone, Copy, Default)]
pub struct Steady(pub Weights);

impl Bot<Fifth> for Steady {
    fn choose(&mut self, _mind: &Mind<'_, Fifth>, _chance: &mut Chance) -> Option<Action> {
        todo!("Weigh the offers and choose the best, in bot/src/lib.rs.")
    }
}
