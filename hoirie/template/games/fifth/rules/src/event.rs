//! What happens at the table, who notices how much of it, and what is said about it.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use tabletop::{Line, Seat, Viewer};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumDiscriminants)]
#[serde(rename_all = "snake_case")]
#[strum_discriminants(name(EventKind), derive(EnumIter, IntoStaticStr))]
#[strum_discriminants(strum(serialize_all = "kebab-case", prefix = "event-"))]
pub enum Event {
    /// F3.
    Passed { seat: Seat },
}

impl Event {
    /// Here secrets are blanked: cards that only their owner may know, for everybody else.
    pub(crate) fn seen(&self, _viewer: Viewer) -> Event {
        match self {
            Event::Passed { .. } => self.clone(),
        }
    }

    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Passed { .. } => false,
        }
    }

    pub(crate) fn line(&self) -> Line {
        let line = Line::new(EventKind::from(self).into());
        match self {
            Event::Passed { seat } => line.with("seat", *seat),
        }
    }
}
