//! The drive (M2, M15) and the arrival (M20).

use tabletop::{Seat, Story};

use crate::{Event, Maloney, Phase, Reason, Town};

impl Maloney {
    pub(crate) fn drive(&mut self, seat: Seat, town: Town, story: &mut impl Story<Event>) -> Result<(), Reason> {
        let Phase::Drive { driver } = self.phase else { return Err(Reason::NoDriveNow) };
        if driver != seat {
            return Err(Reason::NotTheDriver);
        }
        if !self.edition.roads(self.car).contains(&town) {
            return Err(Reason::NoSuchRoad);
        }
        self.car = town;
        story.add(Event::Drove { seat, town });
        self.open_suitcase(std::iter::once(seat).collect(), story);
        self.phase = Phase::Cash;
        Ok(())
    }
}
