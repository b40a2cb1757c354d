//! What may come after a candidate, and how it went: a tree over the thinking seat's information sets (Cowling, Powley and Whitehouse
//! 2012). All determinizations share it: a node is everything that looks the same to the thinker, and whoever decides there takes what
//! was best for that very seat so far, out of what this world allows.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use rustc_hash::FxHasher;
use tabletop::{Game, MAX_SEATS, Seat, Story, Viewer};

use crate::leaf::Shares;

/// Past so many nothing new is written down: what a thinking bot keeps stays within a few megabytes.
const MOST_NODES: usize = 1 << 14;
const MOST_EDGES: usize = 1 << 15;
/// Twice as many as nodes, so that a free slot is never far.
const SLOTS: usize = 2 * MOST_NODES;

const NOTHING: u32 = u32::MAX;

/// How strongly what was visited little is visited again: the constant of the upper confidence bound.
const EXPLORATION: f32 = 0.2;
/// What was visited less often is hardly known.
const ENOUGH_VISITS: u32 = 4;
/// By how many standard errors another move must be better than the rollout policy's.
const STANDARD_ERRORS: f32 = 1.0;

/// A place in the tree.
pub type Place = u32;

/// An information set of the thinker: all that an iteration leads to from here is found under this key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key(u64);

impl Key {
    pub fn of(number: u64) -> Key {
        Key(0x9E37_79B9_7F4A_7C15).and(number)
    }

    pub fn and(self, more: u64) -> Key {
        let mixed = (self.0 ^ more).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Key(mixed ^ (mixed >> 32))
    }
}

/// Observes what happens as one seat would: what looks the same gives the same key, and what is not seen changes nothing.
#[derive(Debug)]
pub struct Observer<G> {
    seat: Seat,
    /// Where the tree goes on after all that was observed.
    pub key: Key,
    game: PhantomData<G>,
}

impl<G> Observer<G> {
    pub fn of(seat: Seat, key: Key) -> Self {
        Observer { seat, key, game: PhantomData }
    }
}

impl<G: Game> Story<G::Event> for Observer<G> {
    fn add(&mut self, event: G::Event) {
        if let Some(seen) = G::seen(&event, Viewer::Seat(self.seat)) {
            let mut observed = FxHasher::default();
            seen.hash(&mut observed);
            self.key = self.key.and(observed.finish());
        }
    }
}

#[derive(Debug)]
struct Node {
    key: Key,
    /// The first of its edges; they form a list.
    first: u32,
}

#[derive(Debug)]
struct Edge<A> {
    /// Nothing to let time pass.
    action: Option<A>,
    next: u32,
    visits: u32,
    /// How often it could have been taken.
    availability: u32,
    /// What it brought to whoever took it, and the same squared.
    sum: f32,
    squares: f32,
}

impl<A> Edge<A> {
    fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    /// Its standard error, taken to be large while little is known.
    fn error(&self) -> f32 {
        if self.visits < ENOUGH_VISITS {
            return 1.0;
        }
        let visits = self.visits as f32;
        ((self.squares / visits - self.mean().powi(2)).max(0.0) / visits).sqrt()
    }

    /// UCB1, counting how often it was available (ISMCTS).
    fn upper_confidence_bound(&self) -> f32 {
        self.mean() + EXPLORATION * ((self.availability.max(2) as f32).ln() / self.visits.max(1) as f32).sqrt()
    }
}

/// What somebody may do for the sake of learning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exploration<A> {
    /// Something that is not in the tree yet, for what is there was visited often enough; if there is nothing new, what has the highest upper
    /// confidence bound.
    New {
        or: Option<A>,
    },
    Known(Option<A>),
}

#[derive(Debug)]
pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Where the node of a key is, at or after the slot that the key names.
    slots: Vec<u32>,
    /// The edges that this iteration has taken, and who took them.
    path: Vec<(u32, Seat)>,
}

/// What is known about a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    Known(Place),
    /// Written down just now: from here on the iteration follows the rollout policy.
    New(Place),
    /// The tree is full.
    Nowhere,
}

impl<A: Clone + Eq + Debug> Tree<A> {
    pub fn new() -> Self {
        Tree { nodes: Vec::new(), edges: Vec::new(), slots: Vec::new(), path: Vec::new() }
    }

