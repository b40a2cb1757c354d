//! Pickpockets that wait (P11), and how a threatened player gets rid of them (P12).

use tabletop::{Chance, Seat, Story};

use crate::{Action, Card, Event, FIVE, Millionen, Reason, Waiting};

impl Millionen {
    pub(crate) fn is_threatened(&self, seat: Seat) -> bool {
        !self.threats(seat).is_empty()
    }

    pub(crate) fn chase_off(
        &mut self,
        seat: Seat,
        with: Card,
        pickpocket: Card,
        boss: Seat,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_play(seat)?;
        let chased = Waiting { pickpocket, boss, victim: seat };
        let place = self.waiting.iter().position(|waiting| *waiting == chased).ok_or(Reason::NotWaiting)?;
        if with.blue().is_none() {
            return Err(Reason::CannotChase);
        }
        if !self.holds(seat, with) {
            return Err(Reason::NotInYourHand);
        }
        if !with.repels(pickpocket) {
            return Err(Reason::TooWeakToChase);
        }
        self.waiting.remove(place);
        self.lay_open(seat, with);
        self.put_on_discards(pickpocket);
        self.put_on_discards(with);
        story.add(Event::ChasedOff { seat, with, pickpocket, boss });
        self.draw_up(seat, chance, story);
        self.end_turn(story);
        Ok(())
    }

    /// A suitcase leaves `loser` for `winner`, and on from everybody who is threatened to the boss of the Pickpocket that has
    /// waited longest there, one threat lifted at each step (P12). It ends: every step takes a Pickpocket away.
    pub(crate) fn carry_off(&mut self, loser: Seat, winner: Seat, story: &mut impl Story<Event>) {
        let mut holder = winner;
        while let Some(place) = self.waiting.iter().position(|waiting| waiting.victim == holder) {
            let Waiting { pickpocket, boss, .. } = self.waiting.remove(place);
            self.put_on_discards(pickpocket);
            story.add(Event::PassedOn { from: holder, to: boss, pickpocket });
            holder = boss;
        }
        if holder == loser {
            story.add(Event::CameBack { seat: loser });
            return;
        }
        self.suitcases[loser.index()] -= 1;
        if self.suitcases[holder.index()] < FIVE {
            self.suitcases[holder.index()] += 1;
        } else {
            self.put_on_discards(Card::Suitcase);
            story.add(Event::SixthDiscarded { seat: holder });
        }
    }

    /// Who waits in front of this seat.
    #[inline]
    pub(crate) fn threats(&self, seat: Seat) -> Threats {
        let here = self.waiting.iter().filter(|waiting| waiting.victim == seat);
        Threats(here.fold(0, |all, waiting| all | 1 << Threats::place(waiting.pickpocket, waiting.boss)))
    }

    pub(crate) fn chase_offers(&self, seat: Seat, threats: Threats, into: &mut Vec<Action>) {
        for (pickpocket, boss) in threats.iter() {
            for with in self.hands[seat.index()].repelling(pickpocket).kinds() {
                into.push(Action::ChaseOff { with, pickpocket, boss });
            }
        }
    }
}

/// Pickpockets that wait in front of somebody, a bit for every value and boss: two of one value and one boss are alike.
#[derive(Clone, Copy)]
pub(crate) struct Threats(u64);

impl Threats {
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn place(pickpocket: Card, boss: Seat) -> u8 {
        (pickpocket as u8 - Card::Pickpocket2 as u8) * 8 + boss.0
    }

    /// By value, and then by boss.
    fn iter(self) -> impl Iterator<Item = (Card, Seat)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let next = left.trailing_zeros() as usize;
            left &= left - 1;
            let card = *Card::ALL.get(Card::Pickpocket2 as usize + next / 8)?;
            Some((card, Seat((next % 8) as u8)))
        })
    }
}
