//! Why the rules say no: every reason cites its rule.

use strum::{EnumIter, IntoStaticStr};
use tabletop::{Line, Refusal, RuleId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "refusal-")]
pub enum Reason {
    SeatCount,
    NoExchangeNow,
    OnlyTheAuntExchanges,
    NotOnTheTable,
    NotInYourHand,
    NoAuctionNow,
    AuntDoesNotBid,
    NotYourTurnToBid,
    YouWithdrew,
    EmptyBid,
    NotYourGifts,
    BidTooLow,
    NoDutyNow,
    NotYourDuty,
    NotAZero,
    NoSuchZero,
    GameOver,
    NoClock,
}

impl Reason {
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::SeatCount => "T4",
            Reason::NoExchangeNow | Reason::OnlyTheAuntExchanges | Reason::NotOnTheTable | Reason::NotInYourHand => {
                "T11"
            }
            Reason::NoAuctionNow | Reason::AuntDoesNotBid | Reason::NotYourTurnToBid | Reason::BidTooLow => "T13",
            Reason::YouWithdrew => "T14",
            Reason::EmptyBid | Reason::NotYourGifts => "T15",
            Reason::NoDutyNow | Reason::NotYourDuty | Reason::NotAZero | Reason::NoSuchZero => "T17",
            Reason::NoClock => "T19",
            Reason::GameOver => "T20",
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
