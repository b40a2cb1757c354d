//! The steady bot: sensible rules of thumb, from what its seat knows.

pub mod character;
mod encoding;
mod learned;
mod outlook;
mod sense;
mod strong;
mod weights;

use bots::best_offer;
use tabletop::{Bot, Chance, Mind, Seat};
use tante::{Action, Auction, Card, Cards, Gifts, Phase, Tante, View, nature_of};

pub use encoding::TanteEncoding;
pub use learned::learned;
use outlook::Outlook;
pub use sense::TanteSense;
pub use strong::{Strong, strong};
pub use weights::Weights;

/// Plays the best it can think of without looking ahead, with its opinions about what things are worth.
#[derive(Debug, Clone, Copy, Default)]
pub struct Steady(pub Weights);

impl Bot<Tante> for Steady {
    fn choose(&mut self, mind: &Mind<'_, Tante>, _: &mut Chance) -> Option<Action> {
        let situation = Situation::of(mind, self.0)?;
        match &mind.view.phase {
            Phase::Exchange => situation.exchange(mind.offers),
            Phase::Auction(auction) => Some(situation.bid(auction)),
            Phase::Duty { .. } => situation.duty(mind.offers),
            Phase::Over { .. } => None,
        }
    }
}

/// What was seen of every rival's hand, and what that is worth: looked up for every exchange there is.
type Rivals = arrayvec::ArrayVec<(Cards, f64), 5>;

/// What a seat has to decide from.
struct Situation<'a> {
    view: &'a View,
    seat: Seat,
    hand: Cards,
    outlook: Outlook,
    weights: Weights,
}

impl<'a> Situation<'a> {
    fn of(mind: &Mind<'a, Tante>, weights: Weights) -> Option<Situation<'a>> {
        Some(Situation {
            view: mind.view,
            seat: mind.seat,
            hand: mind.view.player(mind.seat).hand?,
            outlook: Outlook::of(mind.view, &weights),
            weights,
        })
    }

    /// Aunt Marie takes what helps her hand most, makes or avoids a meeting as it suits her, and leaves little for the others (T11, T12).
    fn exchange(&self, offers: &[Action]) -> Option<Action> {
        let rivals = self.rivals_now();
        best_offer(offers, |action| self.worth_in_exchange(action, &rivals))
    }

    fn worth_in_exchange(&self, action: &Action, rivals: &Rivals) -> f64 {
        match action {
            Action::Exchange { give, take } => self.worth_of_exchange(*give, *take, rivals),
            _ => self.outlook.value(self.hand) - self.loss_to(rivals, self.lot()),
        }
    }

    fn worth_of_exchange(&self, give: Card, take: Card, rivals: &Rivals) -> f64 {
        let mut hand = self.hand;
        hand.remove(give);
        hand.insert(take);
        let mut lot = self.lot();
        lot.remove(take);
        lot.insert(give);
        let trio = <[Card; 3]>::try_from(lot.iter().collect::<arrayvec::ArrayVec<_, 3>>().as_slice());
        let meets = trio.ok().and_then(nature_of).is_some_and(|nature| self.view.met != Some(nature));
        if !meets {
            return self.outlook.value(hand) - self.loss_to(rivals, lot);
        }
        let after = self.outlook.after_meeting();
        if after.gentlemen() == 0 {
            // She marries at once: the three cards count for nobody, and the best hand wins (T20, T21).
            return self.lead_if_she_marries(hand) + self.outlook.value(self.hand);
        }
        let pull = (after.wedding() - self.outlook.wedding())
            * (self.lead_if_she_marries(hand) - self.lead_if_she_does_not(hand));
        self.outlook.value(hand) + pull - self.loss_to(rivals, lot)
    }

    /// How far this hand is ahead of the strongest rival at a wedding. Of a rival's hidden cards only the usual value is known.
    fn lead_if_she_marries(&self, hand: Cards) -> f64 {
        let usual = 52.0 / 12.0;
        let rivals = self.rivals().map(|seat| {
            let player = self.view.player(seat);
            let hidden = f64::from(player.cards - player.seen.len());
            self.outlook.if_she_marries(player.seen) + hidden * usual
        });
        self.outlook.if_she_marries(hand) - rivals.fold(0.0, f64::max)
    }

    fn lead_if_she_does_not(&self, hand: Cards) -> f64 {
        self.outlook.if_she_does_not(hand) - self.weights.rival
    }

    /// What the lot would bring to the rival whom it suits best, as far as one has seen the hands.
    fn loss_to(&self, rivals: &Rivals, lot: Cards) -> f64 {
        let gains = rivals.iter().map(|(seen, worth)| self.outlook.value(together(*seen, lot)) - worth);
        self.weights.envy * gains.fold(0.0, f64::max)
    }

    fn rivals_now(&self) -> Rivals {
        let seen = self.rivals().map(|seat| self.view.player(seat).seen);
        seen.map(|seen| (seen, self.outlook.value(seen))).collect()
    }

    /// Raises by the smallest step while the lot is worth it (T13).
    fn bid(&self, auction: &Auction) -> Action {
        let gain = self.gain(self.hand, self.lot());
        if gain < self.weights.threshold {
            return Action::Withdraw;
        }
        match smallest_raise(self.view.player(self.seat).gifts, auction.price()) {
            Some(gifts) if f64::from(gifts.worth()) <= self.limit(gain) => Action::Bid(gifts),
            _ => Action::Withdraw,
        }
    }

    /// The most to pay for a gain. Gifts are worth nothing at the end (T24), so all of them are there to be spent:
    /// for this gain its share of all that can still be hoped for.
    fn limit(&self, gain: f64) -> f64 {
        let gifts = f64::from(self.view.player(self.seat).gifts.worth());
        let rounds = f64::from(self.view.rounds - self.view.round);
        (gifts * gain / (gain + self.weights.harvest * rounds)).max(1.0)
    }

    /// Takes the cards, or parts with the zero it misses least, whichever hurts less (T17).
    fn duty(&self, offers: &[Action]) -> Option<Action> {
        let worth = |action: &Action| match action {
            Action::BuyOut(zero) => {
                let mut hand = self.hand;
                hand.remove(*zero);
                self.outlook.value(hand)
            }
            _ => self.outlook.value(together(self.hand, self.lot())),
        };
        best_offer(offers, worth)
    }

    fn lot(&self) -> Cards {
        self.view.table.iter().copied().collect()
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.view.seats()).filter(|seat| *seat != self.seat)
    }

    fn gain(&self, hand: Cards, lot: Cards) -> f64 {
        self.outlook.value(together(hand, lot)) - self.outlook.value(hand)
    }
}

fn together(mut hand: Cards, lot: Cards) -> Cards {
    lot.iter().for_each(|card| hand.insert(card));
    hand
}

/// The lowest sum above `price` that can be paid, in the largest cards that make it: small ones are kept for small raises.
fn smallest_raise(gifts: Gifts, price: u16) -> Option<Gifts> {
    (price + 1..=gifts.worth()).find_map(|sum| gifts.largest_for(sum))
}
