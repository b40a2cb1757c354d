//! Bots that can play any game, the loop in which they play whole games, and the arena that compares them.

pub mod arena;
mod budget;
mod easy;
mod playout;
mod random;

pub use budget::{Budget, NoBudget};
pub use easy::{Easy, blur};
pub use playout::{Fault, Played, Playout, game_seed};
pub use random::Random;
