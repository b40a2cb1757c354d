//! One decision as a network is told of it.

use tabletop::{Game, Mind};

use super::encoding::Encoding;
use super::inputs::Inputs;
use super::network::Network;

/// Room for what is told: kept from one decision to the next.
#[derive(Debug, Default)]
pub struct Decision {
    pub view: Inputs,
    pub action: Inputs,
}

impl Decision {
    /// How many actions there are to choose from: the offers, and last perhaps letting time pass.
    pub fn choices<G: Game>(encoding: &impl Encoding<G>, mind: &Mind<'_, G>) -> usize {
        mind.offers.len() + usize::from(encoding.may_let_time_pass(mind))
    }

    pub fn tell_view<G: Game>(&mut self, encoding: &impl Encoding<G>, mind: &Mind<'_, G>) {
        self.view.begin(0);
        encoding.tell_view(mind, &mut self.view);
    }

    pub fn tell_action<G: Game, E: Encoding<G>>(&mut self, encoding: &E, mind: &Mind<'_, G>, choice: usize) {
        self.action.begin(E::VIEW);
        encoding.tell_action(mind, mind.offers.get(choice), &mut self.action);
    }

    /// The choice that the network thinks best, of equals the first; the view was told before.
    pub fn best<G: Game>(&mut self, encoding: &impl Encoding<G>, network: &Network, mind: &Mind<'_, G>) -> usize {
        let seen = network.sums(self.view.told());
        let mut best = (f32::NEG_INFINITY, 0);
        for choice in 0..Decision::choices(encoding, mind) {
            self.tell_action(encoding, mind, choice);
            let mut sums = seen;
            network.add(&mut sums, self.action.told());
            let value = network.value(&sums);
            if value > best.0 {
                best = (value, choice);
            }
        }
        best.1
    }
}
