//! Pictures of cards.

use face::Scene;
use maud::{Markup, html};
use millionen::{Card, Millionen};

/// The card's picture on the sheet.
pub fn kind(card: Card) -> &'static str {
    match card {
        Card::Dandy => "dandy",
        Card::Cheat => "cheat",
        Card::Revolver => "revolver",
        Card::Suitcase => "suitcase",
        card if card.is_pickpocket() => "pickpocket",
        _ => "socialite",
    }
}

/// A card that nobody taps. `id` is its place, so that the page can see it travel.
pub fn card(scene: &Scene<'_, Millionen>, id: &str, card: Card) -> Markup {
    card_to_tap(scene, id, card, false)
}

/// A card that one taps, or sends another one to: it is marked where a hint says so.
pub fn card_to_tap(scene: &Scene<'_, Millionen>, id: &str, card: Card, hinted: bool) -> Markup {
    let name = scene.say(&card.line());
    let value = card.blue().or(card.red());
    html! {
        span.card.(kind(card)) id=[scene.id(id)] data-hinted[hinted] data-card=(card) role="img" aria-label=(name) title=(name) {
            @if let Some(value) = value { b { (value) } }
            (scene.picture("pic", kind(card)))
        }
    }
}
