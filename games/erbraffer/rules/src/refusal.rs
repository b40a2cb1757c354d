//! Why the rules say no: every reason cites its rule.

use strum::{EnumIter, IntoStaticStr};
use tabletop::{Line, Refusal, RuleId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "refusal-")]
pub enum Reason {
    SeatCount,
    NoTurnNow,
    NotYourTurn,
    NotInYourHand,
    NothingThrown,
    OnlyInAChange,
    OtherTargets,
    NotAlive,
    Dead,
    SamePerson,
    MarriedToEachOther,
    NoSiblingsYet,
    NoSiblings,
    NotHalf,
    NotToABenefactor,
    HoldsItAlready,
    NotTwoHeirlooms,
    SameHolder,
    NobodyDiesNow,
    NotYourDead,
    NoDivisionNow,
    NotYourDivision,
    NotToBeSettled,
    OtherSum,
    OtherHeirlooms,
    HeirloomToABenefactor,
    UnequalShares,
    NothingToAnswer,
    OtherDivision,
    YouAnswered,
    NoNewWill,
    GameOver,
    TrialOver,
    NoClock,
}

impl Reason {
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::SeatCount => "E9",
            Reason::NotYourTurn => "E11",
            Reason::NoTurnNow | Reason::NotInYourHand | Reason::NotAlive => "E12",
            Reason::NothingThrown => "E13",
            Reason::NoSiblingsYet | Reason::NotHalf | Reason::NotToABenefactor => "E6",
            Reason::OtherTargets
            | Reason::SamePerson
            | Reason::MarriedToEachOther
            | Reason::NoSiblings
            | Reason::HoldsItAlready
            | Reason::NotTwoHeirlooms
            | Reason::SameHolder => "E18",
            Reason::Dead | Reason::NobodyDiesNow | Reason::NotYourDead => "E20",
            Reason::NoDivisionNow | Reason::NotYourDivision | Reason::NotToBeSettled | Reason::OtherSum => "E22",
            Reason::UnequalShares => "E24",
            Reason::OtherHeirlooms | Reason::HeirloomToABenefactor => "E25",
            Reason::OnlyInAChange | Reason::NothingToAnswer | Reason::NoNewWill => "E27",
            Reason::OtherDivision | Reason::YouAnswered | Reason::NoClock => "E29",
            Reason::GameOver => "E35",
            Reason::TrialOver => "E36",
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
