//! The whole board: the map with its week, what I can do, my cards and the players, or the count at the end.

use face::Scene;
use maloney::{Maloney, Phase, View};
use maud::{Markup, html};

use crate::{count, desk, hand, map, players};

pub fn board(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    let over = matches!(view.phase, Phase::Over { .. });
    html! {
        div #board .maloney .over[over] {
            (map::map(view, scene))
            @if over {
                (count::count(view, scene))
            } @else {
                (desk::desk(view, scene))
                @if let Some(cards) = view.hand() { (hand::hand(view, scene, cards)) }
                (players::players(view, scene))
            }
        }
    }
}
