//! Common sense for thinking ahead: the steady bot's moves, and what the hands may bring.

use bots::{Features, Sense};
use fifth::{Action, Fifth};
use tabletop::{Bot, Chance, Game, Mind, Seat, Viewer};

use crate::Steady;

#[derive(Debug, Clone, Copy, Default)]
pub struct FifthSense;

impl Sense<Fifth> for FifthSense {
    const FEATURES: &'static [&'static str] = &["left"];

    fn rollout_policy(&mut self, world: &Fifth, seat: Seat, offers: &[Action], chance: &mut Chance) -> Option<Action> {
        let view = world.view(Viewer::Seat(seat));
        Steady::default().choose(&Mind { seat, edition: world.edition(), view: &view, offers, history: &[] }, chance)
    }

    fn stage(&self, world: &Fifth) -> u32 {
        u32::from(world.round())
    }

    fn features(&mut self, _world: &Fifth, _into: &mut [Features]) {
        todo!("Say in numbers of about 1 what speaks for every seat, in bot/src/sense.rs.")
    }
}
