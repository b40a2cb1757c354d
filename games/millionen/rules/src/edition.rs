//! What is in the box (P1, P2), read from a text and proved sound.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::state::{DECK, FIVE, MOST_PICKPOCKETS};
use crate::{Card, Cards};

/// The cards of one printing of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// One heap with every card.
    pub deck: Cards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    deck: Deck,
    suitcases: Kind,
    dandies: Kind,
    socialites: Values,
    pickpockets: Values,
    cheats: Kind,
    revolvers: Kind,
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
    cards: usize,
}

/// Cards that are all alike.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kind {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    count: u8,
}

/// Cards that have values, and how many there are of each value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Values {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    count: BTreeMap<String, u8>,
}

impl tabletop::Edition for Edition {
    fn parse(text: &str) -> Result<Self, String> {
        let text: Text = toml::from_str(text).map_err(|error| error.message().replace('\n', " "))?;
        let mut counts = vec![
            ("suitcases", Card::Suitcase, text.suitcases.count),
            ("dandies", Card::Dandy, text.dandies.count),
            ("cheats", Card::Cheat, text.cheats.count),
            ("revolvers", Card::Revolver, text.revolvers.count),
        ];
        for (section, kind, values) in
            [("socialites", "socialite", text.socialites), ("pickpockets", "pickpocket", text.pickpockets)]
        {
            for (value, count) in values.count {
                let card = format!("{kind}-{value}").parse();
                let card =
                    card.map_err(|_| format!("{section}.count: there is no {kind} of the value {value} (P1)"))?;
                counts.push((section, card, count));
            }
        }
        let mut cards = Vec::new();
        for (section, card, count) in counts {
            if card != Card::Suitcase && count > Cards::MOST {
                return Err(format!("{section}.count: {count} of {card} are too many, {} are the most", Cards::MOST));
            }
            cards.extend(std::iter::repeat_n(card, count as usize));
        }
        if text.deck.cards != DECK {
            return Err(format!("deck.cards: the game has {DECK} cards (P1), not {}", text.deck.cards));
        }
        if cards.len() != DECK {
            return Err(format!("deck.cards: the counts add up to {} cards, not to {DECK} (P1)", cards.len()));
        }
        let deck: Cards = cards.into_iter().collect();
        if deck.count(Card::Suitcase) < FIVE {
            return Err(format!("suitcases.count: nobody can win with fewer than {FIVE} (P16)"));
        }
        if !deck.contains(Card::Dandy) {
            return Err("dandies.count: nobody can win without a Dandy (P16)".into());
        }
        if deck.pickpockets().len() as usize > MOST_PICKPOCKETS {
            return Err(format!("pickpockets.count: {MOST_PICKPOCKETS} in all are the most that find room to wait"));
        }
        Ok(Edition { deck })
    }
}
