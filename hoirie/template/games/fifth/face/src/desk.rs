//! What I can do now: few, large, obvious controls.

use face::Scene;
use fifth::{Action, Fifth};
use maud::{Markup, html};

pub fn desk(scene: &Scene<'_, Fifth>) -> Markup {
    let Some(desk) = scene.desk else { return html! {} };
    html! {
        section #desk aria-label=(scene.word("face-desk")) {
            @if scene.offers.contains(&Action::Pass) {
                (desk.form("pass", "pass", &html! { button { (scene.word("face-pass")) } }))
            }
        }
    }
}
