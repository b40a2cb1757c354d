//! What I can do now: few, large, obvious controls. Everything works by plain forms; the running total and the preview are
//! the style sheet's work, and so is offering either the gifts one has tapped or the smallest raise.

use face::{Desk, Id, Part, Scene};
use maud::{Markup, html};
use tabletop::{Line, Seat};
use tante::{Action, Auction, Gifts, Phase, Tante, View, gentleman_line};

use crate::control::control;
use crate::scale::hurts;

pub fn desk(view: &View, scene: &Scene<'_, Tante>) -> Option<Part> {
    let desk = scene.desk?;
    let me = view.viewer.seat()?;
    let mine = view.turn() == Some(me);
    let (choice, buttons) = match &view.phase {
        Phase::Exchange if mine => exchange(view, scene, desk),
        Phase::Auction(auction) if auction.inside.contains(me) => auction_desk(view, scene, desk, me, auction),
        Phase::Duty { .. } if mine => {
            (scene.form(desk, "bid", "bid", &my_gifts(view, scene, me, false)), duty(view, scene))
        }
        _ => (scene.form(desk, "bid", "bid", &my_gifts(view, scene, me, false)), html! {}),
    };
    // The turn goes round: what it changes is little.
    let choice = scene.drawn("choice", html! { div #choice { (choice) } });
    let buttons = scene.drawn("ways", html! { div #ways .buttons { (buttons) } });
    let draw = || html! { section #desk aria-label=(scene.word("face-desk")) { (choice) (buttons) } };
    Some(scene.part("desk", &(), draw))
}

/// A card of mine and one of the three are chosen on the board; what would come of it is written here before it is done. The style
/// sheet knows which of it is true, and adds up what the hand would then be worth.
fn exchange(view: &View, scene: &Scene<'_, Tante>, desk: Desk<'_>) -> (Markup, Markup) {
    let next = view.next_gentleman().unwrap_or(1);
    let meets = match view.gentlemen.1 {
        1 => scene.word("face-preview-wedding").into_owned(),
        _ => scene.say(&Line::new("face-preview-meeting").with("gentleman", gentleman_line(next))),
    };
    let worth = || html! { span.after { (scene.word("face-preview-worth")) " " b {} } };
    let said = html! {
        div #swapping {
            p.hint { (scene.word("face-exchange-how")) }
            p.preview.meeting { (scene.picture("portrait", &format!("gentleman{next}"))) span { (meets) } (worth()) }
            p.preview.none { span { (scene.word("face-preview-none")) } (worth()) }
        }
    };
    let buttons = html! {
        (scene.form(desk, "exchange", "exchange", &html! { button.main { (scene.word("face-exchange")) } }))
        (button(view, scene, &Action::Keep, ""))
    };
    (said, buttons)
}

/// The button that does this.
fn button(view: &View, scene: &Scene<'_, Tante>, action: &Action, class: &str) -> Markup {
    scene.labelled(&control(view, action), class)
}

/// Whoever is in the auction may tap gifts before it is their turn: the bid is then ready.
fn auction_desk(
    view: &View,
    scene: &Scene<'_, Tante>,
    desk: Desk<'_>,
    me: Seat,
    auction: &Auction,
) -> (Markup, Markup) {
    let mine = auction.turn == me;
    let choice = scene.form(desk, "bid", "bid", &my_gifts(view, scene, me, true));
    let buttons = html! {
        @if mine {
            button #bid-chosen .main form="bid" { (scene.word("face-bid")) " " span.total aria-hidden="true" {} }
            @if let Some(smallest) = smallest_raise(view.player(me).gifts, auction.price()) {
                (button(view, scene, &Action::Bid(smallest), if hurts(view) { "" } else { "main" }))
            }
            (button(view, scene, &Action::Withdraw, ""))
        } @else { p.ready { (scene.word("face-ready")) " " span.total aria-hidden="true" {} } }
    };
    (choice, buttons)
}

/// The smallest sum above the price that can be paid, in the largest cards: small ones are kept for small raises.
pub fn smallest_raise(gifts: Gifts, price: u16) -> Option<Gifts> {
    let above = gifts.payable().checked_shr(u32::from(price) + 1).filter(|sums| *sums != 0)?;
    gifts.largest_for(price + 1 + above.trailing_zeros() as u16)
}

/// My gift cards; in an auction each can be tapped into the bid. They look the same whether they can or not, so that they are
/// seldom drawn anew. What was tapped for one round's cards means nothing in the next: the page then forgets it.
fn my_gifts(view: &View, scene: &Scene<'_, Tante>, me: Seat, choose: bool) -> Markup {
    let gifts = view.player(me).gifts;
    let wallet = scene.part("wallet", &gifts, || {
        let worth = scene.say(&Line::new("face-gifts").with("worth", gifts.worth()));
        html! {
            div #wallet .wallet role="group" aria-label=(worth) {
                @for (value, count) in (1..=4).zip(gifts.0).rev() { @for copy in 1..=count { (gift(scene, value, copy.into())) } }
            }
        }
    });
    let drawn = html! { fieldset #gifting disabled[!choose] data-anew=(view.round) { (wallet) } };
    html! { (scene.drawn("gifting", drawn)) }
}

/// Where a gift lies in my wallet, by its value and the how manieth of that value it is.
fn place_in_wallet(value: u8, copy: u32) -> Id {
    // No gift is worth more than nine.
    Id::new("g", 100 * u32::from(value) + copy)
}

/// Where these gifts of mine lie.
pub fn gifts_in_wallet(gifts: Gifts) -> impl Iterator<Item = Id> {
    (1..).zip(gifts.0).flat_map(|(value, count)| (1..=u32::from(count)).map(move |copy| place_in_wallet(value, copy)))
}

fn gift(scene: &Scene<'_, Tante>, value: u8, copy: u32) -> Part {
    let part = place_in_wallet(value, copy);
    let draw = || {
        let id = format!("gift-{value}-{copy}");
        html! {
            label.gift.(format!("g{value}")) id=(part) {
                input.vh type="checkbox" name="gift" value=(value) id=(id) data-hinted[scene.is_hinted(&id)] aria-label=(scene.say(&Line::new("face-gift").with("value", value)));
                (scene.picture("pic", &format!("gift{value}"))) b { (value) }
            }
        }
    };
    scene.part(part, &(), draw)
}

/// Taking the cards is urged on nobody who has a choice: often it is the worse one.
fn duty(view: &View, scene: &Scene<'_, Tante>) -> Markup {
    let ways_out: Vec<&Action> = scene.offers.iter().filter(|offer| matches!(offer, Action::BuyOut(_))).collect();
    html! {
        (button(view, scene, &Action::Take, if ways_out.is_empty() { "main" } else { "" }))
        @for way in ways_out { (button(view, scene, way, "")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_raise_is_paid_in_large_cards() {
        assert_eq!(smallest_raise(Gifts([4, 4, 4, 4]), 0), Some(Gifts([1, 0, 0, 0])));
        assert_eq!(smallest_raise(Gifts([4, 4, 4, 4]), 7), Some(Gifts([0, 0, 0, 2])));
        assert_eq!(smallest_raise(Gifts([0, 0, 0, 2]), 4), Some(Gifts([0, 0, 0, 2])));
        assert_eq!(smallest_raise(Gifts([0, 0, 0, 2]), 8), None);
        assert_eq!(smallest_raise(Gifts([0, 0, 0, 0]), 0), None);
        assert_eq!(smallest_raise(Gifts([4, 4, 4, 4]), 200), None);
    }
}
