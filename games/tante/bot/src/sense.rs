//! Common sense for thinking ahead: the steady bot's moves, and what the hands may bring.

use bots::{Features, Sense};
use tabletop::{Bot, Chance, Game, Mind, Seat, Viewer};
use tante::{Action, Count, INHERITANCE_LIMIT, Tante};

use crate::outlook::Outlook;
use crate::{Situation, Steady, Weights};

#[derive(Debug, Clone, Copy, Default)]
pub struct TanteSense;

impl Sense<Tante> for TanteSense {
    const FEATURES: &'static [&'static str] = &[
        "left",
        "wedding",
        "value",
        "married",
        "single",
        "sum",
        "excess",
        "near",
        "bonus",
        "zeros",
        "gifts",
        "gift-share",
        "cards",
        "to-aunt",
        "ones",
    ];

    fn rollout_policy(&mut self, world: &Tante, seat: Seat, offers: &[Action], chance: &mut Chance) -> Option<Action> {
        let view = world.view(Viewer::Seat(seat));
        Steady::default().choose(&Mind { seat, edition: world.edition(), view: &view, offers, history: &[] }, chance)
    }

    fn priors(&mut self, mind: &Mind<'_, Tante>, into: &mut Vec<f64>) {
        let Some(situation) = Situation::of(mind, Weights::STEADY) else { return };
        let rivals = situation.rivals_now();
        into.extend(mind.offers.iter().map(|offer| match offer {
            // The lower the bid, and the larger its cards, the better.
            Action::Bid(gifts) => -f64::from(gifts.worth()) - 0.1 * f64::from(gifts.len()),
            Action::Withdraw => 0.0,
            Action::Exchange { .. } | Action::Keep => situation.worth_in_exchange(offer, &rivals),
            Action::Take | Action::BuyOut(_) => 0.0,
        }));
    }

    fn stage(&self, world: &Tante) -> u32 {
        u32::from(world.round())
    }

    fn features(&mut self, world: &Tante, into: &mut [Features]) {
        let view = world.view(Viewer::Public);
        let outlook = Outlook::of(&view, &Weights::STEADY);
        let left = f32::from(view.rounds - view.round) / f32::from(view.rounds);
        let wedding = outlook.wedding() as f32;
        let limit = f32::from(INHERITANCE_LIMIT);
        let all_gifts: f32 = view.players.iter().map(|player| f32::from(player.gifts.worth())).sum::<f32>().max(1.0);
        for (seat, into) in Seat::all(view.seats()).zip(into) {
            let player = view.player(seat);
            let hand = world.hand(seat);
            let sum = f32::from(hand.sum());
            let single = Count::of(hand, false);
            let told = [
                left,
                wedding,
                outlook.value(hand) as f32 / 20.0,
                wedding * outlook.if_she_marries(hand) as f32 / 30.0,
                outlook.if_she_does_not(hand) as f32 / 20.0,
                sum / limit,
                (sum - limit).max(0.0) / 20.0,
                single.base as f32 / 20.0,
                single.bonus as f32 / 10.0,
                f32::from(hand.of_rank(0).len()) / 3.0,
                f32::from(player.gifts.worth()) / 40.0,
                f32::from(player.gifts.worth()) / all_gifts * 2.0,
                f32::from(hand.len()) / 15.0,
                f32::from((seat.0 + view.seats() - view.aunt.0) % view.seats()) / f32::from(view.seats()),
                f32::from(player.gifts.0[0]) / 4.0,
            ];
            into[..told.len()].copy_from_slice(&told);
        }
    }
}
