//! The middle of the table: the stack, the discards, and how the game ended.

use face::{Part, Scene};
use maud::html;
use millionen::{Millionen, Phase, View};
use tabletop::Line;

use crate::draw::card;

pub fn baize(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let stack = stack(view, scene);
    let discards = discards(view, scene);
    let turns = turns(view, scene);
    let draw = || {
        html! {
            section #baize aria-label=(scene.word("face-baize")) { (stack) (discards) (turns) }
        }
    };
    scene.shared("section", "baize", &(), draw)
}

fn stack(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let draw = || {
        html! {
            @let said = scene.say(&Line::new("face-stack").with("count", view.stack));
            div #stack .stack data-stack title=(said) { (scene.picture("back", "back")) b aria-hidden="true" { (view.stack) } span.vh { (said) } }
        }
    };
    scene.shared("div", "stack", &view.stack, draw)
}

fn discards(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let count = view.discards.len();
    let draw = || {
        html! {
            div #discards .discards {
                @if let Some(top) = view.top { (card(scene, &format!("top-{count}"), top)) }
                p.facts { (scene.say(&Line::new("face-discards").with("count", count))) }
            }
        }
    };
    scene.shared("div", "discards", &(count, view.top), draw)
}

fn turns(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let (class, line) = match view.phase {
        Phase::Over { winner: Some(seat) } => ("end", Line::new("event-won").with("seat", seat)),
        Phase::Over { winner: None } => ("end", Line::new("event-nobody-won").with("turns", view.turns)),
        Phase::Turn | Phase::Answer(_) => ("facts", Line::new("face-turns").with("turn", view.turns + 1)),
    };
    scene.shared("p", "turns", &(class, &line), || html! { p #turns class=(class) { (scene.say(&line)) } })
}
