//! The steady bot: sensible rules of thumb, from what its seat knows.

pub mod character;
mod outlook;
mod sense;
mod strong;
mod suspicion;
mod weights;

use bots::best_offer;
use erbraffer::{
    Action, Card, Cash, Couple, Edition, Erbraffer, Hand, Heirloom, Heirlooms, Kind, Person, Phase, Shares, Shift,
    Target, View, Window,
};
use tabletop::{Bot, Chance, Mind, Seat};

use outlook::Outlook;
pub use sense::ErbrafferSense;
pub use strong::{Strong, strong};
use suspicion::{Evidence, Suspicion};
pub use weights::Weights;

/// Plays the best it can think of without looking ahead, with its opinions about what things are worth.
#[derive(Debug, Clone, Copy, Default)]
pub struct Steady(pub Weights);

impl Bot<Erbraffer> for Steady {
    fn choose(&mut self, mind: &Mind<'_, Erbraffer>, _: &mut Chance) -> Option<Action> {
        self.decide(mind, &suspicion::evidence(mind.edition, mind.history))
    }
}

impl Steady {
    /// The same with evidence that was gathered already.
    fn decide(&self, mind: &Mind<'_, Erbraffer>, evidence: &Evidence) -> Option<Action> {
        let situation = Situation::of(mind, evidence, self.0)?;
        match &mind.view.phase {
            Phase::Turn { .. } => best_offer(mind.offers, |action| situation.worth_of_turn(action)),
            Phase::Death { .. } => best_offer(mind.offers, |action| situation.worth_of_death(action)),
            Phase::Division(change) => {
                let open = |couple: &&Couple| change.unsettled.contains(couple.spouses.both()[0]);
                situation.divide(mind.edition.couples_of(mind.view.generation).filter(open))
            }
            Phase::Window(window) => Some(situation.answer(window)),
            Phase::Over { .. } => None,
        }
    }
}

/// What a seat has to decide from.
struct Situation<'a> {
    view: &'a View,
    edition: &'a Edition,
    seat: Seat,
    hand: Hand,
    outlook: Outlook,
    weights: Weights,
}

