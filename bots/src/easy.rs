//! A bot for beginners: it knows what a good one knows, and judges it worse.

use tabletop::{Bot, Chance, Game, Mind};

/// Plays every decision by another opinion, and sometimes without any.
///
/// `opinion` makes the bot that decides this time, such as a steady one whose weights were [blurred](blur).
#[derive(Debug, Clone, Copy)]
pub struct Easy<F> {
    pub opinion: F,
    /// In so many of a hundred decisions it takes any of its offers.
    pub slips: u32,
}

impl<G: Game, B: Bot<G>, F: Fn(&mut Chance) -> B + Send> Bot<G> for Easy<F> {
    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        if chance.below(100) < self.slips {
            return chance.pick(mind.offers).cloned();
        }
        (self.opinion)(chance).choose(mind, chance)
    }
}

/// Misjudges values: each is multiplied or divided by up to e to the power of `spread`.
pub fn blur<const N: usize>(values: [&mut f64; N], spread: f64, chance: &mut Chance) {
    for value in values {
        let side = f64::from(chance.below(2001)) / 1000.0 - 1.0;
        *value *= (side * spread).exp();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blurred_values_stay_within_their_spread_on_both_sides() {
        let mut chance = Chance::quick(1);
        let blurred: Vec<f64> = (0..1000)
            .map(|_| {
                let mut value = 10.0;
                blur([&mut value], 0.5, &mut chance);
                value
            })
            .collect();
        let low = 10.0 * (-0.5f64).exp();
        let high = 10.0 * 0.5f64.exp();
        assert!(blurred.iter().all(|value| (low..=high).contains(value)));
        assert!(blurred.iter().any(|value| *value < 6.2) && blurred.iter().any(|value| *value > 16.3));
    }
}
