//! What happens at the table, who notices how much of it, and what is said about it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use tabletop::{Arg, Line, Seat, SeatSet, Viewer};

use crate::end::score_line;
use crate::{Day, Dollars, Ending, Print, Suitcase, Town};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumDiscriminants)]
#[serde(rename_all = "snake_case")]
#[strum_discriminants(name(EventKind), derive(EnumIter, IntoStaticStr))]
#[strum_discriminants(strum(serialize_all = "kebab-case", prefix = "event-"))]
pub enum Event {
    /// `cards` is blank for everybody else (M8, M9).
    Dealt { seat: Seat, count: u8, cards: Option<ArrayVec<Print, 12>> },
    /// The card that puts the car into its town, on the card's best day (M10).
    Started { print: Print },
    /// M24.
    DayBegan { day: Day, number: u16 },
    /// M12.
    SaidReady { seat: Seat },
    /// The lot chose who is asked first on the first day (M14, in turn).
    OpenerDrawn { seat: Seat },
    /// Who is asked first, if it goes in turn (M14).
    AuctionOpened { first: Option<Seat> },
    /// Everybody is fined or broke: there is no auction (M17).
    NobodyCanCall,
    /// `standing`: made by the seat's standing bid, which only the seat itself is told (M13).
    Called {
        seat: Seat,
        sum: Dollars,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        standing: bool,
    },
    /// Told to its owner only.
    StandingBidChanged { seat: Seat, limit: Option<Dollars> },
    /// "Not at this price" (M14, live).
    Declined { seat: Seat, price: Dollars },
    /// M14, in turn.
    DroppedOut { seat: Seat },
    /// Once, twice, three times (M13); for nobody before the first call.
    Counted { times: u8, high: Option<Seat> },
    /// M15.
    Sold { seat: Seat, price: Dollars },
    /// Won with more than there was, and paid this fine (M18).
    Overbid { seat: Seat, price: Dollars, fine: Dollars },
    /// M16.
    JokerPlayed { seat: Seat },
    /// M17.
    NobodyCalled,
    /// The last driver, for nothing (M17).
    DrivesAgain { seat: Seat },
    /// On the first day the lot chooses who drives for nothing (M17).
    DriverDrawn { seat: Seat },
    /// M15.
    Drove { seat: Seat, town: Town },
    /// A card was turned up on a Sunday; where the car is already, another is drawn (M25).
    Turned { print: Print },
    /// Every card outside the hands is of the town where the car is: the lot chose another town (M25).
    TownDrawn { town: Town },
    /// On a Sunday everybody rides there for nothing (M25).
    RodeFree { town: Town },
    /// The played cards became a new pile (M26).
    Reshuffled { count: u8 },
    /// For the driver, or for everybody on a Sunday (M20, M25).
    SuitcaseOpened { town: Town, suitcase: Suitcase, whose: SeatSet },
    /// What a player chose to play: told to that player only, until all have chosen (M21).
    Chose { seat: Seat, cards: ArrayVec<Print, 2> },
    /// The points that each card brought (M21, M22).
    Cashed { seat: Seat, cards: ArrayVec<(Print, u8), 2> },
    /// M21.
    NobodyCashed,
    /// The will goes to a new leader, or into the middle (M23).
    WillMoved { to: Option<Seat> },
    /// M27.
    Ended { ending: Ending },
    /// Points and money of a player, and what they make in tenths of points (M28).
    Totalled { seat: Seat, points: i16, money: Dollars, score: i32 },
    /// M29; the score in tenths of points.
    Won { winners: SeatSet, score: i32 },
}

