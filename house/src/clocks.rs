//! How long everybody has been waited for, worked out from the log alone: nothing about time needs to be saved.

use tabletop::{MAX_SEATS, Moment, Seat};

use crate::play::Play;
use store::conduct::Pace;

#[derive(Debug, Clone, Copy, Default)]
pub struct Clocks {
    /// Since when each seat has been waited for.
    since: [Option<Moment>; MAX_SEATS],
    /// How much of each seat's bank is spent, in milliseconds.
    spent: [u64; MAX_SEATS],
    accepted: [u32; MAX_SEATS],
}

impl Clocks {
    /// Brings the clocks up to the table as it is: after its set-up, and again after every row.
    pub fn update(&mut self, play: &dyn Play, seats: u8, pace: Pace) {
        let now = play.now();
        for seat in Seat::all(seats) {
            let place = seat.index();
            let waited = play.waits_for(seat);
            let accepted = play.accepted(seat);
            let moved = std::mem::replace(&mut self.accepted[place], accepted) != accepted;
            if (moved || !waited)
                && let Some(since) = self.since[place]
            {
                let over = pace.time().map_or(0, |(time, _)| (now - since).saturating_sub(time));
                self.spent[place] = self.spent[place].saturating_add(over);
                self.since[place] = None;
            }
            if waited && self.since[place].is_none() {
                self.since[place] = Some(now);
            }
        }
    }

    /// When this seat's time is up; nothing where it has all the time there is, or is not waited for.
    pub fn deadline(&self, seat: Seat, pace: Pace) -> Option<Moment> {
        let (time, bank) = pace.time()?;
        let since = self.since[seat.index()]?;
        Some(since + time + bank.saturating_sub(self.spent[seat.index()]))
    }
}
