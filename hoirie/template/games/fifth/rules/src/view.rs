//! What one viewer may know, built up from nothing.

use serde::Serialize;
use tabletop::Viewer;

use crate::{Fifth, Phase};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// The number of the rules the match is played by.
    pub rules: u16,
    pub seats: u8,
    pub phase: Phase,
}

impl View {
    pub(crate) fn of(game: &Fifth, viewer: Viewer) -> View {
        View { viewer, rules: game.rules, seats: game.seats, phase: game.phase }
    }
}
