//! The rules of Millionen Poker (P1–P17), pure: suitcases are laid in front of the players, Pickpockets carry them off,
//! and whoever has five and then a turn for the Dandy has won.

mod action;
mod answer;
mod card;
mod cheat;
mod drawing;
mod edition;
mod end;
mod event;
mod imagine;
mod knowledge;
mod refusal;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod threat;
mod truth;
mod turn;
mod view;
mod zones;

pub use action::Action;
pub use card::{Card, Cards};
pub use edition::Edition;
pub use end::LAST_TURN;
pub use event::{Event, EventKind};
pub use refusal::Reason;
pub use setup::{HAND, Options};
pub use state::{Attack, FIVE, MOST_PICKPOCKETS, Millionen, Phase, Waiting};
pub use view::{Player, View};
