//! What I can do now besides tapping somebody: buttons beside my cards, in my turn or as an answer to an attack.

use face::{Control, Desk, Part, Scene};
use maud::{Markup, html};
use millionen::{Action, Card, Millionen, Phase, View};
use tabletop::Seat;

use crate::control::{SURE, control};

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
    Some(scene.drawn("desk", drawn))
}

fn turn(view: &View, scene: &Scene<'_, Millionen>, desk: Desk<'_>, me: Seat) -> Markup {
    let may = |action: Action| scene.offers.contains(&action);
    let holds = |card| view.player(me).hand.is_some_and(|hand| hand.contains(card));
    let lay = |action: Action, card: Card| button_to(view, scene, &action, &format!("main target for-{card}"));
    // Whichever card is discarded, the button is the same; but for the Dandy.
    let discard = scene.offers.iter().find(|offer| matches!(offer, Action::Discard(card) if *card != Card::Dandy));
    let dandy = Action::Discard(Card::Dandy);
    html! {
        (scene.form(desk, "turn", "turn", &html! {}))
        @if may(Action::LayDandy) { (lay(Action::LayDandy, Card::Dandy)) }
        @if may(Action::LaySuitcase) {
            (lay(Action::LaySuitcase, Card::Suitcase))
        } @else if holds(Card::Suitcase) {
            p.why.target.(format!("for-{}", Card::Suitcase)) { (scene.word(if view.is_threatened(me) { "refusal-threatened" } else { "refusal-five-already" })) }
        }
        @if let Some(discard) = discard {
            (button_to(view, scene, discard, "target discard"))
            // The pile itself can be tapped too.
            label.drop for="discard" aria-hidden="true" {}
        }
        @if may(dandy) {
            @let button = button_to(view, scene, &dandy, "danger");
            (asked_once_more(scene, "target for-dandy", "face-discard-sure", "face-discard-cost", &button))
        }
        button.target.cancel type="reset" form="turn" { (scene.word("face-cancel")) }
    }
}

/// A Dandy is not given away with one tap: what it costs is said first.
fn asked_once_more(
    scene: &Scene<'_, Millionen>,
    class: &str,
    asks: &'static str,
    costs: &'static str,
    button: &Markup,
) -> Markup {
    html! {
        details id=(SURE) .sure.(class) data-hinted[scene.is_hinted(SURE)] {
            summary { (scene.word(asks)) }
            div.cost { p { (scene.word(costs)) } (button) }
        }
    }
}

fn button_to(view: &View, scene: &Scene<'_, Millionen>, action: &Action, class: &str) -> Markup {
    let control = control(view, action);
    let said = scene.say(&control.label);
    place_button(scene, &control, class, Some(&said), &html! { (said) })
}

/// The button of a place that the chosen card goes to; the style sheet shows it for the cards that can. It has a name where a tap
/// elsewhere presses it too.
pub fn place_button(
    scene: &Scene<'_, Millionen>,
    control: &Control,
    class: &str,
    name: Option<&str>,
    inside: &Markup,
) -> Markup {
    html! {
        button class=(class) aria-label=[name] id=(control.id) data-hinted[scene.is_hinted(&control.id)] form="turn" name="where" value=[control.fields.one("where")] {
            (inside)
        }
    }
}

fn answer(view: &View, scene: &Scene<'_, Millionen>) -> Markup {
    let repels = |offer: &&Action| matches!(offer, Action::Repel(card) if *card != Card::Dandy);
    let dandy = Action::Repel(Card::Dandy);
    // Cards press them too.
    let button = |offer: &Action, class| scene.named(&control(view, offer), class);
    html! {
        @for offer in scene.offers.iter().filter(repels) { (button(offer, "main")) }
        @if scene.offers.contains(&Action::Shoot) { (button(&Action::Shoot, "shot")) }
        @if scene.offers.contains(&dandy) {
            (asked_once_more(scene, "dandy", "face-repel-sure", "face-repel-cost", &button(&dandy, "danger")))
        }
        (button(&Action::GiveIn, ""))
    }
}
