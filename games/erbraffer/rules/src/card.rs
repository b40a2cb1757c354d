//! Influence cards (E6) and the hands that hold them.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};
use tabletop::{Arg, Line};

use crate::Cash;

/// No hand holds more influence cards (E8).
pub const HAND: usize = 4;

/// The bank pays no heir beyond this, in thousands (E35). Seventeen doublings of what an ancestor starts with get there.
pub const MOST_CASH: Cash = 1_000_000;

/// What a card does.
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
pub enum Kind {
    /// One heir loses the amount.
    Tax,
    /// One heir loses the amount.
    Factory,
    /// One heir gets the amount.
    Income,
    /// One heir gets the amount.
    Riches,
    /// Two heirs get the amount each.
    Luck,
    /// Two heirs lose the amount each.
    Quarrel,
    /// Every heir in a rectangular frame gets the amount.
    WeddingPresent,
    /// One heir loses all cash.
    Bomb,
    /// One heir loses half of the cash.
    GamblingDebt,
    /// One heir's cash is doubled.
    Marvellous,
    /// One heir gives half of the cash to a brother or sister.
    BrotherlyLove,
    /// One heir gives an heirloom away.
    BlackSheep,
    /// Two heirlooms change places.
    SmallPresents,
    /// Divides an estate again (E27).
    NewWill,
    /// Everybody gets a new hand (E14).
    ShakeUp,
}

/// What the cards of a kind are played on (E6, E18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// A division in a change of generation: never a turn's card (E27).
    Division,
    /// Nobody in particular: [`Target::Nobody`](crate::Target::Nobody).
    Nobody,
    /// [`Target::Heir`](crate::Target::Heir).
    Heir,
    /// [`Target::Two`](crate::Target::Two).
    TwoHeirs,
    /// [`Target::Half`](crate::Target::Half).
    Siblings,
    /// [`Target::Gift`](crate::Target::Gift).
    Heirloom,
    /// [`Target::Swap`](crate::Target::Swap).
    TwoHeirlooms,
}

/// What the cards of a kind do (E6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Whomever it touches gets the amount.
    Gain,
    /// Whomever it touches loses the amount.
    Loss,
    LossOfAll,
    LossOfHalf,
    Doubling,
    GiftOfHalf,
    GiftOfHeirloom,
    SwapOfHeirlooms,
    NewDivision,
    NewHands,
}

/// What becomes of somebody's cash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shift {
    Gains(Cash),
    Loses(Cash),
}

impl Kind {
    pub fn aim(self) -> Aim {
        match self {
            Kind::Tax
            | Kind::Factory
            | Kind::Income
            | Kind::Riches
            | Kind::Bomb
            | Kind::GamblingDebt
            | Kind::Marvellous => Aim::Heir,
            Kind::Luck | Kind::Quarrel => Aim::TwoHeirs,
            Kind::WeddingPresent | Kind::ShakeUp => Aim::Nobody,
            Kind::BrotherlyLove => Aim::Siblings,
            Kind::BlackSheep => Aim::Heirloom,
            Kind::SmallPresents => Aim::TwoHeirlooms,
            Kind::NewWill => Aim::Division,
        }
    }

    pub fn effect(self) -> Effect {
        match self {
            Kind::Income | Kind::Riches | Kind::Luck | Kind::WeddingPresent => Effect::Gain,
            Kind::Tax | Kind::Factory | Kind::Quarrel => Effect::Loss,
            Kind::Bomb => Effect::LossOfAll,
            Kind::GamblingDebt => Effect::LossOfHalf,
            Kind::Marvellous => Effect::Doubling,
            Kind::BrotherlyLove => Effect::GiftOfHalf,
            Kind::BlackSheep => Effect::GiftOfHeirloom,
            Kind::SmallPresents => Effect::SwapOfHeirlooms,
            Kind::NewWill => Effect::NewDivision,
            Kind::ShakeUp => Effect::NewHands,
        }
    }

    const ALL: [Kind; 15] = [
        Kind::Tax,
        Kind::Factory,
        Kind::Income,
        Kind::Riches,
        Kind::Luck,
        Kind::Quarrel,
        Kind::WeddingPresent,
        Kind::Bomb,
        Kind::GamblingDebt,
        Kind::Marvellous,
        Kind::BrotherlyLove,
        Kind::BlackSheep,
        Kind::SmallPresents,
        Kind::NewWill,
        Kind::ShakeUp,
    ];

