//! What cards do (E6).

use tabletop::Story;

use crate::{Card, Cash, Erbraffer, Event, Heirloom, Heirlooms, Person, Shift, Target};

impl Erbraffer {
    /// Does what the card says; the targets were looked at before.
    pub(crate) fn carry_out(&mut self, card: Card, on: Target, story: &mut impl Story<Event>) {
        match on {
            Target::Heir(person) => self.touch(card, person, story),
            Target::Two(pair) => pair.both().into_iter().for_each(|person| self.touch(card, person, story)),
            Target::Nobody => {
                // A wedding present, which passes the dead by (E20).
                let people = self.current().married.among(self.alive());
                people.iter().for_each(|person| self.touch(card, person, story));
            }
            Target::Half { from, to, gives } => self.give_half(from, to, gives, story),
            Target::Gift { heirloom, to } => self.give_heirloom(heirloom, to, story),
            Target::Swap(heirlooms) => self.swap_heirlooms(heirlooms, story),
        }
    }

    /// Moves coins between somebody and the bank.
    fn touch(&mut self, card: Card, person: Person, story: &mut impl Story<Event>) {
        match card.shift(self.cash(person)).expect("a card that is played on people moves their cash") {
            Shift::Gains(amount) => {
                self.cash[person.index()] += amount;
                self.bank -= i64::from(amount);
                story.add(Event::Gained { person, amount });
            }
            Shift::Loses(amount) => {
                self.cash[person.index()] -= amount;
                self.bank += i64::from(amount);
                story.add(Event::Lost { person, amount });
            }
        }
    }

    fn give_half(&mut self, from: Person, to: Person, amount: Cash, story: &mut impl Story<Event>) {
        self.cash[from.index()] -= amount;
        self.cash[to.index()] += amount;
        story.add(Event::HalfGiven { from, to, amount });
    }

    fn give_heirloom(&mut self, heirloom: Heirloom, to: Person, story: &mut impl Story<Event>) {
        let from = std::mem::replace(&mut self.holders[heirloom.index()], to);
        story.add(Event::HeirloomGiven { heirloom, from, to });
    }

    fn swap_heirlooms(&mut self, heirlooms: Heirlooms, story: &mut impl Story<Event>) {
        let mut both = heirlooms.iter();
        let mut next = || both.next().expect("two heirlooms change places");
        let one = next();
        let other = next();
        self.holders.swap(one.index(), other.index());
        story.add(Event::HeirloomsSwapped {
            one: (one, self.holders[one.index()]),
            other: (other, self.holders[other.index()]),
        });
    }
}
