//! The numbers behind the rules of thumb, found by playing against random players and against itself.

/// What Steady thinks things are worth, in points at the final count unless it says otherwise.
#[derive(Debug, Clone, Copy)]
pub struct Weights {
    /// What a hand's sum is expected to grow by in a round, until it is as close to 50 as one may hope (T22).
    pub growth: f64,
    /// What each point of room below 50 is worth while all rounds are still to come: small cards fill it with more sets.
    pub room: f64,
    /// By how much one exchange as Aunt Marie can bring down a sum above 50.
    pub relief: f64,
    /// How much of its count a hand above 50 still hopes for, if its exchanges suffice.
    pub hope: f64,
    /// Three cards that may become a set of four, two that may become three, and a set that may grow.
    pub three: f64,
    pub two: f64,
    pub set: f64,
    /// A zero that is kept as a way out (T17), while all rounds are still to come, and how many are worth keeping.
    /// They weigh so much because one lot taken against one's will can cost the whole count.
    pub zero: f64,
    pub zeros: u8,
    /// How often a gentleman is met in a round, before anything is known, and how many rounds that belief weighs.
    pub meetings: f64,
    pub belief: f64,
    /// What a usual player's hand brings if she does not marry.
    pub rival: f64,
    /// How much of a rival's gain is our loss, when Aunt Marie chooses what she leaves on the table.
    pub envy: f64,
    /// A lot must bring this much before it is worth a gift.
    pub threshold: f64,
    /// What the lots of one round are expected to bring to whoever buys well: gifts are rationed by it.
    pub harvest: f64,
}

impl Weights {
    pub const STEADY: Weights = Weights {
        growth: 4.0,
        room: 0.2,
        relief: 25.0,
        hope: 1.0,
        three: 0.6,
        two: 0.15,
        set: 1.75,
        zero: 15.0,
        zeros: 3,
        meetings: 0.25,
        belief: 30.0,
        rival: 9.0,
        envy: 0.07,
        threshold: 0.2,
        harvest: 0.2,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Weights::STEADY
    }
}
