//! The zones that the rules call hidden, listed one by one and independently of the view, so that proof can shuffle them
//! and look whether anybody notices.

use tabletop::{Seat, Viewer};

use crate::{Card, Cards, Millionen};

impl Millionen {
    /// What `viewer` may not know, zone by zone: of every other hand what wasn't drawn from the viewer's, and the stack.
    pub fn hidden_zones(&self, viewer: Viewer) -> Vec<Vec<Card>> {
        let hidden = |seat: Seat| match viewer {
            Viewer::Seat(own) if own == seat => Cards::default(),
            Viewer::Seat(own) => self.hands[seat.index()].without(self.knowledge.of_hand(own, seat)),
            Viewer::Public => self.hands[seat.index()],
        };
        let hands = Seat::all(self.seats).map(|seat| hidden(seat).iter().collect());
        hands.chain(std::iter::once(self.stack.to_vec())).collect()
    }

    /// The same match with other cards in those zones.
    ///
    /// # Panics
    /// If a zone has another size than before.
    pub fn with_hidden_zones(&self, viewer: Viewer, zones: &[Vec<Card>]) -> Millionen {
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

    /// The same match after so many turns, so that proof need not play two thousand of them (P17).
    #[must_use]
    pub fn after_turns(&self, turns: u16) -> Millionen {
        Millionen { turns, ..self.clone() }
    }
}
