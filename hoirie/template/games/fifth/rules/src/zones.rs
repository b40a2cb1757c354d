//! The zones that the rules call hidden, listed one by one and independently of the view, so that proof can shuffle them
//! and look whether anybody notices.

use tabletop::Viewer;

use crate::{Card, Fifth};

impl Fifth {
    /// What `viewer` may not know, zone by zone.
    pub fn hidden_zones(&self, _viewer: Viewer) -> Vec<Vec<Card>> {
        todo!("List the hands and stacks that the viewer may not see, in rules/src/zones.rs.")
    }

    /// The same match with other cards in those zones.
    #[must_use]
    pub fn with_hidden_zones(&self, _viewer: Viewer, _zones: &[Vec<Card>]) -> Fifth {
        todo!("Put these cards where hidden_zones found others, in rules/src/zones.rs.")
    }
}
