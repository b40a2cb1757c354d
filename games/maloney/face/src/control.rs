//! How actions are done: what their forms say, what is written on them, and what one taps.

use std::str::FromStr;

use face::{Control, Fields};
use maloney::{Action, Card, Cards, Dollars, Town, View};
use tabletop::Line;

use crate::auction::RAISES;

pub fn control(view: &View, action: &Action) -> Control {
    match *action {
        Action::Ready => Control::new("ready", "ready", Line::new("face-ready")),
        Action::Call(sum) => call(view, sum),
        Action::NotAtThisPrice(price) => decline(view, price),
        Action::DropOut => Control::new("drop-out", "drop-out", Line::new("face-drop-out")),
        Action::PlayJoker => Control::new("play-joker", "joker", Line::new("face-play-joker")).after("joker"),
        Action::StandingBid(Some(limit)) => {
            Control::new("stand", "stand", Line::new("face-stand")).with("limit", limit.0).after("standing")
        }
        Action::StandingBid(None) => {
            Control::new("stand-down", "stand-down", Line::new("face-stand-down")).after("standing")
        }
        Action::Drive(town) => {
            let number = town.number();
            Control::new(format!("road-{number}"), "drive", town.line()).with("town", number)
        }
        Action::Cash(cards) => cash(view, cards),
    }
}

/// A usual raise has a button of its own; other sums are written.
fn call(view: &View, sum: Dollars) -> Control {
    let price = view.price().unwrap_or_default();
    let call = match RAISES.into_iter().find(|raise| price + *raise == sum) {
        Some(raise) => Control::new(format!("raise-{}", raise.0), "call", sum.line()),
        None => Control::new("call", "call", Line::new("face-call")),
    };
    call.with("sum", sum.0)
}

fn decline(view: &View, price: Dollars) -> Control {
    let label = match view.phase.high() {
        Some(_) => Line::new("face-decline").with("price", price),
        None => Line::new("face-decline-first"),
    };
    Control::new("decline", "decline", label).with("price", price.0)
}

/// Every choice has a button: one card, both, or none.
fn cash(view: &View, cards: Cards) -> Control {
    let holds_some = !view.hand().unwrap_or_default().of_town(view.car).is_empty();
    let label = match (cards.len(), holds_some) {
        (0, true) => "face-keep",
        (0, false) => "face-go-on",
        (1, _) => "face-cash-one",
        _ => "face-cash-both",
    };
    let id = if cards.is_empty() {
        "keep".to_owned()
    } else {
        cards.iter().fold("play".to_owned(), |id, card| format!("{id}-{card}"))
    };
    cards.iter().fold(Control::new(id, "cash", Line::new(label)), |cash, card| cash.with("card", card))
}

pub fn read(fields: &Fields) -> Option<Action> {
    let sum = |name: &str| number::<u32>(fields, name).map(Dollars);
    match fields.one("do")? {
        "ready" => Some(Action::Ready),
        "call" => Some(Action::Call(sum("sum")?)),
        "decline" => Some(Action::NotAtThisPrice(sum("price")?)),
        "drop-out" => Some(Action::DropOut),
        "joker" => Some(Action::PlayJoker),
        "stand" => Some(Action::StandingBid(Some(sum("limit")?))),
        "stand-down" => Some(Action::StandingBid(None)),
        "drive" => Some(Action::Drive(number(fields, "town").and_then(Town::new)?)),
        "cash" => Some(Action::Cash(cards(fields)?)),
        _ => None,
    }
}

/// A number as it is written: "+7" and "007" are none.
fn number<N: FromStr + ToString>(fields: &Fields, name: &str) -> Option<N> {
    let text = fields.one(name)?;
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

/// Every field `card` is a card, and no card is there twice.
fn cards(fields: &Fields) -> Option<Cards> {
    let mut cards = Cards::NONE;
    for name in fields.all("card") {
        let card: Card = name.parse().ok()?;
        if cards.contains(card) {
            return None;
        }
        cards.insert(card);
    }
    Some(cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_mean_actions() {
        let meant = |pairs: &[(&str, &str)]| read(&Fields::of(pairs)).unwrap();
        assert_eq!(meant(&[("do", "ready")]), Action::Ready);
        assert_eq!(meant(&[("do", "call"), ("sum", "1200")]), Action::Call(Dollars(1200)));
        assert_eq!(meant(&[("do", "decline"), ("price", "0")]), Action::NotAtThisPrice(Dollars(0)));
        assert_eq!(meant(&[("do", "drop-out")]), Action::DropOut);
        assert_eq!(meant(&[("do", "joker")]), Action::PlayJoker);
        assert_eq!(meant(&[("do", "stand"), ("limit", "900")]), Action::StandingBid(Some(Dollars(900))));
        assert_eq!(meant(&[("do", "stand-down")]), Action::StandingBid(None));
        assert_eq!(meant(&[("do", "drive"), ("town", "16")]), Action::Drive(Town::new(16).unwrap()));
        assert_eq!(meant(&[("do", "cash")]), Action::Cash(Cards::NONE));
        let two: Cards = ["3a", "3d"].iter().map(|card| card.parse::<Card>().unwrap()).collect();
        assert_eq!(meant(&[("do", "cash"), ("card", "3d"), ("card", "3a")]), Action::Cash(two));
    }

    /// Sums that the rules would refuse are still sums: the refusal says why.
    #[test]
    fn what_the_rules_refuse_is_left_to_them() {
        assert_eq!(read(&Fields::of(&[("do", "call"), ("sum", "150")])), Some(Action::Call(Dollars(150))));
        let three = Fields::of(&[("do", "cash"), ("card", "1a"), ("card", "1b"), ("card", "1c")]);
        assert!(matches!(read(&three), Some(Action::Cash(cards)) if cards.len() == 3));
    }

    #[test]
    fn nonsense_means_nothing() {
        for nonsense in [
            &[][..],
            &[("do", "fly")],
            &[("do", "ready"), ("do", "ready")],
            &[("do", "call")],
            &[("do", "call"), ("sum", "")],
            &[("do", "call"), ("sum", "-100")],
            &[("do", "call"), ("sum", "+100")],
            &[("do", "call"), ("sum", "0100")],
            &[("do", "call"), ("sum", "1e3")],
            &[("do", "call"), ("sum", "100.0")],
            &[("do", "call"), ("sum", "99999999999")],
            &[("do", "call"), ("sum", "100"), ("sum", "200")],
            &[("do", "decline"), ("sum", "100")],
            &[("do", "stand"), ("limit", "all")],
            &[("do", "drive"), ("town", "0")],
            &[("do", "drive"), ("town", "17")],
            &[("do", "drive"), ("town", "Chicago")],
            &[("do", "cash"), ("card", "17a")],
            &[("do", "cash"), ("card", "3e")],
            &[("do", "cash"), ("card", "03a")],
            &[("do", "cash"), ("card", "3a"), ("card", "3a")],
            &[("do", "cash"), ("card", "é")],
        ] {
            assert_eq!(read(&Fields::of(nonsense)), None, "{nonsense:?}");
        }
    }
}
