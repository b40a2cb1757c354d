//! The rules of La Tante à Héritage (T1–T26), pure: three cards are turned up, Aunt Marie may swap one,
//! the others bid gifts for them, and in the end she marries or leaves her fortune.

mod action;
mod auction;
mod card;
mod count;
mod duty;
mod edition;
mod event;
mod gifts;
mod imagine;
mod meeting;
mod refusal;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod truth;
mod view;
mod zones;

pub use action::Action;
pub use card::{Card, Cards, Colour, ColourSet, Nature, VALUES};
pub use count::{Count, INHERITANCE_FLOOR, INHERITANCE_LIMIT, Set, SetOf, set_bonus};
pub use edition::Edition;
pub use event::{Event, EventKind, gentleman_line};
pub use gifts::Gifts;
pub use meeting::nature_of;
pub use refusal::Reason;
pub use setup::Options;
pub use state::{Auction, Phase, Tante};
pub use view::{Player, View};
