//! What happens at the table, who notices how much of it, and what is said about it.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use tabletop::{Arg, Line, Seat, Viewer};

use crate::{Card, Cards};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumDiscriminants)]
#[serde(rename_all = "snake_case")]
#[strum_discriminants(name(EventKind), derive(EnumIter, IntoStaticStr))]
#[strum_discriminants(strum(serialize_all = "kebab-case", prefix = "event-"))]
pub enum Event {
    /// `cards` is blank for everybody else (P3).
    Dealt { seat: Seat, count: u8, cards: Option<Cards> },
    /// The lot fell on the first player (P3).
    FirstDrawn { seat: Seat },
    /// P4; `card` is blank for everybody else.
    Drew { seat: Seat, card: Option<Card> },
    /// The discards became the stack, so many cards (P15).
    Shuffled { cards: u8 },
    /// P5.
    Discarded { seat: Seat, card: Card },
    /// `suitcases` lie in front now (P6).
    SuitcaseLaid { seat: Seat, suitcases: u8 },
    /// P7.
    Attacked { seat: Seat, with: Card, whom: Seat },
    /// P8.
    Repelled { seat: Seat, with: Card, pickpocket: Card },
    /// A Revolver turned the Pickpocket round: it works for `seat` now and goes for `whom` (P9).
    TurnedRound { seat: Seat, pickpocket: Card, whom: Seat },
    /// `from` gave in, and the Pickpocket carries a suitcase off to its boss (P10).
    Stolen { from: Seat, to: Seat, pickpocket: Card },
    /// `seat` gave in without a suitcase, and the Pickpocket waits there for its boss (P11).
    BeganToWait { seat: Seat, pickpocket: Card, boss: Seat },
    /// The suitcase goes on from `from`, who was threatened, to the boss of the Pickpocket that was waiting there (P12).
    PassedOn { from: Seat, to: Seat, pickpocket: Card },
    /// The suitcase came back to the one who had lost it, and stays there (P12).
    CameBack { seat: Seat },
    /// The suitcase was a sixth, and went to the discards (P10).
    SixthDiscarded { seat: Seat },
    /// P12.
    ChasedOff { seat: Seat, with: Card, pickpocket: Card, boss: Seat },
    /// `card` is known to thief and victim only (P13).
    Cheated { seat: Seat, whom: Seat, card: Option<Card> },
    /// P16.
    Won { seat: Seat },
    /// P17.
    NobodyWon { turns: u16 },
}

impl Event {
    pub(crate) fn seen(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Dealt { seat, count, .. } if !viewer.is(seat) => Event::Dealt { seat, count, cards: None },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            Event::Cheated { seat, whom, .. } if !viewer.is(seat) && !viewer.is(whom) => {
                Event::Cheated { seat, whom, card: None }
            }
            event => event,
        }
    }

    /// Whoever gives in shows nothing; all other plays lay a card open, and draws are luck.
    pub(crate) fn reveals(&self) -> bool {
        !matches!(
            self,
            Event::Stolen { .. }
                | Event::BeganToWait { .. }
                | Event::PassedOn { .. }
                | Event::CameBack { .. }
                | Event::SixthDiscarded { .. }
                | Event::NobodyWon { .. }
        )
    }

    pub(crate) fn line(&self) -> Line {
        let line = Line::new(EventKind::from(self).into());
        match *self {
            Event::Dealt { seat, cards: Some(cards), .. } => {
                let cards = cards.iter().map(Card::line).collect::<Arg>();
                Line::new("event-dealt-you").with("seat", seat).with("cards", cards)
            }
            Event::Dealt { seat, count, cards: None } => line.with("seat", seat).with("count", count),
            Event::Drew { seat, card: Some(card) } => {
                Line::new("event-drew-you").with("seat", seat).with("card", card.line())
            }
            Event::FirstDrawn { seat }
            | Event::Drew { seat, card: None }
            | Event::CameBack { seat }
            | Event::SixthDiscarded { seat }
            | Event::Won { seat } => line.with("seat", seat),
            Event::Shuffled { cards } => line.with("count", cards),
            Event::Discarded { seat, card } => line.with("seat", seat).with("card", card.line()),
            Event::SuitcaseLaid { seat, suitcases } => line.with("seat", seat).with("count", suitcases),
            Event::Attacked { seat, with, whom } => {
                line.with("seat", seat).with("card", with.line()).with("whom", whom)
            }
            Event::Repelled { seat, with, pickpocket } => {
                line.with("seat", seat).with("card", with.line()).with("pickpocket", pickpocket.line())
            }
            Event::TurnedRound { seat, pickpocket, whom } => {
                line.with("seat", seat).with("pickpocket", pickpocket.line()).with("whom", whom)
            }
            Event::Stolen { from, to, pickpocket } | Event::PassedOn { from, to, pickpocket } => {
                line.with("from", from).with("to", to).with("pickpocket", pickpocket.line())
            }
            Event::BeganToWait { seat, pickpocket, boss } => {
                line.with("seat", seat).with("pickpocket", pickpocket.line()).with("boss", boss)
            }
            Event::ChasedOff { seat, with, pickpocket, boss } => line
                .with("seat", seat)
                .with("card", with.line())
                .with("pickpocket", pickpocket.line())
                .with("boss", boss),
            Event::Cheated { seat, whom, card: Some(card) } => {
                Line::new("event-cheated-you").with("seat", seat).with("whom", whom).with("card", card.line())
            }
            Event::Cheated { seat, whom, card: None } => line.with("seat", seat).with("whom", whom),
            Event::NobodyWon { turns } => line.with("turns", turns),
        }
    }
}
