//! What makes bots of one level differ.

/// What a bot cares for more than others do. It costs little strength, and four bots at a table don't feel the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Temperament {
    /// Pays and dares more.
    Bold,
    /// Saves and fears more.
    Careful,
    /// Minds what others gain.
    Spiteful,
    /// Doesn't.
    Kindly,
    /// Keeps things for later.
    Patient,
}

impl Temperament {
    pub const ALL: [Temperament; 5] =
        [Temperament::Bold, Temperament::Careful, Temperament::Spiteful, Temperament::Kindly, Temperament::Patient];

    pub fn name(self) -> &'static str {
        match self {
            Temperament::Bold => "bold",
            Temperament::Careful => "careful",
            Temperament::Spiteful => "spiteful",
            Temperament::Kindly => "kindly",
            Temperament::Patient => "patient",
        }
    }

    pub fn named(name: &str) -> Option<Temperament> {
        Temperament::ALL.into_iter().find(|temperament| temperament.name() == name)
    }

    /// A temperament for the bot in this place: five in a row all have another.
    pub fn of_place(place: usize) -> Temperament {
        Temperament::ALL[place % Temperament::ALL.len()]
    }
}
