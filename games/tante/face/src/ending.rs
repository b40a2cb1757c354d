//! The end as a scene, played once over the whole stage: the wedding with its bells, or Aunt Marie alone with her cat and her
//! fortune. What it showed then hangs beside the count.

use face::Scene;
use maud::{Markup, html};
use tante::Tante;

/// So many petals or banknotes fall.
const FALLING: u8 = 14;

pub fn ending(scene: &Scene<'_, Tante>, married: bool) -> Markup {
    let class = if married { "wedding" } else { "single" };
    let said = scene.word(if married { "event-married" } else { "event-stack-taken" });
    let picture = scene.picture("picture", if married { "wedding" } else { "aunt" });
    let cat = scene.picture("cat", "slate");
    html! {
        div #keepsake .(class) aria-hidden="true" {
            (picture)
            @if !married { (cat) }
        }
        div #scene .(class) aria-hidden="true" {
            @for _ in 0..FALLING { i {} }
            @if married { (scene.picture("bell", "bell")) }
            (picture)
            @if married { (scene.picture("bell", "bell")) } @else { (cat) }
            p { (said) }
        }
    }
}
