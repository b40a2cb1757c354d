//! The whole board: what lies open, everybody, my hand, and what I can do. What changes by itself is a part of its own.

use face::{Part, Scene};
use fifth::{Fifth, View};
use maud::html;

use crate::{desk, hand, players};

pub fn board(view: &View, scene: &Scene<'_, Fifth>) -> Part {
    let players = players::players(view, scene);
    let hand = scene.drawn("hand", hand::hand(view, scene));
    let desk = scene.drawn("desk", desk::desk(scene));
    let act = scene.act();
    scene.drawn("board", html! { div #board .fifth { @if let Some(act) = &act { (act) } (players) (hand) (desk) } })
}
