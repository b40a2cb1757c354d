//! The steady bot: sensible rules of thumb, from what its seat knows.

pub mod character;
mod outlook;
mod sense;
mod strong;
mod weights;

use bots::best_offer;
use maloney::{Action, Cards, Dollars, ENOUGH, Maloney, Phase, View};
use tabletop::{Bot, Chance, Mind, Seat};

use outlook::Outlook;
pub use sense::MaloneySense;
pub use strong::{Strong, strong};
pub use weights::Weights;

/// From this day on everybody plays what they have: no game should wait for a better card for ever.
const LATE: u16 = 40;

/// Plays the best it can think of without looking ahead, with its opinions about what things are worth.
#[derive(Debug, Clone, Copy, Default)]
pub struct Steady(pub Weights);

impl Bot<Maloney> for Steady {
    fn choose(&mut self, mind: &Mind<'_, Maloney>, _: &mut Chance) -> Option<Action> {
        let view = mind.view;
        let seat = mind.seat;
        let situation =
            || Situation { view, seat, outlook: Outlook::of(view, mind.edition, seat, self.0), weights: self.0 };
        match view.phase {
            Phase::Ready { .. } => Some(Action::Ready),
            // The highest bidder lets time pass, and so does whoever has said no already, except for a joker.
            Phase::Live(_) => situation().bid(mind.offers),
            Phase::InTurn(_) => situation().bid(mind.offers),
            Phase::Drive { .. } => Some(Action::Drive(situation().outlook.car().to)),
            Phase::Cash => situation().cash(mind.offers),
            Phase::Over { .. } => None,
        }
    }
}

/// What a seat has to decide from.
struct Situation<'a> {
    view: &'a View,
    seat: Seat,
    outlook: Outlook<'a>,
    weights: Weights,
}

impl Situation<'_> {
    /// Raises while the car is worth it, plays the joker when cars are dear, or leaves it to the others.
    fn bid(&self, offers: &[Action]) -> Option<Action> {
        let (high, price) = match self.view.phase.high() {
            Some((high, price)) => (Some(high), price),
            None => (None, Dollars::NOTHING),
        };
        if high == Some(self.seat) {
            return None;
        }
        let gain = self.outlook.car().gain;
        let next = price + Dollars::STEP;
        // What a joker saves now, and what it may save on another day.
        let saved = gain.min(points(next));
        if offers.contains(&Action::PlayJoker) && saved > self.joker_later() {
            return Some(Action::PlayJoker);
        }
        // The last driver drives for nothing if nobody calls (M17).
        let waits = high.is_none() && self.view.driver == Some(self.seat);
        let limit = self.weights.daring * gain;
        let can_call = offers.iter().any(|offer| matches!(offer, Action::Call(_)));
        if !waits && can_call && points(next) <= limit && next <= self.view.player(self.seat).money {
            return Some(Action::Call(self.stride(next, limit)));
        }
        offers.iter().find(|offer| matches!(offer, Action::NotAtThisPrice(_) | Action::DropOut)).copied()
    }

    /// The smallest step, or a part of the way to the limit.
    fn stride(&self, next: Dollars, limit: f64) -> Dollars {
        let steps = ((limit - points(next)) * self.weights.stride * 10.0) as u32;
        let most = Dollars(self.view.player(self.seat).money.0 / 100 * 100).min(Dollars::MOST);
        (next + Dollars(100 * steps)).min(most)
    }

    fn joker_later(&self) -> f64 {
        self.weights.joker * (1.0 - (-self.outlook.days() / self.weights.patience).exp())
    }

    /// Plays what brings more today than it might later, with an eye to the 69 and to the last card (M27).
    fn cash(&self, offers: &[Action]) -> Option<Action> {
        let worth = |action: &Action| match action {
            Action::Cash(cards) => self.worth_of(*cards),
            _ => f64::MIN,
        };
        best_offer(offers, worth)
    }

    fn worth_of(&self, cards: Cards) -> f64 {
        let me = self.view.player(self.seat);
        let points = f64::from(me.points) + self.outlook.points(cards);
        let ends_by_me = points >= f64::from(ENOUGH) || me.cards == cards.len();
        let ends_anyway = self.view.players.iter().any(|player| player.points >= ENOUGH);
        if ends_anyway || self.view.number >= LATE {
            return self.outlook.points(cards);
        }
        if !ends_by_me {
            return self.outlook.profit(cards);
        }
        let lead = self.outlook.lead_after(cards);
        if lead >= self.weights.margin { 100.0 + lead } else { -100.0 + lead }
    }
}

/// What dollars are worth in the end (M28).
fn points(dollars: Dollars) -> f64 {
    f64::from(dollars.0) / 1000.0
}
