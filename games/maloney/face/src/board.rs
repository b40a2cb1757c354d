//! The whole board: the map with its week, what I can do, my cards and the players, or the count at the end.

use face::Scene;
use maloney::{Maloney, Phase, View};
use maud::{Markup, html};

use crate::{count, desk, hand, map, players};

pub fn board(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    let over = matches!(view.phase, Phase::Over { .. });
    html! {
        div #board .maloney .over[over] {
            @if over {
                (map::map(view, scene))
                (count::count(view, scene))
            } @else {
                div.wide {
                    (map::map(view, scene))
                    @if let Some(cards) = view.hand() { (hand::hand(view, scene, cards)) }
                }
                div.side {
                    (desk::desk(view, scene))
                    (players::players(view, scene))
                }
            }
        }
    }
}
