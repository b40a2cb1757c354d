//! What I can do now: in my turn a card and a place, or an answer to an attack.

use face::{Desk, Scene};
use maud::{Markup, html};
use millionen::{Action, Attack, Card, Millionen, Phase, View};
use tabletop::{Line, Seat};

pub fn desk(view: &View, scene: &Scene<'_, Millionen>) -> Markup {
    let (Some(desk), Some(me)) = (scene.desk, view.viewer.seat()) else { return html! {} };
    if view.mover() != Some(me) {
        return html! {};
    }
    html! {
        section #desk .mine aria-label=(scene.word("face-desk")) {
            @match &view.phase {
                Phase::Turn => (turn(view, scene, desk, me)),
                Phase::Answer(attack) => (answer(view, scene, desk, me, attack)),
                Phase::Over { .. } => {}
            }
        }
    }
}

fn turn(view: &View, scene: &Scene<'_, Millionen>, desk: Desk<'_>, me: Seat) -> Markup {
    let may = |action: Action| scene.offers.contains(&action);
    let holds = |card| view.player(me).hand.is_some_and(|hand| hand.contains(card));
    html! {
        p.hint { (scene.word("face-turn-how")) }
        (desk.form("turn", "turn", &html! {}))
        div.buttons {
            @if may(Action::LayDandy) {
                button.main.target #lay-dandy .(format!("for-{}", Card::Dandy)) form="turn" name="where" value="front" { (scene.word("face-lay-dandy")) }
            }
            @if may(Action::LaySuitcase) {
                button.main.target #lay-suitcase .(format!("for-{}", Card::Suitcase)) form="turn" name="where" value="front" { (scene.word("face-lay-suitcase")) }
            } @else if holds(Card::Suitcase) {
                p.hint.target.(format!("for-{}", Card::Suitcase)) { (scene.word(if view.is_threatened(me) { "refusal-threatened" } else { "refusal-five-already" })) }
            }
            button.target.discard #discard form="turn" name="where" value="discards" { (scene.word("face-discard")) }
        }
    }
}

fn answer(view: &View, scene: &Scene<'_, Millionen>, desk: Desk<'_>, me: Seat, attack: &Attack) -> Markup {
    let repellers = scene.offers.iter().filter_map(|offer| match offer {
        Action::Repel(card) => Some(*card),
        _ => None,
    });
    let give_in = if view.player(me).suitcases > 0 { "face-give-in" } else { "face-give-in-empty" };
    html! {
        div.buttons {
            @for card in repellers {
                (desk.form(&format!("repel-{card}"), "repel", &html! {
                    input type="hidden" name="card" value=(card);
                    button.main { (scene.say(&Line::new("face-repel").with("card", card.line()))) }
                }))
            }
            @if scene.offers.contains(&Action::Shoot) {
                (desk.form("shoot", "shoot", &html! { button { (scene.say(&Line::new("face-shoot").with("boss", attack.boss))) } }))
            }
            (desk.form("give-in", "give-in", &html! {
                button { (scene.say(&Line::new(give_in).with("boss", attack.boss))) }
            }))
        }
    }
}
