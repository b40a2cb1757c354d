//! What was tried after a candidate, and how it went: a tree of the thinking seat's own later moves, told apart by everything the
//! seat would have seen on the way. All worlds share it; in each only what can be played there is looked at (Cowling, Powley and
//! Whitehouse 2012).

use tabletop::Seat;

/// Past so many edges nothing new is written down: what a thinking bot keeps stays within a few megabytes.
const MOST_EDGES: usize = 1 << 16;

/// How strongly what was tried little is tried again.
const CURIOSITY: f32 = 0.3;

/// A place in the tree: the edges that lead on from it form a list.
pub type Place = u32;

/// Where nothing is written down.
pub const NOWHERE: Place = u32::MAX;

#[derive(Debug)]
struct Edge<A> {
    by: Seat,
    action: Option<A>,
    /// The next edge from the same place.
    next: u32,
    /// The first edge from the place it leads to.
    first: u32,
    visits: u32,
    /// How often it could have been taken.
    chances: u32,
    sum: f32,
}

#[derive(Debug)]
pub struct Tree<A> {
    edges: Vec<Edge<A>>,
    /// The edges that this try has taken.
    path: Vec<u32>,
}

impl<A: Clone + Eq> Tree<A> {
    pub fn new() -> Self {
        Tree { edges: Vec::new(), path: Vec::new() }
    }

    pub fn clear(&mut self) {
        self.edges.clear();
    }

    /// Follows what somebody did from a place; where it is new it is written down, and the try is on its own from there.
    pub fn follow(&mut self, from: Place, by: Seat, action: Option<&A>) -> Place {
        if from == NOWHERE {
            return NOWHERE;
        }
        let found = self.list(from).find(|edge| {
            let edge = &self.edges[*edge as usize];
            edge.by == by && edge.action.as_ref() == action
        });
        match found {
            Some(edge) => {
                self.path.push(edge);
                edge
            }
            None => {
                if let Some(edge) = self.add(from, by, action.cloned()) {
                    self.path.push(edge);
                }
                NOWHERE
            }
        }
    }

    /// What to try next at the seat's own decision: the usual first, more and more of the others as it is seen again.
    pub fn choose(&mut self, from: Place, by: Seat, offers: &[A], usual: Option<A>, pick: usize) -> Option<A> {
        let (mut visits, mut known) = (0, 0);
        let mut best: Option<(f32, u32)> = None;
        let mut next = self.edges[from as usize].first;
        while next != NOWHERE {
            let edge = &mut self.edges[next as usize];
            let playable = edge.by == by
                && (edge.action == usual || edge.action.as_ref().is_some_and(|action| offers.contains(action)));
            if playable {
                edge.chances += 1;
                visits += edge.visits;
                known += 1;
                let often = edge.visits.max(1) as f32;
                let hope = edge.sum / often + CURIOSITY * ((edge.chances as f32).ln() / often).sqrt();
                if best.is_none_or(|(most, _)| hope > most) {
                    best = Some((hope, next));
                }
            }
            next = edge.next;
        }
        let Some((_, best)) = best else { return usual };
        if known * known * 4 <= visits {
            return Some(offers[pick % offers.len()].clone());
        }
        self.edges[best as usize].action.clone()
    }

    /// A place to begin from.
    pub fn root(&mut self) -> Place {
        self.path.clear();
        self.push(Seat(u8::MAX), None, NOWHERE).unwrap_or(NOWHERE)
    }

    pub fn begin(&mut self) {
        self.path.clear();
    }

    /// What the try came to for the thinking seat.
    pub fn learn(&mut self, value: f32) {
        for edge in self.path.drain(..) {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += value;
        }
    }

    fn list(&self, from: Place) -> impl Iterator<Item = u32> {
        let mut next = self.edges[from as usize].first;
        std::iter::from_fn(move || {
            let edge = (next != NOWHERE).then_some(next)?;
            next = self.edges[edge as usize].next;
            Some(edge)
        })
    }

    fn add(&mut self, from: Place, by: Seat, action: Option<A>) -> Option<u32> {
        let edge = self.push(by, action, self.edges[from as usize].first)?;
        self.edges[from as usize].first = edge;
        Some(edge)
    }

    fn push(&mut self, by: Seat, action: Option<A>, next: u32) -> Option<u32> {
        if self.edges.len() == MOST_EDGES {
            return None;
        }
        self.edges.push(Edge { by, action, next, first: NOWHERE, visits: 0, chances: 0, sum: 0.0 });
        Some(self.edges.len() as u32 - 1)
    }
}
