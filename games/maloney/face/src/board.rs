//! The whole board, as cells of the stage: everybody round the map, what I can do, my cards; or the count at the end.

use face::{Part, Scene};
use maloney::{Maloney, Phase, View};
use maud::html;

use crate::{count, desk, hand, map, players};

pub fn board(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let over = matches!(view.phase, Phase::Over { .. });
    let players = players::players(view, scene);
    let map = map::map(view, scene);
    let middle = if over { count::count(view, scene) } else { desk::desk(view, scene) };
    let hand = view.hand().map(|cards| hand::hand(view, scene, cards));
    let wall = scene.shared("div", "wall", &(), || {
        html! { div #wall aria-hidden="true" { @for thing in ["plate", "tyre", "tools"] { (scene.picture(thing, thing)) } } }
    });
    let inside = html! { (wall) (players) (map) (middle) @if let Some(hand) = &hand { (hand) } };
    let act = scene.act();
    scene.drawn(
        "div",
        "board",
        html! { div #board .maloney .over[over] { @if let Some(act) = &act { (act) } (inside) } },
    )
}
