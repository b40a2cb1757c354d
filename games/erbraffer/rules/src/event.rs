//! What happens at the table, who notices how much of it, and what is said about it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use tabletop::{Arg, Line, Seat, SeatSet, Viewer};

use crate::edition::MOST_CHILDREN;
use crate::{Card, Cash, Count, Hand, Heirloom, Heirlooms, Pair, Person};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumDiscriminants)]
#[serde(rename_all = "snake_case")]
#[strum_discriminants(name(EventKind), derive(EnumIter, IntoStaticStr))]
#[strum_discriminants(strum(serialize_all = "kebab-case", prefix = "event-"))]
pub enum Event {
    /// `cards` is blank for everybody else (E8).
    Dealt { seat: Seat, count: u8, cards: Option<Hand> },
    /// The own heirs, blank for everybody else (E9).
    PortraitsDealt { seat: Seat, count: u8, portraits: Option<ArrayVec<Person, 2>> },
    /// Blank for everybody else (E10).
    BenefactorsDealt { seat: Seat, count: u8, benefactors: Option<ArrayVec<Person, 4>> },
    /// The lot fell on who begins (E11).
    FirstDrawn { seat: Seat },
    /// What comes of it is told by the events that follow (E12).
    Played { seat: Seat, card: Card },
    /// The bank paid so much (E6).
    Gained { person: Person, amount: Cash },
    /// The bank got so much (E16).
    Lost { person: Person, amount: Cash },
    /// Brotherly love (E6).
    HalfGiven { from: Person, to: Person, amount: Cash },
    /// A black sheep (E6).
    HeirloomGiven { heirloom: Heirloom, from: Person, to: Person },
    /// Small presents (E6): who has which now.
    HeirloomsSwapped { one: (Heirloom, Person), other: (Heirloom, Person) },
    /// At a shake-up everybody throws the hand away (E14).
    HandThrown { seat: Seat, cards: Hand },
    /// E13.
    ThrewAway { seat: Seat, cards: Hand },
    /// `cards` is blank for everybody else (E12).
    Drew { seat: Seat, count: u8, cards: Option<Hand> },
    /// The discards are the stack now (E14).
    Reshuffled { count: u8 },
    /// After a shake-up (E14).
    AnotherTurn { seat: Seat },
    /// E19.
    HourglassMoved { seat: Seat, year: u16 },
    /// E20.
    WillPlaced { seat: Seat, person: Person },
    /// Will markers come off, estates are divided (E21, E22).
    ChangeBegan { year: u16 },
    /// A couple that leaves nothing, or nothing that anybody could decide about (E26).
    SettledAtOnce { couple: Pair, to: Option<(Person, Heirlooms)> },
    /// E22; the division has this number.
    Divided { seat: Seat, division: u16, couple: Pair, shares: Bequests },
    /// E27; the new division has this number.
    NewWillFound { seat: Seat, division: u16, couple: Pair, shares: Bequests },
    /// Plays no new will against this division, or none in this change any more; only the seat itself hears of it (E29).
    LetStand { seat: Seat, division: u16, all: bool },
    /// The clock closed the window (E29).
    TimeUp { division: u16 },
    /// The children get what the division says (E29).
    Settled { couple: Pair },
    /// What lay on a benefactor goes to those who hold the cards, and the rest to the bank (E31, E32).
    BenefactorPaid { benefactor: Person, holders: SeatSet, each: Cash, bank: Cash },
    /// E33.
    GenerationBegan { year: u16 },
    /// E34.
    LastRoundBegan { last: Seat },
    /// E35.
    TurnsRanOut { turns: u16 },
    /// E35.
    Counted { seat: Seat, portraits: ArrayVec<Person, 2>, count: Count },
    /// E35.
    Won { winners: SeatSet, total: i32 },
    /// E36.
    TrialEnded,
    /// E36, where nobody brought the hourglass to 1870 in time.
    TrialRanOut { turns: u16 },
}

/// What somebody inherits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bequest {
    pub to: Person,
    pub cash: Cash,
    pub heirlooms: Heirlooms,
}

/// What a couple's children inherit.
pub type Bequests = ArrayVec<Bequest, MOST_CHILDREN>;

