//! Everybody's open state.

use face::{Part, Scene};
use fifth::{Fifth, View};
use maud::html;
use tabletop::Seat;

pub fn players(view: &View, scene: &Scene<'_, Fifth>) -> Part {
    let turn = view.phase.turn();
    scene.shared("players", &turn, || {
        html! {
            ol #players aria-label=(scene.word("face-players")) {
                @for seat in Seat::all(view.seats) {
                    li .turn[turn == Some(seat)] { (scene.name(seat)) }
                }
            }
        }
    })
}
