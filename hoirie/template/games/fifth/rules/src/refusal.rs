//! Why the rules say no: every reason cites its rule.

use strum::{EnumIter, IntoStaticStr};
use tabletop::{Line, Refusal, RuleId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "refusal-")]
pub enum Reason {
    SeatCount,
    NotYourTurn,
    GameOver,
    NoClock,
}

impl Reason {
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::SeatCount => "F2",
            Reason::NotYourTurn | Reason::GameOver | Reason::NoClock => "F3",
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
