//! Suitcases (M4, M6), and what happens when one is opened (M20).

use serde::{Deserialize, Serialize};
use tabletop::{Arg, Line, Seat, SeatSet, Story};

use crate::{Dollars, Event, Maloney, TOWNS, Town};

/// What a suitcase holds: a gain, or a loss.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suitcase {
    Points(i8),
    Dollars(i16),
}

impl Suitcase {
    pub fn is_gain(self) -> bool {
        match self {
            Suitcase::Points(points) => points > 0,
            Suitcase::Dollars(dollars) => dollars > 0,
        }
    }

    pub fn line(self) -> Line {
        let amount: Arg = match self {
            Suitcase::Points(points) => points.unsigned_abs().into(),
            Suitcase::Dollars(dollars) => Dollars(dollars.unsigned_abs().into()).into(),
        };
        let id = match (self, self.is_gain()) {
            (Suitcase::Points(_), true) => "suitcase-points-gain",
            (Suitcase::Points(_), false) => "suitcase-points-loss",
            (Suitcase::Dollars(_), true) => "suitcase-dollars-gain",
            (Suitcase::Dollars(_), false) => "suitcase-dollars-loss",
        };
        Line::new(id).with("amount", amount)
    }
}

/// A set of towns, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TownSet(u16);

impl TownSet {
    pub fn insert(&mut self, town: Town) {
        self.0 |= 1 << town.index();
    }

    pub fn contains(self, town: Town) -> bool {
        self.0 & (1 << town.index()) != 0
    }
}

impl FromIterator<Town> for TownSet {
    fn from_iter<I: IntoIterator<Item = Town>>(towns: I) -> TownSet {
        let mut set = TownSet::default();
        towns.into_iter().for_each(|town| set.insert(town));
        set
    }
}

/// The suitcases of the towns, and those that stay out of the game (M6).
pub(crate) type Suitcases = [Suitcase; TOWNS];
pub(crate) type LeftOut = [Suitcase; 8];

impl Maloney {
    /// M20: opens the suitcase of the town where the car is, if there still is one, for these players.
    pub(crate) fn open_suitcase(&mut self, whose: SeatSet, story: &mut impl Story<Event>) {
        let town = self.car;
        if self.opened.contains(town) {
            return;
        }
        self.opened.insert(town);
        self.opened_today = true;
        let suitcase = self.suitcases[town.index()];
        for seat in whose.iter() {
            match suitcase {
                Suitcase::Points(points) => self.points[seat.index()] += i16::from(points),
                Suitcase::Dollars(dollars @ 0..) => self.receive(seat, Dollars(dollars as u32)),
                // What can't be paid is forgotten.
                Suitcase::Dollars(dollars) => self.pay_at_most(seat, Dollars(u32::from(dollars.unsigned_abs()))),
            }
        }
        story.add(Event::SuitcaseOpened { town, suitcase, whose });
    }

    pub(crate) fn receive(&mut self, seat: Seat, sum: Dollars) {
        self.money[seat.index()] += sum;
        self.bank -= i64::from(sum.0);
    }

    pub(crate) fn pay(&mut self, seat: Seat, sum: Dollars) {
        self.money[seat.index()] -= sum;
        self.bank += i64::from(sum.0);
    }

    pub(crate) fn pay_at_most(&mut self, seat: Seat, sum: Dollars) {
        self.pay(seat, sum.min(self.money[seat.index()]));
    }
}
