//! The strong bot: the steady one's common sense, and a look ahead.

use std::sync::LazyLock;

use bots::{Budget, Leaf, Search, Sense, Settings};
use tante::Tante;

use crate::TanteSense;

/// Thinks ahead from what its seat knows.
pub type Strong = Search<Tante, TanteSense>;

/// What every one of them guesses by.
static LEAF: LazyLock<Leaf> = LazyLock::new(|| {
    Leaf::parse(include_str!("../leaf.txt"), TanteSense::FEATURES).expect("a game's own weights are sound")
});

/// The strong bot with this budget for every decision.
///
/// # Panics
/// If the weights that come with the game don't fit: then we are wrong.
pub fn strong(budget: Budget) -> Strong {
    Search::new(
        TanteSense,
        &LEAF,
        Settings { budget, horizon: 1, breadth: 12, standard_errors: 1.0, resampling: 16, depth: 8 },
    )
}
