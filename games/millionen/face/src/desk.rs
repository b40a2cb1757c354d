//! What I can do now: in my turn a card and a place, or an answer to an attack.

use face::{Control, Desk, Part, Scene};
use maud::{Markup, html};
use millionen::{Action, Card, Millionen, Phase, View};
use tabletop::Seat;

use crate::control::control;

pub fn desk(view: &View, scene: &Scene<'_, Millionen>) -> Option<Part> {
    let (Some(desk), Some(me)) = (scene.desk, view.viewer.seat()) else { return None };
    if view.mover() != Some(me) {
        return None;
    }
    let inside = match view.phase {
        Phase::Turn => turn(view, scene, desk, me),
        Phase::Answer(_) => answer(view, scene),
        Phase::Over { .. } => html! {},
    };
    let drawn = html! { section #desk .mine aria-label=(scene.word("face-desk")) { (inside) } };
    Some(scene.drawn("section", "desk", drawn))
}

fn turn(view: &View, scene: &Scene<'_, Millionen>, desk: Desk<'_>, me: Seat) -> Markup {
    let may = |action: Action| scene.offers.contains(&action);
    let holds = |card| view.player(me).hand.is_some_and(|hand| hand.contains(card));
    let lay = |action: Action, card: Card| button_to(view, scene, &action, &format!("main target for-{card}"));
    // Whichever card is discarded, the button is the same.
    let discard = scene.offers.iter().find(|offer| matches!(offer, Action::Discard(_)));
    html! {
        p.hint { (scene.word("face-turn-how")) }
        (scene.form(desk, "turn", "turn", &html! {}))
        div.buttons {
            @if may(Action::LayDandy) { (lay(Action::LayDandy, Card::Dandy)) }
            @if may(Action::LaySuitcase) {
                (lay(Action::LaySuitcase, Card::Suitcase))
            } @else if holds(Card::Suitcase) {
                p.hint.target.(format!("for-{}", Card::Suitcase)) { (scene.word(if view.is_threatened(me) { "refusal-threatened" } else { "refusal-five-already" })) }
            }
            @if let Some(discard) = discard { (button_to(view, scene, discard, "target discard")) }
        }
    }
}

fn button_to(view: &View, scene: &Scene<'_, Millionen>, action: &Action, class: &str) -> Markup {
    let control = control(view, action);
    place_button(scene, &control, class, &html! { (scene.say(&control.label)) })
}

/// The button of a place that the chosen card goes to; the style sheet shows it for the cards that can.
pub fn place_button(scene: &Scene<'_, Millionen>, control: &Control, class: &str, inside: &Markup) -> Markup {
    html! {
        button class=(class) id=(control.id) data-hinted[scene.is_hinted(&control.id)] form="turn" name="where" value=[control.fields.one("where")] {
            (inside)
        }
    }
}

fn answer(view: &View, scene: &Scene<'_, Millionen>) -> Markup {
    let repels = |offer: &&Action| matches!(offer, Action::Repel(_));
    html! {
        div.buttons {
            @for offer in scene.offers.iter().filter(repels) { (scene.labelled(&control(view, offer), "main")) }
            @if scene.offers.contains(&Action::Shoot) { (scene.labelled(&control(view, &Action::Shoot), "")) }
            (scene.labelled(&control(view, &Action::GiveIn), ""))
        }
    }
}
