//! Common sense for thinking ahead: the steady bot's moves, and what lies in front of the players and in their hands.

use bots::{Features, Sense};
use millionen::{Action, Card, FIVE, Millionen};
use tabletop::{Bot, Chance, Game, Mind, Seat, Viewer};

use crate::clues::Clues;
use crate::{Situation, Steady, Weights};

#[derive(Debug, Clone, Default)]
pub struct MillionenSense {
    /// What the others' plays tell about their hands.
    clues: Clues,
}

impl Sense<Millionen> for MillionenSense {
    const FEATURES: &'static [&'static str] = &[
        "one",
        "two",
        "three",
        "four",
        "five",
        "dandy",
        "dandies",
        "dandy-at-four",
        "dandy-at-five",
        "suitcases",
        "total",
        "revolvers",
        "cheats",
        "strong-blue",
        "middle-blue",
        "weak-blue",
        "strong-red",
        "weak-red",
        "threats",
        "threats-twice",
        "wait",
        "next",
        "seats",
        "their-reds",
        "their-revolvers",
        "their-cheats",
        "their-most",
        "their-dandy",
        "hurry",
        "suitcases-out",
        "dandies-out",
    ];

    fn begin(&mut self, mind: &Mind<'_, Millionen>) {
        self.clues.gather(mind.seat, mind.history);
    }

    fn likelihood(&self, world: &Millionen) -> f64 {
        self.clues.likelihood(|seat| world.hand(seat))
    }

    fn rollout_policy(
        &mut self,
        world: &Millionen,
        seat: Seat,
        offers: &[Action],
        chance: &mut Chance,
    ) -> Option<Action> {
        let view = world.view(Viewer::Seat(seat));
        Steady::default().choose(&Mind { seat, edition: world.edition(), view: &view, offers, history: &[] }, chance)
    }

    fn priors(&mut self, mind: &Mind<'_, Millionen>, into: &mut Vec<f64>) {
        let Some(situation) = Situation::of(mind, &Weights::STEADY) else { return };
        into.extend(mind.offers.iter().map(|offer| situation.gain(offer)));
    }

    fn stage(&self, world: &Millionen) -> u32 {
        u32::from(world.turns())
    }

    fn features(&mut self, world: &Millionen, into: &mut [Features]) {
        let seats = world.seats();
        let is = |so: bool| f32::from(u8::from(so));
        let red = |seat: Seat| f32::from(world.hand(seat).pickpockets().len());
        let hands = |card: Card| Seat::all(seats).map(|seat| f32::from(world.hand(seat).count(card))).sum::<f32>();
        let (reds, revolvers, cheats) =
            (Seat::all(seats).map(red).sum::<f32>(), hands(Card::Revolver), hands(Card::Cheat));
        let suitcases = f32::from(world.in_stack(Card::Suitcase));
        let dandies = f32::from(world.in_stack(Card::Dandy));
        for (seat, into) in Seat::all(seats).zip(into) {
            let hand = world.hand(seat);
            let laid = world.suitcases(seat);
            let count = |card: Card| f32::from(hand.count(card));
            let dandy = is(hand.contains(Card::Dandy));
            let usable = hand.count(Card::Suitcase).min(FIVE - laid);
            let threats = world.waiting_for(seat).count() as f32;
            let wait = (seat.0 + seats - world.turn().0) % seats;
            let rivals = || Seat::all(seats).filter(|rival| *rival != seat);
            let most = rivals().map(|rival| world.suitcases(rival)).max().unwrap_or(0);
            // Whoever has five and a Dandy wins with the next turn.
            let hurry = rivals()
                .filter(|rival| world.suitcases(*rival) == FIVE && world.hand(*rival).contains(Card::Dandy))
                .map(|rival| (rival.0 + seats - world.turn().0) % seats)
                .min()
                .map_or(0.0, |first| if first < wait { 1.0 } else { 0.4 });
            let told = [
                is(laid >= 1),
                is(laid >= 2),
                is(laid >= 3),
                is(laid >= 4),
                is(laid >= 5),
                dandy,
                (count(Card::Dandy) - 1.0).max(0.0),
                dandy * is(laid == 4),
                dandy * is(laid == 5),
                f32::from(usable) / 2.0,
                f32::from(laid + usable) / 5.0,
                count(Card::Revolver),
                count(Card::Cheat),
                count(Card::Socialite6),
                count(Card::Socialite4) + 0.7 * count(Card::Socialite3),
                count(Card::Socialite2),
                count(Card::Pickpocket6) + count(Card::Pickpocket5),
                count(Card::Pickpocket4) + 0.7 * count(Card::Pickpocket3) + 0.5 * count(Card::Pickpocket2),
                is(threats > 0.0),
                (threats - 1.0).max(0.0),
                f32::from(wait) / f32::from(seats),
                is(wait == 0),
                f32::from(seats) / 6.0,
                (reds - red(seat)) / 4.0,
                (revolvers - count(Card::Revolver)) / 2.0,
                (cheats - count(Card::Cheat)) / 2.0,
                f32::from(most) / 5.0,
                is(rivals().any(|rival| world.suitcases(rival) == FIVE)),
                hurry,
                suitcases / 10.0,
                dandies / 3.0,
            ];
            into[..told.len()].copy_from_slice(&told);
        }
    }
}
