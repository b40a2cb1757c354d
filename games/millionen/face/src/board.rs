//! The whole board: the table with the players round it, my hand, and what I can do.

use face::{Part, Scene};
use maud::html;
use millionen::{Millionen, Phase, View};

use crate::{baize, desk, explain, hand, players, threads};

pub fn board(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let threads = threads::threads(view, scene);
    let baize = baize::baize(view, scene);
    let hand = view.hand().map(|cards| hand::hand(view, scene, cards));
    let players = players::players(view, scene);
    let desk = desk::desk(view, scene);
    let explain = view.hand().and_then(|cards| explain::explain(view, scene, cards));
    let over = matches!(view.phase, Phase::Over { .. });
    let act = scene.act();
    let drawn = html! {
        div #board .millionen .over[over] {
            @if let Some(act) = &act { (act) }
            (threads)
            (baize)
            // In the order of acting: a card, where it goes, or what else can be done.
            @if let Some(hand) = &hand { (hand) }
            (players)
            @for mine in [&explain, &desk].into_iter().flatten() { (mine) }
        }
    };
    scene.drawn("board", drawn)
}
