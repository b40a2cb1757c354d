//! Who has won, as lists of games say it.

use house::Winners;
use tabletop::{Arg, Line, Seat};

use super::words;
use crate::visit::Visit;

/// A sentence without an end.
pub fn winners(visit: &Visit, Winners { i, names }: &Winners) -> String {
    let who = Arg::List((0..names.len()).map(|place| Arg::Seat(Seat(place as u8))).collect());
    let id = match (i, names.is_empty()) {
        (true, true) => "games-you-won",
        (true, false) => "games-you-and",
        (false, false) => "games-winners",
        (false, true) => "games-nobody-won",
    };
    words().say(visit.language, &Line::new(id).with("who", who).with("count", names.len() as i64), names)
}
