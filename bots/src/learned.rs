//! A player that has learned by playing against itself how good its actions are (Deep Monte Carlo: Zha et al. 2021): it tells a small
//! network what it sees and what it could do, and does what the network thinks best.

mod decision;
mod encoding;
mod inputs;
mod learner;
mod learning;
mod network;
mod self_play;

use tabletop::{Bot, Chance, Game, Mind};

use decision::Decision;
pub use encoding::Encoding;
pub use inputs::{Inputs, Told};
pub use learning::{Learning, Progress};
pub use network::Network;

/// Plays what its network thinks best, from a [`Mind`] alone.
#[derive(Debug)]
pub struct Learned<E, N> {
    encoding: E,
    network: N,
    decision: Decision,
}

impl<E, N: AsRef<Network>> Learned<E, N> {
    /// The network may be borrowed: bots come and go, and all of a game share its weights.
    pub fn new(encoding: E, network: N) -> Self {
        Learned { encoding, network, decision: Decision::default() }
    }
}

impl<G: Game, E: Encoding<G>, N: AsRef<Network> + Send> Bot<G> for Learned<E, N> {
    fn choose(&mut self, mind: &Mind<'_, G>, _: &mut Chance) -> Option<G::Action> {
        let Learned { encoding, network, decision } = self;
        decision.tell_view(encoding, mind);
        mind.offers.get(decision.best(encoding, network.as_ref(), mind)).cloned()
    }
}

impl AsRef<Network> for Network {
    fn as_ref(&self) -> &Network {
        self
    }
}
