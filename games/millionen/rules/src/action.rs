//! What a player can do.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::Card;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts a card on the discards (P5).
    Discard(Card),
    /// Lays a Suitcase in front (P6).
    LaySuitcase,
    /// Sends a Pickpocket (P7).
    Attack { with: Card, whom: Seat },
    /// Plays a Socialite or a Dandy on a Pickpocket of this boss that waits in front (P12).
    ChaseOff { with: Card, pickpocket: Card, boss: Seat },
    /// Lays a Cheat before an opponent and draws a card from that hand (P13).
    Cheat { whom: Seat },
    /// Lays a Dandy beside five suitcases, and wins (P16).
    LayDandy,
    /// Answers an attack with a Socialite or a Dandy (P8).
    Repel(Card),
    /// Answers an attack with a Revolver (P9).
    Shoot,
    /// Answers an attack by giving in (P10, P11).
    GiveIn,
}
