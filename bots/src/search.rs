//! A bot that thinks ahead: it samples determinizations of what its seat knows, plays its candidates in them, and estimates from where
//! that leads how probably it wins. Candidates are dropped by sequential halving; a tree over information sets learns how others answer.

mod advice;
mod clairvoyant;
mod iteration;
mod tree;

use std::time::{Duration, Instant};

use tabletop::{Bot, Chance, Game, MAX_SEATS, Mind};

use crate::budget::Budget;
use crate::leaf::{Features, Leaf, MOST_FEATURES};
use crate::sense::Sense;

pub use advice::{Advice, Compared, Evaluated};
pub use clairvoyant::Clairvoyant;
use iteration::{Iteration, Rollout};
use tree::{Key, Tree};

/// With so many candidates left there are enough iterations for each to learn what comes after it.
const FEW: usize = 4;

/// More iterations make luck smaller, but not what the leaf and the determinizations are wrong about: the standard error that is left
/// after these stays.
const CONVINCING_ITERATIONS: f64 = 1024.0;

/// After so many iterations that explored, nothing new is explored in the tree: all others look at the same play in ever more worlds.
const MOST_EXPLORING_ITERATIONS: u32 = 512;

#[derive(Debug, Clone, Copy)]
pub struct Settings {
    pub budget: Budget,
    /// After so many stages a rollout ends with a value estimate.
    pub horizon: u32,
    /// So many candidates are thought about at most.
    pub breadth: usize,
    /// By how many standard errors another move must be better than the policy's.
    pub standard_errors: f64,
    /// Of so many samples at most one becomes a determinization, by their likelihoods; with one there is no choice.
    pub resampling: u32,
    /// So many decisions after a candidate are kept in a tree and played ever better; with none all are the rollout policy's.
    pub depth: u32,
}

pub struct Search<G: Game, S> {
    sense: S,
    leaf: &'static Leaf,
    settings: Settings,
    /// Whose move is the policy's where it decides itself; nobody's for that of the rollout policy.
    root_policy: Option<Box<dyn Bot<G>>>,
    offers: Vec<G::Action>,
    candidates: Vec<Candidate<G::Action>>,
    priors: Vec<f64>,
    tree: Tree<G::Action>,
    /// Room for the features of every seat.
    features: [Features; MAX_SEATS],
    decisions: u64,
}

impl<G: Game, S: std::fmt::Debug> std::fmt::Debug for Search<G, S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("sense", &self.sense).field("settings", &self.settings).finish_non_exhaustive()
    }
}

#[derive(Debug, Clone)]
struct Candidate<A> {
    /// Nothing to let time pass.
    action: Option<A>,
    /// Where the tree goes on after it.
    key: Key,
    /// How much better than the policy's move it was, over all worlds, and the same squared.
    sum: f64,
    squares: f64,
    /// The features of the seat at the end of its rollouts, summed up, and of how many; where the game is over there are none.
    features: Features,
    estimates: u32,
}

impl<A> Candidate<A> {
    fn new(action: Option<A>, prior: f64) -> Self {
        Candidate { action, key: Key::of(0), sum: prior, squares: 0.0, features: [0.0; MOST_FEATURES], estimates: 0 }
    }

    /// How much better than the policy's move it was on average, and the standard error of that over so many worlds, as if so many
    /// iterations had been no more than convince.
    fn advantage(&self, worlds: u32, iterations: u32) -> (f64, f64) {
        let all = f64::from(worlds);
        let mean = self.sum / f64::from(worlds);
        let convincing = all * (CONVINCING_ITERATIONS / f64::from(iterations)).min(1.0);
        (mean, ((self.squares / all - mean * mean).max(0.0) / convincing).sqrt())
    }
}

/// In which worlds candidates are played.
enum Worlds<'a, G> {
    /// In determinizations, each another one.
    Imagined,
    /// Always in the true one.
    True(&'a G),
}

/// Where thinking has led: the place of the candidate to take, in how many worlds, and the summed values of the policy's move in them.
struct Thought {
    place: usize,
    worlds: u32,
    policy_value: f64,
}

