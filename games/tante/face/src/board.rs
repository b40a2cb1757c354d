//! The whole board: Aunt Marie's salon, my hand and what I can do, and everybody round the table; or the ending and the count.

use face::{Part, Scene};
use maud::html;
use tante::{Phase, Tante, View};

use crate::{count, desk, ending, hand, players, salon};

pub fn board(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let act = scene.act();
    let salon = salon::salon(view, scene);
    if let Phase::Over { married } = view.phase {
        let ending = ending::ending(scene, married);
        let count = count::count(view, scene, married);
        let drawn = html! { div #board .tante.over { @if let Some(act) = &act { (act) } (salon) (ending) (count) } };
        return scene.drawn("board", drawn);
    }
    let cards = view.hand();
    let hand = cards.map(|cards| hand::hand(view, scene, cards));
    let desk = if cards.is_some() { desk::desk(view, scene) } else { None };
    let players = players::players(view, scene);
    scene.part("board", &(), || {
        html! {
            div #board .tante {
                @for mine in [&act, &Some(salon), &hand, &desk].into_iter().flatten() { (mine) }
                (players)
            }
        }
    })
}
