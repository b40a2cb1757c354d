//! My cards; in my turn each can be chosen.

use face::Scene;
use maud::{Markup, html};
use millionen::{Cards, Millionen, Phase, View};

use crate::draw::card;

pub fn hand(view: &View, scene: &Scene<'_, Millionen>, cards: Cards) -> Markup {
    html! {
        section #mine .holding aria-label=(scene.word("face-hand")) { (self::cards(view, scene, cards)) }
    }
}

pub fn cards(view: &View, scene: &Scene<'_, Millionen>, cards: Cards) -> Markup {
    let choose = scene.desk.is_some() && view.phase == Phase::Turn && view.mover() == view.viewer.seat();
    html! {
        ul.hand data-from="stack" {
            @for kind in cards.kinds() {
                @for copy in 0..cards.count(kind) {
                    li {
                        @let drawn = card(scene, &format!("hand-{kind}-{copy}"), kind);
                        @if choose {
                            label.pick {
                                input.vh type="radio" name="card" value=(kind) form="turn" id=(format!("pick-{kind}-{copy}")) required;
                                (drawn)
                            }
                        } @else { (drawn) }
                    }
                }
            }
        }
    }
}
