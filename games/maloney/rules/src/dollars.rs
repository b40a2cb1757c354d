//! Money.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};
use tabletop::{Arg, Line};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dollars(pub u32);

impl Dollars {
    pub const NOTHING: Dollars = Dollars(0);
    /// The step in which calls rise, and the lowest call (M13).
    pub const STEP: Dollars = Dollars(100);
    /// The highest call (M13).
    pub const MOST: Dollars = Dollars(99_900);

    pub fn in_steps(self) -> bool {
        self.0.is_multiple_of(Dollars::STEP.0)
    }

    /// As it is read at a glance: thousands stand by themselves.
    pub fn line(self) -> Line {
        match self.0 / 1000 {
            thousands if thousands > 0 && self.in_steps() => {
                Line::new("money-thousands").with("thousands", thousands).with("hundreds", self.0 % 1000 / 100)
            }
            _ => Line::new("money").with("sum", self.0),
        }
    }
}

impl Add for Dollars {
    type Output = Dollars;
    fn add(self, other: Dollars) -> Dollars {
        Dollars(self.0 + other.0)
    }
}

impl Sub for Dollars {
    type Output = Dollars;
    fn sub(self, other: Dollars) -> Dollars {
        Dollars(self.0 - other.0)
    }
}

impl AddAssign for Dollars {
    fn add_assign(&mut self, other: Dollars) {
        *self = *self + other;
    }
}

impl SubAssign for Dollars {
    fn sub_assign(&mut self, other: Dollars) {
        *self = *self - other;
    }
}

impl From<Dollars> for Arg {
    fn from(dollars: Dollars) -> Arg {
        dollars.line().into()
    }
}