impl<'a> Situation<'a> {
    fn of(mind: &Mind<'a, Erbraffer>, evidence: &Evidence, weights: Weights) -> Option<Situation<'a>> {
        let suspicion = Suspicion::of(mind.view, mind.edition, mind.seat, evidence, weights.suspicion);
        Some(Situation {
            view: mind.view,
            edition: mind.edition,
            seat: mind.seat,
            hand: mind.view.player(mind.seat).hand?,
            outlook: Outlook::of(mind.view, mind.edition, mind.seat, &suspicion, &weights),
            weights,
        })
    }

    /// How good an offer looks among those of the same moment.
    fn worth_of_offer(&self, action: &Action) -> f64 {
        match action {
            Action::Play { .. } | Action::ThrowAway { .. } => self.worth_of_turn(action),
            Action::PlaceWill { .. } => self.worth_of_death(action),
            Action::Divide { couple, shares } => {
                self.edition.couple(*couple).map_or(0.0, |couple| self.gain_of_dividing(couple, shares))
            }
            Action::NewWill { shares, .. } => {
                let Phase::Window(window) = &self.view.phase else { return 0.0 };
                let Some(couple) = self.edition.couple(window.couple) else { return 0.0 };
                self.worth(couple, shares) - self.worth(couple, &window.shares)
            }
            // Never left out.
            Action::LetStand { .. } | Action::LetAllStand { .. } => f64::INFINITY,
        }
    }

    /// What an action brings now, less what the cards it takes could bring later.
    fn worth_of_turn(&self, action: &Action) -> f64 {
        match action {
            Action::Play { card, on } if card.kind() == Kind::ShakeUp => {
                debug_assert_eq!(*on, Target::Nobody);
                self.worth_of_new_cards(&self.hand)
            }
            Action::Play { card, on } => {
                self.effect(*card, *on) + self.draw() - self.later(*card) - self.cost_of_time(*card)
            }
            Action::ThrowAway { cards } => self.worth_of_new_cards(cards),
            _ => 0.0,
        }
    }

    fn worth_of_new_cards(&self, cards: &Hand) -> f64 {
        cards.iter().map(|card| self.draw() - self.later(card)).sum()
    }

    /// What a card brings to us, by what it moves from where to where (E6).
    fn effect(&self, card: Card, on: Target) -> f64 {
        let worth = |person: Person| self.outlook.cash(person);
        let touched = |person: Person| match card.shift(self.view.cash(person)) {
            Some(Shift::Gains(amount)) => f64::from(amount) * worth(person),
            Some(Shift::Loses(amount)) => -f64::from(amount) * worth(person),
            None => 0.0,
        };
        match on {
            Target::Heir(person) => touched(person),
            Target::Two(pair) => pair.both().into_iter().map(touched).sum(),
            Target::Nobody => {
                let married = self.edition.generations[self.view.generation as usize].married;
                married.among(self.view.alive(self.edition)).iter().map(touched).sum()
            }
            Target::Half { from, to, gives } => f64::from(gives) * (worth(to) - worth(from)),
            Target::Gift { heirloom, to } => {
                self.value(heirloom) * (self.outlook.heirlooms(to) - self.holder_worth(heirloom))
            }
            Target::Swap(heirlooms) => {
                let mut both = heirlooms.iter();
                let (Some(one), Some(other)) = (both.next(), both.next()) else { return 0.0 };
                (self.value(one) - self.value(other)) * (self.holder_worth(other) - self.holder_worth(one))
            }
        }
    }

    fn value(&self, heirloom: Heirloom) -> f64 {
        f64::from(self.edition.value(heirloom))
    }

    fn holder_worth(&self, heirloom: Heirloom) -> f64 {
        self.outlook.heirlooms(self.view.holders[heirloom.index()])
    }

    /// Generations that are still to come.
    fn to_come(&self) -> i32 {
        self.edition.generations.len() as i32 - 1 - i32::from(self.view.generation)
    }

    /// Whether there is no turn after this one (E34).
    fn is_last_turn(&self) -> bool {
        self.view.last_turns.is_some()
    }

    /// What a new card is worth, while there is time to play it.
    fn draw(&self) -> f64 {
        if self.is_last_turn() { 0.0 } else { self.weights.draw * self.leisure().max(0.0) }
    }

    /// How much time there is, from one at the start to nothing after many turns, and less than nothing later still:
    /// whoever waits for better cards for ever never plays them (E35).
    fn leisure(&self) -> f64 {
        let turns = f64::from(self.view.turns) / f64::from(self.view.seats());
        1.0 - turns / self.weights.long
    }

    /// What a card may bring if it is kept: the strongest ones are for the last generation, when coins no longer get lost.
    fn later(&self, card: Card) -> f64 {
        if self.is_last_turn() {
            return 0.0;
        }
        let amount = f64::from(card.amount());
        let worth = match card.kind() {
            Kind::Income | Kind::Riches => amount,
            Kind::Luck => amount * self.own_heirs().min(2) as f64,
            Kind::WeddingPresent => amount * self.own_heirs() as f64 * 0.7,
            Kind::Tax | Kind::Factory => self.weights.harm * amount,
            Kind::Quarrel => 2.0 * self.weights.harm * amount,
            Kind::Bomb | Kind::GamblingDebt => self.weights.harm * 12.0,
            Kind::Marvellous => self.weights.marvellous,
            Kind::BrotherlyLove => self.weights.half,
            Kind::BlackSheep => self.weights.black_sheep,
            Kind::SmallPresents => self.weights.small_presents,
            Kind::ShakeUp => self.weights.shake_up,
            // Not for the last generation: that ends without a change.
            Kind::NewWill if self.to_come() == 0 => return 0.0,
            Kind::NewWill => return self.weights.new_will,
        };
        worth * self.weights.last_patience * self.weights.patience.powi(self.to_come()) * self.leisure().max(0.0)
    }

    fn own_heirs(&self) -> usize {
        self.view.player(self.seat).portraits.as_ref().map_or(1, |own| own.len())
    }

    /// What it costs to move the hourglass. Whoever plays better wants more turns, most of all in the last generation, but not
    /// for ever; and whoever is ahead then wants the end.
    fn cost_of_time(&self, card: Card) -> f64 {
        if !card.has_hourglass() || self.is_last_turn() {
            return 0.0;
        }
        match self.to_come() {
            0 => self.weights.last_hurry * self.leisure() - self.weights.lead * self.lead(),
            _ => self.weights.hurry * self.leisure(),
        }
    }

    /// How far we are ahead of a usual rival in the last generation, by what lies open.
    fn lead(&self) -> f64 {
        let heirlooms =
            |person: Person| self.view.heirlooms(person).iter().map(|heirloom| self.value(heirloom)).sum::<f64>();
        let wealth = |person: Person| f64::from(self.view.cash(person)) + heirlooms(person);
        let own = self.view.player(self.seat).portraits.as_deref().unwrap_or(&[]);
        let heirs = self.edition.last_heirs();
        let mine = own.iter().map(|heir| wealth(*heir)).sum::<f64>();
        let others = heirs.iter().map(wealth).sum::<f64>() - mine;
        let usual = others * own.len() as f64 / (heirs.len() - own.len()) as f64;
        let purse = |seat: Seat| f64::from(self.view.player(seat).purse);
        let purses = Seat::all(self.view.seats()).map(purse).sum::<f64>() - purse(self.seat);
        mine + purse(self.seat) - usual - purses / f64::from(self.view.seats() - 1)
    }

    /// E20: a frozen estate neither loses nor gains, so ours are saved where much can be lost, and others' held back.
    fn worth_of_death(&self, action: &Action) -> f64 {
        let Action::PlaceWill { person } = action else { return 0.0 };
        let cash = f64::from(self.view.cash(*person));
        self.outlook.cash(*person) * (self.weights.risk * cash - self.weights.luck)
    }

    /// Takes the couple where it matters most that we divide and not somebody else (E22).
    fn divide<'c>(&self, couples: impl Iterator<Item = &'c Couple>) -> Option<Action> {
        let mut best: Option<(f64, Action)> = None;
        for couple in couples {
            let shares = self.best_division(couple);
            let gain = self.gain_of_dividing(couple, &shares);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, Action::Divide { couple: couple.spouses, shares }));
            }
        }
        best.map(|(_, action)| action)
    }

    /// What a division brings to us, more than what somebody else would make of the estate.
    fn gain_of_dividing(&self, couple: &Couple, shares: &Shares) -> f64 {
        let (cash, heirlooms) = self.view.estate(couple.spouses);
        let usual_heirlooms = couple.married().map(|child| self.outlook.heirlooms(couple.children[child])).sum::<f64>()
            / couple.married().count() as f64;
        let usual = f64::from(cash) * self.outlook.usual_for_cash(couple, &self.weights)
            + heirlooms.iter().map(|heirloom| self.value(heirloom)).sum::<f64>() * usual_heirlooms;
        self.worth(couple, shares) - usual
    }

    /// What a division brings to us.
    fn worth(&self, couple: &Couple, shares: &Shares) -> f64 {
        let of_child = |(place, child): (usize, &Person)| {
            let heirlooms = shares.heirlooms[place].iter().map(|heirloom| self.value(heirloom)).sum::<f64>();
            f64::from(shares.cash[place]) * self.outlook.cash(*child) + heirlooms * self.outlook.heirlooms(*child)
        };
        couple.children.iter().enumerate().map(of_child).sum()
    }

    /// All cash for a benefactor or for the married, whatever is better, and the heirlooms for one of them (E23–E25).
    fn best_division(&self, couple: &Couple) -> Shares {
        let (cash, heirlooms) = self.view.estate(couple.spouses);
        let mut shares = self.with_heirlooms(couple, heirlooms);
        match self.outlook.best_benefactor(couple) {
            Some((child, worth)) if worth > self.outlook.married(couple) => shares.cash[child] = cash,
            _ => {
                let count = couple.married().count() as Cash;
                couple.married().for_each(|child| shares.cash[child] = cash / count);
                if let Some(child) = self.dearest(couple, couple.married()) {
                    shares.cash[child] += cash % count;
                }
            }
        }
        shares
    }

    /// All cash for the child with whom it is worth most (E27).
    fn best_will(&self, couple: &Couple) -> Shares {
        let (cash, heirlooms) = self.view.estate(couple.spouses);
        let mut shares = self.with_heirlooms(couple, heirlooms);
        if let Some(child) = self.dearest(couple, 0..couple.children.len()) {
            shares.cash[child] = cash;
        }
        shares
    }

    fn with_heirlooms(&self, couple: &Couple, heirlooms: Heirlooms) -> Shares {
        let mut shares = Shares::default();
        if let Some((child, _)) = self.outlook.best_for_heirlooms(couple) {
            shares.heirlooms[child] = heirlooms;
        }
        shares
    }

    fn dearest(&self, couple: &Couple, children: impl Iterator<Item = usize>) -> Option<usize> {
        let worth = |child: &usize| self.outlook.cash(couple.children[*child]);
        children.max_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    /// E29: a new will where it brings enough; without one in the hand no other will come in this change, so all may stand.
    fn answer(&self, window: &Window) -> Action {
        let division = window.division;
        if !self.hand.iter().any(|card| card.kind() == Kind::NewWill) {
            return Action::LetAllStand { division };
        }
        let Some(couple) = self.edition.couple(window.couple) else { return Action::LetStand { division } };
        let shares = self.best_will(couple);
        let gain = self.worth(couple, &shares) - self.worth(couple, &window.shares);
        // In the last change there is nothing to keep it for but what is still to be divided.
        let threshold = if self.to_come() == 1 { self.weights.new_will / 2.0 } else { self.weights.new_will };
        if gain > threshold { Action::NewWill { division, shares } } else { Action::LetStand { division } }
    }
}
