//! The rules of L'héritage de Maloney (M1–M29), pure: the car is auctioned every day, the winner drives everybody to a town,
//! and whoever holds cards of that town may turn them into points.

mod action;
mod auction;
mod card;
mod cash;
mod day;
mod dollars;
mod drive;
mod edition;
mod end;
mod event;
mod imagine;
mod in_turn;
mod joker;
mod live;
mod ready;
mod refusal;
mod setup;
mod standing;
mod state;
mod suitcase;
mod sunday;
#[cfg(test)]
mod tests;
mod town;
mod truth;
mod view;
mod zones;

pub use action::Action;
pub use auction::Calls;
pub use card::{CARDS, Card, Cards, Print};
pub use day::Day;
pub use dollars::Dollars;
pub use edition::Edition;
pub use end::{ENOUGH, Ending, score_line, score_of_money};
pub use event::{Event, EventKind};
pub use refusal::Reason;
pub use setup::{Auction, Options, START_MONEY, Seconds};
pub use state::{InTurn, Live, Maloney, Phase};
pub use suitcase::Suitcase;
pub use town::{TOWNS, Town};
pub use view::{Player, View};
pub use zones::Piece;