    /// Forgets everything. All memory that will ever be needed is asked for here, the first time.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.path.clear();
        self.slots.clear();
        self.nodes.reserve_exact(MOST_NODES);
        self.edges.reserve_exact(MOST_EDGES);
        self.path.reserve_exact(MAX_SEATS * 8);
        self.slots.resize(SLOTS, NOTHING);
    }

    pub fn find(&mut self, key: Key) -> Found {
        let mut slot = key.0 as usize % SLOTS;
        while self.slots[slot] != NOTHING {
            if self.nodes[self.slots[slot] as usize].key == key {
                return Found::Known(self.slots[slot]);
            }
            slot = (slot + 1) % SLOTS;
        }
        if self.nodes.len() == MOST_NODES {
            return Found::Nowhere;
        }
        let place = self.nodes.len() as u32;
        self.nodes.push(Node { key, first: NOTHING });
        self.slots[slot] = place;
        Found::New(place)
    }

    /// What is best here as far as one can say, out of what can be done in this world: the policy's move, unless another is surely
    /// better.
    pub fn best(&mut self, at: Place, policy_move: &Option<A>, is_open: impl Fn(&Option<A>) -> bool) -> Option<A> {
        let Some(place) = self.edge(at, policy_move.as_ref()) else { return policy_move.clone() };
        if self.edges[place as usize].visits < ENOUGH_VISITS {
            return policy_move.clone();
        }
        let mut most = self.edges[place as usize].mean();
        let mut best = place;
        let mut next = self.nodes[at as usize].first;
        while next != NOTHING {
            let edge = &mut self.edges[next as usize];
            if is_open(&edge.action) {
                edge.availability += 1;
                let sure = edge.mean() - STANDARD_ERRORS * edge.error();
                if next != place && sure > most {
                    (most, best) = (sure, next);
                }
            }
            next = edge.next;
        }
        self.edges[best as usize].action.clone()
    }

    /// What is worth exploring besides the policy's move: more and more moves as the node is visited again (progressive widening), and
    /// of those that are known the one with the highest upper confidence bound.
    pub fn explore(
        &mut self,
        at: Place,
        policy_move: &Option<A>,
        is_open: impl Fn(&Option<A>) -> bool,
    ) -> Exploration<A> {
        let mut visits = 0;
        let mut known = 0;
        let mut best: Option<(f32, u32)> = None;
        let mut next = self.nodes[at as usize].first;
        while next != NOTHING {
            let edge = &mut self.edges[next as usize];
            let is_policy_move = edge.action == *policy_move;
            if is_policy_move || is_open(&edge.action) {
                edge.availability += 1;
                visits += edge.visits;
                known += 1;
                let bound = edge.upper_confidence_bound();
                if !is_policy_move && best.is_none_or(|(most, _)| bound > most) {
                    best = Some((bound, next));
                }
            }
            next = edge.next;
        }
        let known_well = 4 * known * known <= visits;
        match best.map(|(_, best)| self.edges[best as usize].action.clone()) {
            Some(best) if !known_well => Exploration::Known(best),
            Some(or) => Exploration::New { or },
            None => Exploration::New { or: policy_move.clone() },
        }
    }

    /// Only what this iteration does from here on is learned from: what led here was no fault of its own.
    pub fn forget_path(&mut self) {
        self.path.clear();
    }

    pub fn knows(&self, at: Place, action: &A) -> bool {
        self.edge(at, Some(action)).is_some()
    }

    /// Notes that this iteration does this; what is new is written down.
    pub fn take(&mut self, at: Place, by: Seat, action: &Option<A>) {
        let edge = self.edge(at, action.as_ref()).or_else(|| {
            if self.edges.len() == MOST_EDGES {
                return None;
            }
            let node = &mut self.nodes[at as usize];
            self.edges.push(Edge {
                action: action.clone(),
                next: node.first,
                visits: 0,
                availability: 1,
                sum: 0.0,
                squares: 0.0,
            });
            node.first = self.edges.len() as u32 - 1;
            Some(node.first)
        });
        self.path.extend(edge.map(|edge| (edge, by)));
    }

    /// Adds what the iteration came to, for everybody, to every edge on its path.
    pub fn back_up(&mut self, shares: &Shares) {
        for (edge, by) in self.path.drain(..) {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += shares[by.index()];
            edge.squares += shares[by.index()].powi(2);
        }
    }

    fn edge(&self, at: Place, action: Option<&A>) -> Option<u32> {
        let mut next = self.nodes[at as usize].first;
        while next != NOTHING {
            let edge = &self.edges[next as usize];
            if edge.action.as_ref() == action {
                return Some(next);
            }
            next = edge.next;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn somewhere(tree: &mut Tree<u8>) -> Place {
        let Found::New(at) = tree.find(Key::of(7)) else { panic!("an empty tree knows nothing") };
        assert_eq!(tree.find(Key::of(7)), Found::Known(at));
        at
    }

    fn tree() -> Tree<u8> {
        let mut tree = Tree::new();
        tree.clear();
        tree
    }

    /// So many iterations; `worth` says what an action brings, and only what is open is done.
    fn iterate(tree: &mut Tree<u8>, at: Place, times: u32, open: &[u8], worth: impl Fn(u8) -> f32) -> Vec<u8> {
        (0..times)
            .map(|number| {
                let is_open = |action: &Option<u8>| action.is_some_and(|action| open.contains(&action));
                let best = tree.best(at, &Some(open[0]), is_open);
                let action = if number % 2 == 0 {
                    best
                } else {
                    match tree.explore(at, &Some(open[0]), is_open) {
                        Exploration::Known(action) => action,
                        Exploration::New { or } => open.iter().find(|action| !tree.knows(at, action)).copied().or(or),
                    }
                };
                let action = action.expect("something is always done here");
                tree.take(at, Seat(1), &Some(action));
                tree.back_up(&[0.0, worth(action), 0.0, 0.0, 0.0, 0.0]);
                action
            })
            .collect()
    }

    #[test]
    fn the_policys_move_comes_first_and_what_is_better_wins() {
        let mut tree = tree();
        let open = [3, 1, 2];
        let at = somewhere(&mut tree);
        let done = iterate(&mut tree, at, 400, &open, |action| if action == 2 { 0.6 } else { 0.3 });
        assert_eq!(done[0], 3);
        assert!(done[300..].iter().step_by(2).all(|action| *action == 2), "what is surely better is done");
        assert!(done.contains(&1), "and all that can be done was explored");
    }

    #[test]
    fn what_is_better_is_found_even_after_the_policys_move_was_visited_often() {
        let mut tree = tree();
        let worth = |action| if action == 2 { 0.6 } else { 0.3 };
        let at = somewhere(&mut tree);
        iterate(&mut tree, at, 60, &[3], worth);
        let done = iterate(&mut tree, at, 100, &[3, 2], worth);
        assert!(done[50..].iter().step_by(2).all(|action| *action == 2), "{done:?}");
    }

    #[test]
    fn what_another_world_allows_is_not_done_in_this_one() {
        let mut tree = tree();
        let at = somewhere(&mut tree);
        iterate(&mut tree, at, 100, &[1, 9], |action| f32::from(action) / 10.0);
        assert!(iterate(&mut tree, at, 100, &[1, 2], |_| 0.1).iter().all(|action| *action != 9));
    }

    #[test]
    fn a_full_tree_stays_full() {
        let mut tree = tree();
        (0..MOST_NODES).for_each(|number| assert!(matches!(tree.find(Key::of(number as u64)), Found::New(_))));
        let memory = tree.memory();
        assert_eq!(tree.find(Key::of(MOST_NODES as u64)), Found::Nowhere);
        for action in 0..MOST_EDGES + 10 {
            tree.take(action as u32 / 200, Seat(0), &Some((action % 200) as u8));
            tree.back_up(&[1.0; MAX_SEATS]);
        }
        assert_eq!(tree.edges.len(), MOST_EDGES);
        assert_eq!(tree.memory(), memory, "all memory was asked for at first");
    }

    #[test]
    fn what_the_thinker_does_not_see_gives_the_same_key() {
        use millionen::{Card, Event, Millionen};
        let observed = |seat: u8, card: Card| {
            let mut observer = Observer::<Millionen>::of(Seat(0), Key::of(0));
            observer.add(Event::Drew { seat: Seat(seat), card: Some(card) });
            observer.key
        };
        assert_eq!(observed(1, Card::Revolver), observed(1, Card::Dandy), "a card for somebody else");
        assert_ne!(observed(0, Card::Revolver), observed(0, Card::Dandy), "the thinker's own");
        assert_ne!(observed(1, Card::Revolver), observed(2, Card::Revolver));
        assert_ne!(observed(1, Card::Revolver), Key::of(0));
    }

    impl<A> Tree<A> {
        fn memory(&self) -> [usize; 4] {
            [self.nodes.capacity(), self.edges.capacity(), self.slots.capacity(), self.path.capacity()]
        }
    }
}
