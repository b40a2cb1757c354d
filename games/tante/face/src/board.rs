//! The whole board: Aunt Marie's salon, the players, my desk and my hand, or the count at the end.

use face::{Part, Scene};
use maud::html;
use tante::{Phase, Tante, View};

use crate::{count, desk, hand, players, salon};

pub fn board(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let act = scene.act();
    let salon = salon::salon(view, scene);
    if let Phase::Over { married } = view.phase {
        let count = count::count(view, scene, married);
        let drawn = html! { div #board .tante.over { @if let Some(act) = &act { (act) } (salon) (count) } };
        return scene.drawn("div", "board", drawn);
    }
    let hand = view.hand();
    let desk = if hand.is_some() { desk::desk(view, scene) } else { None };
    let hand = hand.map(|cards| hand::hand(view, scene, cards));
    let players = players::players(view, scene);
    scene.part("div", "board", &(), || {
        html! {
            div #board .tante {
                @for mine in [&act, &Some(salon), &desk, &hand].into_iter().flatten() { (mine) }
                (players)
            }
        }
    })
}
