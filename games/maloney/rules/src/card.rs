//! Action cards (M3): four for each town, and heaps of them.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Line;

use crate::{Day, Town};

pub const CARDS: usize = 64;
const OF_A_TOWN: u8 = 4;

/// One action card, written as its town's number and a letter from a to d: `3b`. Its best day stands in the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// A town's card number `copy`, from 0 to 3.
    pub fn new(town: Town, copy: u8) -> Option<Card> {
        (copy < OF_A_TOWN).then(|| Card(town.index() as u8 * OF_A_TOWN + copy))
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }

    pub fn town(self) -> Town {
        Town::at((self.0 / OF_A_TOWN) as usize)
    }

    /// Its place in lists of cards, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.town().number(), char::from(b'a' + self.0 % OF_A_TOWN))
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(name: &str) -> Result<Card, String> {
        let unknown = || format!("{name:?} is no card, 1a to 16d are");
        let letter = name.chars().last().filter(|letter| ('a'..='d').contains(letter)).ok_or_else(unknown)?;
        let number = name[..name.len() - 1].parse().ok().and_then(Town::new).ok_or_else(unknown)?;
        // Only as it is written: "03b" would be a second name.
        Card::new(number, letter as u8 - b'a').filter(|card| card.to_string() == name).ok_or_else(unknown)
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(name: String) -> Result<Card, String> {
        name.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// What is printed on a card: events carry it, so that they can be told without the edition at hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Print {
    pub card: Card,
    pub best: Day,
}

impl Print {
    pub fn line(self) -> Line {
        Line::new("card").with("town", self.card.town().line()).with("day", self.best.line())
    }
}

/// A set of action cards, one bit each; saved as the list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards(u64::MAX);

    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    pub fn include(self, others: Cards) -> bool {
        others.0 & !self.0 == 0
    }

    #[must_use]
    pub fn with(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    #[must_use]
    pub fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    #[must_use]
    pub fn of_town(self, town: Town) -> Cards {
        Cards(self.0 & (0xF << (town.index() * OF_A_TOWN as usize)))
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Every town of which this holds more than two cards (M9).
    pub fn surplus(self) -> impl Iterator<Item = Town> {
        Town::all().filter(move |town| self.of_town(*town).len() > 2)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards(1 << card.0)
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}