impl<G: Game, S: Sense<G>> Search<G, S> {
    /// Weights are read once and shared by all bots of a game, for bots come and go.
    pub fn new(sense: S, leaf: &'static Leaf, settings: Settings) -> Self {
        let offers = Vec::new();
        let candidates = Vec::new();
        let priors = Vec::new();
        let features = [[0.0; MOST_FEATURES]; MAX_SEATS];
        Search {
            sense,
            leaf,
            settings,
            offers,
            candidates,
            priors,
            tree: Tree::new(),
            features,
            decisions: 0,
            root_policy: None,
        }
    }

    /// The same with another sense made of this one.
    pub fn with_sense<T: Sense<G>>(self, make: impl FnOnce(S) -> T) -> Search<G, T> {
        Search { root_policy: self.root_policy, ..Search::new(make(self.sense), self.leaf, self.settings) }
    }

    /// The same with somebody else's moves where it decides itself, which it makes unless another is better beyond doubt: so it has
    /// their temperament where it matters little.
    pub fn with_root_policy(mut self, policy: impl Bot<G> + 'static) -> Self {
        self.root_policy = Some(Box::new(policy));
        self
    }

    /// The same with another [`Settings::depth`].
    pub fn with_depth(mut self, depth: u32) -> Self {
        self.settings.depth = depth;
        self
    }

    /// How many decisions were made in all iterations so far; where there is only one offer there is nothing to decide.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The policy's move comes first, for of equals the first is taken; then the offers with the best priors, up to the breadth.
    fn gather_candidates(&mut self, mind: &Mind<'_, G>, world: &G, chance: &mut Chance) {
        self.candidates.clear();
        self.priors.clear();
        self.sense.priors(mind, &mut self.priors);
        let policy_move = match &mut self.root_policy {
            Some(policy) => policy.choose(mind, chance),
            None => self.sense.rollout_policy(world, mind.seat, mind.offers, chance),
        };
        let prior = |place: usize| self.priors.get(place).copied().unwrap_or(0.0);
        let offers = mind.offers.iter().cloned().map(Some).enumerate();
        self.candidates.extend(offers.map(|(place, action)| Candidate::new(action, prior(place))));
        if !world.waits_for(mind.seat) {
            self.candidates.push(Candidate::new(None, f64::INFINITY));
        }
        self.candidates.retain(|candidate| candidate.action != policy_move);
        self.candidates.sort_unstable_by(|one, other| other.sum.total_cmp(&one.sum));
        self.candidates.truncate(self.settings.breadth - 1);
        self.candidates.insert(0, Candidate::new(policy_move, 0.0));
        for (number, candidate) in self.candidates.iter_mut().enumerate() {
            candidate.sum = 0.0;
            candidate.key = Key::of(number as u64);
        }
    }

