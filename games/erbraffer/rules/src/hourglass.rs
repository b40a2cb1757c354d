//! The hourglass moves, and somebody dies (E19–E21, E34).

use tabletop::{Seat, Story};

use crate::{Action, Erbraffer, Event, Person, Phase, Reason, Square};

impl Erbraffer {
    /// E19: one square on, after the card's action and the draw.
    pub(crate) fn move_hourglass(&mut self, seat: Seat, story: &mut impl Story<Event>) {
        self.hourglass += 1;
        story.add(Event::HourglassMoved { seat, year: self.edition.calendar.year(self.hourglass) });
        match self.edition.calendar.square(self.hourglass) {
            Square::First | Square::White => self.phase = Phase::Death { seat },
            Square::Golden => self.begin_change(seat, story),
            Square::Last => {
                // E34: nobody dies; everybody has one more turn, the mover last.
                self.last_turns = Some(self.seats);
                story.add(Event::LastRoundBegan { last: seat });
                self.begin_turn(self.left_of(seat), story);
            }
        }
    }

    /// E20: the estate is frozen until the next golden year.
    pub(crate) fn place_will(
        &mut self,
        seat: Seat,
        person: Person,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        let Phase::Death { seat: mover } = self.phase else { return Err(Reason::NobodyDiesNow) };
        if seat != mover {
            return Err(Reason::NotYourDead);
        }
        if !self.current().people().contains(person) {
            return Err(Reason::NotAlive);
        }
        if self.dead.contains(person) {
            return Err(Reason::Dead);
        }
        self.dead.insert(person);
        story.add(Event::WillPlaced { seat, person });
        self.end_turn(seat, story);
        Ok(())
    }

    pub(crate) fn death_offers(&self, into: &mut Vec<Action>) {
        into.extend(self.alive().iter().map(|person| Action::PlaceWill { person }));
    }
}
