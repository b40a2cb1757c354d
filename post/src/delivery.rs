//! What became of a message.

use std::time::{Duration, SystemTime};

use hyper::StatusCode;

/// Nobody makes the house wait longer.
const LONGEST: Duration = Duration::from_secs(24 * 3600);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Whoever carries it has taken it.
    Delivered,
    /// Nothing will ever arrive at this address again.
    Gone,
    /// Try again, not before this time has passed.
    Later(Option<Duration>),
    /// This message will never be taken, and why, for the log; the address stays.
    Refused(String),
}

/// What a web server says of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub status: StatusCode,
    pub retry_after: Option<Duration>,
}

impl Answer {
    /// What it means. Some servers say 404 where nothing is any more, and others while they are set up: that is for the caller to know.
    pub fn delivery(self, is_gone: impl Fn(StatusCode) -> bool) -> Delivery {
        match self.status {
            status if status.is_success() => Delivery::Delivered,
            status if status == StatusCode::GONE || is_gone(status) => Delivery::Gone,
            StatusCode::NOT_FOUND
            | StatusCode::REQUEST_TIMEOUT
            | StatusCode::TOO_EARLY
            | StatusCode::TOO_MANY_REQUESTS => Delivery::Later(self.retry_after),
            status if status.is_server_error() => Delivery::Later(self.retry_after),
            // Redirects too: nobody has checked where they lead, and what is behind a new address is for its owner to say.
            status => Delivery::Refused(format!("answered {}", status.as_u16())),
        }
    }
}

/// How long to wait: in seconds, or until a date.
pub(crate) fn retry_after(text: &str, now: SystemTime) -> Option<Duration> {
    let text = text.trim();
    let wait = match text.parse::<u64>() {
        Ok(seconds) => Duration::from_secs(seconds),
        Err(_) => httpdate::parse_http_date(text).ok()?.duration_since(now).unwrap_or_default(),
    };
    Some(wait.min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn delivery(status: u16) -> Delivery {
        let status = StatusCode::from_u16(status).unwrap();
        Answer { status, retry_after: Some(Duration::from_secs(7)) }.delivery(|status| status == StatusCode::FORBIDDEN)
    }

    #[test]
    fn every_status_has_a_meaning() {
        for status in [200, 201, 202, 204] {
            assert_eq!(delivery(status), Delivery::Delivered);
        }
        for status in [403, 410] {
            assert_eq!(delivery(status), Delivery::Gone);
        }
        for status in [404, 408, 425, 429, 500, 502, 503, 507] {
            assert_eq!(delivery(status), Delivery::Later(Some(Duration::from_secs(7))));
        }
        for status in [301, 302, 307, 400, 401, 413, 418] {
            assert_eq!(delivery(status), Delivery::Refused(format!("answered {status}")));
        }
    }

    #[test]
    fn a_wait_is_seconds_or_a_date_and_never_longer_than_a_day() {
        let now = httpdate::parse_http_date("Wed, 21 Oct 2026 07:28:00 GMT").unwrap();
        let wait = |text| retry_after(text, now).map(|wait| wait.as_secs());
        assert_eq!(wait("120"), Some(120));
        assert_eq!(wait("Wed, 21 Oct 2026 07:30:00 GMT"), Some(120));
        assert_eq!(wait("Wed, 21 Oct 2015 07:30:00 GMT"), Some(0));
        assert_eq!(wait("18446744073709551615"), Some(24 * 3600));
        assert_eq!(wait("Fri, 31 Dec 9999 23:59:59 GMT"), Some(24 * 3600));
        assert_eq!(wait("soon"), None);
        assert_eq!(wait("-5"), None);
    }
}
