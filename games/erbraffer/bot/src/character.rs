//! How the bots of Erbraffer differ: temperaments are opinions beside Steady's, and an easy bot's are blurred.

use bots::{Easy, Temperament, blur};
use erbraffer::Erbraffer;
use tabletop::{Bot, Chance};

use crate::{Steady, Weights};

/// Steady's weights as somebody of this temperament sees them.
pub fn weights(temperament: Option<Temperament>) -> Weights {
    let steady = Weights::STEADY;
    match temperament {
        None => steady,
        // Plays what is strong at once, and a new will for less.
        Some(Temperament::Bold) => Weights { patience: 0.6, hurry: 0.2, new_will: 5.5, ..steady },
        // Fears for estates, and leaves less to chance.
        Some(Temperament::Careful) => Weights { risk: 0.6, decay: 0.5, new_will: 9.0, ..steady },
        // Would rather take from others.
        Some(Temperament::Spiteful) => Weights { envy: 2.8, harm: 0.3, ..steady },
        Some(Temperament::Kindly) => Weights { envy: 1.2, ..steady },
        // Saves cards for the last generation.
        Some(Temperament::Patient) => Weights { patience: 0.9, last_patience: 0.3, ..steady },
    }
}

pub fn easy(temperament: Option<Temperament>) -> impl Bot<Erbraffer> {
    let opinion = move |chance: &mut Chance| {
        let mut hazy = weights(temperament);
        let Weights { decay, benefactor, envy, patience, draw, new_will, harm, .. } = &mut hazy;
        blur([decay, benefactor, envy, patience, draw, new_will, harm], 1.0, chance);
        Steady(hazy)
    };
    Easy { opinion, slips: 25 }
}
