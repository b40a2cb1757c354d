//! A bot that thinks ahead: it imagines worlds that fit what its seat knows, tries its candidates in them, and guesses from where
//! that leads how probably it wins.

mod advice;
mod tree;
mod trying;

use std::time::{Duration, Instant};

use tabletop::{Bot, Chance, Game, MAX_SEATS, Mind};

use crate::budget::Budget;
use crate::leaf::{Features, Leaf, MOST_FEATURES};
use crate::sense::Sense;

pub use advice::{Advice, Compared, Weighed};
use tree::{Key, Tree};
use trying::Try;

/// With so many candidates left there are enough tries for each to learn what comes after it.
const FEW: usize = 4;

/// More tries make luck smaller, but not what the leaf and the worlds are wrong about: the doubt that is left after these stays.
const TRIES_THAT_CONVINCE: f64 = 1024.0;

/// After so many tries to learn from, nothing new is tried in the tree: all others look at the same play in ever more worlds.
const TRIES_THAT_TEACH: u32 = 512;

#[derive(Debug, Clone, Copy)]
pub struct Settings {
    pub budget: Budget,
    /// After so many stages a try ends with a guess.
    pub horizon: u32,
    /// So many candidates are thought about at most.
    pub breadth: usize,
    /// By how many standard errors another move must be better than the usual one.
    pub doubt: f64,
    /// So many worlds are imagined at most for one that explains what the others did; with one there is no choice.
    pub pickiness: u32,
    /// So many decisions after a candidate are kept in a tree and played ever better; with none all are the usual ones.
    pub depth: u32,
}

pub struct Search<G: Game, S> {
    sense: S,
    leaf: &'static Leaf,
    settings: Settings,
    /// Whose moves are the usual ones where it decides itself; nobody's for those of the sense.
    manner: Option<Box<dyn Bot<G>>>,
    offers: Vec<G::Action>,
    candidates: Vec<Candidate<G::Action>>,
    promises: Vec<f64>,
    tree: Tree<G::Action>,
    /// What was seen of every seat at the end of the last try that did not end with the game.
    seen: [Features; MAX_SEATS],
    /// Whether the last try ended with a look at everybody.
    looked: bool,
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
    /// How much better than the usual move it was, over all worlds, and the same squared.
    sum: f64,
    squares: f64,
    /// What was seen of the seat at the end of its tries, summed up, and in how many; where the game is over there is nothing to see.
    figures: Features,
    looks: u32,
}

impl<A> Candidate<A> {
    fn new(action: Option<A>, promise: f64) -> Self {
        Candidate { action, key: Key::of(0), sum: promise, squares: 0.0, figures: [0.0; MOST_FEATURES], looks: 0 }
    }

    /// How much better than the usual move it was on average, and how doubtful that is: its standard error, over so many worlds and as
    /// if so many tries had been no more than convince.
    fn advantage(&self, worlds: u32, tries: u32) -> (f64, f64) {
        let all = f64::from(worlds);
        let mean = self.sum / f64::from(worlds);
        let convincing = all * (TRIES_THAT_CONVINCE / f64::from(tries)).min(1.0);
        (mean, ((self.squares / all - mean * mean).max(0.0) / convincing).sqrt())
    }
}

/// Where thinking has led: the place of the candidate to take, in how many worlds, and how often the usual move won in them.
struct Thought {
    place: usize,
    worlds: u32,
    usual: f64,
}

impl<G: Game, S: Sense<G>> Search<G, S> {
    /// Weights are read once and shared by all bots of a game, for bots come and go.
    pub fn new(sense: S, leaf: &'static Leaf, settings: Settings) -> Self {
        let offers = Vec::new();
        let candidates = Vec::new();
        let promises = Vec::new();
        let seen = [[0.0; MOST_FEATURES]; MAX_SEATS];
        Search {
            sense,
            leaf,
            settings,
            offers,
            candidates,
            promises,
            tree: Tree::new(),
            seen,
            looked: false,
            decisions: 0,
            manner: None,
        }
    }

    /// The same with another sense made of this one.
    pub fn with_sense<T: Sense<G>>(self, make: impl FnOnce(S) -> T) -> Search<G, T> {
        Search { manner: self.manner, ..Search::new(make(self.sense), self.leaf, self.settings) }
    }

    /// The same with somebody else's moves as the usual ones, which it makes unless another is better beyond doubt: so it has their
    /// temperament where it matters little.
    pub fn in_the_manner_of(mut self, manner: impl Bot<G> + 'static) -> Self {
        self.manner = Some(Box::new(manner));
        self
    }

    /// The same with another [`Settings::depth`].
    pub fn with_depth(mut self, depth: u32) -> Self {
        self.settings.depth = depth;
        self
    }

