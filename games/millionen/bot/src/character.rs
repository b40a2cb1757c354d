//! How the bots of Millionen differ: temperaments are opinions beside Steady's, and an easy bot's are blurred.

use bots::{Easy, Temperament, blur};
use millionen::Millionen;
use tabletop::{Bot, Chance};

use crate::{Steady, Weights};

/// Steady's weights as somebody of this temperament sees them.
pub fn weights(temperament: Option<Temperament>) -> Weights {
    let steady = Weights::STEADY;
    match temperament {
        None => steady,
        // Attacks without fear of the answer.
        Some(Temperament::Bold) => Weights { patience: 12.0, cheat: 0.7, their_card: 0.25, ..steady },
        // Keeps its revolver and its defenders, and minds what waits in front of it.
        Some(Temperament::Careful) => Weights { revolver: 3.0, threat: 2.3, patience: 45.0, ..steady },
        // Would rather see others lose than win.
        Some(Temperament::Spiteful) => Weights { envy: 0.8, their_threat: 0.6, ..steady },
        Some(Temperament::Kindly) => Weights { envy: 0.3, their_threat: 0.1, ..steady },
        // Gathers a strong hand first.
        Some(Temperament::Patient) => Weights { suitcase: 1.4, spare: 0.85, draw: 0.9, ..steady },
    }
}

pub fn easy(temperament: Option<Temperament>) -> impl Bot<Millionen> {
    let opinion = move |chance: &mut Chance| {
        let mut hazy = weights(temperament);
        let Weights { suitcase, revolver, cheat, threat, envy, draw, .. } = &mut hazy;
        blur([suitcase, revolver, cheat, threat, envy, draw], 1.2, chance);
        Steady(hazy)
    };
    Easy { opinion, slips: 28 }
}
