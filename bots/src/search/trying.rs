//! One try: a candidate is played in an imagined world, then everybody plays on, until the game is over or has come far enough for
//! a guess.

use tabletop::{Chance, Game, Input, MAX_SEATS, Mind, Moment, Next, Seat, Silence, Viewer, next_input};

use super::tree::{Ear, Found, Key, Tree, Trial};
use super::{Candidate, Search};
use crate::leaf::Shares;
use crate::sense::Sense;

#[derive(Debug, Clone, Copy)]
pub struct Try {
    /// The luck of the try.
    pub seed: u64,
    /// At this stage it ends with a guess.
    pub until: u32,
    /// Who thinks.
    pub seat: Seat,
    /// Where it is in the tree; nothing if all play the usual way.
    pub key: Option<Key>,
    /// Whether something else is done than what seems best, to learn what that leads to.
    pub learns: bool,
}

impl<G: Game, S: Sense<G>> Search<G, S> {
    /// A world that fits what the seat knows, out of several: the better it explains what the others did, the more likely it is taken.
    pub(super) fn imagine(&self, mind: &Mind<'_, G>, chance: &mut Chance) -> G {
        let mut world = G::imagine(mind.view, mind.edition, chance);
        if self.settings.pickiness < 2 {
            return world;
        }
        let mut sum = self.sense.plausibility(&world);
        for _ in 1..self.settings.pickiness {
            // One that explains everything is as good as any other could be.
            if sum >= 1.0 {
                break;
            }
            let other = G::imagine(mind.view, mind.edition, chance);
            let plausible = self.sense.plausibility(&other);
            sum += plausible;
            if f64::from(chance.below(1 << 16)) * sum < plausible * f64::from(1 << 16) {
                world = other;
            }
        }
        world
    }

    /// Tries one candidate in a world, and says how probably every seat wins.
    pub(super) fn attempt(&mut self, mut world: G, action: Option<G::Action>, mut course: Try) -> Shares {
        let mut luck = Chance::quick(course.seed);
        let Some(action) = action else { return self.go_on(world, Some(course.seat), course, luck) };
        course.play(&mut world, Moment(0), Input::Act(course.seat, action), &mut luck);
        self.go_on(world, None, course, luck)
    }

    /// Tries in a world what could be done after the candidates: what comes of it is learned in the tree and counts nowhere else.
    pub(super) fn learn(&mut self, world: &G, course: Try) -> u32 {
        for place in 0..self.candidates.len() {
            let Candidate { action, key, .. } = &self.candidates[place];
            let shares = self.attempt(world.clone(), action.clone(), Try { key: Some(*key), ..course });
            self.tree.learn(&shares);
        }
        self.candidates.len() as u32
    }

    /// Plays on from here: by the tree as far as it reaches, then the usual way. Whoever `waits` lets time pass at first.
    pub(super) fn go_on(&mut self, mut world: G, mut waits: Option<Seat>, mut course: Try, mut luck: Chance) -> Shares {
        let mut chance = Chance::quick(course.seed ^ 0x5DEE_CE66_D1CE_4E5B);
        let mut now = Moment(0);
        let mut depth = self.settings.depth;
        self.looked = false;
        let Search { sense, decisions, tree, promises, offers, .. } = self;
        loop {
            if sense.stage(&world) >= course.until && !world.is_over() {
                self.looked = true;
                let seats = &mut self.seen[..world.seats() as usize];
                sense.look(&world, seats);
                return self.leaf.chances(seats);
            }
            let next = next_input(&world, &mut chance, offers, |asked, offers, chance| {
                *decisions += u64::from(offers.len() > 1);
                if waits == Some(asked) {
                    return None;
                }
                let usual = sense.usual(&world, asked, offers, chance);
                let is_choice = offers.len() > 1 || !world.waits_for(asked);
                match course.key.filter(|_| is_choice) {
                    None => usual,
                    Some(_) if depth == 0 => {
                        course.key = None;
                        usual
                    }
                    Some(key) => {
                        depth -= 1;
                        let decision = Decision { world: &world, seat: asked, offers, usual, learns: course.learns };
                        let (action, goes_on) = decision.take(tree, key, sense, promises, chance);
                        course.key = Some(key).filter(|_| goes_on);
                        action
                    }
                }
            });
            waits = None;
            let input = match next {
                Next::Input(input) => input,
                Next::Over => {
                    let outcome = world.outcome().expect("a game that is over has an outcome");
                    let mut shares = [0.0; MAX_SEATS];
                    outcome.winners.iter().for_each(|seat| shares[seat.index()] = 1.0 / outcome.winners.len() as f32);
                    return shares;
                }
                Next::Stuck => panic!("nobody moves and no alarm is set"),
            };
            if let (Input::Alarm, Some(alarm)) = (&input, world.alarm()) {
                now = now.max(alarm);
            }
            course.play(&mut world, now, input, &mut luck);
        }
    }
}

