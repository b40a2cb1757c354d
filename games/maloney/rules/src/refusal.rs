//! Why the rules say no: every reason cites its rule.

use strum::{EnumIter, IntoStaticStr};
use tabletop::{Line, Refusal, RuleId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "refusal-")]
pub enum Reason {
    SeatCount,
    NotAtTheTable,
    NoReadyNow,
    AlreadyReady,
    NoAuctionNow,
    NotInSteps,
    CallTooLow,
    CallTooHigh,
    OwnCall,
    NotYourTurn,
    YouDroppedOut,
    OnlyInLiveAuctions,
    OnlyInTurn,
    YouSaidNotAtThisPrice,
    PriceHasChanged,
    NothingToDecline,
    StandingBidJustChanged,
    NoStandingBid,
    NoJokerToday,
    NoJokerLeft,
    Fined,
    CantOverbid,
    Broke,
    NoDriveNow,
    NotTheDriver,
    NoSuchRoad,
    NoCountNow,
    AlreadyChosen,
    TooManyCards,
    OtherTown,
    NotInYourHand,
    NoClock,
    GameOver,
}

impl Reason {
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::NoSuchRoad => "M2",
            Reason::NotAtTheTable => "M7",
            Reason::SeatCount => "M8",
            Reason::NoReadyNow | Reason::AlreadyReady => "M12",
            Reason::NoAuctionNow
            | Reason::NotInSteps
            | Reason::CallTooLow
            | Reason::CallTooHigh
            | Reason::OwnCall
            | Reason::StandingBidJustChanged
            | Reason::NoStandingBid => "M13",
            Reason::NotYourTurn
            | Reason::YouDroppedOut
            | Reason::OnlyInLiveAuctions
            | Reason::OnlyInTurn
            | Reason::YouSaidNotAtThisPrice
            | Reason::PriceHasChanged
            | Reason::NothingToDecline
            | Reason::NoClock => "M14",
            Reason::NoDriveNow | Reason::NotTheDriver => "M15",
            Reason::NoJokerToday | Reason::NoJokerLeft => "M16",
            Reason::Fined | Reason::CantOverbid => "M18",
            Reason::Broke => "M19",
            Reason::NoCountNow
            | Reason::AlreadyChosen
            | Reason::TooManyCards
            | Reason::OtherTown
            | Reason::NotInYourHand => "M21",
            Reason::GameOver => "M27",
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
