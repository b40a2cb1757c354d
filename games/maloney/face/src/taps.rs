//! What one taps for an action.

use maloney::{Action, Dollars, View};

use crate::auction::RAISES;

pub fn taps(view: &View, action: &Action) -> Vec<String> {
    let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
    match action {
        Action::Ready => ids(&["ready"]),
        Action::Call(sum) => vec![call(view, *sum)],
        Action::NotAtThisPrice(_) => ids(&["decline"]),
        Action::DropOut => ids(&["drop-out"]),
        Action::PlayJoker => ids(&["joker", "play-joker"]),
        Action::StandingBid(Some(_)) => ids(&["standing", "stand"]),
        Action::StandingBid(None) => ids(&["standing", "stand-down"]),
        Action::Drive(town) => vec![format!("town-{}", town.number()), format!("road-{}", town.number())],
        Action::Cash(cards) => cards.iter().map(|card| format!("play-{card}")).chain(["cash".to_owned()]).collect(),
    }
}

/// A usual raise has a button of its own; other sums are written.
fn call(view: &View, sum: Dollars) -> String {
    let price = view.price().unwrap_or_default();
    let raise = RAISES.into_iter().find(|raise| price + *raise == sum);
    raise.map_or_else(|| "call".to_owned(), |raise| format!("raise-{}", raise.0))
}
