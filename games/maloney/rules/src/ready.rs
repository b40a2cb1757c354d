//! "Ready" before a live auction (M12).

use tabletop::{Moment, Seat, SeatSet, Story};

use crate::{Event, Live, Maloney, Phase, Reason};

/// How long everybody has for saying it, in milliseconds.
pub(crate) const READY_TIME: u64 = 20_000;

impl Maloney {
    pub(crate) fn ask_for_ready(&mut self, now: Moment) {
        self.phase = Phase::Ready { said: SeatSet::empty(), until: now + READY_TIME };
    }

    pub(crate) fn say_ready(&mut self, seat: Seat, now: Moment, story: &mut impl Story<Event>) -> Result<(), Reason> {
        let Phase::Ready { mut said, until } = self.phase else { return Err(Reason::NoReadyNow) };
        if said.contains(seat) {
            return Err(Reason::AlreadyReady);
        }
        said.insert(seat);
        story.add(Event::SaidReady { seat });
        self.phase = Phase::Ready { said, until };
        if said == SeatSet::all(self.seats) {
            self.open_live(now, story);
        }
        Ok(())
    }

    /// All have said it, or their time is up.
    pub(crate) fn open_live(&mut self, now: Moment, story: &mut impl Story<Event>) {
        story.add(Event::AuctionOpened { first: None });
        let next = now + self.options.count.milliseconds();
        self.phase = Phase::Live(Live { high: None, declined: SeatSet::empty(), counted: 0, next });
    }
}
