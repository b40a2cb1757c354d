//! The whole board: Aunt Marie's salon, the players, my desk and my hand, or the count at the end.

use face::{Part, Scene};
use maud::html;
use tante::{Phase, Tante, View};

use crate::{count, desk, hand, players, salon};

pub fn board(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let salon = salon::salon(view, scene);
    let inside = match view.phase {
        Phase::Over { married } => html! { (count::count(view, scene, married)) },
        _ => html! {
            @if let Some(cards) = view.hand() {
                (desk::desk(view, scene))
                (hand::hand(view, scene, cards))
            }
            (players::players(view, scene))
        },
    };
    let over = matches!(view.phase, Phase::Over { .. });
    let act = scene.act();
    scene.drawn(
        "div",
        "board",
        html! { div #board .tante .over[over] { @if let Some(act) = &act { (act) } (salon) (inside) } },
    )
}
