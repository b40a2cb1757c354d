//! How actions are done: what their forms say, what is written on them, and what one taps.

use face::{Control, Fields};
use tabletop::Line;
use tante::{Action, Gifts, Phase, View};

use crate::desk::smallest_raise;

pub fn control(view: &View, action: &Action) -> Control {
    match action {
        Action::Exchange { give, take } => {
            let exchange = Control::new("exchange", "exchange", Line::new("face-exchange"));
            let exchange = exchange.with("give", give).with("take", take).after(format!("hand-{give}-0"));
            match view.table.iter().position(|card| card == take) {
                Some(place) => exchange.after(format!("table-{}-{place}", view.round)),
                None => exchange,
            }
        }
        Action::Keep => Control::new("keep", "keep", Line::new("face-keep")),
        Action::Bid(gifts) => bid(view, *gifts),
        Action::Withdraw => Control::new("withdraw", "withdraw", Line::new("face-withdraw")),
        Action::Take => Control::new("take", "take", Line::new("face-take")),
        Action::BuyOut(card) => {
            let label = Line::new("face-buy-out").with("card", card.line());
            Control::new(format!("buy-out-{card}"), "buy-out", label).with("card", card)
        }
    }
}

/// The smallest raise has a button of its own; other sums are made of gifts.
fn bid(view: &View, gifts: Gifts) -> Control {
    if is_smallest_raise(view, gifts) {
        let raise = Control::new("raise", "bid", Line::new("face-raise").with("gifts", gifts.line()));
        return raise.with("gift", gifts.cards().map(|value| value.to_string()).collect::<String>());
    }
    let mut copies = [0; 5];
    gifts.cards().fold(Control::new("bid", "bid", Line::new("face-bid")), |bid, value| {
        copies[value as usize] += 1;
        bid.with("gift", value).after(format!("gift-{value}-{}", copies[value as usize]))
    })
}

fn is_smallest_raise(view: &View, gifts: Gifts) -> bool {
    let (Phase::Auction(auction), Some(me)) = (&view.phase, view.viewer.seat()) else { return false };
    smallest_raise(view.player(me).gifts, auction.price()) == Some(gifts)
}

pub fn read(fields: &Fields) -> Option<Action> {
    let card = |name: &str| fields.one(name).and_then(|card| card.parse().ok());
    match fields.one("do")? {
        "exchange" => Some(Action::Exchange { give: card("give")?, take: card("take")? }),
        "keep" => Some(Action::Keep),
        "bid" => Some(Action::Bid(gifts(fields)?)),
        "withdraw" => Some(Action::Withdraw),
        "take" => Some(Action::Take),
        "buy-out" => Some(Action::BuyOut(card("card")?)),
        _ => None,
    }
}

/// Every figure of a field `gift` is one gift card, by its value: none is worth more than nine.
fn gifts(fields: &Fields) -> Option<Gifts> {
    let mut gifts = Gifts::default();
    for value in fields.all("gift").flat_map(str::chars) {
        let place = (value.to_digit(10)? as usize).checked_sub(1)?;
        let count = gifts.0.get_mut(place)?;
        *count = count.checked_add(1)?;
    }
    Some(gifts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_mean_actions() {
        let bid = Fields::of(&[("do", "bid"), ("gift", "4"), ("gift", "1"), ("gift", "4")]);
        assert_eq!(read(&bid), Some(Action::Bid(Gifts([1, 0, 0, 2]))));
        assert_eq!(read(&Fields::of(&[("do", "bid"), ("gift", "414")])), read(&bid));
        let exchange = Fields::of(&[("do", "exchange"), ("give", "red-5"), ("take", "slate-20")]);
        let give = "red-5".parse().unwrap();
        let take = "slate-20".parse().unwrap();
        assert_eq!(read(&exchange), Some(Action::Exchange { give, take }));
        assert_eq!(
            read(&Fields::of(&[("do", "buy-out"), ("card", "gold-0")])),
            Some(Action::BuyOut("gold-0".parse().unwrap()))
        );
        assert_eq!(read(&Fields::of(&[("do", "take")])), Some(Action::Take));
        assert_eq!(read(&Fields::of(&[("do", "keep")])), Some(Action::Keep));
        assert_eq!(read(&Fields::of(&[("do", "withdraw")])), Some(Action::Withdraw));
    }

    #[test]
    fn nonsense_means_nothing() {
        for nonsense in [
            &[("do", "bid"), ("gift", "5")][..],
            &[("do", "bid"), ("gift", "0")],
            &[("do", "bid"), ("gift", "-1")],
            &[("do", "bid"), ("gift", "1 4")],
            &[("do", "exchange"), ("give", "red-5")],
            &[("do", "exchange"), ("give", "red-4"), ("take", "red-5")],
            &[("do", "take"), ("do", "keep")],
            &[("do", "win")],
            &[],
        ] {
            assert_eq!(read(&Fields::of(nonsense)), None, "{nonsense:?}");
        }
        let far_too_many = vec![("gift", "1"); 300];
        let far_too_many = [vec![("do", "bid")], far_too_many].concat();
        assert_eq!(read(&Fields::of(&far_too_many)), None);
    }
}
