//! What lies on the old benefactors goes to those who hold their cards, and the next generation begins (E31–E33).

use tabletop::{Seat, SeatSet, Story};

use crate::{Answer, Cash, Ending, Erbraffer, Event, Person};

impl Erbraffer {
    /// All couples are settled.
    pub(crate) fn end_change(&mut self, mover: Seat, story: &mut impl Story<Event>) {
        for benefactor in self.current().benefactors.iter() {
            if self.cash(benefactor) > 0 {
                self.pay_out(benefactor, story);
            }
        }
        self.answers = [Answer::Open; 6];
        self.generation += 1;
        story.add(Event::GenerationBegan { year: self.current().year });
        if self.options.trial {
            self.finish(Ending::Trial, story); // E36
        } else {
            self.end_turn(mover, story); // E33
        }
    }

    /// E31: every card is shown. E32: holders share, and what can't be shared goes to the bank.
    fn pay_out(&mut self, benefactor: Person, story: &mut impl Story<Event>) {
        let cash = std::mem::take(&mut self.cash[benefactor.index()]);
        let holders: SeatSet =
            Seat::all(self.seats).filter(|seat| self.benefactors[seat.index()].contains(&benefactor)).collect();
        let each = cash.checked_div(holders.len() as Cash).unwrap_or(0);
        let bank = cash - each * holders.len() as Cash;
        for seat in holders.iter() {
            self.purses[seat.index()] += each;
            self.shown[seat.index()].insert(benefactor);
        }
        self.bank += i64::from(bank);
        self.paid.insert(benefactor);
        story.add(Event::BenefactorPaid { benefactor, holders, each, bank });
    }
}
