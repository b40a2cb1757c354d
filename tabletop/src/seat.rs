//! Seats round a table, sets of them, and who is looking.

use serde::{Deserialize, Serialize};

/// No game of the house seats more.
pub const MAX_SEATS: usize = 6;

/// A place at the table; seat 0 is the first, and the next number sits to its left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub fn left(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Every seat of a table, once, beginning with this one and going clockwise.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> {
        let mut next = if self.0 < seats { self.0 } else { 0 };
        (0..seats).map(move |_| {
            let seat = Seat(next);
            next = if next + 1 == seats { 0 } else { next + 1 };
            seat
        })
    }

    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

/// Whose eyes: a seat's, or those of somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    Public,
}

impl Viewer {
    /// Every viewer of a table: the seats, then the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Public))
    }

    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// A set of seats in one byte; saved as the list of its seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const fn empty() -> Self {
        SeatSet(0)
    }

    /// All seats of a table.
    pub fn all(seats: u8) -> Self {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Any number can be asked for, also one that no table has: seats come in from records and programs.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::empty();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl std::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = arrayvec::ArrayVec::<Seat, 8>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.0 >= 8) {
            return Err(serde::de::Error::custom("a seat's number is below 8"));
        }
        Ok(seats.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_round_the_table() {
        assert_eq!(Seat(1).left(3), Seat(2));
        assert_eq!(Seat(2).left(3), Seat(0));
        assert_eq!(Seat(2).round(4).map(|s| s.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = SeatSet::all(4);
        set.remove(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[0,2,3]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
    }

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        assert!(!SeatSet::all(6).contains(Seat(8)));
        assert!(!SeatSet::all(6).contains(Seat(255)));
    }
}
