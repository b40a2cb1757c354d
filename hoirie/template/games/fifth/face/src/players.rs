//! Everybody's open state.

use face::Scene;
use fifth::{Fifth, View};
use maud::{Markup, html};
use tabletop::Seat;

pub fn players(view: &View, scene: &Scene<'_, Fifth>) -> Markup {
    html! {
        ol #players aria-label=(scene.word("face-players")) {
            @for seat in Seat::all(view.seats) {
                li .turn[view.phase.turn() == Some(seat)] { (scene.name(seat)) }
            }
        }
    }
}
