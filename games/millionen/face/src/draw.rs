//! Pictures of cards.

use face::Scene;
use maud::{Markup, html};
use millionen::{Card, Millionen};

/// What kind of card it is, as the style sheet knows it.
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

/// What is written below its picture.
fn name(card: Card) -> &'static str {
    match card {
        Card::Dandy => "face-name-dandy",
        Card::Cheat => "face-name-cheat",
        Card::Revolver => "face-name-revolver",
        Card::Suitcase => "face-name-suitcase",
        card if card.is_pickpocket() => "face-name-pickpocket",
        _ => "face-name-socialite",
    }
}

/// A card that nobody taps. `id` is its place, so that the page can see it travel.
pub fn card(scene: &Scene<'_, Millionen>, id: &str, card: Card) -> Markup {
    card_to_tap(scene, id, card, false)
}

/// A card that one taps, or sends another one to: it is marked where a hint says so.
pub fn card_to_tap(scene: &Scene<'_, Millionen>, id: &str, card: Card, hinted: bool) -> Markup {
    let said = scene.say(&card.line());
    html! {
        span.card.(kind(card)) id=[scene.id(id)] data-hinted[hinted] data-card=(card) role="img" aria-label=(said) title=(said) {
            (face_of(scene, card))
        }
    }
}

/// A card on its way, which lies nowhere: only for eyes.
pub fn card_shown(scene: &Scene<'_, Millionen>, card: Card) -> Markup {
    html! { span.card.(kind(card)) { (face_of(scene, card)) } }
}

/// The back of a card on its way.
pub fn back_shown(scene: &Scene<'_, Millionen>) -> Markup {
    html! { span.card.turned { (scene.picture("back", "back")) } }
}

fn face_of(scene: &Scene<'_, Millionen>, card: Card) -> Markup {
    let picture = card.to_string();
    html! {
        @if let Some(value) = card.blue().or(card.red()) { b { (value) } }
        (scene.picture("pic", &picture))
        em { (scene.word(name(card))) }
    }
}
