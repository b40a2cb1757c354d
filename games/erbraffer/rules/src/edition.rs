//! What is in the box (E1–E6), read from a text and proved sound.

mod text;
mod tree;

use arrayvec::ArrayVec;

use crate::person::MOST_PEOPLE;
use crate::{Card, Cash, Heirloom, Pair, People, Person};

/// No deck has more influence cards (E6).
pub const MOST_CARDS: usize = 48;
/// No couple has more children.
pub const MOST_CHILDREN: usize = 3;
/// So many portraits there are (E5).
pub const LAST_HEIRS: usize = 6;
/// Every benefactor is on so many cards (E4).
pub const CARDS_OF_EACH_BENEFACTOR: usize = 2;
const MOST_SQUARES: usize = 32;

/// One printing of the game.
#[derive(Clone, PartialEq, Eq)]
pub struct Edition {
    pub calendar: Calendar,
    /// The oldest first.
    pub generations: ArrayVec<Generation, 8>,
    /// The oldest first.
    pub couples: ArrayVec<Couple, 24>,
    places: [Place; MOST_PEOPLE],
    /// By person: what lies on everybody at the start, dowries included (E7).
    pub cash: [Cash; MOST_PEOPLE],
    /// By heirloom: beside whom it lies at the start, and its value (E3).
    pub heirlooms: [(Person, Cash); Heirloom::COUNT],
    /// Every influence card, sorted (E6).
    pub deck: ArrayVec<Card, MOST_CARDS>,
    /// Influence cards dealt to everybody (E8).
    pub hand: u8,
    /// By seats, from two to six: portraits (E9) and benefactor cards (E10) dealt to everybody.
    players: [(u8, u8); 5],
}

/// E1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calendar {
    first: u16,
    step: u16,
    squares: ArrayVec<Square, MOST_SQUARES>,
}

/// What happens when the hourglass gets there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Square {
    /// Where it stands at the start.
    First,
    /// Somebody dies (E20).
    White,
    /// The generation changes (E22).
    Golden,
    /// The last round begins (E34).
    Last,
}

impl Calendar {
    /// The squares in order; the hourglass stands on the first.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    #[inline]
    pub fn square(&self, place: u8) -> Square {
        self.squares[place as usize]
    }

    /// The year of the square at this place.
    pub fn year(&self, place: u8) -> u16 {
        self.first + self.step * u16::from(place)
    }
}

/// People who live at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Generation {
    pub year: u16,
    /// In rectangular frames: those who have a spouse, or the last heirs.
    pub married: People,
    /// In oval frames.
    pub benefactors: People,
}

impl Generation {
    #[inline]
    pub fn people(&self) -> People {
        self.married.and(self.benefactors)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Couple {
    pub spouses: Pair,
    pub children: ArrayVec<Person, MOST_CHILDREN>,
    /// By child: whether the frame is rectangular.
    pub(crate) married: [bool; MOST_CHILDREN],
}

impl Couple {
    /// The children in rectangular frames, by their place among the children.
    pub fn married(&self) -> impl Iterator<Item = usize> + Clone {
        let married = self.married;
        (0..self.children.len()).filter(move |child| married[*child])
    }
}

/// Where somebody stands in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Place {
    /// Nowhere: not everybody need be on every tree.
    generation: Option<u8>,
    /// The place of the couple that this person is part of.
    couple: Option<u8>,
    parents: Option<u8>,
    /// Brothers and sisters.
    siblings: People,
}

impl Edition {
    /// Everybody on this tree.
    pub fn people(&self) -> People {
        self.generations.iter().fold(People::nobody(), |all, generation| all.and(generation.people()))
    }

    /// The generation somebody belongs to, counted from 0.
    #[inline]
    pub fn generation_of(&self, person: Person) -> Option<u8> {
        self.places[person.index()].generation
    }

    #[inline]
    pub fn spouse(&self, person: Person) -> Option<Person> {
        let [one, other] = self.couple_of(person)?.spouses.both();
        Some(if one == person { other } else { one })
    }

    /// The couple that somebody is part of.
    #[inline]
    pub fn couple_of(&self, person: Person) -> Option<&Couple> {
        self.places[person.index()].couple.map(|couple| &self.couples[couple as usize])
    }

    /// The couple of just these two.
    #[inline]
    pub fn couple(&self, spouses: Pair) -> Option<&Couple> {
        self.couple_of(spouses.both()[0]).filter(|couple| couple.spouses == spouses)
    }

    pub fn parents(&self, person: Person) -> Option<&Couple> {
        self.places[person.index()].parents.map(|couple| &self.couples[couple as usize])
    }

    /// Brothers and sisters: whoever has the same parents (E18).
    #[inline]
    pub fn siblings(&self, person: Person) -> People {
        self.places[person.index()].siblings
    }

    /// The couples of a generation.
    pub fn couples_of(&self, generation: u8) -> impl Iterator<Item = &Couple> {
        let married = self.generations[generation as usize].married;
        self.couples.iter().filter(move |couple| married.contains(couple.spouses.both()[0]))
    }

    /// All benefactors there are; every one is on two cards (E4).
    pub fn benefactors(&self) -> People {
        self.generations.iter().fold(People::nobody(), |all, generation| all.and(generation.benefactors))
    }

    pub fn is_benefactor(&self, person: Person) -> bool {
        self.benefactors().contains(person)
    }

    /// The people on the portraits (E5).
    pub fn last_heirs(&self) -> People {
        self.generations.last().map_or(People::nobody(), |generation| generation.married)
    }

    pub fn value(&self, heirloom: Heirloom) -> Cash {
        self.heirlooms[heirloom.index()].1
    }

    /// Portraits for everybody at a table of so many (E9).
    pub fn portraits(&self, seats: u8) -> u8 {
        self.players[seats as usize - 2].0
    }

    /// Benefactor cards for everybody at a table of so many (E10).
    pub fn benefactor_cards(&self, seats: u8) -> u8 {
        self.players[seats as usize - 2].1
    }

    /// All coins on the tree at the start.
    pub(crate) fn coins(&self) -> i64 {
        self.cash.iter().map(|cash| i64::from(*cash)).sum()
    }
}

/// A whole box would bury the match that is shown with it.
impl std::fmt::Debug for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Edition of {} people and {} cards", self.people().len(), self.deck.len())
    }
}

impl tabletop::Edition for Edition {
    fn parse(text: &str) -> Result<Self, String> {
        let text: text::Text = toml::from_str(text).map_err(|error| error.message().replace('\n', " "))?;
        text.proved()
    }
}
