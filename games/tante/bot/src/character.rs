//! How the bots of Tante differ: temperaments are opinions beside Steady's, and an easy bot's are blurred.

use bots::{Easy, Temperament, blur};
use tabletop::{Bot, Chance};
use tante::Tante;

use crate::{Steady, Weights};

/// Steady's weights as somebody of this temperament sees them.
pub fn weights(temperament: Option<Temperament>) -> Weights {
    let steady = Weights::STEADY;
    match temperament {
        None => steady,
        // Spends gifts early, and sails closer to the 50.
        Some(Temperament::Bold) => Weights { harvest: 0.12, zeros: 2, growth: 3.4, ..steady },
        // Keeps gifts and ways out, and buys only what pays.
        Some(Temperament::Careful) => Weights { harvest: 0.3, threshold: 0.6, zero: 18.0, ..steady },
        // Leaves nothing on the table that suits somebody else.
        Some(Temperament::Spiteful) => Weights { envy: 0.5, ..steady },
        Some(Temperament::Kindly) => Weights { envy: 0.0, threshold: 0.4, ..steady },
        // Builds sets for the end.
        Some(Temperament::Patient) => Weights { three: 1.1, two: 0.35, set: 2.4, room: 0.3, ..steady },
    }
}

pub fn easy(temperament: Option<Temperament>) -> impl Bot<Tante> {
    let opinion = move |chance: &mut Chance| {
        let mut hazy = weights(temperament);
        let Weights { growth, relief, three, zero, threshold, harvest, .. } = &mut hazy;
        blur([growth, relief, three, zero, threshold, harvest], 1.5, chance);
        Steady(hazy)
    };
    Easy { opinion, slips: 20 }
}
