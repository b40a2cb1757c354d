//! Whom a card may touch (E15–E18), and everything it can be played on.

use crate::{Action, Aim, Card, Cash, Erbraffer, Heirloom, Heirlooms, Pair, People, Person, Reason, Target};

impl Erbraffer {
    /// Whether the card has such targets now (E18).
    pub(crate) fn may_be_played_on(&self, card: Card, on: Target) -> Result<(), Reason> {
        match (card.kind().aim(), on) {
            (Aim::Division, _) => Err(Reason::OnlyInAChange),
            // E6: not before 1870, for the ancestors have no parents on the board.
            (Aim::Siblings, _) if self.generation == 0 => Err(Reason::NoSiblingsYet),
            (Aim::Nobody, Target::Nobody) => Ok(()),
            (Aim::Heir, Target::Heir(person)) => self.is_an_heir(person),
            (Aim::TwoHeirs, Target::Two(pair)) => self.are_two_heirs(pair),
            (Aim::Siblings, Target::Half { from, to, gives }) => self.may_give_half(from, to, gives),
            (Aim::Heirloom, Target::Gift { heirloom, to }) => self.may_give_heirloom(heirloom, to),
            (Aim::TwoHeirlooms, Target::Swap(heirlooms)) => self.may_change_places(heirlooms),
            _ => Err(Reason::OtherTargets),
        }
    }

    /// E12, E15, E20: anybody of the current generation whose estate is not frozen.
    fn is_an_heir(&self, person: Person) -> Result<(), Reason> {
        if !self.current().people().contains(person) {
            return Err(Reason::NotAlive);
        }
        if self.dead.contains(person) { Err(Reason::Dead) } else { Ok(()) }
    }

    fn are_two_heirs(&self, pair: Pair) -> Result<(), Reason> {
        pair.both().into_iter().try_for_each(|person| self.is_an_heir(person))?;
        if pair.is_one() {
            return Err(Reason::SamePerson);
        }
        if self.edition.couple(pair).is_some() { Err(Reason::MarriedToEachOther) } else { Ok(()) }
    }

    fn may_give_half(&self, from: Person, to: Person, gives: Cash) -> Result<(), Reason> {
        self.is_an_heir(from)?;
        self.is_an_heir(to)?;
        if !self.edition.siblings(from).contains(to) {
            return Err(Reason::NoSiblings);
        }
        let cash = self.cash(from);
        if gives == cash / 2 || gives == cash.div_ceil(2) { Ok(()) } else { Err(Reason::NotHalf) }
    }

    fn may_give_heirloom(&self, heirloom: Heirloom, to: Person) -> Result<(), Reason> {
        let holder = self.holders[heirloom.index()];
        self.is_an_heir(holder)?;
        self.is_an_heir(to)?;
        if !self.current().married.contains(to) {
            return Err(Reason::NotToABenefactor);
        }
        if holder == to { Err(Reason::HoldsItAlready) } else { Ok(()) }
    }

    fn may_change_places(&self, heirlooms: Heirlooms) -> Result<(), Reason> {
        if heirlooms.len() != 2 {
            return Err(Reason::NotTwoHeirlooms);
        }
        let holders: People = heirlooms.iter().map(|heirloom| self.holders[heirloom.index()]).collect();
        holders.iter().try_for_each(|holder| self.is_an_heir(holder))?;
        if holders.len() == 2 { Ok(()) } else { Err(Reason::SameHolder) }
    }

    /// Everything the card can be played on.
    pub(crate) fn card_offers(&self, card: Card, into: &mut Vec<Action>) {
        let alive = self.alive();
        match card.kind().aim() {
            Aim::Division => {}
            Aim::Nobody => into.push(Action::Play { card, on: Target::Nobody }),
            Aim::Heir => {
                into.extend(alive.iter().map(|person| Action::Play { card, on: Target::Heir(person) }));
            }
            Aim::TwoHeirs => {
                for one in alive.iter() {
                    let mut others = alive.after(one);
                    if let Some(spouse) = self.edition.spouse(one) {
                        others.remove(spouse);
                    }
                    into.extend(
                        others.iter().map(|other| Action::Play { card, on: Target::Two(Pair::new(one, other)) }),
                    );
                }
            }
            Aim::Siblings => self.half_offers(card, alive, into),
            Aim::Heirloom => {
                let takers = self.current().married.among(alive);
                for heirloom in Heirloom::all() {
                    let holder = self.holders[heirloom.index()];
                    if alive.contains(holder) {
                        let takers = takers.iter().filter(|to| *to != holder);
                        into.extend(takers.map(|to| Action::Play { card, on: Target::Gift { heirloom, to } }));
                    }
                }
            }
            Aim::TwoHeirlooms => self.swap_offers(card, alive, into),
        }
    }

    fn half_offers(&self, card: Card, alive: People, into: &mut Vec<Action>) {
        for from in alive.iter() {
            let cash = self.cash(from);
            for to in self.edition.siblings(from).among(alive).iter() {
                for gives in cash / 2..=cash.div_ceil(2) {
                    into.push(Action::Play { card, on: Target::Half { from, to, gives } });
                }
            }
        }
    }

    fn swap_offers(&self, card: Card, alive: People, into: &mut Vec<Action>) {
        for one in Heirloom::all() {
            for other in Heirloom::all().skip(one.index() + 1) {
                let first = self.holders[one.index()];
                let second = self.holders[other.index()];
                if first != second && alive.contains(first) && alive.contains(second) {
                    let heirlooms = [one, other].into_iter().collect();
                    into.push(Action::Play { card, on: Target::Swap(heirlooms) });
                }
            }
        }
    }
}
