//! What cards do (E6, E16, E17).

use tabletop::Story;

use crate::{Card, Cash, Erbraffer, Event, Kind, Person, Target};

/// The bank pays no heir beyond this, in thousands (E35). Seventeen doublings of what an ancestor starts with get there.
pub const MOST_CASH: Cash = 1_000_000;

impl Erbraffer {
    /// Does what the card says; the targets were looked at before.
    pub(crate) fn carry_out(&mut self, card: Card, on: Target, story: &mut impl Story<Event>) {
        let amount = card.amount();
        match (card.kind(), on) {
            (Kind::Tax | Kind::Factory, Target::Heir(person)) => self.take(person, amount, story),
            (Kind::Income | Kind::Riches, Target::Heir(person)) => self.pay(person, amount, story),
            (Kind::Bomb, Target::Heir(person)) => self.take(person, self.cash(person), story),
            // E17: half of an odd sum is rounded in the bank's favour.
            (Kind::GamblingDebt, Target::Heir(person)) => self.take(person, self.cash(person).div_ceil(2), story),
            (Kind::Marvellous, Target::Heir(person)) => self.pay(person, self.cash(person), story),
            (Kind::Luck, Target::Two(pair)) => {
                pair.both().into_iter().for_each(|person| self.pay(person, amount, story))
            }
            (Kind::Quarrel, Target::Two(pair)) => {
                pair.both().into_iter().for_each(|person| self.take(person, amount, story));
            }
            (Kind::WeddingPresent, _) => {
                // E20: it passes the dead by.
                let people = self.current().married.among(self.alive());
                people.iter().for_each(|person| self.pay(person, amount, story));
            }
            (Kind::BrotherlyLove, Target::Half { from, to, gives }) => {
                self.cash[from.index()] -= gives;
                self.cash[to.index()] += gives;
                story.add(Event::HalfGiven { from, to, amount: gives });
            }
            (Kind::BlackSheep, Target::Gift { heirloom, to }) => {
                let from = std::mem::replace(&mut self.holders[heirloom.index()], to);
                story.add(Event::HeirloomGiven { heirloom, from, to });
            }
            (Kind::SmallPresents, Target::Swap(heirlooms)) => {
                let mut both = heirlooms.iter();
                let (Some(one), Some(other)) = (both.next(), both.next()) else { return };
                self.holders.swap(one.index(), other.index());
                story.add(Event::HeirloomsSwapped {
                    one: (one, self.holders[one.index()]),
                    other: (other, self.holders[other.index()]),
                });
            }
            _ => {}
        }
    }

    /// E35: what would go beyond the most stays in the bank.
    fn pay(&mut self, person: Person, amount: Cash, story: &mut impl Story<Event>) {
        let cash = self.cash(person);
        let amount = amount.min(MOST_CASH.saturating_sub(cash));
        self.cash[person.index()] = cash + amount;
        self.bank -= i64::from(amount);
        story.add(Event::Gained { person, amount });
    }

    /// E16: what can't be paid is forgotten.
    fn take(&mut self, person: Person, amount: Cash, story: &mut impl Story<Event>) {
        let amount = amount.min(self.cash(person));
        self.cash[person.index()] -= amount;
        self.bank += i64::from(amount);
        story.add(Event::Lost { person, amount });
    }
}
