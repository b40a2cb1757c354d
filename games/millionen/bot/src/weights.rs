//! The numbers behind the rules of thumb, found by playing against random players and against itself.

/// What Steady thinks things are worth.
#[derive(Debug, Clone, Copy)]
pub struct Weights {
    /// So many suitcases in front, from none to five.
    pub laid: [f64; 6],
    /// A Dandy in hand with so many suitcases in front.
    pub dandy: [f64; 6],
    /// A Suitcase in hand that can still be laid.
    pub suitcase: f64,
    pub revolver: f64,
    pub cheat: f64,
    /// A second Dandy, and the Socialites from 6 down to 2.
    pub defender: [f64; 5],
    /// The Pickpockets from 6 down to 2.
    pub attacker: [f64; 5],
    /// How much of that the next card of the sort is worth.
    pub spare: f64,
    /// What a Pickpocket waiting in front costs, and how much of that the next one.
    pub threat: f64,
    pub next_threat: f64,
    /// What a Pickpocket in front of a rival is worth.
    pub their_threat: f64,
    /// How much of a rival's suitcases is our loss.
    pub envy: f64,
    /// What a drawn card is worth: whoever answers with a card gets another.
    pub draw: f64,
    /// After so many rounds no answer to an attack is feared any more.
    pub patience: f64,
    /// What it costs a rival to lose a card to a Cheat, and to lose the Dandy with five suitcases in front.
    pub their_card: f64,
    pub their_dandy: f64,
}

impl Weights {
    pub const STEADY: Weights = Weights {
        laid: [0.0, 1.6, 3.6, 6.5, 11.0, 19.0],
        dandy: [1.5, 1.6, 2.2, 4.0, 7.0, 16.0],
        suitcase: 1.2,
        revolver: 2.4,
        cheat: 1.0,
        defender: [1.2, 1.1, 0.8, 0.5, 0.3],
        attacker: [0.75, 0.8, 0.54, 0.3, 0.22],
        spare: 0.7,
        threat: 1.8,
        next_threat: 0.6,
        their_threat: 0.3,
        envy: 0.5,
        draw: 0.7,
        patience: 30.0,
        their_card: 0.1,
        their_dandy: 6.0,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Weights::STEADY
    }
}
