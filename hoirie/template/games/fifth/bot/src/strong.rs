//! The strong bot: the steady one's common sense, and a look ahead.

use std::sync::LazyLock;

use bots::{Budget, Leaf, Search, Sense, Settings};
use fifth::Fifth;

use crate::FifthSense;

/// Thinks ahead from what its seat knows.
pub type Strong = Search<Fifth, FifthSense>;

/// What every one of them guesses by.
static LEAF: LazyLock<Leaf> = LazyLock::new(|| {
    Leaf::parse(include_str!("../leaf.txt"), FifthSense::FEATURES).expect("a game's own weights are sound")
});

/// The strong bot with this budget for every decision.
///
/// # Panics
/// If the weights that come with the game don't fit: then we are wrong.
pub fn strong(budget: Budget) -> Strong {
    Search::new(FifthSense, &LEAF, Settings { budget, horizon: 1, breadth: 12, standard_errors: 1.0, resampling: 16, depth: 8 })
}
