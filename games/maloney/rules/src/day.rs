//! The days of the week, and what makes each of them different.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator};
use tabletop::Line;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, EnumIter)]
#[serde(rename_all = "snake_case")]
pub enum Day {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Day {
    pub fn all() -> impl Iterator<Item = Day> {
        Day::iter()
    }

    /// Its number in the week, from 0 for Monday.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The day after this one (M24).
    #[must_use]
    pub fn next(self) -> Day {
        const WEEK: [Day; 7] =
            [Day::Tuesday, Day::Wednesday, Day::Thursday, Day::Friday, Day::Saturday, Day::Sunday, Day::Monday];
        WEEK[self.index()]
    }

    /// Whether action cards count double (M22).
    pub fn is_double(self) -> bool {
        matches!(self, Day::Tuesday | Day::Friday)
    }

    pub fn line(self) -> Line {
        Line::new(match self {
            Day::Monday => "day-monday",
            Day::Tuesday => "day-tuesday",
            Day::Wednesday => "day-wednesday",
            Day::Thursday => "day-thursday",
            Day::Friday => "day-friday",
            Day::Saturday => "day-saturday",
            Day::Sunday => "day-sunday",
        })
    }
}
