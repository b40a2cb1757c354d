//! An edition as it is written down, and everything about it that is not the tree.

use arrayvec::ArrayVec;
use serde::Deserialize;

use super::{CARDS_OF_EACH_BENEFACTOR, Calendar, Edition, LAST_HEIRS, MOST_CARDS, MOST_SQUARES, Square};
use crate::card::HAND;
use crate::{Card, Cash, Heirloom, Kind, Person};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    calendar: CalendarText,
    pub tree: TreeText,
    pub generations: Vec<GenerationText>,
    pub couples: Vec<CoupleText>,
    pub heirlooms: HeirloomsText,
    influence: Influence,
    players: Vec<Players>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Provenance {
    Published,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalendarText {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    first: u16,
    last: u16,
    step: u16,
    golden: Vec<u16>,
    will_markers: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreeText {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    pub cash: Cash,
    pub dowry: Cash,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GenerationText {
    pub year: u16,
    pub married: Vec<Person>,
    #[serde(default)]
    pub married_in: Vec<Person>,
    #[serde(default)]
    pub benefactors: Vec<Person>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CoupleText {
    pub spouses: [Person; 2],
    pub children: Vec<Person>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeirloomsText {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    jug: HeirloomText,
    violin: HeirloomText,
    clock: HeirloomText,
    necklace: HeirloomText,
    painting: HeirloomText,
    porcelain: HeirloomText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeirloomText {
    of: Person,
    value: Cash,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Influence {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    hand: u8,
    cards: Vec<CardText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardText {
    kind: Kind,
    #[serde(default)]
    amount: u8,
    #[serde(default)]
    hourglass: bool,
    #[serde(default = "one")]
    count: u8,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Players {
    seats: u8,
    portraits: u8,
    benefactors: u8,
}

/// More than any printing needs: sums of such values stay small enough to be doubled again and again.
pub(super) const MOST_CASH: Cash = 1000;

impl Text {
    pub fn proved(self) -> Result<Edition, String> {
        let calendar = self.calendar.proved()?;
        let heirlooms = self.heirlooms.proved()?;
        let deck = self.influence.proved()?;
        let hand = self.influence.hand;
        let players = players(&self.players)?;
        let edition = Edition {
            calendar,
            generations: ArrayVec::new(),
            couples: ArrayVec::new(),
            places: [super::Place::default(); crate::person::MOST_PEOPLE],
            cash: [0; crate::person::MOST_PEOPLE],
            heirlooms,
            deck,
            hand,
            players,
        };
        edition.with_tree(&self)
    }
}

impl CalendarText {
    fn proved(&self) -> Result<Calendar, String> {
        let CalendarText { first, last, step, golden, .. } = self;
        let whole = *step > 0 && last > first && (last - first) % step == 0;
        if !whole || usize::from((last - first) / step) >= MOST_SQUARES {
            return Err(format!("calendar: {first} to {last} in steps of {step} are not 2 to {MOST_SQUARES} squares"));
        }
        let year_of = |place: u16| first + place * step;
        let count = (last - first) / step + 1;
        let years: Vec<u16> = (1..count - 1).map(year_of).collect();
        if let Some(year) = golden.iter().find(|year| !years.contains(year)) {
            return Err(format!("calendar.golden: {year} is no square between {first} and {last}"));
        }
        if !golden.is_sorted_by(|one, next| one < next) {
            return Err("calendar.golden: the years don't go up".into());
        }
        let square = |place: u16| match year_of(place) {
            year if year == *first => Square::First,
            year if year == *last => Square::Last,
            year if golden.contains(&year) => Square::Golden,
            _ => Square::White,
        };
        let squares: ArrayVec<Square, MOST_SQUARES> = (0..count).map(square).collect();
        let whites = squares.split(|square| *square != Square::White).map(<[Square]>::len).max().unwrap_or(0);
        if whites > usize::from(self.will_markers) {
            return Err(format!("calendar.will_markers: {whites} people die in a row, {} do", self.will_markers));
        }
        Ok(Calendar { first: *first, step: *step, squares })
    }
}

impl HeirloomsText {
    fn proved(&self) -> Result<[(Person, Cash); Heirloom::COUNT], String> {
        let all = [&self.jug, &self.violin, &self.clock, &self.necklace, &self.painting, &self.porcelain];
        match all.iter().find(|heirloom| heirloom.value > MOST_CASH) {
            Some(heirloom) => Err(format!("heirlooms: {} of {} is more than {MOST_CASH}", heirloom.value, heirloom.of)),
            None => Ok(all.map(|heirloom| (heirloom.of, heirloom.value))),
        }
    }
}

impl Influence {
    fn proved(&self) -> Result<ArrayVec<Card, MOST_CARDS>, String> {
        if !(1..=HAND).contains(&usize::from(self.hand)) {
            return Err(format!("influence.hand: one to {HAND} cards, please"));
        }
        let total: usize = self.cards.iter().map(|card| usize::from(card.count)).sum();
        // Everybody must always be able to draw: a full hand for each of six players, at least.
        let fewest = 6 * usize::from(self.hand);
        if !(fewest..=MOST_CARDS).contains(&total) {
            return Err(format!("influence.cards: there are {total}, not {fewest} to {MOST_CARDS}"));
        }
        let mut deck = ArrayVec::new();
        for text in &self.cards {
            let kind = text.kind.name();
            let card = Card::new(text.kind, text.amount, text.hourglass)
                .ok_or_else(|| format!("influence.cards: {} is no amount for {kind}", text.amount))?;
            if text.hourglass && matches!(text.kind, Kind::NewWill | Kind::ShakeUp) {
                return Err(format!("influence.cards: {kind} can't carry an hourglass"));
            }
            deck.extend(std::iter::repeat_n(card, usize::from(text.count)));
        }
        if !deck.iter().any(|card: &Card| card.has_hourglass()) {
            return Err("influence.cards: without an hourglass nobody ever grows old".into());
        }
        deck.sort();
        Ok(deck)
    }
}

fn players(rows: &[Players]) -> Result<[(u8, u8); 5], String> {
    let mut players = [(0, 0); 5];
    for seats in 2..=6u8 {
        let rows: Vec<_> = rows.iter().filter(|row| row.seats == seats).collect();
        let [row] = rows[..] else {
            return Err(format!("players: {seats} seats need one entry, there are {}", rows.len()));
        };
        let portraits = usize::from(row.portraits) * usize::from(seats);
        if !(1..=2).contains(&row.portraits) || portraits > LAST_HEIRS {
            return Err(format!("players: {seats} seats can't have {} portraits each", row.portraits));
        }
        // E10 can be fulfilled for the last player too: see the bound on benefactors of one generation.
        let most = if seats <= 3 { 4 } else { 3 };
        if !(1..=most).contains(&row.benefactors) {
            return Err(format!(
                "players: {seats} seats have 1 to {most} benefactor cards each, not {}",
                row.benefactors
            ));
        }
        players[seats as usize - 2] = (row.portraits, row.benefactors);
    }
    if let Some(row) = rows.iter().find(|row| !(2..=6).contains(&row.seats)) {
        return Err(format!("players: {} seats are not for this game, two to six are", row.seats));
    }
    debug_assert!(CARDS_OF_EACH_BENEFACTOR * super::tree::BENEFACTORS >= 6 * 3, "there are cards for everybody");
    Ok(players)
}
