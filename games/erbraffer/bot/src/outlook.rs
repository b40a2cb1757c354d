//! What a coin or an heirloom on somebody is worth to us: how much of it can be expected to come down the tree to our heirs
//! and benefactors, less what comes to those of others.

use erbraffer::{Couple, Edition, MOST_PEOPLE, Person, View};
use tabletop::Seat;

use crate::Weights;
use crate::suspicion::Suspicion;

#[derive(Debug, Clone, Copy)]
pub struct Outlook {
    cash: [f64; MOST_PEOPLE],
    heirlooms: [f64; MOST_PEOPLE],
}

impl Outlook {
    pub fn of(view: &View, edition: &Edition, seat: Seat, suspicion: &Suspicion, weights: &Weights) -> Outlook {
        let mut outlook = Outlook { cash: [0.0; MOST_PEOPLE], heirlooms: [0.0; MOST_PEOPLE] };
        let me = view.player(seat);
        let seats = f64::from(view.seats());
        let rivals = seats - 1.0;

        let own = me.portraits.as_deref().unwrap_or(&[]);
        for (place, heir) in edition.last_heirs().iter().enumerate() {
            // Of several rivals only the best one matters.
            let worth = if own.contains(&heir) { 1.0 } else { -weights.envy * suspicion.held(place) / rivals };
            outlook.cash[heir.index()] = worth;
            outlook.heirlooms[heir.index()] = worth;
        }

        let cards = f64::from(edition.benefactor_cards(view.seats()));
        for benefactor in edition.benefactors().iter() {
            let held = me.benefactors.as_deref().is_some_and(|own| own.contains(&benefactor));
            // Of the cards that we don't see, so many are with any one rival.
            let with_a_rival = cards / (24.0 - cards);
            let worth = if held { weights.benefactor } else { -weights.envy * with_a_rival };
            outlook.cash[benefactor.index()] = worth;
        }

        let mine = 1.0 / seats;
        for couple in edition.couples.iter().rev() {
            let best = outlook.best_for_cash(couple).map_or(0.0, |(_, worth)| worth);
            let cash = mine * best + (1.0 - mine) * outlook.usual_for_cash(couple, weights);
            let best = outlook.best_for_heirlooms(couple).map_or(0.0, |(_, worth)| worth);
            let count = couple.married().count() as f64;
            let usual =
                couple.married().map(|child| outlook.heirlooms[couple.children[child].index()]).sum::<f64>() / count;
            let heirlooms = mine * best + (1.0 - mine) * usual;
            for spouse in couple.spouses.both() {
                outlook.cash[spouse.index()] = weights.decay * cash;
                outlook.heirlooms[spouse.index()] = weights.heirloom_decay * heirlooms;
            }
        }
        outlook
    }

    pub fn cash(&self, person: Person) -> f64 {
        self.cash[person.index()]
    }

    pub fn heirlooms(&self, person: Person) -> f64 {
        self.heirlooms[person.index()]
    }

    /// What a coin of the estate is worth if all married children get the same (E24).
    pub fn married(&self, couple: &Couple) -> f64 {
        let count = couple.married().count() as f64;
        couple.married().map(|child| self.cash(couple.children[child])).sum::<f64>() / count
    }

    /// The benefactor child for whom a coin is worth most.
    pub fn best_benefactor(&self, couple: &Couple) -> Option<(usize, f64)> {
        let benefactors = (0..couple.children.len()).filter(|child| couple.married().all(|married| married != *child));
        benefactors
            .map(|child| (child, self.cash(couple.children[child])))
            .max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// What a coin is worth if we divide (E23, E24).
    fn best_for_cash(&self, couple: &Couple) -> Option<(usize, f64)> {
        let married = self.married(couple);
        match self.best_benefactor(couple) {
            Some((child, worth)) if worth > married => Some((child, worth)),
            _ => couple.married().next().map(|child| (child, married)),
        }
    }

    /// What a coin is worth if others divide.
    pub fn usual_for_cash(&self, couple: &Couple, weights: &Weights) -> f64 {
        let married = self.married(couple);
        match self.best_benefactor(couple) {
            Some((_, worth)) => weights.charity * worth + (1.0 - weights.charity) * married,
            None => married,
        }
    }

    /// The married child with whom an heirloom is worth most (E25).
    pub fn best_for_heirlooms(&self, couple: &Couple) -> Option<(usize, f64)> {
        let worth = |child: usize| (child, self.heirlooms(couple.children[child]));
        couple.married().map(worth).max_by(|one, other| one.1.total_cmp(&other.1))
    }
}
