//! The numbers behind the rules of thumb, found by playing against random players and against itself.

/// What Steady thinks things are worth, in points at the final count unless it says otherwise.
#[derive(Debug, Clone, Copy)]
pub struct Weights {
    /// How much of what the car is worth Steady is ready to pay for it.
    pub daring: f64,
    /// How much of the room up to that a call takes at once: auctions are quicker so.
    pub stride: f64,
    /// How much of what the others gain together is our loss.
    pub envy: f64,
    /// How much of what could be had from a town tomorrow counts today.
    pub soon: f64,
    /// What a card brings on a day that nobody has chosen.
    pub usual: f64,
    /// How likely the car comes to a given town on a given day.
    pub visits: f64,
    /// How many more days a game lasts for each card in the smallest hand.
    pub pace: f64,
    /// How many points the leader makes in a day.
    pub rate: f64,
    /// What a joker saves if it is kept for the right day of a long game.
    pub joker: f64,
    /// In how many days that hope fades.
    pub patience: f64,
    /// By how much Steady wants to lead before it ends the game.
    pub margin: f64,
    /// How much more likely others drive where they seem to gain a point.
    pub pull: f64,
}

impl Weights {
    pub const STEADY: Weights = Weights {
        daring: 0.55,
        stride: 0.15,
        envy: 0.5,
        soon: 0.5,
        usual: 5.5,
        visits: 0.12,
        pace: 1.1,
        rate: 1.5,
        joker: 5.0,
        patience: 9.0,
        margin: 0.5,
        pull: 0.5,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Weights::STEADY
    }
}
