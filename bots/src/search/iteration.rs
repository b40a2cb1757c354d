//! One iteration: a candidate is played in a determinization, then a rollout goes on from there, until the game is over or has come
//! far enough for a value estimate.

use tabletop::{Chance, Game, Input, MAX_SEATS, Mind, Moment, Next, Seat, Silence, Viewer, next_input};

use super::tree::{Exploration, Found, Key, Observer, Tree};
use super::{Candidate, Search};
use crate::leaf::{Features, Shares};
use crate::sense::Sense;

#[derive(Debug, Clone, Copy)]
pub struct Iteration {
    /// The luck of the iteration.
    pub seed: u64,
    /// At this stage it ends with a value estimate.
    pub until: u32,
    /// Who thinks.
    pub seat: Seat,
    /// Where it is in the tree; nothing if everybody follows the rollout policy.
    pub key: Option<Key>,
    /// Whether something else is done than what seems best, to learn what that leads to.
    pub explores: bool,
}

/// What an iteration came to.
#[derive(Debug, Clone, Copy)]
pub struct Rollout {
    /// How probably every seat wins, or their shares of the win where the game is over.
    pub shares: Shares,
    /// What the value estimate saw of the thinking seat; nothing where the game is over.
    pub features: Option<Features>,
}

impl<G: Game, S: Sense<G>> Search<G, S> {
    /// A determinization: a world that fits what the seat knows. Of several that are sampled one is kept, with a probability that is
    /// its part of their likelihoods (importance resampling).
    pub(super) fn determinize(&self, mind: &Mind<'_, G>, chance: &mut Chance) -> G {
        let mut world = G::imagine(mind.view, mind.edition, chance);
        if self.settings.resampling < 2 {
            return world;
        }
        let mut sum = self.sense.likelihood(&world);
        for _ in 1..self.settings.resampling {
            // One that explains everything is as good as any other could be.
            if sum >= 1.0 {
                break;
            }
            let other = G::imagine(mind.view, mind.edition, chance);
            let likelihood = self.sense.likelihood(&other);
            sum += likelihood;
            if f64::from(chance.below(1 << 16)) * sum < likelihood * f64::from(1 << 16) {
                world = other;
            }
        }
        world
    }

    /// Plays one candidate in a world and rolls out from there.
    pub(super) fn simulate(&mut self, mut world: G, action: Option<G::Action>, mut iteration: Iteration) -> Rollout {
        let mut luck = Chance::quick(iteration.seed);
        let Some(action) = action else { return self.roll_out(world, Some(iteration.seat), iteration, luck) };
        iteration.play(&mut world, Moment(0), Input::Act(iteration.seat, action), &mut luck);
        self.roll_out(world, None, iteration, luck)
    }

    /// Explores in a world what could be done after the candidates: what comes of it is learned in the tree and counts nowhere else.
    /// Says how many iterations that took.
    pub(super) fn explore(&mut self, world: &G, iteration: Iteration) -> u32 {
        for place in 0..self.candidates.len() {
            let Candidate { action, key, .. } = &self.candidates[place];
            let rollout = self.simulate(world.clone(), action.clone(), Iteration { key: Some(*key), ..iteration });
            self.tree.back_up(&rollout.shares);
        }
        self.candidates.len() as u32
    }

