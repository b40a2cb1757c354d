//! The actions that forms mean.

use std::str::FromStr;

use face::Fields;
use maloney::{Action, Card, Cards, Dollars, Town};

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

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        Fields(pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect())
    }

    #[test]
    fn forms_mean_actions() {
        let meant = |pairs: &[(&str, &str)]| read(&fields(pairs)).unwrap();
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
        assert_eq!(read(&fields(&[("do", "call"), ("sum", "150")])), Some(Action::Call(Dollars(150))));
        let three = fields(&[("do", "cash"), ("card", "1a"), ("card", "1b"), ("card", "1c")]);
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
            assert_eq!(read(&fields(nonsense)), None, "{nonsense:?}");
        }
    }
}
