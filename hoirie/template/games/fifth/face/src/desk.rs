//! What I can do now: few, large, obvious controls.

use face::Scene;
use fifth::Fifth;
use maud::{Markup, html};

use crate::control::control;

pub fn desk(scene: &Scene<'_, Fifth>) -> Markup {
    html! {
        section #desk aria-label=(scene.word("face-desk")) {
            @if let Some(desk) = scene.desk {
                @for control in scene.offers.iter().map(control) {
                    (desk.control(&control, &html! { button { (scene.say(&control.label)) } }))
                }
            }
        }
    }
}
