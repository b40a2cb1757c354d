//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::edition::MOST_CHILDREN;
use crate::{Card, Cash, Hand, Heirloom, Heirlooms, Pair, Person};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Plays an influence card (E12).
    Play { card: Card, on: Target },
    /// Throws one to four cards away and draws as many (E13).
    ThrowAway { cards: Hand },
    /// Puts a will marker on a portrait: this person dies (E20).
    PlaceWill { person: Person },
    /// Divides the estate of a couple that is not yet settled (E22).
    Divide { couple: Pair, shares: Shares },
    /// Plays "a new will is found": the division with this number is made anew (E27).
    NewWill { division: u16, shares: Shares },
    /// Plays no new will against the division with this number (E29).
    LetStand { division: u16 },
    /// The same, and no new will in the rest of this change of generation either (E29).
    LetAllStand { division: u16 },
}

/// What a card is played on (E6, E18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nobody in particular: a wedding present, a shake-up.
    Nobody,
    Heir(Person),
    /// Two heirs who are not married to each other.
    Two(Pair),
    /// Half of the cash for a brother or sister; of an odd sum the player says which half.
    Half {
        from: Person,
        to: Person,
        gives: Cash,
    },
    /// Whoever holds the heirloom gives it to this person.
    Gift {
        heirloom: Heirloom,
        to: Person,
    },
    /// Two heirlooms of two people change places.
    Swap(Heirlooms),
}

/// How an estate is divided: what each child gets, in the order in which the edition names the couple's children.
/// Beyond the last child there is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Shares {
    pub cash: [Cash; MOST_CHILDREN],
    pub heirlooms: [Heirlooms; MOST_CHILDREN],
}

impl Shares {
    pub(crate) fn total_cash(&self) -> u64 {
        self.cash.iter().map(|cash| u64::from(*cash)).sum()
    }
}