    /// How many decisions were made in all tries so far; where there is only one offer there is nothing to decide.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// What is usual comes first, for of equals the first is taken; then the offers that seem best, up to the breadth.
    fn gather(&mut self, mind: &Mind<'_, G>, world: &G, chance: &mut Chance) {
        self.candidates.clear();
        self.promises.clear();
        self.sense.promise(mind, &mut self.promises);
        let usual = match &mut self.manner {
            Some(manner) => manner.choose(mind, chance),
            None => self.sense.usual(world, mind.seat, mind.offers, chance),
        };
        let promise = |place: usize| self.promises.get(place).copied().unwrap_or(0.0);
        let offers = mind.offers.iter().cloned().map(Some).enumerate();
        self.candidates.extend(offers.map(|(place, action)| Candidate::new(action, promise(place))));
        if !world.waits_for(mind.seat) {
            self.candidates.push(Candidate::new(None, f64::INFINITY));
        }
        self.candidates.retain(|candidate| candidate.action != usual);
        self.candidates.sort_unstable_by(|one, other| other.sum.total_cmp(&one.sum));
        self.candidates.truncate(self.settings.breadth - 1);
        self.candidates.insert(0, Candidate::new(usual, 0.0));
        for (number, candidate) in self.candidates.iter_mut().enumerate() {
            candidate.sum = 0.0;
            candidate.key = Key::of(number as u64);
        }
    }

    /// Thinks about what to do as long as the budget lasts. Two candidates are left, the usual one first; or one, if there is no other.
    fn think(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Thought {
        let mut chance = Chance::quick(chance.seed());
        self.sense.begin(mind);
        let world = G::imagine(mind.view, mind.edition, &mut chance);
        self.gather(mind, &world, &mut chance);
        if self.candidates.len() == 1 {
            return Thought { place: 0, worlds: 0, usual: 0.0 };
        }
        let until = self.sense.stage(&world) + self.settings.horizon;
        let thinks = self.settings.depth > 0;
        if thinks {
            self.tree.clear();
        }
        let mut clock = Clock::new(self.settings.budget);
        // Every half is tried as long as the one before it, all in the same worlds with the same luck.
        let halvings = self.candidates.len().next_power_of_two().trailing_zeros();
        let mut worlds = 0u32;
        let mut taught = 0;
        let mut all_usual = 0.0;
        for halving in 1..=halvings {
            let share = f64::from(halving) / f64::from(halvings);
            loop {
                let world = self.imagine(mind, &mut chance);
                let seed = chance.seed();
                let learns = thinks && self.candidates.len() <= FEW && taught < TRIES_THAT_TEACH;
                if learns && chance.below(3) == 0 {
                    let tries = self.learn(&world, Try { seed, until, seat: mind.seat, key: None, learns });
                    (clock.tries, taught) = (clock.tries + tries, taught + tries);
                    continue;
                }
                worlds += 1;
                let mut usual = 0.0;
                for place in 0..self.candidates.len() {
                    let action = self.candidates[place].action.clone();
                    let key = thinks.then_some(self.candidates[place].key);
                    let shares =
                        self.attempt(world.clone(), action, Try { seed, until, seat: mind.seat, key, learns: false });
                    self.tree.learn(&shares);
                    let value = f64::from(shares[mind.seat.index()]);
                    if place == 0 {
                        usual = value;
                        all_usual += value;
                    }
                    let candidate = &mut self.candidates[place];
                    if self.looked {
                        let figures = candidate.figures.iter_mut().zip(&self.seen[mind.seat.index()]);
                        figures.for_each(|(sum, figure)| *sum += figure);
                        candidate.looks += 1;
                    }
                    candidate.sum += value - usual;
                    candidate.squares += (value - usual).powi(2);
                    clock.tries += 1;
                }
                if clock.part() >= share {
                    break;
                }
            }
            let half = self.candidates.len().div_ceil(2).max(2);
            self.candidates[1..].sort_unstable_by(|one, other| other.sum.total_cmp(&one.sum));
            self.candidates.truncate(half);
        }
        let (mean, error) = self.candidates[1].advantage(worlds, clock.tries);
        Thought { place: usize::from(mean > self.settings.doubt * error), worlds, usual: all_usual }
    }
}

impl<G: Game, S: Sense<G>> Bot<G> for Search<G, S> {
    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        let place = self.think(mind, chance).place;
        self.candidates.swap_remove(place).action
    }
}

struct Clock {
    budget: Budget,
    tries: u32,
    begun: Option<Instant>,
}

impl Clock {
    fn new(budget: Budget) -> Clock {
        Clock { budget, tries: 0, begun: matches!(budget, Budget::Milliseconds(_)).then(Instant::now) }
    }

    /// How much of the budget is spent.
    fn part(&self) -> f64 {
        match (self.budget, self.begun) {
            (Budget::Milliseconds(most), Some(begun)) => {
                begun.elapsed().as_secs_f64() / Duration::from_millis(u64::from(most)).as_secs_f64()
            }
            (Budget::Tries(most) | Budget::Milliseconds(most), _) => f64::from(self.tries) / f64::from(most.max(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_tries_make_doubt_smaller_until_they_convince() {
        // Won instead of lost in one world of four.
        let doubt = |worlds: u32, tries| {
            let won = f64::from(worlds / 4);
            let candidate = Candidate { sum: won, squares: won, ..Candidate::<u8>::new(None, 0.0) };
            let (mean, error) = candidate.advantage(worlds, tries);
            assert_eq!(mean, 0.25);
            error
        };
        assert!(doubt(400, 800) < doubt(200, 400));
        let convinced = doubt(512, 1024);
        assert!((convinced - (0.1875f64 / 512.0).sqrt()).abs() < 1e-12);
        assert!((doubt(2048, 4096) - convinced).abs() < 1e-12);
    }
}
