//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::{Cards, Dollars, Town};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Says "ready" before a live auction (M12).
    Ready,
    /// Calls this sum, higher than the last call (M13).
    Call(Dollars),
    /// Does not go above this price, that of the last call or 0 before the first, until the next call (M14, live).
    NotAtThisPrice(Dollars),
    /// Leaves this auction for good (M14, in turn).
    DropOut,
    /// Takes the car at once, for nothing (M16).
    PlayJoker,
    /// Has calls made in the smallest steps up to this limit for the rest of this auction, or no longer (M13).
    /// Secret, and never among the offers.
    StandingBid(Option<Dollars>),
    /// Drives the car to this town (M15).
    Drive(Town),
    /// Plays these cards of the town, none to two of them: secret until all have chosen (M21).
    Cash(Cards),
}
