//! When something can't be done: a clear sentence in the visitor's language, with the rule where there is one.

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use tabletop::Refusal;

use crate::limits::TooMuch;
use house::hall::HallError;
use house::play::NotPlayed;
use house::verify::Fault;
use store::StoreError;

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

    pub fn refused(game: &str, refusal: Refusal) -> Sorry {
        Sorry {
            status: StatusCode::CONFLICT,
            because: Because::Rules { game: game.to_owned(), refusal: Box::new(refusal) },
            retry_after: None,
        }
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

impl From<StoreError> for Sorry {
    fn from(error: StoreError) -> Sorry {
        match error {
            StoreError::Busy => Sorry::busy(),
            // That is in the log already, once.
            StoreError::Away(_) => {
                Sorry { retry_after: Some(2), ..Sorry::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-broken") }
            }
            // The table was deleted a moment ago.
            error if error.breaks_a_reference() => Sorry::not_found(),
            error => {
                tracing::error!(%error, "the store failed");
                Sorry { retry_after: Some(2), ..Sorry::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-broken") }
            }
        }
    }
}

impl From<HallError> for Sorry {
    fn from(error: HallError) -> Sorry {
        match error {
            HallError::Store(error) => error.into(),
            error @ HallError::Broken { .. } => {
                tracing::error!(%error, "a table is not served");
                Sorry::new(StatusCode::INTERNAL_SERVER_ERROR, "sorry-table-broken")
            }
        }
    }
}

impl Sorry {
    /// Why a move was not played; nothing if it was played before, by the same form.
    pub fn not_played(game: &str, not_played: NotPlayed) -> Option<Sorry> {
        Some(match not_played {
            NotPlayed::DoneAlready => return None,
            NotPlayed::Refused(refusal) => Sorry::refused(game, refusal),
            NotPlayed::Stale => Sorry::conflict("sorry-stale"),
            NotPlayed::Unreadable => Sorry::unreadable(),
            NotPlayed::Paused => Sorry::conflict("sorry-paused"),
        })
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
