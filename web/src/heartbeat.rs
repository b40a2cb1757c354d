//! What the house calls out to all its live pages at once: that it is there, every so often, or that they had better go
//! elsewhere. One clock beats for all of them, so nothing that happens at a table shows in when it does.

use std::sync::Weak;
use std::time::{Duration, Instant};

use crate::Site;

/// A node without its database for so long is of no use to anybody who looks on.
const LOST: Duration = Duration::from_secs(3);

/// Whether the database is there is looked at so often.
const LOOK_EVERY: Duration = Duration::from_millis(250);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// The house is there; counted, so that each is news.
    Here(u64),
    /// This node can't reach its database: another one may.
    WithoutDatabase,
    /// The house closes.
    Closing,
}

/// Calls as long as the house is open.
pub async fn call_out(site: Weak<Site>, every: Duration) {
    let mut look = tokio::time::interval(LOOK_EVERY.min(every));
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut beaten = Instant::now();
    loop {
        look.tick().await;
        let Some(site) = site.upgrade() else { return };
        let lost = site.house.away_for().is_some_and(|away| away > LOST);
        let beats = beaten.elapsed() >= every;
        if beats {
            beaten = Instant::now();
        }
        site.calls.send_if_modified(|call| {
            let next = next(*call, lost, beats);
            let news = next != *call;
            *call = next;
            news
        });
    }
}

fn next(before: Call, lost: bool, beats: bool) -> Call {
    match before {
        Call::Closing => Call::Closing,
        _ if lost => Call::WithoutDatabase,
        Call::WithoutDatabase => Call::Here(0),
        Call::Here(beat) => Call::Here(beat + u64::from(beats)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_that_closes_says_nothing_else_any_more() {
        assert_eq!(next(Call::Here(3), false, true), Call::Here(4));
        assert_eq!(next(Call::Here(3), false, false), Call::Here(3));
        assert_eq!(next(Call::Here(3), true, true), Call::WithoutDatabase);
        assert_eq!(next(Call::WithoutDatabase, false, false), Call::Here(0));
        assert_eq!(next(Call::Closing, true, true), Call::Closing);
    }
}