    /// Thinks about what to do as long as the budget lasts. Two candidates are left, the policy's move first; or one, if there is no other.
    fn think(&mut self, mind: &Mind<'_, G>, worlds_of: Worlds<'_, G>, chance: &mut Chance) -> Thought {
        let mut chance = Chance::quick(chance.seed());
        self.sense.begin(mind);
        let world = worlds_of.first(mind, &mut chance);
        self.gather_candidates(mind, &world, &mut chance);
        if self.candidates.len() == 1 {
            return Thought { place: 0, worlds: 0, policy_value: 0.0 };
        }
        let until = self.sense.stage(&world) + self.settings.horizon;
        let has_tree = self.settings.depth > 0;
        if has_tree {
            self.tree.clear();
        }
        let mut clock = Clock::new(self.settings.budget);
        // Sequential halving: every half is simulated as long as the one before it, all in the same worlds with the same luck.
        let halvings = self.candidates.len().next_power_of_two().trailing_zeros();
        let mut worlds = 0u32;
        let mut explored = 0;
        let mut policy_value = 0.0;
        for halving in 1..=halvings {
            let share = f64::from(halving) / f64::from(halvings);
            loop {
                let world = match worlds_of {
                    Worlds::Imagined => self.determinize(mind, &mut chance),
                    Worlds::True(truth) => truth.clone(),
                };
                let seed = chance.seed();
                let explores = has_tree && self.candidates.len() <= FEW && explored < MOST_EXPLORING_ITERATIONS;
                if explores && chance.below(3) == 0 {
                    let iteration = Iteration { seed, until, seat: mind.seat, key: None, explores };
                    let iterations = self.explore(&world, iteration);
                    clock.iterations += iterations;
                    explored += iterations;
                    continue;
                }
                worlds += 1;
                let mut policy = 0.0;
                for place in 0..self.candidates.len() {
                    let action = self.candidates[place].action.clone();
                    let key = has_tree.then_some(self.candidates[place].key);
                    let iteration = Iteration { seed, until, seat: mind.seat, key, explores: false };
                    let Rollout { shares, features } = self.simulate(world.clone(), action, iteration);
                    self.tree.back_up(&shares);
                    let value = f64::from(shares[mind.seat.index()]);
                    if place == 0 {
                        policy = value;
                        policy_value += value;
                    }
                    let candidate = &mut self.candidates[place];
                    if let Some(features) = features {
                        let sums = candidate.features.iter_mut().zip(features);
                        sums.for_each(|(sum, feature)| *sum += feature);
                        candidate.estimates += 1;
                    }
                    candidate.sum += value - policy;
                    candidate.squares += (value - policy).powi(2);
                    clock.iterations += 1;
                }
                if clock.spent() >= share {
                    break;
                }
            }
            let half = self.candidates.len().div_ceil(2).max(2);
            self.candidates[1..].sort_unstable_by(|one, other| other.sum.total_cmp(&one.sum));
            self.candidates.truncate(half);
        }
        let (mean, error) = self.candidates[1].advantage(worlds, clock.iterations);
        Thought { place: usize::from(mean > self.settings.standard_errors * error), worlds, policy_value }
    }

    fn decide(&mut self, mind: &Mind<'_, G>, worlds_of: Worlds<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        let place = self.think(mind, worlds_of, chance).place;
        self.candidates.swap_remove(place).action
    }
}

impl<G: Game, S: Sense<G>> Bot<G> for Search<G, S> {
    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        self.decide(mind, Worlds::Imagined, chance)
    }
}

impl<G: Game> Worlds<'_, G> {
    /// One to look at before anything is played.
    fn first(&self, mind: &Mind<'_, G>, chance: &mut Chance) -> G {
        match self {
            Worlds::Imagined => G::imagine(mind.view, mind.edition, chance),
            Worlds::True(truth) => G::clone(truth),
        }
    }
}

struct Clock {
    budget: Budget,
    iterations: u32,
    begun: Option<Instant>,
}

impl Clock {
    fn new(budget: Budget) -> Clock {
        Clock { budget, iterations: 0, begun: matches!(budget, Budget::Milliseconds(_)).then(Instant::now) }
    }

    /// How much of the budget is spent.
    fn spent(&self) -> f64 {
        match (self.budget, self.begun) {
            (Budget::Milliseconds(most), Some(begun)) => {
                begun.elapsed().as_secs_f64() / Duration::from_millis(u64::from(most)).as_secs_f64()
            }
            (Budget::Iterations(most) | Budget::Milliseconds(most), _) => {
                f64::from(self.iterations) / f64::from(most.max(1))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_iterations_make_the_error_smaller_until_they_convince() {
        // Won instead of lost in one world of four.
        let error = |worlds: u32, iterations| {
            let won = f64::from(worlds / 4);
            let candidate = Candidate { sum: won, squares: won, ..Candidate::<u8>::new(None, 0.0) };
            let (mean, error) = candidate.advantage(worlds, iterations);
            assert_eq!(mean, 0.25);
            error
        };
        assert!(error(400, 800) < error(200, 400));
        let convinced = error(512, 1024);
        assert!((convinced - (0.1875f64 / 512.0).sqrt()).abs() < 1e-12);
        assert!((error(2048, 4096) - convinced).abs() < 1e-12);
    }
}
