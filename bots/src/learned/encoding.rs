//! How a game is told to a network.

use tabletop::{Game, Mind};

use super::inputs::Inputs;

/// What a seat sees, and what it may do, as numbers: nothing beyond what its [`Mind`] holds, and no opinion about it.
pub trait Encoding<G: Game>: Send + Sync {
    /// How many places telling a view takes, and an action after it.
    const VIEW: usize;
    const ACTION: usize;

    /// Tells what all actions have in common.
    fn tell_view(&self, mind: &Mind<'_, G>, into: &mut Inputs);

    /// Tells what is particular about one of them; nothing is letting time pass.
    fn tell_action(&self, mind: &Mind<'_, G>, action: Option<&G::Action>, into: &mut Inputs);

    /// Whether the seat may let time pass: where the game does not wait for it.
    fn may_let_time_pass(&self, mind: &Mind<'_, G>) -> bool {
        let _ = mind;
        false
    }
}
