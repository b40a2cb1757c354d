//! The whole board: the baize with the players round it, my desk and my hand.

use face::Scene;
use maud::{Markup, html};
use millionen::{Millionen, Phase, View};

use crate::{baize, desk, hand, players};

pub fn board(view: &View, scene: &Scene<'_, Millionen>) -> Markup {
    let over = matches!(view.phase, Phase::Over { .. });
    html! {
        div #board .millionen .over[over] {
            (players::players(view, scene))
            (baize::baize(view, scene))
            @if let Some(cards) = view.hand() {
                (desk::desk(view, scene))
                (hand::hand(view, scene, cards))
            }
        }
    }
}
