//! Whose move it is and what for, and the rule that applies.

use maloney::{Phase, View};
use tabletop::{Arg, Line, RuleId, Seat};

use crate::{auction, count};

pub fn prompt(view: &View) -> Line {
    let me = view.viewer.seat();
    let mine = me.is_some() && view.turn() == me;
    match &view.phase {
        Phase::Ready { said, .. } => {
            if me.is_some_and(|me| !said.contains(me)) {
                return Line::new("prompt-ready-you");
            }
            let awaited = Seat::all(view.seats()).filter(|seat| !said.contains(*seat));
            Line::new("prompt-ready").with("seats", awaited.collect::<Arg>())
        }
        Phase::Live(auction) => match auction.high {
            None => Line::new("prompt-live-first"),
            Some((seat, price)) if Some(seat) == me => Line::new(match auction.counted {
                0 => "prompt-live-yours",
                1 => "prompt-live-yours-once",
                _ => "prompt-live-yours-twice",
            })
            .with("price", price),
            Some((seat, price)) => Line::new(match auction.counted {
                0 => "prompt-live",
                1 => "prompt-live-once",
                _ => "prompt-live-twice",
            })
            .with("seat", seat)
            .with("price", price),
        },
        Phase::InTurn(_) if mine && !me.is_some_and(|me| auction::could_call(view, me)) => {
            Line::new("prompt-cant-call-you")
        }
        Phase::InTurn(auction) if mine && auction.high.is_none() => Line::new("prompt-first-call-you"),
        Phase::InTurn(auction) if mine => Line::new("prompt-call-you").with("price", auction.price()),
        Phase::InTurn(auction) if auction.high.is_some() => {
            Line::new("prompt-call").with("seat", auction.turn).with("price", auction.price())
        }
        Phase::InTurn(auction) => Line::new("prompt-first-call").with("seat", auction.turn),
        Phase::Drive { .. } if mine => Line::new("prompt-drive-you"),
        Phase::Drive { driver } => Line::new("prompt-drive").with("seat", *driver),
        Phase::Cash => Line::new(match (me, view.choice) {
            (Some(_), None) => "prompt-cash-you",
            (Some(_), Some(_)) => "prompt-cash-wait",
            (None, _) => "prompt-cash",
        })
        .with("town", view.car.line())
        .with("day", view.day.line()),
        Phase::Over { .. } => over(view),
    }
}

/// How it ended: for the viewer, if there is one.
fn over(view: &View) -> Line {
    let winners = view.winners();
    let named = || winners.iter().collect::<Arg>();
    let Some(me) = view.viewer.seat() else { return Line::new("prompt-over").with("winners", named()) };
    match (winners.contains(me), winners.len()) {
        (true, 1) => Line::new("prompt-over-you-won"),
        (true, _) => Line::new("prompt-over-you-shared"),
        (false, _) => {
            let place = ["prompt-over-second", "prompt-over-third", "prompt-over-fourth", "prompt-over-fifth"];
            let place = place.get(count::rank(view, me).saturating_sub(2)).unwrap_or(&"prompt-over-sixth");
            Line::new(place).with("winners", named())
        }
    }
}

pub fn rule_now(view: &View) -> RuleId {
    RuleId(match &view.phase {
        Phase::Ready { .. } => "M12",
        Phase::Live(_) | Phase::InTurn(_) => "M14",
        Phase::Drive { .. } => "M15",
        Phase::Cash if view.rides_free() => "M25",
        Phase::Cash => "M21",
        Phase::Over { .. } => "M28",
    })
}
