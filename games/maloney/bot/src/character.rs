//! How the bots of Maloney differ: temperaments are opinions beside Steady's, and an easy bot's are blurred.

use bots::{Easy, Temperament, blur};
use maloney::Maloney;
use tabletop::{Bot, Chance};

use crate::{Steady, Weights};

/// Steady's weights as somebody of this temperament sees them.
pub fn weights(temperament: Option<Temperament>) -> Weights {
    let steady = Weights::STEADY;
    match temperament {
        None => steady,
        // Pays more for the car, and in longer strides.
        Some(Temperament::Bold) => Weights { daring: 0.58, stride: 0.2, margin: 0.0, ..steady },
        // Pays less, in the smallest steps, and ends a game only when well ahead.
        Some(Temperament::Careful) => Weights { daring: 0.48, stride: 0.05, margin: 2.0, ..steady },
        // Drives where the others gain least.
        Some(Temperament::Spiteful) => Weights { envy: 0.62, ..steady },
        Some(Temperament::Kindly) => Weights { envy: 0.25, ..steady },
        // Keeps money, cards and the joker for a better day.
        Some(Temperament::Patient) => Weights { daring: 0.52, usual: 5.7, joker: 6.0, ..steady },
    }
}

pub fn easy(temperament: Option<Temperament>) -> impl Bot<Maloney> {
    let opinion = move |chance: &mut Chance| {
        let mut hazy = weights(temperament);
        let Weights { daring, envy, soon, usual, joker, .. } = &mut hazy;
        blur([daring, envy, soon, usual, joker], 0.9, chance);
        Steady(hazy)
    };
    Easy { opinion, slips: 0 }
}
