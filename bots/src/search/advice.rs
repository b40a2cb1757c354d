//! What thinking ahead can tell people: what it would do and why, how good something was, and how everybody stands.

use tabletop::{Chance, Game, Mind, Seat};

use super::{Candidate, Iteration, Search, Thought, Worlds};
use crate::leaf::{Features, Shares};
use crate::sense::Sense;

/// What the bot would do, from what the seat knows.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<A> {
    /// Nothing to let time pass.
    pub action: Option<A>,
    /// Nothing if there was nothing to choose.
    pub compared: Option<Compared<A>>,
}

/// Why it would.
#[derive(Debug, Clone, PartialEq)]
pub struct Compared<A> {
    /// Whether it is the policy's move: if not, it is surely better, by however little.
    pub is_policy_move: bool,
    /// How probably the seat wins with it.
    pub chance: f64,
    /// The second choice, and how probably the seat wins with that.
    pub other: Option<A>,
    pub other_chance: f64,
    /// What speaks most for it, one of [`Sense::FEATURES`]; nothing where the difference lies elsewhere.
    pub figure: Option<&'static str>,
}

/// Something that could be done, and what came of it in every world; all are evaluated in the same ones.
#[derive(Debug, Clone)]
pub struct Evaluated<A> {
    pub action: Option<A>,
    values: Vec<f64>,
}

/// Whatever seems best of many is partly luck. So one half of the worlds says what seems best, and the other how good that is.
impl<A> Evaluated<A> {
    fn halves(&self) -> (&[f64], &[f64]) {
        self.values.split_at(self.values.len() / 2)
    }

    /// A value estimate for choosing the best.
    pub fn selection_value(&self) -> f64 {
        mean(self.halves().0)
    }

    /// The value estimate of what was chosen: how probably the seat wins with it.
    pub fn value(&self) -> f64 {
        mean(self.halves().1)
    }

    /// By how much it is better than another, as far as that is certain: less the standard error, and never below nothing.
    pub fn surely_ahead_of(&self, other: &Self) -> f64 {
        let ours = self.halves().1;
        let theirs = other.halves().1;
        let number = ours.len().max(1) as f64;
        let mean = self.value() - other.value();
        let squares = ours.iter().zip(theirs).map(|(one, two)| (one - two - mean).powi(2)).sum::<f64>();
        (mean - (squares / number / number).sqrt()).max(0.0)
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

impl<A> Candidate<A> {
    /// The features of the seat at the end of a rollout, on average; nothing if all rollouts ended with the game.
    fn mean_features(&self) -> Option<Features> {
        (self.estimates > 0).then(|| self.features.map(|sum| sum / self.estimates as f32))
    }
}

impl<G: Game, S: Sense<G>> Search<G, S> {
    /// What the bot would do here, and what it looked at.
    pub fn advise(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Advice<G::Action> {
        let Thought { place, worlds, policy_value } = self.think(mind, Worlds::Imagined, chance);
        let action = self.candidates[place].action.clone();
        let Some(other) = self.candidates.get(1 - place) else { return Advice { action, compared: None } };
        let worlds = worlds.max(1);
        let mean = |candidate: &Candidate<G::Action>| (policy_value + candidate.sum) / f64::from(worlds);
        let chosen = &self.candidates[place];
        let features = chosen.mean_features().zip(other.mean_features());
        let reason = features.and_then(|(chosen, other)| self.leaf.reason(&chosen, &other));
        let figure = reason.map(|place| S::FEATURES[place]);
        let chance = mean(chosen);
        let other_chance = mean(other);
        let other = other.action.clone();
        let compared = Compared { is_policy_move: place == 0, chance, other, other_chance, figure };
        Advice { action, compared: Some(compared) }
    }

    /// Evaluates what the seat could do in so many worlds: the policy's move first, and what was `done` last.
    pub fn evaluate(
        &mut self,
        mind: &Mind<'_, G>,
        done: &G::Action,
        worlds: u32,
        chance: &mut Chance,
    ) -> Vec<Evaluated<G::Action>> {
        self.sense.begin(mind);
        let world = G::imagine(mind.view, mind.edition, chance);
        self.gather_candidates(mind, &world, chance);
        let until = self.sense.stage(&world) + self.settings.horizon;
        let others = self.candidates.drain(..).map(|candidate| candidate.action);
        let others = others.filter(|action| action.as_ref() != Some(done));
        let mut evaluated: Vec<_> =
            others.chain([Some(done.clone())]).map(|action| Evaluated { action, values: Vec::new() }).collect();
        for _ in 0..worlds {
            let world = self.determinize(mind, chance);
            let seed = chance.seed();
            for candidate in &mut evaluated {
                let iteration = Iteration { seed, until, seat: mind.seat, key: None, explores: false };
                let rollout = self.simulate(world.clone(), candidate.action.clone(), iteration);
                candidate.values.push(f64::from(rollout.shares[mind.seat.index()]));
            }
        }
        evaluated
    }

    /// How probably this seat wins, as far as it can know.
    pub fn value_estimate(&mut self, mind: &Mind<'_, G>, worlds: u32, chance: &mut Chance) -> f32 {
        self.sense.begin(mind);
        let sum: f32 = (0..worlds)
            .map(|_| {
                let world = self.determinize(mind, chance);
                let seed = chance.seed();
                self.shares_from(&world, seed)[mind.seat.index()]
            })
            .sum();
        sum / worlds.max(1) as f32
    }

    /// How probably everybody wins this very game if they follow the rollout policy, with other luck every time. Only for games that
    /// are over: it looks at the truth.
    pub fn value_estimates(&mut self, truth: &G, times: u32, chance: &mut Chance) -> Shares {
        let mut sum = Shares::default();
        for _ in 0..times {
            let shares = self.shares_from(truth, chance.seed());
            sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share / times as f32);
        }
        sum
    }

    fn shares_from(&mut self, world: &G, seed: u64) -> Shares {
        let until = self.sense.stage(world) + self.settings.horizon;
        let iteration = Iteration { seed, until, seat: Seat(0), key: None, explores: false };
        self.roll_out(world.clone(), None, iteration, Chance::quick(seed)).shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worth so much in every world by which the best is chosen, and these in those that count.
    fn evaluated(selection: f64, values: [f64; 4]) -> Evaluated<u8> {
        Evaluated { action: None, values: [[selection; 4], values].concat() }
    }

    #[test]
    fn only_what_is_certain_counts() {
        let one = evaluated(0.1, [0.5, 0.6, 0.5, 0.6]);
        let other = evaluated(0.9, [0.3, 0.4, 0.3, 0.4]);
        assert!((one.selection_value() - 0.1).abs() < 1e-9 && (one.value() - 0.55).abs() < 1e-9);
        assert!((one.surely_ahead_of(&other) - 0.2).abs() < 1e-9, "the same in every world");
        assert_eq!(other.surely_ahead_of(&one), 0.0);
        let wild = evaluated(1.0, [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(wild.surely_ahead_of(&evaluated(0.0, [0.4; 4])), 0.0, "that may be luck");
    }
}
