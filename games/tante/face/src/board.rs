//! The whole board: Aunt Marie's salon, the players, my desk and my hand, or the count at the end.

use face::Scene;
use maud::{Markup, html};
use tante::{Phase, Tante, View};

use crate::{count, desk, hand, players, salon};

pub fn board(view: &View, scene: &Scene<'_, Tante>) -> Markup {
    let over = matches!(view.phase, Phase::Over { .. });
    html! {
        div #board .tante .over[over] {
            (salon::salon(view, scene))
            @if let Phase::Over { married } = view.phase {
                (count::count(view, scene, married))
            } @else {
                @if let Some(cards) = view.hand() {
                    (desk::desk(view, scene))
                    (hand::hand(view, scene, cards))
                }
                (players::players(view, scene))
            }
        }
    }
}
