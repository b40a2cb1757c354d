//! What the chosen card is for: it takes the place of the sentence while a card is chosen.

use face::{Part, Scene};
use maud::html;
use millionen::{Card, Cards, Millionen, Phase, View};
use tabletop::Line;

/// One for every kind in the hand; the style sheet shows that of the chosen card.
pub fn explain(view: &View, scene: &Scene<'_, Millionen>, hand: Cards) -> Option<Part> {
    if scene.desk.is_none() || view.phase != Phase::Turn || view.mover() != view.viewer.seat() {
        return None;
    }
    let draw = || {
        html! {
            div #explain {
                @for card in hand.kinds() {
                    p.explained.(format!("for-{card}")) {
                        (scene.say(&what(card)))
                        @if let Some(value) = card.red() { " " small { (scene.say(&stopped(value))) } }
                    }
                }
            }
        }
    };
    let kinds: Cards = hand.kinds().collect();
    Some(scene.part("explain", &kinds, draw))
}

fn what(card: Card) -> Line {
    match card {
        Card::Dandy => Line::new("face-what-dandy"),
        Card::Cheat => Line::new("face-what-cheat"),
        Card::Revolver => Line::new("face-what-revolver"),
        Card::Suitcase => Line::new("face-what-suitcase"),
        card => match card.blue() {
            Some(value) => Line::new("face-what-socialite").with("card", card.line()).with("value", value),
            None => Line::new("face-what-pickpocket").with("card", card.line()),
        },
    }
}

/// What stops a Pickpocket of this value.
pub fn stopped(value: u8) -> Line {
    Line::new("face-stopped").with("stopper", stopper(value))
}

/// The Socialites that stop a Pickpocket of this value.
pub fn stopper(value: u8) -> Line {
    match value {
        0..=2 => Line::new("face-any-socialite"),
        3 | 4 => Line::new("face-socialite-from").with("value", value),
        _ => Line::new("face-socialite-six"),
    }
}
