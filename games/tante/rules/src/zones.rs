//! The zones that the rules call hidden, listed one by one and independently of the view, so that proof can shuffle them
//! and look whether anybody notices.

use tabletop::{Seat, Viewer};

use crate::{Card, Phase, Tante};

impl Tante {
    /// What `viewer` may not know, zone by zone: what was never seen of every other hand, and the stack.
    /// Nothing is hidden in hands once they are shown for the count.
    pub fn hidden_zones(&self, viewer: Viewer) -> Vec<Vec<Card>> {
        let mut zones = Vec::new();
        for seat in Seat::all(self.seats) {
            let mut hidden = self.hands[seat.index()];
            hidden.remove_all(self.seen[seat.index()]);
            let open = viewer.is(seat) || matches!(self.phase, Phase::Over { .. });
            zones.push(if open { Vec::new() } else { hidden.iter().collect() });
        }
        zones.push(self.stack.to_vec());
        zones
    }

    /// The same match with other cards in those zones.
    ///
    /// # Panics
    /// If a zone has another size than before.
    pub fn with_hidden_zones(&self, viewer: Viewer, zones: &[Vec<Card>]) -> Tante {
        let mut other = self.clone();
        for ((seat, old), new) in Seat::all(self.seats).zip(self.hidden_zones(viewer)).zip(zones) {
            assert_eq!(old.len(), new.len(), "a zone keeps its size");
            let hand = &mut other.hands[seat.index()];
            old.iter().for_each(|card| {
                hand.remove(*card);
            });
            new.iter().for_each(|card| hand.insert(*card));
        }
        other.stack = zones.last().expect("the stack is the last zone").iter().copied().collect();
        assert_eq!(other.stack.len(), self.stack.len(), "a zone keeps its size");
        other
    }
}