impl Event {
    pub(crate) fn seen(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Dealt { seat, count, .. } if !viewer.is(*seat) => {
                Some(Event::Dealt { seat: *seat, count: *count, cards: None })
            }
            Event::Called { seat, sum, .. } if !viewer.is(*seat) => {
                Some(Event::Called { seat: *seat, sum: *sum, standing: false })
            }
            // Nobody sees who has a standing bid, or who has chosen already.
            Event::StandingBidChanged { seat, .. } | Event::Chose { seat, .. } if !viewer.is(*seat) => None,
            event => Some(event.clone()),
        }
    }

    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Dealt { .. }
                | Event::Started { .. }
                | Event::OpenerDrawn { .. }
                | Event::Called { standing: true, .. }
                | Event::DriverDrawn { .. }
                | Event::Turned { .. }
                | Event::TownDrawn { .. }
                | Event::Reshuffled { .. }
                | Event::SuitcaseOpened { .. }
                | Event::Cashed { .. }
                | Event::NobodyCashed
        )
    }

    pub(crate) fn line(&self) -> Line {
        let line = Line::new(EventKind::from(self).into());
        match self {
            Event::Dealt { seat, cards: Some(cards), .. } => {
                Line::new("event-dealt-you").with("seat", *seat).with("cards", list(cards.iter().copied()))
            }
            Event::Dealt { seat, count, cards: None } => line.with("seat", *seat).with("count", *count),
            Event::Started { print } => line.with("town", print.card.town().line()).with("day", print.best.line()),
            Event::DayBegan { day, number } => line.with("day", day.line()).with("number", *number),
            Event::SaidReady { seat }
            | Event::OpenerDrawn { seat }
            | Event::DroppedOut { seat }
            | Event::JokerPlayed { seat }
            | Event::DrivesAgain { seat }
            | Event::DriverDrawn { seat } => line.with("seat", *seat),
            Event::AuctionOpened { first: Some(first) } => {
                Line::new("event-auction-opened-in-turn").with("seat", *first)
            }
            Event::AuctionOpened { first: None } | Event::NobodyCanCall | Event::NobodyCalled | Event::NobodyCashed => {
                line
            }
            Event::Called { seat, sum, standing } => {
                let id = if *standing { "event-called-standing" } else { "event-called" };
                Line::new(id).with("seat", *seat).with("sum", *sum)
            }
            Event::StandingBidChanged { limit: Some(limit), .. } => line.with("limit", *limit),
            Event::StandingBidChanged { limit: None, .. } => Line::new("event-standing-bid-withdrawn"),
            Event::Declined { seat, price: Dollars::NOTHING } => Line::new("event-declined-first").with("seat", *seat),
            Event::Declined { seat, price } | Event::Sold { seat, price } => {
                line.with("seat", *seat).with("price", *price)
            }
            Event::Counted { times, high } => {
                let line = Line::new(match (times, high) {
                    (1, Some(_)) => "event-counted-once",
                    (2, Some(_)) => "event-counted-twice",
                    (_, Some(_)) => "event-counted-three-times",
                    (1, None) => "event-counted-once-nobody",
                    (2, None) => "event-counted-twice-nobody",
                    (_, None) => "event-counted-three-times-nobody",
                });
                match high {
                    Some(seat) => line.with("seat", *seat),
                    None => line,
                }
            }
            Event::Overbid { seat, price, fine } => line.with("seat", *seat).with("price", *price).with("fine", *fine),
            Event::Drove { seat, town } => line.with("seat", *seat).with("town", town.line()),
            Event::Turned { print } => line.with("card", print.line()),
            Event::TownDrawn { town } | Event::RodeFree { town } => line.with("town", town.line()),
            Event::Reshuffled { count } => line.with("count", *count),
            Event::SuitcaseOpened { town, suitcase, whose } => match whose.iter().next() {
                Some(seat) if whose.len() == 1 => line.with("seat", seat),
                _ => Line::new("event-suitcase-opened-for-all"),
            }
            .with("town", town.line())
            .with("suitcase", suitcase.line()),
            Event::Chose { cards, .. } if cards.is_empty() => Line::new("event-chose-nothing"),
            Event::Chose { cards, .. } => line.with("cards", list(cards.iter().copied())),
            Event::Cashed { seat, cards } => line
                .with("seat", *seat)
                .with("cards", list(cards.iter().map(|(print, _)| *print)))
                .with("points", cards.iter().map(|(_, points)| *points).sum::<u8>()),
            Event::WillMoved { to: Some(seat) } => line.with("seat", *seat),
            Event::WillMoved { to: None } => Line::new("event-will-lies-in-the-middle"),
            Event::Ended { ending } => Line::new(match ending {
                Ending::Points => "event-ended-points",
                Ending::EmptyHand => "event-ended-empty-hand",
                Ending::Days => "event-ended-days",
            }),
            Event::Totalled { seat, points, money, score } => line
                .with("seat", *seat)
                .with("points", i32::from(*points))
                .with("money", *money)
                .with("score", score_line(*score)),
            Event::Won { winners, score } => match winners.iter().next() {
                Some(seat) if winners.len() == 1 => line.with("seat", seat),
                _ => Line::new("event-won-shared").with("winners", winners.iter().collect::<Arg>()),
            }
            .with("score", score_line(*score)),
        }
    }
}

fn list(cards: impl Iterator<Item = Print>) -> Arg {
    cards.map(Print::line).collect()
}
