//! What one taps for an action.

use tante::{Action, Gifts, Phase, View};

use crate::desk::smallest_raise;

pub fn taps(view: &View, action: &Action) -> Vec<String> {
    match action {
        Action::Exchange { give, take } => {
            let place = view.table.iter().position(|card| card == take);
            let taken = place.map(|place| format!("table-{}-{place}", view.round));
            [Some(format!("hand-{give}-0")), taken, Some("exchange".to_owned())].into_iter().flatten().collect()
        }
        Action::Keep => vec!["keep".to_owned()],
        Action::Bid(gifts) => bid(view, *gifts),
        Action::Withdraw => vec!["withdraw".to_owned()],
        Action::Take => vec!["take".to_owned()],
        Action::BuyOut(card) => vec![format!("buy-out-{card}")],
    }
}

/// The smallest raise has a button of its own; other sums are made of gifts.
fn bid(view: &View, gifts: Gifts) -> Vec<String> {
    let (Phase::Auction(auction), Some(me)) = (&view.phase, view.viewer.seat()) else { return Vec::new() };
    if smallest_raise(view.player(me).gifts, auction.price()) == Some(gifts) {
        return vec!["raise".to_owned()];
    }
    let mut copies = [0; 5];
    let tapped = gifts.cards().map(|value| {
        copies[value as usize] += 1;
        format!("gift-{value}-{}", copies[value as usize])
    });
    tapped.chain(["bid".to_owned()]).collect()
}