impl Try {
    /// Plays an input that every world like this one allows; in the tree, the thinker listens.
    fn play<G: Game>(&mut self, world: &mut G, now: Moment, input: Input<G::Action>, luck: &mut Chance) {
        let played = match &mut self.key {
            None => world.play(now, input, luck, &mut Silence),
            Some(key) => {
                let mut ear = Ear::<G>::of(self.seat, *key);
                let played = world.play(now, input, luck, &mut ear);
                *key = ear.key;
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
    usual: Option<G::Action>,
    learns: bool,
}

impl<G: Game> Decision<'_, G> {
    /// What is done, and whether the tree knows what comes next: a decision that is new to it is taken the usual way.
    fn take<S: Sense<G>>(
        self,
        tree: &mut Tree<G::Action>,
        key: Key,
        sense: &mut S,
        promises: &mut Vec<f64>,
        chance: &mut Chance,
    ) -> (Option<G::Action>, bool) {
        let (at, is_known) = match tree.find(key.and(u64::from(self.seat.0))) {
            Found::Known(at) => (at, true),
            Found::New(at) => (at, false),
            Found::Nowhere => return (self.usual, false),
        };
        let is_open = |action: &Option<G::Action>| match action {
            Some(action) => self.offers.contains(action),
            None => !self.world.waits_for(self.seat),
        };
        let action = if !is_known {
            self.usual
        } else if self.learns && chance.below(2) == 0 {
            tree.forget_the_way();
            match tree.trial(at, &self.usual, is_open) {
                Trial::Known(action) => action,
                Trial::New { or } => {
                    let is_new = |place: &usize| !tree.knows(at, &self.offers[*place]);
                    self.most_promising(sense, promises, chance, is_new).or(or)
                }
            }
        } else {
            tree.best(at, &self.usual, is_open)
        };
        tree.take(at, self.seat, &action);
        (action, is_known)
    }

    /// The most promising of the offers that are new; where nothing is promised, any of them.
    fn most_promising<S: Sense<G>>(
        &self,
        sense: &mut S,
        promises: &mut Vec<f64>,
        chance: &mut Chance,
        is_new: impl Fn(&usize) -> bool,
    ) -> Option<G::Action> {
        let Decision { world, seat, offers, .. } = *self;
        let view = world.view(Viewer::Seat(seat));
        promises.clear();
        sense.promise(&Mind { seat, edition: world.edition(), view: &view, offers, history: &[] }, promises);
        let new = (0..offers.len()).filter(is_new);
        let place = if promises.is_empty() {
            let skip = chance.below(offers.len() as u32) as usize;
            new.min_by_key(|place| (place + skip) % offers.len())
        } else {
            new.max_by(|one, other| promises[*one].total_cmp(&promises[*other]))
        };
        place.map(|place| offers[place].clone())
    }
}
