//! Bots that can play any game, the loop in which they play whole games, the arena that compares them, and what the strong one can tell people.

pub mod arena;
mod best_offer;
mod budget;
mod easy;
mod leaf;
mod learned;
mod player;
mod playout;
mod random;
mod review;
mod search;
mod sense;
mod temperament;
mod train;
pub mod tune;

pub use best_offer::best_offer;
pub use budget::{Budget, NoBudget};
pub use easy::{Easy, blur};
pub use leaf::{Features, Leaf, MOST_FEATURES};
pub use learned::{Encoding, Inputs, Learned, Learning, Network, Progress, Told};
pub use player::Player;
pub use playout::{Fault, Played, Playout, game_seed};
pub use random::Random;
pub use review::{Point, Review, Reviewing, Slip};
pub use search::{Advice, Clairvoyant, Compared, Evaluated, Search, Settings};
pub use sense::Sense;
pub use temperament::Temperament;
pub use train::{Report, Training, train};
