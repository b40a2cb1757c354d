//! What leaves the house: a message goes to an address by Web Push, e-mail or a webhook, and one learns what became of it.

mod address;
mod delivery;
mod message;

pub use address::{Address, Hook, Style, Subscription};
pub use delivery::Delivery;
pub use message::{Action, Message};
