//! The numbers behind the rules of thumb, found by playing against random players and against itself.

/// What Steady thinks things are worth, in thousands at the final count unless it says otherwise.
#[derive(Debug, Clone, Copy)]
pub struct Weights {
    /// How much of a coin's worth is left after one generation: others tax it, blow it up, give it away.
    pub decay: f64,
    /// The same for heirlooms, which are safer.
    pub heirloom_decay: f64,
    /// What part of an estate goes to a benefactor child if others divide (E23).
    pub charity: f64,
    /// What a coin on one's own benefactor is worth, before it is known whether somebody else holds the other card (E32).
    pub benefactor: f64,
    /// How much of a rival's gain is our loss.
    pub envy: f64,
    /// How much a coin that a rival moved tells about whose heir is whose.
    pub suspicion: f64,
    /// How much a card that could be played later is worth, for each generation until the last, and in the last itself.
    pub patience: f64,
    pub last_patience: f64,
    /// What a card that is drawn is worth.
    pub draw: f64,
    /// What moving the hourglass costs, before and in the last generation: whoever plays better wants more turns.
    pub hurry: f64,
    pub last_hurry: f64,
    /// After so many turns of everybody it is the other way round: nobody wants to play for ever.
    pub long: f64,
    /// In the last generation, how much sooner the end may come for every thousand that we are ahead.
    pub lead: f64,
    /// What the cards bring in the last generation to whoever saved them.
    pub marvellous: f64,
    pub half: f64,
    pub black_sheep: f64,
    pub small_presents: f64,
    pub shake_up: f64,
    /// What taking cards are worth, for every coin they can take.
    pub harm: f64,
    /// A new will is kept for an estate that matters so much (E27).
    pub new_will: f64,
    /// How much of somebody's cash is expected to be lost to others before the next change, and what they get: whoever is
    /// frozen is spared both (E20).
    pub risk: f64,
    pub luck: f64,
}

impl Weights {
    pub const STEADY: Weights = Weights {
        decay: 0.56,
        heirloom_decay: 0.3,
        charity: 0.42,
        benefactor: 0.8,
        envy: 1.8,
        suspicion: 0.06,
        patience: 0.8,
        last_patience: 0.2,
        draw: 2.8,
        hurry: 0.44,
        last_hurry: 2.0,
        long: 20.0,
        lead: 0.1,
        marvellous: 6.0,
        half: 6.0,
        black_sheep: 2.4,
        small_presents: 3.2,
        shake_up: 2.0,
        harm: 0.1,
        new_will: 7.5,
        risk: 0.4,
        luck: 5.0,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Weights::STEADY
    }
}
