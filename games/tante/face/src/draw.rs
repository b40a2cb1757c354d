//! Pictures of single things.

use face::Scene;
use maud::{Markup, html};
use tante::{Card, Tante};

/// An inheritance card. `id` is its place, so that the page can see it travel. What was just dealt lies open; in a hand others lie on
/// it, and the colour's sign stands under its value.
pub fn card(scene: &Scene<'_, Tante>, id: &str, card: Card, dealt: bool) -> Markup {
    html! {
        span.card.(card.colour().name()).(worth_class(card)) id=[scene.id(id)] data-hinted[scene.is_hinted(id)] data-card=(card)
            role="img" aria-label=(scene.say(&card.line())) {
            b { (card.value()) }
            @if !dealt { (scene.picture("pip", card.colour().name())) }
            (emblem(scene, card))
        }
    }
}

/// The same to be shown on its way, where it has no place.
pub fn shown(scene: &Scene<'_, Tante>, card: Card) -> Markup {
    html! { span.card.(card.colour().name()).(worth_class(card)) { b { (card.value()) } (emblem(scene, card)) } }
}

fn emblem(scene: &Scene<'_, Tante>, card: Card) -> Markup {
    html! { (scene.picture("emblem", &card.to_string())) }
}

/// What the style sheet knows a card's value by.
pub fn worth_class(card: Card) -> &'static str {
    match card.value() {
        0 => "v0",
        1 => "v1",
        2 => "v2",
        3 => "v3",
        5 => "v5",
        10 => "v10",
        _ => "v20",
    }
}
