//! When something can't be done: a clear sentence in the visitor's language, with the rule where there is one.

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use tabletop::Refusal;

use crate::limits::TooMuch;
use house::StoreError;
use house::command::{CommandError, Failure, Impossible};
use house::verify::Fault;
use post::Objection;

/// In so many seconds a seat may be taken over again.
const TAKEN_AGAIN: u64 = 10;

/// What went wrong, before it is put into words: the outermost layer knows the visitor's language.
#[derive(Debug, Clone)]
pub struct Sorry {
    pub status: StatusCode,
    pub because: Because,
    /// In so many seconds it may work.
    pub retry_after: Option<u64>,
}

#[derive(Debug, Clone)]
pub enum Because {
    /// A message of the house.
    House(&'static str),
    /// The rules of a game say no.
    Rules { game: String, refusal: Box<Refusal> },
    /// Somebody handed in a record that is not sound.
    Record(Box<Fault>),
}

impl Sorry {
    pub fn new(status: StatusCode, id: &'static str) -> Sorry {
        Sorry { status, because: Because::House(id), retry_after: None }
    }

    pub fn too_much(TooMuch(seconds): TooMuch) -> Sorry {
        Sorry { retry_after: Some(seconds), ..Sorry::new(StatusCode::TOO_MANY_REQUESTS, "sorry-too-much") }
    }

