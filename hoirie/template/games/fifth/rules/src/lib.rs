//! The rules of Fifth (F1–F3), pure.

mod action;
mod card;
mod edition;
mod event;
mod imagine;
mod refusal;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod truth;
mod view;
mod zones;

pub use action::Action;
pub use card::Card;
pub use edition::Edition;
pub use event::{Event, EventKind};
pub use refusal::Reason;
pub use setup::Options;
pub use state::{Fifth, Phase};
pub use view::View;
