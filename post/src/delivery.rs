//! What became of a message.

use std::time::Duration;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Whoever carries it has taken it.
    Delivered,
    /// Nothing will ever arrive at this address again.
    Gone,
    /// Try again, not before this time has passed.
    Later(Option<Duration>),
    /// This message will never be taken, and why, for the log; the address stays.
    Refused(String),
}
