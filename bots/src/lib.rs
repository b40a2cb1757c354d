//! Bots that can play any game, and the loop in which they play whole games.

mod playout;
mod random;

pub use playout::{Fault, Played, Playout, game_seed};
pub use random::Random;
