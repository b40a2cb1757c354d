//! The cards (P1) and heaps of them.

use serde::{Deserialize, Serialize};
use tabletop::Line;

/// A kind of card. Cards of one kind are alike in every way, so a kind is all one needs to know of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[repr(u8)]
pub enum Card {
    Socialite2,
    Socialite3,
    Socialite4,
    Socialite6,
    Dandy,
    Pickpocket2,
    Pickpocket3,
    Pickpocket4,
    Pickpocket5,
    Pickpocket6,
    Cheat,
    Revolver,
    /// The last of all: [`Cards`] has more room there.
    Suitcase,
}

impl Card {
    /// Every kind there is: the blue ones, the red ones, the others.
    pub const ALL: [Card; 13] = [
        Card::Socialite2,
        Card::Socialite3,
        Card::Socialite4,
        Card::Socialite6,
        Card::Dandy,
        Card::Pickpocket2,
        Card::Pickpocket3,
        Card::Pickpocket4,
        Card::Pickpocket5,
        Card::Pickpocket6,
        Card::Cheat,
        Card::Revolver,
        Card::Suitcase,
    ];

    /// What a blue card is worth: a Socialite its value, the Dandy 10 (P1, P8).
    #[inline]
    pub fn blue(self) -> Option<u8> {
        match self {
            Card::Socialite2 => Some(2),
            Card::Socialite3 => Some(3),
            Card::Socialite4 => Some(4),
            Card::Socialite6 => Some(6),
            Card::Dandy => Some(10),
            _ => None,
        }
    }

    /// What a Pickpocket is worth; they are the red cards.
    #[inline]
    pub fn red(self) -> Option<u8> {
        self.is_pickpocket().then(|| self as u8 - Card::Pickpocket2 as u8 + 2)
    }

    #[inline]
    pub fn is_pickpocket(self) -> bool {
        (Card::Pickpocket2..=Card::Pickpocket6).contains(&self)
    }

    /// Whether this card, laid on that Pickpocket, gets rid of it (P8, P12).
    #[inline]
    pub fn repels(self, pickpocket: Card) -> bool {
        self.blue().zip(pickpocket.red()).is_some_and(|(blue, red)| blue >= red)
    }

    fn name(self) -> &'static str {
        match self {
            Card::Socialite2 => "socialite-2",
            Card::Socialite3 => "socialite-3",
            Card::Socialite4 => "socialite-4",
            Card::Socialite6 => "socialite-6",
            Card::Dandy => "dandy",
            Card::Pickpocket2 => "pickpocket-2",
            Card::Pickpocket3 => "pickpocket-3",
            Card::Pickpocket4 => "pickpocket-4",
            Card::Pickpocket5 => "pickpocket-5",
            Card::Pickpocket6 => "pickpocket-6",
            Card::Cheat => "cheat",
            Card::Revolver => "revolver",
            Card::Suitcase => "suitcase",
        }
    }

    pub fn line(self) -> Line {
        match self {
            Card::Dandy => Line::new("card-dandy"),
            Card::Cheat => Line::new("card-cheat"),
            Card::Revolver => Line::new("card-revolver"),
            Card::Suitcase => Line::new("card-suitcase"),
            card => match (card.blue(), card.red()) {
                (Some(value), _) => Line::new("card-socialite").with("value", value),
                (None, value) => Line::new("card-pickpocket").with("value", value.unwrap_or_default()),
            },
        }
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl std::str::FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let found = Card::ALL.into_iter().find(|card| card.name() == text);
        found.ok_or_else(|| format!("{text:?} is no card of this game"))
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

/// A heap of cards without order: how many there are of each kind.
///
/// Four bits a kind, and the Suitcases, which are the most, have all that is left of 64; an edition keeps to these limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u64);

/// The place of the Suitcases, above all others.
const SUITCASES: u32 = 4 * Card::Suitcase as u32;

impl Cards {
    /// The most there can be of a kind other than Suitcases.
    pub const MOST: u8 = 15;

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u8 {
        // Adds up the twelve small counts pair by pair, then byte by byte.
        let small = self.0 & ((1 << SUITCASES) - 1);
        let pairs = (small & 0x0F0F_0F0F_0F0F) + (small >> 4 & 0x0F0F_0F0F_0F0F);
        let sum = pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56;
        (sum + (self.0 >> SUITCASES)) as u8
    }

    #[inline]
    pub fn count(self, card: Card) -> u8 {
        let field = self.0 >> (4 * card as u32);
        if card == Card::Suitcase { field as u8 } else { field as u8 & Cards::MOST }
    }

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card; an edition has no more of a kind than a heap can hold.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        debug_assert!(card == Card::Suitcase || self.count(card) < Cards::MOST, "too many of {card}");
        self.0 += 1 << (4 * card as u32);
    }

    /// Adds a card unless there are as many of it as can be.
    #[inline]
    pub(crate) fn insert_if_room(&mut self, card: Card) {
        if card == Card::Suitcase || self.count(card) < Cards::MOST {
            self.insert(card);
        }
    }

    /// Takes one card of the kind out, and says whether there was one.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let was_there = self.contains(card);
        self.0 -= u64::from(was_there) << (4 * card as u32);
        was_there
    }

    /// These without those of `others` that are among them.
    #[must_use]
    pub fn without(mut self, others: Cards) -> Cards {
        for card in others.kinds() {
            let fewer = self.count(card).min(others.count(card));
            self.0 -= u64::from(fewer) << (4 * card as u32);
        }
        self
    }

    /// Whether all of `others` are among these.
    pub fn include(self, others: Cards) -> bool {
        others.without(self).is_empty()
    }

    /// The card at this place, counted through the kinds in order.
    ///
    /// # Panics
    /// If there are no more than `place` cards.
    #[inline]
    pub fn nth(self, mut place: u8) -> Card {
        for card in self.kinds() {
            let count = self.count(card);
            if place < count {
                return card;
            }
            place -= count;
        }
        panic!("there is no such place in {self:?}")
    }

    /// The kinds in this heap, each once, in the order of [`Card::ALL`].
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        // One bit for every kind that is there: the lowest of its four.
        let any = self.0 | self.0 >> 1;
        let small = (any | any >> 2) & 0x1111_1111_1111;
        let mut left = small | u64::from(self.0 >> SUITCASES != 0) << SUITCASES;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as usize / 4;
            left &= left.wrapping_sub(1);
            Card::ALL.get(next).copied()
        })
    }

    /// All cards, in the order of [`Card::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    /// The blue cards among these that are strong enough for this Pickpocket (P8, P12).
    #[inline]
    #[must_use]
    pub fn repelling(self, pickpocket: Card) -> Cards {
        // By value from 2 to 6; there is no Socialite 5.
        const STRONG_ENOUGH: [u64; 5] = [0xF_FFFF, 0xF_FFF0, 0xF_FF00, 0xF_F000, 0xF_F000];
        let place = (pickpocket as usize).wrapping_sub(Card::Pickpocket2 as usize);
        Cards(self.0 & STRONG_ENOUGH.get(place).copied().unwrap_or(0))
    }

    /// The Pickpockets among these.
    #[inline]
    #[must_use]
    pub fn pickpockets(self) -> Cards {
        Cards(self.0 & 0xF_FFFF << (4 * Card::Pickpocket2 as u32))
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
            let most = if card == Card::Suitcase { u8::MAX } else { Cards::MOST };
            if heap.count(card) == most {
                return Err(format!("{card} stands there too often"));
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
