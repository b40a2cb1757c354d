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
    let wall = wall(scene);
    let inside = html! { (wall) (players) (map) (middle) @if let Some(hand) = &hand { (hand) } };
    let act = scene.act();
    scene.drawn("board", html! { div #board .maloney .over[over] { @if let Some(act) = &act { (act) } (inside) } })
}

/// What hangs there, for eyes only; among it what the signs on the map mean, which every town also says of itself.
fn wall(scene: &Scene<'_, Maloney>) -> Part {
    let draw = || {
        html! {
            div #wall aria-hidden="true" {
                (scene.picture("tools", "tools"))
                div.hung {
                    dl.key {
                        dt { b.disc { "8" } } dd { (scene.word("face-key-road")) }
                        dt { b.brings { "+7" } } dd { (scene.word("face-key-brings")) }
                        dt { (scene.picture("case", "suitcase")) } dd { (scene.word("face-key-suitcase")) }
                    }
                    (scene.picture("plate", "plate")) (scene.picture("tyre", "tyre"))
                }
            }
        }
    };
    scene.shared("wall", &(), draw)
}
