//! The middle of the table: the stack, the discards, and how the game ended.

use face::Scene;
use maud::{Markup, html};
use millionen::{Millionen, Phase, View};
use tabletop::Line;

use crate::draw::card;

pub fn baize(view: &View, scene: &Scene<'_, Millionen>) -> Markup {
    let stack = scene.say(&Line::new("face-stack").with("count", view.stack));
    html! {
        section #baize aria-label=(scene.word("face-baize")) {
            div #stack .stack data-stack title=(stack) { (scene.picture("back", "back")) b aria-hidden="true" { (view.stack) } span.vh { (stack) } }
            div.discards {
                @if let Some(top) = view.top { (card(scene, &format!("top-{}", view.discards.len()), top)) }
                p.facts { (scene.say(&Line::new("face-discards").with("count", view.discards.len()))) }
            }
            @match &view.phase {
                Phase::Over { winner: Some(seat) } => p.end { (scene.say(&Line::new("event-won").with("seat", *seat))) },
                Phase::Over { winner: None } => p.end { (scene.say(&Line::new("event-nobody-won").with("turns", view.turns))) },
                _ => p.facts { (scene.say(&Line::new("face-turns").with("turn", view.turns + 1))) },
            }
        }
    }
}
