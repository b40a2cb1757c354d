//! What proof claims of every game, and the flaw that shows a claim to be false.

/// One thing that must be so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum Claim {
    #[error("a table of a size that the game doesn't know is refused")]
    OtherSizesAreRefused,
    #[error("a match is played, and imagined, by the rules of the number it was set up with")]
    RulesAreKept,
    #[error("every offer is accepted")]
    OffersAreAccepted,
    #[error("no offer is made twice")]
    OffersAreDistinct,
    #[error("what may be done is what is offered, what lies in the declared range, and nothing else")]
    OnlyWhatIsLawfulIsAccepted,
    #[error("a seat that the game waits for can do something")]
    WhoIsWaitedForCanAct,
    #[error("a refused input leaves no trace and tells nothing")]
    RefusalsLeaveNoTrace,
    #[error("a refusal cites a rule that exists, for a reason that is known")]
    RefusalsCiteARule,
    #[error("an alarm is refused unless its moment has come")]
    AlarmsWaitForTheirMoment,
    #[error("the game never sticks")]
    NeverStuck,
    #[error("the game comes to an end")]
    Ends,
    #[error("a game is over when it has an outcome, and only then")]
    OverMeansOutcome,
    #[error("a game that nobody listens to goes the same way")]
    SilenceChangesNothing,
    #[error("all cards and all money are accounted for")]
    NothingIsLost,
    #[error("the record replays to the same game")]
    RecordsReplay,
    #[error("a view doesn't depend on what its viewer may not know")]
    ViewsKeepSecrets,
    #[error("what a seat may do, and whether it is waited for, doesn't depend on what it may not know")]
    OffersKeepSecrets,
    #[error("what is seen of an event doesn't depend on what its viewer may not know")]
    EventsKeepSecrets,
    #[error("why a seat is refused doesn't depend on what it may not know")]
    RefusalsKeepSecrets,
    #[error("a page doesn't depend on what its viewer may not know")]
    PagesKeepSecrets,
    #[error("what is seen of the set-up doesn't depend on what its viewer may not know")]
    OpeningsKeepSecrets,
    #[error("an imagined world fits the view it was made from")]
    ImaginedWorldsFit,
    #[error("imagination reaches other worlds than the truth")]
    ImaginationIsFree,
    #[error("whatever is told can be said in every language")]
    EverythingCanBeSaid,
    #[error("everything that can happen does happen to somebody")]
    EverythingIsReached,
}

/// A claim that does not hold, where that was seen, and how.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is not true that {claim}\n  where: {place}\n  how: {detail}")]
pub struct Flaw {
    pub claim: Claim,
    pub place: String,
    pub detail: String,
}

impl Flaw {
    pub(crate) fn new(claim: Claim, detail: impl Into<String>) -> Flaw {
        Flaw { claim, place: String::new(), detail: detail.into() }
    }

    /// Says where the flaw was seen; the innermost place, which is the closest, stands.
    pub(crate) fn at(mut self, place: impl FnOnce() -> String) -> Flaw {
        if self.place.is_empty() {
            self.place = place();
        }
        self
    }
}

/// Fails the claim unless `holds`; the detail is only worked out then.
pub(crate) fn ensure(holds: bool, claim: Claim, detail: impl FnOnce() -> String) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw::new(claim, detail())) }
}
