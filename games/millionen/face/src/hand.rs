//! My cards; in my turn each can be chosen.

use face::{Part, Scene};
use maud::{Markup, Render, html};
use millionen::{Card, Cards, Millionen, Phase, View};

use crate::draw::card_to_tap;

/// Every card is a part of its own: at the beginning and the end of a turn only what is round it changes.
pub fn hand(view: &View, scene: &Scene<'_, Millionen>, cards: Cards) -> Part {
    let part = |(card, copy)| {
        let drawn = scene.part("span", id(card, copy).as_str(), &(), || held(scene, card, copy));
        (card, copy, drawn)
    };
    let held: Vec<(Card, u8, Part)> = each(cards).map(part).collect();
    let choose = chooses(view, scene);
    let draw = || {
        html! {
            section #mine .holding aria-label=(scene.word("face-hand")) { (row(scene, choose, &held)) }
        }
    };
    scene.part("section", "mine", &(cards, choose), draw)
}

pub fn cards(view: &View, scene: &Scene<'_, Millionen>, cards: Cards) -> Markup {
    let held: Vec<(Card, u8, Markup)> = each(cards).map(|(card, copy)| (card, copy, held(scene, card, copy))).collect();
    row(scene, chooses(view, scene), &held)
}

/// Whether it is the viewer's turn: then a card can be chosen.
fn chooses(view: &View, scene: &Scene<'_, Millionen>) -> bool {
    scene.desk.is_some() && view.phase == Phase::Turn && view.mover() == view.viewer.seat()
}

/// The cards, and which one of its kind each of them is.
fn each(cards: Cards) -> impl Iterator<Item = (Card, u8)> {
    cards.kinds().flat_map(move |card| (0..cards.count(card)).map(move |copy| (card, copy)))
}

/// The id of a card in the hand.
fn id(card: Card, copy: u8) -> String {
    format!("hand-{card}-{copy}")
}

fn held(scene: &Scene<'_, Millionen>, card: Card, copy: u8) -> Markup {
    let id = id(card, copy);
    card_to_tap(scene, &id, card, scene.is_hinted(&id))
}

fn row(scene: &Scene<'_, Millionen>, choose: bool, cards: &[(Card, u8, impl Render)]) -> Markup {
    html! {
        ul.hand data-from="stack" {
            @for (card, copy, drawn) in cards {
                li {
                    @if choose {
                        label.pick {
                            input.vh type="radio" name="card" value=(card) form="turn" id=[scene.id(&format!("pick-{card}-{copy}"))] required;
                            (drawn)
                        }
                    } @else { (drawn) }
                }
            }
        }
    }
}
