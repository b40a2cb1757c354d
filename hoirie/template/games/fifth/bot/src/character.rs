//! How the bots of Fifth differ: temperaments are opinions beside Steady's, and an easy bot's are blurred.

use bots::{Easy, Temperament, blur};
use fifth::Fifth;
use tabletop::{Bot, Chance};

use crate::{Steady, Weights};

/// Steady's weights as somebody of this temperament sees them: so far all see them alike.
pub fn weights(_temperament: Option<Temperament>) -> Weights {
    Weights::STEADY
}

pub fn easy(temperament: Option<Temperament>) -> impl Bot<Fifth> {
    let opinion = move |chance: &mut Chance| {
        let mut hazy = weights(temperament);
        let Weights { card } = &mut hazy;
        blur([card], 1.5, chance);
        Steady(hazy)
    };
    Easy { opinion, slips: 20 }
}
