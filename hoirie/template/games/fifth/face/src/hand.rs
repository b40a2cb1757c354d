//! The viewer's own cards.

use face::Scene;
use fifth::{Card, Fifth, View};
use maud::{Markup, html};

use crate::draw;

pub fn hand(view: &View, scene: &Scene<'_, Fifth>) -> Markup {
    html! {
        section id=[scene.id("hand")] aria-label=(scene.word("face-hand")) {
            @for card in cards(view) { (draw::card(scene, card)) }
        }
    }
}

fn cards(_view: &View) -> Vec<Card> {
    todo!("Take the viewer's cards from the view, in face/src/hand.rs.")
}
