//! The whole board: the map with its week, what I can do, my cards and the players, or the count at the end.

use face::{Part, Scene};
use maloney::{Maloney, Phase, View};
use maud::html;

use crate::{count, desk, hand, map, players};

pub fn board(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let over = matches!(view.phase, Phase::Over { .. });
    let map = map::map(view, scene);
    let inside = if over {
        html! { (map) (count::count(view, scene)) }
    } else {
        html! {
            div.wide {
                (map)
                @if let Some(cards) = view.hand() { (hand::hand(view, scene, cards)) }
            }
            div.side {
                (desk::desk(view, scene))
                (players::players(view, scene))
            }
        }
    };
    let act = scene.act();
    scene.drawn(
        "div",
        "board",
        html! { div #board .maloney .over[over] { @if let Some(act) = &act { (act) } (inside) } },
    )
}
