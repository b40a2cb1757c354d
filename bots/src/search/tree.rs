//! What may come after a candidate, and how it went: a tree over what the thinking seat would see (Cowling, Powley and Whitehouse
//! 2012). All worlds share it: a node is everything that looks the same to the thinker, and whoever decides there takes what was
//! best for that very seat so far, out of what this world allows.

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

/// How strongly what was tried little is tried again.
const CURIOSITY: f32 = 0.2;
/// What was tried less often is hardly known.
const ENOUGH: u32 = 4;
/// By how many standard errors another move must be better than the usual one.
const DOUBT: f32 = 1.0;

/// A place in the tree.
pub type Place = u32;

/// All that a try leads to from here is found under this key.
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

/// Hears what happens as one seat would: what looks the same sounds the same, and what is not heard changes nothing.
#[derive(Debug)]
pub struct Ear<G> {
    seat: Seat,
    /// Where the tree goes on after all that was heard.
    pub key: Key,
    game: PhantomData<G>,
}

impl<G> Ear<G> {
    pub fn of(seat: Seat, key: Key) -> Self {
        Ear { seat, key, game: PhantomData }
    }
}

impl<G: Game> Story<G::Event> for Ear<G> {
    fn add(&mut self, event: G::Event) {
        if let Some(seen) = G::seen(&event, Viewer::Seat(self.seat)) {
            let mut heard = FxHasher::default();
            seen.hash(&mut heard);
            self.key = self.key.and(heard.finish());
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
    chances: u32,
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
        if self.visits < ENOUGH {
            return 1.0;
        }
        let visits = self.visits as f32;
        ((self.squares / visits - self.mean().powi(2)).max(0.0) / visits).sqrt()
    }

    fn hope(&self) -> f32 {
        self.mean() + CURIOSITY * ((self.chances.max(2) as f32).ln() / self.visits.max(1) as f32).sqrt()
    }
}

/// What somebody may try for the sake of learning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trial<A> {
    /// Something that is not in the tree yet, for what is there was seen often enough; if there is nothing new, the most hopeful.
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
    /// The edges that this try has taken, and who took them.
    path: Vec<(u32, Seat)>,
}

