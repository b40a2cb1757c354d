//! Inheritance cards (T2), heaps of them, and what makes three of them a trio (T10).

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};
use tabletop::Line;

/// What inheritance cards can be worth.
pub const VALUES: [u8; 7] = [0, 1, 2, 3, 5, 10, 20];

#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Gold,
    Violet,
    Slate,
}

impl Colour {
    pub fn all() -> impl Iterator<Item = Colour> {
        Colour::iter()
    }

    pub fn name(self) -> &'static str {
        self.into()
    }

    pub fn line(self) -> Line {
        Line::new(match self {
            Colour::Red => "colour-red",
            Colour::Blue => "colour-blue",
            Colour::Green => "colour-green",
            Colour::Gold => "colour-gold",
            Colour::Violet => "colour-violet",
            Colour::Slate => "colour-slate",
        })
    }
}

/// A set of colours in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct ColourSet(u8);

impl ColourSet {
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    pub fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::all().filter(move |colour| self.contains(*colour))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl From<Vec<Colour>> for ColourSet {
    fn from(colours: Vec<Colour>) -> Self {
        colours.into_iter().collect()
    }
}

impl From<ColourSet> for Vec<Colour> {
    fn from(set: ColourSet) -> Self {
        set.iter().collect()
    }
}

impl FromIterator<Colour> for ColourSet {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut set = ColourSet::default();
        colours.into_iter().for_each(|colour| set.insert(colour));
        set
    }
}

/// A kind of inheritance card. Cards of one kind are alike in every way, so a kind is all one needs to know of a card.
///
/// One byte: the colour's number times eight, plus the place of its value in [`VALUES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The card of this colour and value, if there is one.
    pub fn new(colour: Colour, value: u8) -> Option<Card> {
        let rank = VALUES.iter().position(|v| *v == value)?;
        Some(Card(colour as u8 * 8 + rank as u8))
    }

    pub fn colour(self) -> Colour {
        match self.0 / 8 {
            0 => Colour::Red,
            1 => Colour::Blue,
            2 => Colour::Green,
            3 => Colour::Gold,
            4 => Colour::Violet,
            _ => Colour::Slate,
        }
    }

    pub fn value(self) -> u8 {
        VALUES[self.rank() as usize]
    }

    fn rank(self) -> u8 {
        self.0 % 8
    }

    pub(crate) fn is_of_colour_of(self, other: Card) -> bool {
        self.0 / 8 == other.0 / 8
    }

    pub(crate) fn is_of_value_of(self, other: Card) -> bool {
        self.rank() == other.rank()
    }

    /// Every kind there is, by colour and then by value.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..48u8).filter(|bits| bits % 8 < 7).map(Card)
    }

    pub fn line(self) -> Line {
        Line::new("card").with("colour", self.colour().line()).with("value", self.value())
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.colour().name(), self.value())
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let parts = text.split_once('-').and_then(|(colour, value)| Some((colour.parse().ok()?, value.parse().ok()?)));
        parts
            .and_then(|(colour, value)| Card::new(colour, value))
            .ok_or_else(|| format!("{text:?} is no inheritance card"))
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Card, String> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// A heap of cards without order. No kind exists more than twice (T2), so two bits a kind hold any heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards {
    once: u64,
    twice: u64,
}

/// One bit for every colour's card of the lowest value.
const LOWEST: u64 = 0x0001_0101_0101_0101 & 0x0000_FFFF_FFFF_FFFF;

impl Cards {
    pub fn is_empty(self) -> bool {
        self.once == 0
    }

    pub fn len(self) -> u8 {
        (self.once.count_ones() + self.twice.count_ones()) as u8
    }

    pub fn count(self, card: Card) -> u8 {
        ((self.once >> card.0 & 1) + (self.twice >> card.0 & 1)) as u8
    }

    pub fn contains(self, card: Card) -> bool {
        self.once >> card.0 & 1 == 1
    }

    /// # Panics
    /// If there are two of the kind already: no third exists.
    pub fn insert(&mut self, card: Card) {
        let bit = 1 << card.0;
        assert!(self.twice & bit == 0, "no kind of card exists three times");
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Takes one card of the kind out, and says whether there was one.
    pub fn remove(&mut self, card: Card) -> bool {
        let bit = 1 << card.0;
        let was_there = self.once & bit != 0;
        self.once &= !bit | self.twice;
        self.twice &= !bit;
        was_there
    }

    /// Takes every card of `others` out that is here.
    pub fn remove_all(&mut self, others: Cards) {
        others.iter().for_each(|card| {
            self.remove(card);
        });
    }

    /// The kinds in this heap, each once, by colour and then by value.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.once;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (next < 64).then_some(Card(next))
        })
    }

    /// All cards, pairs twice, by colour and then by value.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    pub fn of_colour(self, colour: Colour) -> Cards {
        self.masked(0xFF << (colour as usize * 8))
    }

    /// The cards of the value at this place in [`VALUES`].
    pub fn of_rank(self, rank: usize) -> Cards {
        self.masked(LOWEST << rank)
    }

    /// A bit for each value in order of [`VALUES`]: which values of a colour are there, and which of them twice.
    pub(crate) fn colour_bits(self, colour: usize) -> (u8, u8) {
        ((self.once >> (colour * 8)) as u8, (self.twice >> (colour * 8)) as u8)
    }

    fn masked(self, mask: u64) -> Cards {
        Cards { once: self.once & mask, twice: self.twice & mask }
    }

    /// What the cards are worth together.
    pub fn sum(self) -> u16 {
        (0..VALUES.len()).map(|rank| u16::from(self.of_rank(rank).len()) * u16::from(VALUES[rank])).sum()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::default();
        cards.into_iter().for_each(|card| heap.insert(card));
        heap
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = String;
    fn try_from(cards: Vec<Card>) -> Result<Cards, String> {
        let mut heap = Cards::default();
        for card in cards {
            if heap.count(card) == 2 {
                return Err(format!("{card} stands there three times"));
            }
            heap.insert(card);
        }
        Ok(heap)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

/// What the three cards of a trio share (T10). None shares both: a colour holds no value three times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nature {
    Colour,
    Value,
}
