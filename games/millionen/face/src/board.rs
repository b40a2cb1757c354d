//! The whole board: the baize with the players round it, my desk and my hand.

use face::{Part, Scene};
use maud::html;
use millionen::{Millionen, Phase, View};

use crate::{baize, desk, hand, players};

pub fn board(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let players = players::players(view, scene);
    let baize = baize::baize(view, scene);
    let desk = desk::desk(view, scene);
    let hand = view.hand().map(|cards| hand::hand(view, scene, cards));
    let over = matches!(view.phase, Phase::Over { .. });
    let act = scene.act();
    let drawn = html! {
        div #board .millionen .over[over] {
            @if let Some(act) = &act { (act) }
            (players)
            (baize)
            @for mine in [&desk, &hand].into_iter().flatten() { (mine) }
        }
    };
    scene.drawn("div", "board", drawn)
}
