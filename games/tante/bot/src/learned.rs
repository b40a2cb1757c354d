//! The player that learned by playing against itself, and what it learned: `learned.txt` says by which command.

use std::sync::LazyLock;

use bots::{Encoding, Learned, Network};

use crate::encoding::TanteEncoding;

static NETWORK: LazyLock<Network> = LazyLock::new(|| {
    let inputs = TanteEncoding::VIEW + TanteEncoding::ACTION;
    Network::parse(include_str!("../learned.txt"), inputs).expect("a game's own weights are sound")
});

/// The learned player.
///
/// # Panics
/// If the weights that come with the game don't fit: then we are wrong.
pub fn learned() -> Learned<TanteEncoding, &'static Network> {
    Learned::new(TanteEncoding, &NETWORK)
}