    /// The house has its hands full.
    pub fn busy() -> Sorry {
        Sorry { retry_after: Some(2), ..Sorry::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-busy") }
    }

    /// Somebody else has got the place of what was being handed in.
    pub fn gave_way(retry_after: u64) -> Sorry {
        Sorry { retry_after: Some(retry_after), ..Sorry::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-gave-way") }
    }

    pub fn not_found() -> Sorry {
        Sorry::new(StatusCode::NOT_FOUND, "sorry-not-found")
    }

    pub fn unreadable() -> Sorry {
        Sorry::new(StatusCode::UNPROCESSABLE_ENTITY, "sorry-unreadable")
    }

    pub fn forbidden(id: &'static str) -> Sorry {
        Sorry::new(StatusCode::FORBIDDEN, id)
    }

    pub fn conflict(id: &'static str) -> Sorry {
        Sorry::new(StatusCode::CONFLICT, id)
    }

    pub fn of_record(fault: Fault) -> Sorry {
        Sorry { status: StatusCode::UNPROCESSABLE_ENTITY, because: Because::Record(Box::new(fault)), retry_after: None }
    }

    /// What to say for a status that something else than the house's own code answered with.
    pub fn of_status(status: StatusCode) -> Sorry {
        let id = match status {
            StatusCode::NOT_FOUND => "sorry-not-found",
            StatusCode::METHOD_NOT_ALLOWED => "sorry-method",
            StatusCode::PAYLOAD_TOO_LARGE => "sorry-too-large",
            status if status.is_server_error() => "sorry-broken",
            _ => "sorry-unreadable",
        };
        Sorry::new(status, id)
    }
}

impl From<CommandError> for Sorry {
    fn from(error: CommandError) -> Sorry {
        match error {
            CommandError::Refused { game, refusal } => {
                Sorry { because: Because::Rules { game, refusal }, ..Sorry::conflict("sorry-stale") }
            }
            CommandError::Impossible(why) => why.into(),
            CommandError::Failed(failure) => failure.into(),
        }
    }
}

impl From<Impossible> for Sorry {
    fn from(why: Impossible) -> Sorry {
        use StatusCode as Status;
        let (status, id) = match why {
            Impossible::NoSuchTable => (Status::NOT_FOUND, "sorry-not-found"),
            Impossible::Unreadable => (Status::UNPROCESSABLE_ENTITY, "sorry-unreadable"),
            Impossible::Stale => (Status::CONFLICT, "sorry-stale"),
            Impossible::Paused => (Status::CONFLICT, "sorry-paused"),
            Impossible::NotYourSeat => (Status::FORBIDDEN, "sorry-not-your-seat"),
            Impossible::HostOnly => (Status::FORBIDDEN, "sorry-host-only"),
            Impossible::Started => (Status::CONFLICT, "sorry-started"),
            Impossible::NotOver => (Status::CONFLICT, "sorry-not-over"),
            Impossible::OverHere => (Status::CONFLICT, "sorry-over-here"),
            Impossible::SeatsFree => (Status::CONFLICT, "sorry-seats-free"),
            Impossible::Full => (Status::CONFLICT, "sorry-full"),
            Impossible::Reserved => (Status::CONFLICT, "sorry-kept"),
            Impossible::InvitedOnly => (Status::FORBIDDEN, "sorry-invited-only"),
            Impossible::SentAway => (Status::FORBIDDEN, "sorry-sent-away"),
            Impossible::OneOfAHousehold => (Status::FORBIDDEN, "sorry-household"),
            Impossible::TwoHands => (Status::FORBIDDEN, "sorry-two-hands"),
            Impossible::JoinLinkIsDead => (Status::NOT_FOUND, "sorry-join-dead"),
            Impossible::SeatLinkIsDead => (Status::NOT_FOUND, "sorry-link-dead"),
            Impossible::TakenTooOften => return Sorry::too_much(TooMuch(TAKEN_AGAIN)),
            Impossible::StillHere => (Status::CONFLICT, "sorry-still-here"),
            Impossible::NoName => (Status::CONFLICT, "sorry-name"),
            Impossible::NothingSaid => (Status::CONFLICT, "sorry-chat-empty"),
            Impossible::SaidTooMuch => (Status::CONFLICT, "sorry-chat-long"),
            Impossible::SpokeTooFast => (Status::TOO_MANY_REQUESTS, "sorry-chat-fast"),
            Impossible::TooManyMutes => (Status::CONFLICT, "sorry-mutes"),
            Impossible::NoteTooLong => (Status::CONFLICT, "sorry-note-long"),
            Impossible::NoHints => (Status::FORBIDDEN, "sorry-no-hints"),
            Impossible::NothingToTakeBack => (Status::CONFLICT, "sorry-nothing-to-take-back"),
            Impossible::OneRequestAtATime => (Status::CONFLICT, "sorry-one-at-a-time"),
            Impossible::Patience => (Status::CONFLICT, "sorry-patience"),
            Impossible::LastKey => (Status::CONFLICT, "sorry-last-key"),
            Impossible::DeviceLinkIsDead => (Status::NOT_FOUND, "sorry-device-link-dead"),
            Impossible::MisreadWords => (Status::UNPROCESSABLE_ENTITY, "sorry-misread-words"),
            Impossible::SheetIsVoid => (Status::NOT_FOUND, "sorry-sheet-void"),
            Impossible::BothSitThere => (Status::CONFLICT, "sorry-both-sit"),
            Impossible::TooManyDevices => (Status::CONFLICT, "sorry-too-many-devices"),
            Impossible::PasskeyUnknown => (Status::NOT_FOUND, "sorry-passkey-unknown"),
            Impossible::PasskeyTooLate => (Status::CONFLICT, "sorry-passkey-late"),
            Impossible::PasskeyRefused => (Status::FORBIDDEN, "sorry-passkey-refused"),
            Impossible::Unwanted => (Status::FORBIDDEN, "sorry-unwanted"),
            Impossible::TooManyInvitations => (Status::TOO_MANY_REQUESTS, "sorry-many-invitations"),
            Impossible::NoPasskeysHere => (Status::CONFLICT, "sorry-no-passkeys"),
            Impossible::NoMailHere => (Status::CONFLICT, "sorry-no-mail-here"),
            Impossible::BadAddress(objection) => (Status::UNPROCESSABLE_ENTITY, sorry_for_address(objection)),
            Impossible::TooManyChannels => (Status::CONFLICT, "sorry-channels-many"),
            Impossible::TooManyChannelsToday => (Status::TOO_MANY_REQUESTS, "sorry-channels-today"),
            Impossible::NoticeLinkIsDead => (Status::NOT_FOUND, "sorry-notice-link-dead"),
        };
        Sorry::new(status, id)
    }
}

fn sorry_for_address(objection: Objection) -> &'static str {
    match objection {
        Objection::NoUrl => "sorry-address-no-url",
        Objection::NotHttps => "sorry-address-not-https",
        Objection::HoldsPassword => "sorry-address-password",
        Objection::Port => "sorry-address-port",
        Objection::OwnNetwork => "sorry-address-own-network",
        Objection::TooLong => "sorry-address-too-long",
        Objection::NoTopic => "sorry-address-no-topic",
        Objection::NoMail => "sorry-address-no-mail",
        Objection::NoSubscription => "sorry-address-no-subscription",
    }
}

impl From<Failure> for Sorry {
    fn from(failure: Failure) -> Sorry {
        let later = || Sorry { retry_after: Some(2), ..Sorry::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-broken") };
        match failure {
            Failure::Store(StoreError::Busy) => Sorry::busy(),
            // That is in the log already, once.
            Failure::Store(StoreError::Away(_)) => later(),
            // The table was deleted a moment ago.
            Failure::Store(error) if error.breaks_a_reference() => Sorry::not_found(),
            Failure::Store(error @ StoreError::Unreadable { .. }) => {
                tracing::error!(%error, "a table is not served");
                Sorry::new(StatusCode::INTERNAL_SERVER_ERROR, "sorry-table-broken")
            }
            Failure::Store(error) => {
                tracing::error!(%error, "the store failed");
                later()
            }
            failure @ Failure::Broken { .. } => {
                tracing::error!(error = %failure, "a table is not served");
                Sorry::new(StatusCode::INTERNAL_SERVER_ERROR, "sorry-table-broken")
            }
        }
    }
}

impl IntoResponse for Sorry {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