    /// Whether cards of this kind have an amount printed on them.
    pub fn has_amount(self) -> bool {
        self <= Kind::WeddingPresent
    }

    pub fn name(self) -> &'static str {
        self.into()
    }

    fn title(self) -> &'static str {
        match self {
            Kind::Tax => "card-tax",
            Kind::Factory => "card-factory",
            Kind::Income => "card-income",
            Kind::Riches => "card-riches",
            Kind::Luck => "card-luck",
            Kind::Quarrel => "card-quarrel",
            Kind::WeddingPresent => "card-wedding-present",
            Kind::Bomb => "card-bomb",
            Kind::GamblingDebt => "card-gambling-debt",
            Kind::Marvellous => "card-marvellous",
            Kind::BrotherlyLove => "card-brotherly-love",
            Kind::BlackSheep => "card-black-sheep",
            Kind::SmallPresents => "card-small-presents",
            Kind::NewWill => "card-new-will",
            Kind::ShakeUp => "card-shake-up",
        }
    }

    fn text(self) -> &'static str {
        match self {
            Kind::Tax => "text-tax",
            Kind::Factory => "text-factory",
            Kind::Income => "text-income",
            Kind::Riches => "text-riches",
            Kind::Luck => "text-luck",
            Kind::Quarrel => "text-quarrel",
            Kind::WeddingPresent => "text-wedding-present",
            Kind::Bomb => "text-bomb",
            Kind::GamblingDebt => "text-gambling-debt",
            Kind::Marvellous => "text-marvellous",
            Kind::BrotherlyLove => "text-brotherly-love",
            Kind::BlackSheep => "text-black-sheep",
            Kind::SmallPresents => "text-small-presents",
            Kind::NewWill => "text-new-will",
            Kind::ShakeUp => "text-shake-up",
        }
    }
}

/// An influence card: its kind, the amount on it, and whether there is an hourglass. Cards that agree in these are alike in every way.
///
/// Two bytes: a one, four bits for the kind, one for the hourglass, seven for the amount.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(NonZeroU16);

impl Card {
    /// The card, if there can be one: an amount below 128 where the kind has one, and none where it hasn't.
    pub fn new(kind: Kind, amount: u8, hourglass: bool) -> Option<Card> {
        let fits = if kind.has_amount() { (1..128).contains(&amount) } else { amount == 0 };
        if !fits {
            return None;
        }
        let bits = 0x1000 | (kind as u16) << 8 | u16::from(hourglass) << 7 | u16::from(amount);
        NonZeroU16::new(bits).map(Card)
    }

    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[(self.0.get() >> 8 & 15) as usize]
    }

    /// In thousands; 0 on cards without an amount.
    #[inline]
    pub fn amount(self) -> u32 {
        u32::from(self.0.get() & 127)
    }

    #[inline]
    pub fn has_hourglass(self) -> bool {
        self.0.get() >> 7 & 1 == 1
    }

    /// What becomes of the cash of somebody who has so much and whom the card touches; nothing where it moves no coins
    /// between people and the bank.
    #[inline]
    pub fn shift(self, cash: Cash) -> Option<Shift> {
        // E35: what would go beyond the most stays in the bank. E16: what can't be paid is forgotten.
        let gains = |amount: Cash| Some(Shift::Gains(amount.min(MOST_CASH.saturating_sub(cash))));
        let loses = |amount: Cash| Some(Shift::Loses(amount.min(cash)));
        match self.kind().effect() {
            Effect::Gain => gains(self.amount()),
            Effect::Loss => loses(self.amount()),
            Effect::LossOfAll => loses(cash),
            // E17: half of an odd sum is rounded in the bank's favour.
            Effect::LossOfHalf => loses(cash.div_ceil(2)),
            Effect::Doubling => gains(cash),
            Effect::GiftOfHalf
            | Effect::GiftOfHeirloom
            | Effect::SwapOfHeirlooms
            | Effect::NewDivision
            | Effect::NewHands => None,
        }
    }

    /// What stands at the head of the card.
    pub fn title(self) -> Line {
        let line = Line::new(self.kind().title());
        if self.kind().has_amount() { line.with("amount", self.amount()) } else { line }
    }

    /// What the card is called in a sentence, hourglass and all.
    pub fn line(self) -> Line {
        if self.has_hourglass() { Line::new("card-with-hourglass").with("card", self.title()) } else { self.title() }
    }

    /// What it says on the card.
    pub fn text(self) -> Line {
        let line = Line::new(self.kind().text());
        if self.kind().has_amount() { line.with("amount", self.amount()) } else { line }
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind().name())?;
        if self.kind().has_amount() {
            write!(f, "-{}", self.amount())?;
        }
        if self.has_hourglass() { f.write_str("-hourglass") } else { Ok(()) }
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
        let wrong = || format!("{text:?} is no influence card");
        let (rest, hourglass) = text.strip_suffix("-hourglass").map_or((text, false), |rest| (rest, true));
        if let Ok(kind) = rest.parse::<Kind>() {
            return Card::new(kind, 0, hourglass).ok_or_else(wrong);
        }
        let (kind, amount) = rest.rsplit_once('-').ok_or_else(wrong)?;
        let kind = kind.parse().map_err(|_| wrong())?;
        let amount = amount.parse().map_err(|_| wrong())?;
        Card::new(kind, amount, hourglass).ok_or_else(wrong)
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

