//! The whole board: what lies open, everybody, my hand, and what I can do.

use face::Scene;
use fifth::{Fifth, View};
use maud::{Markup, html};

use crate::{desk, hand, players};

pub fn board(view: &View, scene: &Scene<'_, Fifth>) -> Markup {
    html! {
        (players::players(view, scene))
        (hand::hand(view, scene))
        (desk::desk(scene))
    }
}
