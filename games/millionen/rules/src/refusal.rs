//! Why the rules say no: every reason cites its rule.

use strum::{EnumIter, IntoStaticStr};
use tabletop::{Line, Refusal, RuleId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "refusal-")]
pub enum Reason {
    SeatCount,
    NotYourTurn,
    NotInYourHand,
    NoSuitcase,
    FiveAlready,
    Threatened,
    NotAPickpocket,
    NoSuchOpponent,
    AnswerFirst,
    NothingToAnswer,
    NotYoursToAnswer,
    CannotRepel,
    TooWeakToRepel,
    NoRevolver,
    NotWaiting,
    CannotChase,
    TooWeakToChase,
    NoCheat,
    NobodyToCheat,
    NoClock,
    NoDandy,
    NotFiveYet,
    GameOver,
}

impl Reason {
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::SeatCount => "P3",
            Reason::NotYourTurn | Reason::NotInYourHand => "P4",
            Reason::NoSuitcase | Reason::FiveAlready | Reason::Threatened => "P6",
            Reason::NotAPickpocket
            | Reason::NoSuchOpponent
            | Reason::AnswerFirst
            | Reason::NothingToAnswer
            | Reason::NotYoursToAnswer => "P7",
            Reason::CannotRepel | Reason::TooWeakToRepel => "P8",
            Reason::NoRevolver => "P9",
            Reason::NotWaiting | Reason::CannotChase | Reason::TooWeakToChase => "P12",
            Reason::NoCheat | Reason::NobodyToCheat => "P13",
            Reason::NoClock => "P14",
            Reason::NoDandy | Reason::NotFiveYet | Reason::GameOver => "P16",
        })
    }

    pub fn line(self) -> Line {
        Line::new(self.into())
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal { rule: reason.rule(), because: reason.line() }
    }
}
