//! What is in the box (T1–T5), read from a text and proved sound.

use serde::Deserialize;

use crate::{Card, Cards, Colour, ColourSet, Options, VALUES};

/// No printing has more inheritance cards (T2); the stack has room for so many.
const MOST_CARDS: usize = 72;

/// The cards of one printing of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// One heap with every inheritance card.
    pub deck: Cards,
    pub colours: ColourSet,
    /// Inheritance cards dealt to every player (T6).
    pub hand: u8,
    /// Gift cards of each value dealt to every player (T7).
    pub gifts: u8,
    /// By seats, from three to five: gentlemen in the pile (T4) and colours that leave the game (T5).
    players: [(u8, u8); 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    inheritance: Inheritance,
    gifts: GiftsText,
    portraits: Portraits,
    players: Vec<Players>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Provenance {
    Published,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inheritance {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    colours: Vec<Colour>,
    values: Vec<u8>,
    hand: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GiftsText {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    of_each: u8,
    hand: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Portraits {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    gentlemen: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Players {
    seats: u8,
    gentlemen: u8,
    colours_out: u8,
}

impl Edition {
    /// Gentlemen in the pile for so many players (T4), one fewer if they play as couples (T26).
    pub fn gentlemen(&self, seats: u8, options: &Options) -> u8 {
        self.players[seats as usize - 3].0 - u8::from(options.couples)
    }

    /// Colours that leave the game for so many players (T5).
    pub fn colours_out(&self, seats: u8) -> u8 {
        self.players[seats as usize - 3].1
    }
}

impl tabletop::Edition for Edition {
    fn parse(text: &str) -> Result<Self, String> {
        let text: Text = toml::from_str(text).map_err(|error| error.message().replace('\n', " "))?;
        let Inheritance { colours, values, hand, .. } = text.inheritance;
        if let Some(value) = values.iter().find(|value| !VALUES.contains(value)) {
            return Err(format!("inheritance.values: {value} is not one of {VALUES:?}"));
        }
        if let Some(value) = values.iter().find(|value| values.iter().filter(|v| v == value).count() > 2) {
            return Err(format!("inheritance.values: a colour has the value {value} more than twice"));
        }
        if colours.len() * values.len() > MOST_CARDS {
            return Err(format!("inheritance.values: six colours of twelve cards are the most, {MOST_CARDS} in all"));
        }
        if !values.contains(&0) {
            return Err("inheritance.values: without a zero nobody can buy themselves out (T17)".into());
        }
        let set: ColourSet = colours.iter().copied().collect();
        if set.iter().count() != colours.len() {
            return Err("inheritance.colours: a colour is named twice".into());
        }
        let deck = colours
            .iter()
            .flat_map(|colour| values.iter().filter_map(|value| Card::new(*colour, *value)))
            .collect::<Cards>();
        if !(1..=6).contains(&text.gifts.hand) {
            return Err("gifts.hand: one to six of each value, please".into());
        }
        if text.gifts.of_each < 5 * text.gifts.hand {
            return Err(format!("gifts.of_each: five players need {} of each value", 5 * text.gifts.hand));
        }
        let mut players = [(0, 0); 3];
        for seats in 3..=5u8 {
            let row: Vec<_> = text.players.iter().filter(|row| row.seats == seats).collect();
            let [row] = row[..] else {
                return Err(format!("players: {seats} seats need one entry, there are {}", row.len()));
            };
            if row.gentlemen < 2 || row.gentlemen > text.portraits.gentlemen {
                let most = text.portraits.gentlemen;
                return Err(format!("players: {seats} seats have {} gentlemen, not 2 to {most}", row.gentlemen));
            }
            let cards = (colours.len().saturating_sub(row.colours_out as usize)) * values.len();
            let stack = cards as i32 - i32::from(seats) * i32::from(hand);
            if stack < 3 || stack % 3 != 0 {
                return Err(format!(
                    "players: with {seats} seats the stack has {stack} cards, not a multiple of 3 (T6)"
                ));
            }
            players[seats as usize - 3] = (row.gentlemen, row.colours_out);
        }
        if let Some(row) = text.players.iter().find(|row| !(3..=5).contains(&row.seats)) {
            return Err(format!("players: {} seats are not for this game, three to five are", row.seats));
        }
        if text.portraits.gentlemen > 8 {
            return Err("portraits.gentlemen: eight portraits are drawn, no more".into());
        }
        Ok(Edition { deck, colours: set, hand, gifts: text.gifts.hand, players })
    }
}