impl Event {
    pub(crate) fn seen(&self, viewer: Viewer) -> Option<Event> {
        let seen = match self {
            Event::Dealt { seat, count, .. } if !viewer.is(*seat) => {
                Event::Dealt { seat: *seat, count: *count, cards: None }
            }
            Event::PortraitsDealt { seat, count, .. } if !viewer.is(*seat) => {
                Event::PortraitsDealt { seat: *seat, count: *count, portraits: None }
            }
            Event::BenefactorsDealt { seat, count, .. } if !viewer.is(*seat) => {
                Event::BenefactorsDealt { seat: *seat, count: *count, benefactors: None }
            }
            Event::Drew { seat, count, .. } if !viewer.is(*seat) => {
                Event::Drew { seat: *seat, count: *count, cards: None }
            }
            // Nobody sees who has answered (E29).
            Event::LetStand { seat, .. } if !viewer.is(*seat) => return None,
            event => event.clone(),
        };
        Some(seen)
    }

    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Dealt { .. }
                | Event::PortraitsDealt { .. }
                | Event::BenefactorsDealt { .. }
                | Event::FirstDrawn { .. }
                | Event::Played { .. }
                | Event::HandThrown { .. }
                | Event::ThrewAway { .. }
                | Event::Drew { .. }
                | Event::Reshuffled { .. }
                | Event::NewWillFound { .. }
                | Event::BenefactorPaid { .. }
                | Event::Counted { .. }
        )
    }

    pub(crate) fn line(&self) -> Line {
        let line = Line::new(EventKind::from(self).into());
        match self {
            Event::Dealt { seat, cards: Some(cards), .. } => {
                Line::new("event-dealt-you").with("seat", *seat).with("cards", cards.line())
            }
            Event::PortraitsDealt { seat, portraits: Some(portraits), .. } => {
                Line::new("event-portraits-dealt-you").with("seat", *seat).with("heirs", names(portraits))
            }
            Event::BenefactorsDealt { seat, benefactors: Some(benefactors), .. } => {
                Line::new("event-benefactors-dealt-you").with("seat", *seat).with("benefactors", names(benefactors))
            }
            Event::Drew { seat, cards: Some(cards), .. } => {
                Line::new("event-drew-you").with("seat", *seat).with("cards", cards.line())
            }
            Event::Dealt { seat, count, .. }
            | Event::PortraitsDealt { seat, count, .. }
            | Event::BenefactorsDealt { seat, count, .. }
            | Event::Drew { seat, count, .. } => line.with("seat", *seat).with("count", *count),
            Event::FirstDrawn { seat } | Event::AnotherTurn { seat } => line.with("seat", *seat),
            Event::Played { seat, card } => line.with("seat", *seat).with("card", card.line()),
            Event::Gained { person, amount } | Event::Lost { person, amount } => {
                line.with("person", person.line()).with("amount", *amount)
            }
            Event::HalfGiven { from, to, amount } => {
                line.with("from", from.line()).with("to", to.line()).with("amount", *amount)
            }
            Event::HeirloomGiven { heirloom, from, to } => {
                line.with("heirloom", heirloom.line()).with("from", from.line()).with("to", to.line())
            }
            Event::HeirloomsSwapped { one, other } => line
                .with("one", one.1.line())
                .with("first", one.0.line())
                .with("other", other.1.line())
                .with("second", other.0.line()),
            Event::HandThrown { seat, cards } | Event::ThrewAway { seat, cards } => {
                line.with("seat", *seat).with("cards", cards.line())
            }
            Event::Reshuffled { count } => line.with("count", *count),
            Event::HourglassMoved { seat, year } => line.with("seat", *seat).with("year", *year),
            Event::WillPlaced { seat, person } => line.with("seat", *seat).with("person", person.line()),
            Event::ChangeBegan { year } | Event::GenerationBegan { year } => line.with("year", *year),
            Event::SettledAtOnce { couple, to: None } => line.with("couple", couple_line(*couple)),
            Event::SettledAtOnce { couple, to: Some((to, heirlooms)) } => Line::new("event-settled-at-once-to")
                .with("couple", couple_line(*couple))
                .with("to", to.line())
                .with("heirlooms", heirlooms.iter().map(Heirloom::line).collect::<Arg>()),
            Event::Divided { seat, couple, shares, .. } | Event::NewWillFound { seat, couple, shares, .. } => line
                .with("seat", *seat)
                .with("couple", couple_line(*couple))
                .with("shares", shares.iter().filter(|share| !share.is_nothing()).map(Bequest::line).collect::<Arg>()),
            Event::LetStand { seat, all, .. } => {
                if *all {
                    Line::new("event-let-all-stand").with("seat", *seat)
                } else {
                    line.with("seat", *seat)
                }
            }
            Event::TimeUp { .. } | Event::TrialEnded => line,
            Event::Settled { couple } => line.with("couple", couple_line(*couple)),
            Event::BenefactorPaid { benefactor, holders, each, bank } => {
                let id = match (holders.len(), bank) {
                    (0, _) => "event-benefactor-paid-nobody",
                    (1, _) => "event-benefactor-paid",
                    (_, 0) => "event-benefactor-paid-shared",
                    _ => "event-benefactor-paid-shared-rest",
                };
                let line = Line::new(id).with("benefactor", benefactor.line());
                let line = match holders.len() {
                    0 => line,
                    _ => line.with("holders", holders.iter().collect::<Arg>()).with("each", *each),
                };
                if holders.is_empty() || (holders.len() > 1 && *bank > 0) { line.with("bank", *bank) } else { line }
            }
            Event::LastRoundBegan { last } => line.with("last", *last),
            Event::TurnsRanOut { turns } | Event::TrialRanOut { turns } => line.with("turns", *turns),
            Event::Counted { seat, portraits, count } => line
                .with("seat", *seat)
                .with("heirs", names(portraits))
                .with("cash", count.cash)
                .with("heirlooms", count.heirlooms)
                .with("benefactors", count.benefactors)
                .with("total", count.total()),
            Event::Won { winners, total } => {
                Line::new(if winners.len() == 1 { "event-won" } else { "event-won-shared" })
                    .with("winners", winners.iter().collect::<Arg>())
                    .with("total", *total)
            }
        }
    }
}

impl Bequest {
    pub fn is_nothing(&self) -> bool {
        self.cash == 0 && self.heirlooms.is_empty()
    }

    fn line(&self) -> Line {
        let heirlooms = || self.heirlooms.iter().map(Heirloom::line).collect::<Arg>();
        match (self.cash, self.heirlooms.is_empty()) {
            (cash, true) => Line::new("bequest").with("to", self.to.line()).with("cash", cash),
            (0, false) => Line::new("bequest-heirlooms").with("to", self.to.line()).with("heirlooms", heirlooms()),
            (cash, false) => {
                Line::new("bequest-both").with("to", self.to.line()).with("cash", cash).with("heirlooms", heirlooms())
            }
        }
    }
}

fn couple_line(couple: Pair) -> Arg {
    couple.both().map(Person::line).into_iter().collect()
}

fn names(people: &[Person]) -> Arg {
    people.iter().map(|person| person.line()).collect()
}
