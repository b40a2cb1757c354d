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
        Phase::Duty { .. } if mine => Line::new("prompt-duty-you"),
        Phase::Duty { turn } => Line::new("prompt-duty").with("seat", *turn),
        Phase::Over { married } => {
            let id = if *married { "prompt-wedding" } else { "prompt-inheritance" };
            Line::new(id).with("winners", view.winners().iter().collect::<Arg>())
        }
    }
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