/// What is known about a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    Known(Place),
    /// Written down just now: from here on the try goes the usual way.
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

    /// What is best here as far as one can say, out of what can be done in this world: the usual, unless another move is surely better.
    pub fn best(&mut self, at: Place, usual: &Option<A>, is_open: impl Fn(&Option<A>) -> bool) -> Option<A> {
        let tried = |place: &u32| self.edges[*place as usize].visits >= ENOUGH;
        let Some(place) = self.edge(at, usual.as_ref()).filter(tried) else { return usual.clone() };
        let mut most = self.edges[place as usize].mean();
        let mut best = place;
        let mut next = self.nodes[at as usize].first;
        while next != NOTHING {
            let edge = &mut self.edges[next as usize];
            if is_open(&edge.action) {
                edge.chances += 1;
                let sure = edge.mean() - DOUBT * edge.error();
                if next != place && sure > most {
                    (most, best) = (sure, next);
                }
            }
            next = edge.next;
        }
        self.edges[best as usize].action.clone()
    }

    /// What is worth a trial besides the usual: more and more moves, and of those that were tried the most hopeful.
    pub fn trial(&mut self, at: Place, usual: &Option<A>, is_open: impl Fn(&Option<A>) -> bool) -> Trial<A> {
        let mut visits = 0;
        let mut known = 0;
        let mut best: Option<(f32, u32)> = None;
        let mut next = self.nodes[at as usize].first;
        while next != NOTHING {
            let edge = &mut self.edges[next as usize];
            let is_usual = edge.action == *usual;
            if is_usual || is_open(&edge.action) {
                edge.chances += 1;
                visits += edge.visits;
                known += 1;
                if !is_usual && best.is_none_or(|(most, _)| edge.hope() > most) {
                    best = Some((edge.hope(), next));
                }
            }
            next = edge.next;
        }
        let known_well = 4 * known * known <= visits;
        match best.map(|(_, best)| self.edges[best as usize].action.clone()) {
            Some(best) if !known_well => Trial::Known(best),
            Some(or) => Trial::New { or },
            None => Trial::New { or: usual.clone() },
        }
    }

    /// Only what this try does from here on is learned from: what led here was no fault of its own.
    pub fn forget_the_way(&mut self) {
        self.path.clear();
    }

    pub fn knows(&self, at: Place, action: &A) -> bool {
        self.edge(at, Some(action)).is_some()
    }

    /// Notes that this try does this; what is new is written down.
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
                chances: 1,
                sum: 0.0,
                squares: 0.0,
            });
            node.first = self.edges.len() as u32 - 1;
            Some(node.first)
        });
        self.path.extend(edge.map(|edge| (edge, by)));
    }

    /// What the try came to, for everybody.
    pub fn learn(&mut self, shares: &Shares) {
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

    /// Tries so often; `worth` says what an action brings, and only what is open is done.
    fn try_often(tree: &mut Tree<u8>, at: Place, times: u32, open: &[u8], worth: impl Fn(u8) -> f32) -> Vec<u8> {
        (0..times)
            .map(|number| {
                let is_open = |action: &Option<u8>| action.is_some_and(|action| open.contains(&action));
                let best = tree.best(at, &Some(open[0]), is_open);
                let action = if number % 2 == 0 {
                    best
                } else {
                    match tree.trial(at, &Some(open[0]), is_open) {
                        Trial::Known(action) => action,
                        Trial::New { or } => open.iter().find(|action| !tree.knows(at, action)).copied().or(or),
                    }
                };
                let action = action.expect("something is always done here");
                tree.take(at, Seat(1), &Some(action));
                tree.learn(&[0.0, worth(action), 0.0, 0.0, 0.0, 0.0]);
                action
            })
            .collect()
    }

    #[test]
    fn the_usual_comes_first_and_what_is_better_wins() {
        let mut tree = tree();
        let open = [3, 1, 2];
        let at = somewhere(&mut tree);
        let done = try_often(&mut tree, at, 400, &open, |action| if action == 2 { 0.6 } else { 0.3 });
        assert_eq!(done[0], 3);
        assert!(done[300..].iter().step_by(2).all(|action| *action == 2), "what is surely better is done");
        assert!(done.contains(&1), "and all that can be done was tried");
    }

    #[test]
    fn what_is_better_is_found_even_after_the_usual_was_seen_often() {
        let mut tree = tree();
        let worth = |action| if action == 2 { 0.6 } else { 0.3 };
        let at = somewhere(&mut tree);
        try_often(&mut tree, at, 60, &[3], worth);
        let done = try_often(&mut tree, at, 100, &[3, 2], worth);
        assert!(done[50..].iter().step_by(2).all(|action| *action == 2), "{done:?}");
    }

    #[test]
    fn what_another_world_allows_is_not_done_in_this_one() {
        let mut tree = tree();
        let at = somewhere(&mut tree);
        try_often(&mut tree, at, 100, &[1, 9], |action| f32::from(action) / 10.0);
        assert!(try_often(&mut tree, at, 100, &[1, 2], |_| 0.1).iter().all(|action| *action != 9));
    }

    #[test]
    fn a_full_tree_stays_full() {
        let mut tree = tree();
        (0..MOST_NODES).for_each(|number| assert!(matches!(tree.find(Key::of(number as u64)), Found::New(_))));
        let memory = tree.memory();
        assert_eq!(tree.find(Key::of(MOST_NODES as u64)), Found::Nowhere);
        for action in 0..MOST_EDGES + 10 {
            tree.take(action as u32 / 200, Seat(0), &Some((action % 200) as u8));
            tree.learn(&[1.0; MAX_SEATS]);
        }
        assert_eq!(tree.edges.len(), MOST_EDGES);
        assert_eq!(tree.memory(), memory, "all memory was asked for at first");
    }

    #[test]
    fn what_the_thinker_does_not_see_sounds_the_same() {
        use millionen::{Card, Event, Millionen};
        let heard = |seat: u8, card: Card| {
            let mut ear = Ear::<Millionen>::of(Seat(0), Key::of(0));
            ear.add(Event::Drew { seat: Seat(seat), card: Some(card) });
            ear.key
        };
        assert_eq!(heard(1, Card::Revolver), heard(1, Card::Dandy), "a card for somebody else");
        assert_ne!(heard(0, Card::Revolver), heard(0, Card::Dandy), "the thinker's own");
        assert_ne!(heard(1, Card::Revolver), heard(2, Card::Revolver));
        assert_ne!(heard(1, Card::Revolver), Key::of(0));
    }

    impl<A> Tree<A> {
        fn memory(&self) -> [usize; 4] {
            [self.nodes.capacity(), self.edges.capacity(), self.slots.capacity(), self.path.capacity()]
        }
    }
}