    /// Plays on from here: by the tree as far as it reaches, then by the rollout policy. Whoever `waits` lets time pass at first.
    pub(super) fn roll_out(
        &mut self,
        mut world: G,
        mut waits: Option<Seat>,
        mut iteration: Iteration,
        mut luck: Chance,
    ) -> Rollout {
        let mut chance = Chance::quick(iteration.seed ^ 0x5DEE_CE66_D1CE_4E5B);
        let mut now = Moment(0);
        let mut depth = self.settings.depth;
        let Search { sense, decisions, tree, priors, offers, .. } = self;
        loop {
            if sense.stage(&world) >= iteration.until && !world.is_over() {
                let seats = &mut self.features[..world.seats() as usize];
                sense.features(&world, seats);
                return Rollout { shares: self.leaf.chances(seats), features: Some(seats[iteration.seat.index()]) };
            }
            let next = next_input(&world, &mut chance, offers, |asked, offers, chance| {
                *decisions += u64::from(offers.len() > 1);
                if waits == Some(asked) {
                    return None;
                }
                let policy_move = sense.rollout_policy(&world, asked, offers, chance);
                let is_choice = offers.len() > 1 || !world.waits_for(asked);
                let Some(key) = iteration.key else { return policy_move };
                if !is_choice {
                    return policy_move;
                }
                if depth == 0 {
                    iteration.key = None;
                    return policy_move;
                }
                depth -= 1;
                let decision =
                    Decision { world: &world, seat: asked, offers, policy_move, explores: iteration.explores };
                let (action, goes_on) = decision.take(tree, key, sense, priors, chance);
                if !goes_on {
                    iteration.key = None;
                }
                action
            });
            waits = None;
            let input = match next {
                Next::Input(input) => input,
                Next::Over => {
                    let outcome = world.outcome().expect("a game that is over has an outcome");
                    let mut shares = [0.0; MAX_SEATS];
                    outcome.winners.iter().for_each(|seat| shares[seat.index()] = 1.0 / outcome.winners.len() as f32);
                    return Rollout { shares, features: None };
                }
                Next::Stuck => panic!("nobody moves and no alarm is set"),
            };
            if let (Input::Alarm, Some(alarm)) = (&input, world.alarm()) {
                now = now.max(alarm);
            }
            iteration.play(&mut world, now, input, &mut luck);
        }
    }
}

impl Iteration {
    /// Plays an input that every world like this one allows; in the tree, the thinker observes it.
    fn play<G: Game>(&mut self, world: &mut G, now: Moment, input: Input<G::Action>, luck: &mut Chance) {
        let played = match &mut self.key {
            None => world.play(now, input, luck, &mut Silence),
            Some(key) => {
                let mut observer = Observer::<G>::of(self.seat, *key);
                let played = world.play(now, input, luck, &mut observer);
                *key = observer.key;
                played
            }
        };
        played.expect("what is offered, here or in a world that looks the same, can be played");
    }
}

/// Somebody has to decide in a world, and the tree may know what is good.
struct Decision<'a, G: Game> {
    world: &'a G,
    seat: Seat,
    offers: &'a [G::Action],
    policy_move: Option<G::Action>,
    explores: bool,
}

impl<G: Game> Decision<'_, G> {
    /// What is done, and whether the tree knows what comes next: a decision that is new to it is left to the rollout policy.
    fn take<S: Sense<G>>(
        self,
        tree: &mut Tree<G::Action>,
        key: Key,
        sense: &mut S,
        priors: &mut Vec<f64>,
        chance: &mut Chance,
    ) -> (Option<G::Action>, bool) {
        let (at, is_known) = match tree.find(key.and(u64::from(self.seat.0))) {
            Found::Known(at) => (at, true),
            Found::New(at) => (at, false),
            Found::Nowhere => return (self.policy_move, false),
        };
        let is_open = |action: &Option<G::Action>| match action {
            Some(action) => self.offers.contains(action),
            None => !self.world.waits_for(self.seat),
        };
        let action = if !is_known {
            self.policy_move
        } else if self.explores && chance.below(2) == 0 {
            tree.forget_path();
            match tree.explore(at, &self.policy_move, is_open) {
                Exploration::Known(action) => action,
                Exploration::New { or } => {
                    let is_new = |place: &usize| !tree.knows(at, &self.offers[*place]);
                    self.best_prior(sense, priors, chance, is_new).or(or)
                }
            }
        } else {
            tree.best(at, &self.policy_move, is_open)
        };
        tree.take(at, self.seat, &action);
        (action, is_known)
    }

    /// The offer with the best prior of those that are new; where there are no priors, any of them.
    fn best_prior<S: Sense<G>>(
        &self,
        sense: &mut S,
        priors: &mut Vec<f64>,
        chance: &mut Chance,
        is_new: impl Fn(&usize) -> bool,
    ) -> Option<G::Action> {
        let Decision { world, seat, offers, .. } = *self;
        let view = world.view(Viewer::Seat(seat));
        priors.clear();
        sense.priors(&Mind { seat, edition: world.edition(), view: &view, offers, history: &[] }, priors);
        let new = (0..offers.len()).filter(is_new);
        let place = if priors.is_empty() {
            let skip = chance.below(offers.len() as u32) as usize;
            new.min_by_key(|place| (place + skip) % offers.len())
        } else {
            new.max_by(|one, other| priors[*one].total_cmp(&priors[*other]))
        };
        place.map(|place| offers[place].clone())
    }
}
