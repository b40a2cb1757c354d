//! What thinking ahead needs to know of a game beyond its rules.

use tabletop::{Chance, Game, Mind, Seat};

use crate::leaf::Features;

/// A game's common sense: how rollouts are played, and from which features a leaf estimates who will win.
pub trait Sense<G: Game>: Send {
    /// The names of what [`Sense::features`] tells about a seat, in its order.
    const FEATURES: &'static [&'static str];

    /// Called before a decision: what can be worked out once for all worlds.
    fn begin(&mut self, mind: &Mind<'_, G>) {
        let _ = mind;
    }

    /// The rollout policy: what somebody at this seat does in this world, from what the seat could know there; `None` lets time pass.
    fn rollout_policy(&mut self, world: &G, seat: Seat, offers: &[G::Action], chance: &mut Chance)
    -> Option<G::Action>;

    /// A prior for each offer, in their order: how good it seems before anything is simulated. Where there are many, only the best are
    /// thought about. Nothing if all deserve a thought.
    fn priors(&mut self, mind: &Mind<'_, G>, into: &mut Vec<f64>) {
        let _ = (mind, into);
    }

    /// How well an imagined world explains what the others did, from 0 to 1: worlds that don't are sampled less often.
    fn likelihood(&self, world: &G) -> f64 {
        let _ = world;
        1.0
    }

    /// How far a game has come, in steps after which an estimate is worthwhile: rounds, turns, days.
    fn stage(&self, world: &G) -> u32;

    /// Writes down what there is to know about every seat; the buffer is all zeros and has a place for each.
    fn features(&mut self, world: &G, into: &mut [Features]);
}
