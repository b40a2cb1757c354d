//! What happens at the table, who notices how much of it, and what is said about it.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use tabletop::{Arg, Line, Seat, SeatSet, Viewer};

use crate::{Card, Cards, Colour, ColourSet, Count, Gifts, Nature};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumDiscriminants)]
#[serde(rename_all = "snake_case")]
#[strum_discriminants(name(EventKind), derive(EnumIter, IntoStaticStr))]
#[strum_discriminants(strum(serialize_all = "kebab-case", prefix = "event-"))]
pub enum Event {
    /// These colours are not in this game (T5).
    ColoursLeft { colours: ColourSet },
    /// `cards` is blank for everybody else (T6).
    Dealt { seat: Seat, count: u8, cards: Option<Cards> },
    /// The lot fell on the first Aunt Marie (T8).
    AuntDrawn { aunt: Seat },
    /// T9.
    TurnedUp { aunt: Seat, cards: [Card; 3] },
    /// The gentleman with this number leaves the pile; `left` are still in it (T10, T12).
    Met { gentleman: u8, nature: Nature, left: u8 },
    /// T11.
    Exchanged { aunt: Seat, gave: Card, took: Card },
    /// T11.
    Kept { aunt: Seat },
    /// T13.
    BidCalled { seat: Seat, gifts: Gifts },
    /// T14.
    Withdrew { seat: Seat },
    /// Can't raise, and is out (T14).
    Outbid { seat: Seat },
    /// T16.
    Bought { seat: Seat, cards: [Card; 3], gifts: Gifts },
    /// T17.
    NobodyBid { first: Seat },
    /// T17.
    BoughtOut { seat: Seat, card: Card },
    /// T17.
    Took { seat: Seat, cards: [Card; 3] },
    /// Everybody has bought themselves out (T18).
    AuntTook { aunt: Seat, cards: [Card; 3] },
    /// The wedding photo shows (T20).
    Married,
    /// The stack is empty and its last cards are taken (T20).
    StackTaken,
    /// T21–T23.
    Counted { seat: Seat, hand: Cards, count: Count },
    /// T25.
    Won { winners: SeatSet, total: i32 },
}

impl Event {
    pub(crate) fn seen(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { seat, count, .. } if !viewer.is(*seat) => {
                Event::Dealt { seat: *seat, count: *count, cards: None }
            }
            event => event.clone(),
        }
    }

    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::ColoursLeft { .. }
                | Event::Dealt { .. }
                | Event::AuntDrawn { .. }
                | Event::TurnedUp { .. }
                | Event::Exchanged { .. }
                | Event::BoughtOut { .. }
                | Event::Counted { .. }
        )
    }

    pub(crate) fn line(&self) -> Line {
        let line = Line::new(EventKind::from(self).into());
        match self {
            Event::ColoursLeft { colours } => line.with("colours", colours.iter().map(Colour::line).collect::<Arg>()),
            Event::Dealt { seat, cards: Some(cards), .. } => {
                Line::new("event-dealt-you").with("seat", *seat).with("cards", list(cards.iter()))
            }
            Event::Dealt { seat, count, cards: None } => line.with("seat", *seat).with("count", *count),
            Event::AuntDrawn { aunt } | Event::Kept { aunt } => line.with("aunt", *aunt),
            Event::TurnedUp { aunt, cards } | Event::AuntTook { aunt, cards } => {
                line.with("aunt", *aunt).with("cards", list(cards.iter().copied()))
            }
            Event::Met { gentleman, nature, left } => Line::new(match nature {
                Nature::Colour => "event-met-colour",
                Nature::Value => "event-met-value",
            })
            .with("gentleman", gentleman_line(*gentleman))
            .with("left", *left),
            Event::Exchanged { aunt, gave, took } => {
                line.with("aunt", *aunt).with("gave", gave.line()).with("took", took.line())
            }
            Event::BidCalled { seat, gifts } => line.with("seat", *seat).with("gifts", gifts.line()),
            Event::Withdrew { seat } | Event::Outbid { seat } => line.with("seat", *seat),
            Event::Bought { seat, cards, gifts } => {
                line.with("seat", *seat).with("cards", list(cards.iter().copied())).with("gifts", gifts.line())
            }
            Event::NobodyBid { first } => line.with("seat", *first),
            Event::BoughtOut { seat, card } => line.with("seat", *seat).with("card", card.line()),
            Event::Took { seat, cards } => line.with("seat", *seat).with("cards", list(cards.iter().copied())),
            Event::Married | Event::StackTaken => line,
            Event::Counted { seat, count, .. } => line
                .with("seat", *seat)
                .with("sum", count.sum)
                .with("base", count.base)
                .with("bonus", count.bonus)
                .with("total", count.total()),
            Event::Won { winners, total } => {
                Line::new(if winners.len() == 1 { "event-won" } else { "event-won-shared" })
                    .with("winners", winners.iter().collect::<Arg>())
                    .with("total", *total)
            }
        }
    }
}

fn list(cards: impl Iterator<Item = Card>) -> Arg {
    cards.map(Card::line).collect()
}

/// The name of the gentleman with this number.
pub fn gentleman_line(number: u8) -> Line {
    Line::new(match number {
        1 => "gentleman-1",
        2 => "gentleman-2",
        3 => "gentleman-3",
        4 => "gentleman-4",
        5 => "gentleman-5",
        6 => "gentleman-6",
        7 => "gentleman-7",
        _ => "gentleman-8",
    })
}
