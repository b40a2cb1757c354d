//! What becomes of what people ask for: it is done, or they hear why not.

use store::StoreError;
use tabletop::Refusal;

/// Why a command was not carried out. Then nothing has changed, unless the world failed: then it may have.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The rules of the game say no.
    #[error("the rules refuse it ({})", .refusal.rule)]
    Refused { game: String, refusal: Box<Refusal> },
    #[error("it can't be done: {0:?}")]
    Impossible(#[from] Impossible),
    #[error(transparent)]
    Failed(#[from] Failure),
}

impl From<StoreError> for CommandError {
    fn from(error: StoreError) -> CommandError {
        CommandError::Failed(error.into())
    }
}

/// What the world did to the house.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("table {table} can't be read: {why}")]
    Broken { table: String, why: String },
}

impl Failure {
    /// What the store could not do about this table. One whose rows can't be read is closed, and it alone.
    pub(crate) fn at(table: &str, error: StoreError) -> Failure {
        match error {
            StoreError::Unreadable { .. } | StoreError::Unexpected(_) => {
                Failure::Broken { table: table.to_owned(), why: error.to_string() }
            }
            error => Failure::Store(error),
        }
    }

    /// Logs what could not be done; but that the database is away is in the log already, once.
    pub(crate) fn log(&self, what: &'static str) {
        if !matches!(self, Failure::Store(StoreError::Away(_))) {
            tracing::error!(error = %self, "{what}");
        }
    }
}

/// What the house can't do as things stand, each a sentence for whoever asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Impossible {
    NoSuchTable,
    /// What was sent makes no sense.
    Unreadable,
    /// It was asked about a table that looks otherwise by now.
    Stale,
    Paused,
    NotYourSeat,
    HostOnly,
    Started,
    NotOver,
    /// Where a match would go on there is nothing left to play.
    OverHere,
    SeatsFree,
    Full,
    /// The seats that are free are reserved for those who are invited.
    Reserved,
    InvitedOnly,
    SentAway,
    OneOfAHousehold,
    TwoHands,
    JoinLinkIsDead,
    SeatLinkIsDead,
    /// A seat was taken over too often in a short time.
    TakenTooOften,
    StillHere,
    NoName,
    NothingSaid,
    SaidTooMuch,
    SpokeTooFast,
    TooManyMutes,
    NoteTooLong,
    NoHints,
    NothingToTakeBack,
    OneRequestAtATime,
    Patience,
    /// Without it nobody would know whose tables these are.
    LastKey,
    DeviceLinkIsDead,
    /// What was typed are not the words of any sheet.
    MisreadWords,
    /// A newer one was made.
    SheetIsVoid,
    /// Two people can't become one while they play against each other.
    BothSitThere,
    TooManyDevices,
    PasskeyUnknown,
    PasskeyTooLate,
    PasskeyRefused,
    /// Somebody does not want to be invited, or has declined a little while ago.
    Unwanted,
    TooManyInvitations,
    /// Passkeys need a name on the net, and a connection that nobody reads along.
    NoPasskeysHere,
    /// Nobody carries this house's mail.
    NoMailHere,
    /// What is wrong with an address that somebody gave.
    BadAddress(post::Objection),
    TooManyChannels,
    /// So many were made, or so many mails sent to that address, that it has to wait until tomorrow.
    TooManyChannelsToday,
    /// A link from a message that is none of this house's, or whose channel is gone.
    NoticeLinkIsDead,
}

/// Whether the world failed, for whoever does not mind what can't be done any more.
pub(crate) fn unless_failed<T>(done: Result<T, CommandError>) -> Result<(), Failure> {
    match done {
        Err(CommandError::Failed(failure)) => Err(failure),
        _ => Ok(()),
    }
}

/// What went well. A table that can't be read is left alone, which is logged, and keeps no other from its due.
pub(crate) fn unless_broken<T>(done: Result<T, Failure>) -> Result<Option<T>, StoreError> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(Failure::Store(error)) => Err(error),
        Err(error @ Failure::Broken { .. }) => {
            tracing::error!(%error, "a table stays closed");
            Ok(None)
        }
    }
}

/// A command about the match that was carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Played {
    /// As this row of the log.
    Row(u64),
    /// It was played before, by the same form.
    Before,
}
