//! What thinking ahead needs to know of a game beyond its rules.

use tabletop::{Chance, Game, Mind, Seat};

use crate::leaf::Features;

/// A game's common sense: what players usually do, and what one should look at to guess who will win.
pub trait Sense<G: Game>: Send {
    /// What [`Sense::look`] tells about a seat, in its order.
    const FEATURES: &'static [&'static str];

    /// Called before a decision: what can be worked out once for all worlds.
    fn begin(&mut self, mind: &Mind<'_, G>) {
        let _ = mind;
    }

    /// What somebody at this seat would usually do in this world, from what the seat could know there; `None` lets time pass.
    fn usual(&mut self, world: &G, seat: Seat, offers: &[G::Action], chance: &mut Chance) -> Option<G::Action>;

    /// How promising each offer seems at first sight, in their order: where there are many, only the best are thought about.
    /// Nothing if all deserve a thought.
    fn promise(&mut self, mind: &Mind<'_, G>, into: &mut Vec<f64>) {
        let _ = (mind, into);
    }

    /// How well an imagined world explains what the others did, from 0 to 1: worlds that don't are thought about less often.
    fn plausibility(&self, world: &G) -> f64 {
        let _ = world;
        1.0
    }

    /// How far a game has come, in steps after which looking is worthwhile: rounds, turns, days.
    fn stage(&self, world: &G) -> u32;

    /// Writes down what there is to know about every seat; the buffer is all zeros and has a place for each.
    fn look(&mut self, world: &G, into: &mut [Features]);
}
