//! Pictures of single things.

use face::Scene;
use maud::{Markup, html};
use tante::{Card, Tante};

/// An inheritance card. `id` is its place, so that the page can see it travel.
pub fn card(scene: &Scene<'_, Tante>, id: &str, card: Card, dealt: bool) -> Markup {
    let colour = card.colour().name();
    let name = scene.say(&card.line());
    html! {
        span.card.(colour) id=[scene.id(id)] data-hinted[scene.is_hinted(id)] data-card=(card) data-dealt=[dealt.then_some("fresh")] role="img" aria-label=(name) {
            b { (card.value()) } (scene.picture("emblem", colour))
        }
    }
}
