//! The rules of Die Erbraffer (E1–E36), pure: a family grows old on a calendar, its fortunes are steered with influence cards,
//! divided when a generation ends, and sometimes divided again when a new will is found.

mod action;
mod card;
mod division;
mod edition;
mod effect;
mod end;
mod event;
mod heirloom;
mod hourglass;
mod imagine;
mod knowledge;
mod payout;
mod person;
mod refusal;
mod setup;
mod state;
mod target;
#[cfg(test)]
mod tests;
mod truth;
mod turn;
mod view;
mod window;
mod zones;

pub use action::{Action, Shares, Target};
pub use card::{Aim, Card, Effect, HAND, Hand, Kind, MOST_CASH, Shift};
pub use edition::{Calendar, Couple, Edition, Generation, LAST_HEIRS, MOST_CARDS, MOST_CHILDREN, Square};
pub use end::{Count, Ending, MOST_TURNS};
pub use event::{Bequest, Bequests, Event, EventKind};
pub use heirloom::{Cash, Heirloom, Heirlooms};
pub use person::{MOST_PEOPLE, Pair, People, Person};
pub use refusal::Reason;
pub use setup::{Clock, Options};
pub use state::{Answer, Change, Erbraffer, Phase, Window};
pub use view::{Player, View};
pub use zones::Piece;
