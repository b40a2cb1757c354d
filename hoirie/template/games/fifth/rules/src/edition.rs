//! What is in the box (F1), read from a text and proved sound.

use serde::Deserialize;

/// The cards of one printing of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The cards are numbered from 1 to this.
    pub cards: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    deck: Deck,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Provenance {
    Published,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    cards: u8,
}

impl tabletop::Edition for Edition {
    fn parse(text: &str) -> Result<Self, String> {
        let text: Text = toml::from_str(text).map_err(|error| error.message().replace('\n', " "))?;
        if text.deck.cards == 0 {
            return Err("deck.cards: without cards there is nothing to play with".into());
        }
        Ok(Edition { cards: text.deck.cards })
    }
}
