//! What one taps for an action: a card, and where it goes.

use millionen::{Action, Card, View, Waiting};

pub fn taps(view: &View, action: &Action) -> Vec<String> {
    let card_to = |card: &Card, place: String| vec![format!("hand-{card}-0"), place];
    match action {
        Action::Discard(card) => card_to(card, "discard".to_owned()),
        Action::LaySuitcase => card_to(&Card::Suitcase, "lay-suitcase".to_owned()),
        Action::LayDandy => card_to(&Card::Dandy, "lay-dandy".to_owned()),
        Action::Attack { with, whom } => card_to(with, format!("target-{}", whom.0)),
        Action::Cheat { whom } => card_to(&Card::Cheat, format!("target-{}", whom.0)),
        Action::ChaseOff { with, pickpocket, boss } => {
            let meant = |waiting: &Waiting| waiting.pickpocket == *pickpocket && waiting.boss == *boss;
            let me = view.viewer.seat();
            let place = me.and_then(|me| Some(format!("waiting-{}-{}", me.0, view.waiting_for(me).position(meant)?)));
            std::iter::once(format!("hand-{with}-0")).chain(place).collect()
        }
        Action::Repel(card) => vec![format!("repel-{card}")],
        Action::Shoot => vec!["shoot".to_owned()],
        Action::GiveIn => vec!["give-in".to_owned()],
    }
}
