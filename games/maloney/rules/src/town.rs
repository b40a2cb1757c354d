//! The sixteen towns (M1).

use serde::{Deserialize, Serialize};
use tabletop::Line;

pub const TOWNS: usize = 16;

/// A town by its number, from 1 to 16.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Town(u8);

impl Town {
    pub fn new(number: u8) -> Option<Town> {
        (1..=TOWNS as u8).contains(&number).then_some(Town(number))
    }

    pub(crate) const fn at(index: usize) -> Town {
        Town(index as u8 + 1)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Town> + Clone {
        (0..TOWNS).map(Town::at)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// Its place in lists of towns, from 0.
    pub fn index(self) -> usize {
        self.0 as usize - 1
    }

    pub fn line(self) -> Line {
        const IDS: [&str; TOWNS] = [
            "town-1", "town-2", "town-3", "town-4", "town-5", "town-6", "town-7", "town-8", "town-9", "town-10",
            "town-11", "town-12", "town-13", "town-14", "town-15", "town-16",
        ];
        Line::new(IDS[self.index()])
    }
}

impl TryFrom<u8> for Town {
    type Error = String;
    fn try_from(number: u8) -> Result<Town, String> {
        Town::new(number).ok_or_else(|| format!("{number} is no town, 1 to 16 are"))
    }
}

impl From<Town> for u8 {
    fn from(town: Town) -> u8 {
        town.0
    }
}
