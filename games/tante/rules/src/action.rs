//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::{Card, Gifts};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Aunt Marie swaps a card of her hand for one on the table (T11).
    Exchange { give: Card, take: Card },
    /// Aunt Marie leaves the three cards as they are (T11).
    Keep,
    /// Offers these gifts, more than the last bid (T13, T15).
    Bid(Gifts),
    /// Leaves this auction for good (T14).
    Withdraw,
    /// Takes the three cards that nobody wanted (T17).
    Take,
    /// Discards a card of value 0, and the duty passes to the left (T17).
    BuyOut(Card),
}
