//! The numbers behind the rules of thumb, found by playing against random players and against itself.

/// What Steady thinks things are worth.
#[derive(Debug, Clone, Copy)]
pub struct Weights {
    /// What a card in the hand is worth.
    pub card: f64,
}

impl Weights {
    pub const STEADY: Weights = Weights { card: 1.0 };
}

impl Default for Weights {
    fn default() -> Self {
        Weights::STEADY
    }
}
