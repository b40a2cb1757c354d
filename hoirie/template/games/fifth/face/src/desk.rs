//! What I can do now: few, large, obvious controls.

use face::Scene;
use fifth::Fifth;
use maud::{Markup, html};

use crate::control::control;

pub fn desk(scene: &Scene<'_, Fifth>) -> Markup {
    html! {
        section #desk aria-label=(scene.word("face-desk")) {
            @for control in scene.offers.iter().map(control) { (scene.labelled(&control, "")) }
        }
    }
}