/// Up to four influence cards without order: a hand, or what is thrown away from one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand([Option<Card>; HAND]); // Sorted; what is empty comes last.

/// By choice, a bit for each place: the places that are chosen, then the empty one behind the last.
const CHOSEN: [[u8; HAND]; 1 << HAND] = {
    let mut table = [[HAND as u8; HAND]; 1 << HAND];
    let mut choice = 0;
    while choice < table.len() {
        let mut place = 0;
        let mut count = 0;
        while place < HAND {
            if choice >> place & 1 == 1 {
                table[choice][count] = place as u8;
                count += 1;
            }
            place += 1;
        }
        choice += 1;
    }
    table
};

impl Hand {
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0.contains(&Some(card))
    }

    /// # Panics
    /// If the hand is full.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        assert!(self.0[HAND - 1].is_none(), "a hand holds four cards");
        let mut place = HAND - 1;
        while place > 0 && self.0[place - 1].is_none_or(|before| before > card) {
            self.0[place] = self.0[place - 1];
            place -= 1;
        }
        self.0[place] = Some(card);
    }

    /// Takes one such card out, and says whether there was one.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(place) = self.0.iter().position(|held| *held == Some(card)) else { return false };
        self.0.copy_within(place + 1.., place);
        self.0[HAND - 1] = None;
        true
    }

    /// Whether all of `others` are among these.
    pub fn include(&self, others: &Hand) -> bool {
        let mut left = *self;
        others.iter().all(|card| left.remove(card))
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// The cards, of equal ones only one.
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = Card> {
        let cards = self.0;
        (0..HAND)
            .filter(move |place| *place == 0 || cards[*place] != cards[place - 1])
            .filter_map(move |place| cards[place])
    }

    /// A bit for every card that is equal to the one before it.
    pub(crate) fn repeated(&self) -> u8 {
        (1..HAND).fold(0, |bits, place| bits | u8::from(self.0[place] == self.0[place - 1]) << place)
    }

    /// Some of these cards: those whose bit is set.
    #[inline]
    pub(crate) fn chosen(&self, choice: u8) -> Hand {
        let [one, two, three, four] = self.0;
        let row = [one, two, three, four, None];
        Hand(CHOSEN[choice as usize % CHOSEN.len()].map(|place| row[place as usize]))
    }

    pub fn line(&self) -> Arg {
        self.iter().map(Card::line).collect()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl TryFrom<Vec<Card>> for Hand {
    type Error = String;
    fn try_from(cards: Vec<Card>) -> Result<Hand, String> {
        if cards.len() > HAND {
            Err(format!("{} cards are more than a hand holds", cards.len()))
        } else {
            Ok(cards.into_iter().collect())
        }
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Vec<Card> {
        hand.iter().collect()
    }
}
