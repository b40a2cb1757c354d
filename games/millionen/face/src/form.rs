//! The actions that forms mean: a card, and where it goes.

use face::Fields;
use millionen::{Action, Card};
use tabletop::Seat;

pub fn read(fields: &Fields) -> Option<Action> {
    let card = || fields.one("card").and_then(|card| card.parse::<Card>().ok());
    match fields.one("do")? {
        "turn" => turn(card()?, fields.one("where")?),
        "repel" => Some(Action::Repel(card()?)),
        "shoot" => Some(Action::Shoot),
        "give-in" => Some(Action::GiveIn),
        _ => None,
    }
}

/// What a card does there: on the discards, in front of its player, before an opponent, or on a waiting Pickpocket.
fn turn(card: Card, place: &str) -> Option<Action> {
    let seat = |number: &str| number.parse().ok().map(Seat);
    if place == "discards" {
        return Some(Action::Discard(card));
    }
    if place == "front" {
        return match card {
            Card::Suitcase => Some(Action::LaySuitcase),
            Card::Dandy => Some(Action::LayDandy),
            _ => None,
        };
    }
    if let Some(whom) = place.strip_prefix("player-") {
        let whom = seat(whom)?;
        return Some(if card == Card::Cheat { Action::Cheat { whom } } else { Action::Attack { with: card, whom } });
    }
    let (pickpocket, boss) = place.strip_prefix("waiting-")?.rsplit_once("-of-")?;
    Some(Action::ChaseOff { with: card, pickpocket: pickpocket.parse().ok()?, boss: seat(boss)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_pairs(pairs: &[(&str, &str)]) -> Option<Action> {
        read(&Fields(pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()))
    }

    #[test]
    fn forms_mean_actions() {
        let turn = |card, place| read_pairs(&[("do", "turn"), ("card", card), ("where", place)]);
        assert_eq!(turn("cheat", "discards"), Some(Action::Discard(Card::Cheat)));
        assert_eq!(turn("suitcase", "front"), Some(Action::LaySuitcase));
        assert_eq!(turn("dandy", "front"), Some(Action::LayDandy));
        let attack = Action::Attack { with: Card::Pickpocket4, whom: Seat(2) };
        assert_eq!(turn("pickpocket-4", "player-2"), Some(attack));
        assert_eq!(turn("cheat", "player-0"), Some(Action::Cheat { whom: Seat(0) }));
        let chase = Action::ChaseOff { with: Card::Dandy, pickpocket: Card::Pickpocket6, boss: Seat(1) };
        assert_eq!(turn("dandy", "waiting-pickpocket-6-of-1"), Some(chase));
        assert_eq!(read_pairs(&[("do", "repel"), ("card", "socialite-3")]), Some(Action::Repel(Card::Socialite3)));
        assert_eq!(read_pairs(&[("do", "shoot")]), Some(Action::Shoot));
        assert_eq!(read_pairs(&[("do", "give-in")]), Some(Action::GiveIn));
    }

    #[test]
    fn nonsense_means_nothing() {
        for nonsense in [
            &[("do", "turn"), ("card", "suitcase")][..],
            &[("do", "turn"), ("card", "revolver"), ("where", "front")],
            &[("do", "turn"), ("card", "socialite-5"), ("where", "discards")],
            &[("do", "turn"), ("card", "cheat"), ("where", "player-900")],
            &[("do", "turn"), ("card", "dandy"), ("where", "waiting-pickpocket-6")],
            &[("do", "turn"), ("card", "dandy"), ("card", "cheat"), ("where", "discards")],
            &[("do", "repel")],
            &[("do", "win")],
            &[],
        ] {
            assert_eq!(read_pairs(nonsense), None, "{nonsense:?}");
        }
    }
}
