//! A whole world that fits a view, for bots to think in.

use std::sync::Arc;

use tabletop::Chance;

use crate::{Edition, Fifth, View};

pub(crate) fn imagine(_view: &View, _edition: &Arc<Edition>, _chance: &mut Chance) -> Fifth {
    todo!("Deal what the viewer can't see at random, in rules/src/imagine.rs.")
}
