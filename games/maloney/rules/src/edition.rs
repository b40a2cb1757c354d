//! What is in the box (M1–M4), read from a text and proved sound; what is wrong with it is said with its line.

use std::ops::Range;

use arrayvec::ArrayVec;
use serde::Deserialize;
use toml::Spanned;

use crate::{CARDS, Card, Day, Print, Suitcase, TOWNS, Town};

/// How many towns can be reached from each (M2).
const ROADS: usize = 7;
const SUITCASES: usize = 24;

/// The board and the cards of one printing of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// By town: where its roads lead, lowest number first.
    roads: [[Town; ROADS]; TOWNS],
    /// By card: its best day.
    best: [Day; CARDS],
    /// In order.
    pub(crate) suitcases: [Suitcase; SUITCASES],
}

impl Edition {
    /// The seven towns that can be reached from this one (M2).
    pub fn roads(&self, from: Town) -> [Town; ROADS] {
        self.roads[from.index()]
    }

    pub fn best_day(&self, card: Card) -> Day {
        self.best[card.index()]
    }

    pub fn print(&self, card: Card) -> Print {
        Print { card, best: self.best_day(card) }
    }

    /// What is printed on a card for this day (M3): 7 on its best one, one less on each that follows. Doubling is left to M22.
    pub fn worth(&self, card: Card, day: Day) -> u8 {
        7 - ((day.index() + 7 - self.best_day(card).index()) % 7) as u8
    }

    /// All 24 suitcases, in order.
    pub fn suitcases(&self) -> &[Suitcase; SUITCASES] {
        &self.suitcases
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    towns: Spanned<Vec<Spanned<TownText>>>,
    roads: Spanned<Vec<Spanned<RoadsText>>>,
    cards: Spanned<Vec<Spanned<CardsText>>>,
    suitcases: Spanned<Vec<Spanned<SuitcasesText>>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Provenance {
    Published,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownText {
    number: Town,
    name: String,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadsText {
    from: Town,
    to: Vec<Town>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsText {
    town: Town,
    best: Vec<Day>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuitcasesText {
    #[serde(default)]
    points: Vec<i64>,
    #[serde(default)]
    dollars: Vec<i64>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// What is wrong, and where in the text.
struct Flaw {
    at: Option<Range<usize>>,
    what: String,
}

impl Flaw {
    fn new(at: Range<usize>, what: impl Into<String>) -> Flaw {
        Flaw { at: Some(at), what: what.into() }
    }

    fn in_line(self, text: &str) -> String {
        let start = self.at.map(|at| at.start.min(text.len()));
        match start.and_then(|start| text.get(..start)) {
            Some(before) => format!("line {}: {}", before.matches('\n').count() + 1, self.what),
            None => self.what,
        }
    }
}

impl tabletop::Edition for Edition {
    fn parse(text: &str) -> Result<Self, String> {
        read(text).map_err(|flaw| flaw.in_line(text))
    }
}

fn read(text: &str) -> Result<Edition, Flaw> {
    let broken = |error: toml::de::Error| Flaw { at: error.span(), what: error.message().replace('\n', " ") };
    let text: Text = toml::from_str(text).map_err(broken)?;
    for town in each_town(&text.towns, "towns", |town| town.number)? {
        if town.as_ref().name.trim().is_empty() {
            return Err(Flaw::new(town.span(), "a town has a name (M1)"));
        }
    }
    let mut roads = [[Town::at(0); ROADS]; TOWNS];
    for (row, roads) in each_town(&text.roads, "roads", |row| row.from)?.iter().zip(&mut roads) {
        *roads = read_roads(row)?;
    }
    let mut best = [Day::Monday; CARDS];
    for (row, best) in each_town(&text.cards, "cards", |row| row.town)?.iter().zip(best.chunks_exact_mut(4)) {
        let days = &row.as_ref().best;
        if days.len() != best.len() {
            let town = row.as_ref().town.number();
            let days = days.len();
            return Err(Flaw::new(row.span(), format!("town {town} has {days} action cards, not four (M3)")));
        }
        best.copy_from_slice(days);
    }
    Ok(Edition { roads, best, suitcases: read_suitcases(&text.suitcases)? })
}

/// The rows of a list in the order of their towns, one for each of the sixteen.
fn each_town<'a, T>(
    rows: &'a Spanned<Vec<Spanned<T>>>,
    list: &str,
    town_of: impl Fn(&T) -> Town,
) -> Result<ArrayVec<&'a Spanned<T>, TOWNS>, Flaw> {
    let mut sorted = ArrayVec::new();
    for town in Town::all() {
        let mut of_town = rows.as_ref().iter().filter(|row| town_of(row.as_ref()) == town);
        let Some(row) = of_town.next() else {
            return Err(Flaw::new(rows.span(), format!("{list}: town {} is missing", town.number())));
        };
        if let Some(second) = of_town.next() {
            return Err(Flaw::new(second.span(), format!("{list}: town {} is there twice", town.number())));
        }
        sorted.push(row);
    }
    Ok(sorted)
}

fn read_roads(row: &Spanned<RoadsText>) -> Result<[Town; ROADS], Flaw> {
    let RoadsText { from, to, .. } = row.as_ref();
    let from = *from;
    let mut to = to.clone();
    to.sort_unstable();
    let flaw = |what: String| Err(Flaw::new(row.span(), format!("{what} (M2)")));
    if to.contains(&from) {
        return flaw(format!("a road from town {0} leads to town {0}", from.number()));
    }
    if let Some(twice) = to.windows(2).find(|pair| pair[0] == pair[1]) {
        return flaw(format!("two roads lead from town {} to town {}", from.number(), twice[0].number()));
    }
    let count = to.len();
    to.try_into().or_else(|_| flaw(format!("{count} roads leave town {}, not seven", from.number())))
}

fn read_suitcases(rows: &Spanned<Vec<Spanned<SuitcasesText>>>) -> Result<[Suitcase; SUITCASES], Flaw> {
    let mut suitcases = Vec::new();
    for row in rows.as_ref() {
        let flaw = |what: String| Err(Flaw::new(row.span(), format!("{what} (M4)")));
        for points in &row.as_ref().points {
            if !(-3..=5).contains(points) || *points == 0 {
                return flaw(format!("a suitcase brings up to 5 points or costs up to 3, not {points}"));
            }
            suitcases.push(Suitcase::Points(*points as i8));
        }
        for dollars in &row.as_ref().dollars {
            if !(-1000..=1500).contains(dollars) || *dollars == 0 || dollars % 100 != 0 {
                let what = "a suitcase brings up to 1500 dollars or costs up to 1000, in hundreds";
                return flaw(format!("{what}, not {dollars}"));
            }
            suitcases.push(Suitcase::Dollars(*dollars as i16));
        }
    }
    suitcases.sort_unstable();
    let count = suitcases.len();
    suitcases.try_into().map_err(|_| Flaw::new(rows.span(), format!("there are {count} suitcases, not 24 (M4)")))
}
