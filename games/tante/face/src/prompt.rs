//! Whose move it is and what for, and the rule that applies.

use tabletop::{Arg, Line, RuleId};
use tante::{Phase, View};

pub fn prompt(view: &View) -> Line {
    let mine = view.turn().is_some() && view.turn() == view.viewer.seat();
    match &view.phase {
        Phase::Exchange if mine => Line::new("prompt-exchange-you"),
        Phase::Exchange => Line::new("prompt-exchange").with("aunt", view.aunt),
        Phase::Auction(auction) if mine && auction.high.is_none() => Line::new("prompt-first-bid-you"),
        Phase::Auction(auction) if mine => Line::new("prompt-bid-you").with("price", auction.price()),
        Phase::Auction(auction) => Line::new("prompt-bid").with("seat", auction.turn),
        Phase::Duty { .. } if mine => {
            let has_zero = view.hand().is_some_and(|hand| hand.kinds().any(|card| card.value() == 0));
            Line::new(if has_zero { "prompt-duty-you" } else { "prompt-duty-must" })
        }
        Phase::Duty { turn } => Line::new("prompt-duty").with("seat", *turn),
        Phase::Over { married } => ending(view, *married),
    }
}

/// How it ended, and in which place the reader came.
fn ending(view: &View, married: bool) -> Line {
    let winners = view.winners().iter().collect::<Arg>();
    let Some(place) = view.my_place() else {
        return Line::new(if married { "prompt-wedding" } else { "prompt-inheritance" }).with("winners", winners);
    };
    let id = match (married, place) {
        (true, 1) => "prompt-wedding-won",
        (true, _) => "prompt-wedding-lost",
        (false, 1) => "prompt-inheritance-won",
        (false, _) => "prompt-inheritance-lost",
    };
    let line = Line::new(id);
    if place == 1 { line } else { line.with("place", place).with("winners", winners) }
}

pub fn rule_now(view: &View) -> RuleId {
    RuleId(match &view.phase {
        Phase::Exchange => "T11",
        Phase::Auction(_) => "T13",
        Phase::Duty { .. } => "T17",
        Phase::Over { married: true } => "T21",
        Phase::Over { married: false } => "T22",
    })
}
