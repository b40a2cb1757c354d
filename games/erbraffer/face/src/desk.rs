//! What I can do now, step by step: the board lights what can be chosen, and here stands what would come of it.

use erbraffer::{Aim, Card, Erbraffer, Phase, Window};
use face::Desk;
use maud::{Markup, html};
use tabletop::{Game, Line};

use crate::board::Board;
use crate::draft::Draft;
use crate::{estate, form};

pub fn desk(board: &Board<'_>) -> Markup {
    let (view, scene) = (board.view, board.scene);
    let inside = match &view.phase {
        Phase::Window(window) => self::window(board, window),
        phase => {
            let Some((desk, _)) = board.mine else { return html! {} };
            match phase {
                Phase::Turn { .. } => turn(board, desk),
                Phase::Death { .. } => death(board),
                _ => division(board, desk),
            }
        }
    };
    html! {
        section #desk .mine[board.mine.is_some()] aria-label=(scene.word("face-desk")) {
            @if let Some(refusal) = board.why_not() {
                p.why role="status" { (scene.say(&refusal.because)) " " span.rule { (refusal.rule) } }
            }
            (inside)
        }
    }
}

fn turn(board: &Board<'_>, desk: Desk<'_>) -> Markup {
    let scene = board.scene;
    let cancel = Draft::default().link(desk);
    if let Some(places) = &board.draft.throw {
        return html! {
            p.hint { (scene.word("face-throw-how")) }
            div.buttons {
                (confirm(board, desk, &scene.say(&Line::new("face-throw").with("count", places.len() as u32))))
                a.button href=(cancel) { (scene.word("face-cancel")) }
            }
        };
    }
    let Some(card) = board.draft.card else {
        let throw = Draft { throw: Some(Vec::new()), ..Draft::default() };
        return html! {
            p.hint { (scene.word("face-turn-how")) }
            div.buttons { a.button #throw href=(throw.link(desk)) { (scene.word("face-throw-away")) } }
        };
    };
    html! {
        h2 { (scene.say(&card.line())) }
        p { (scene.say(&card.text())) }
        @if let Some(step) = step(board, card) { p.hint { (scene.word(step)) } }
        (halves(board, desk, card))
        (consequences(board))
        div.buttons {
            (confirm(board, desk, &scene.word("face-play")))
            a.button href=(cancel) { (scene.word("face-cancel")) }
        }
    }
}

/// What is to be chosen next, or why there is nothing to choose.
fn step(board: &Board<'_>, card: Card) -> Option<&'static str> {
    let draft = &board.draft;
    let playable = board
        .scene
        .offers
        .iter()
        .any(|offer| matches!(offer, erbraffer::Action::Play { card: offered, .. } if *offered == card));
    Some(match (card.kind().aim(), draft.people.len(), draft.heirlooms.len()) {
        _ if board.action.is_some() => return None,
        (Aim::Division, ..) => "refusal-only-in-a-change",
        (Aim::Siblings, ..) if !playable => "face-no-siblings-yet",
        _ if !playable => "face-no-targets",
        (Aim::TwoHeirs, 1, _) => "face-choose-second",
        (Aim::TwoHeirs, ..) => "face-choose-two",
        (Aim::Siblings, 0, _) => "face-choose-giver",
        (Aim::Siblings, ..) => "face-choose-sibling",
        (Aim::Heirloom, _, 0) => "face-choose-heirloom",
        (Aim::Heirloom, ..) => "face-choose-taker",
        (Aim::TwoHeirlooms, _, 0) => "face-choose-heirlooms",
        (Aim::TwoHeirlooms, ..) => "face-choose-other-heirloom",
        (Aim::Heir | Aim::Nobody, ..) => "face-choose-heir",
    })
}

/// Of an odd sum one says which half is given (E6).
fn halves(board: &Board<'_>, desk: Desk<'_>, card: Card) -> Markup {
    let draft = &board.draft;
    let [from, _] = draft.people[..] else { return html! {} };
    let cash = board.view.cash(from);
    if card.kind().aim() != Aim::Siblings || cash % 2 == 0 {
        return html! {};
    }
    html! {
        div.halves {
            @for (larger_half, gives) in [(false, cash / 2), (true, cash.div_ceil(2))] {
                a.button href=(Draft { larger_half, ..draft.clone() }.link(desk)) role="button" aria-pressed=(draft.larger_half == larger_half) {
                    (board.scene.say(&Line::new("face-gives").with("cash", gives)))
                }
            }
        }
    }
}

fn death(board: &Board<'_>) -> Markup {
    let scene = board.scene;
    let Some((desk, _)) = board.mine else { return html! {} };
    html! {
        p.hint { (scene.word("face-death-how")) }
        (consequences(board))
        @if board.action.is_some() { div.buttons { (confirm(board, desk, &scene.word("face-die"))) } }
    }
}

fn division(board: &Board<'_>, desk: Desk<'_>) -> Markup {
    let scene = board.scene;
    let Some(sharing) = board.division() else {
        return html! { p.hint { (scene.word("face-division-how")) } };
    };
    html! {
        (estate::divide(board, desk, &sharing))
        div.buttons {
            (confirm(board, desk, &scene.word("face-divide")))
            a.button href=(Draft::default().link(desk)) { (scene.word("face-other-couple")) }
        }
    }
}

/// The division as it stands, and everybody's answer to it: nobody sees who has answered (E29).
fn window(board: &Board<'_>, window: &Window) -> Markup {
    let (view, scene) = (board.view, board.scene);
    let seconds = view.options.clock.milliseconds().map(|time| format!("s{}", time / 1000));
    html! {
        @if let Some((seconds, closes)) = seconds.zip(window.closes) {
            div.time.(seconds) id=(format!("time-{}", closes.0)) data-left=(scene.left(closes)) { span {} }
        }
        @if let Some((desk, sharing)) = board.mine.map(|(desk, _)| desk).zip(board.new_will()) {
            (estate::divide_anew(board, desk, &sharing))
            div.buttons {
                (confirm(board, desk, &scene.word("face-find-will")))
                a.button href=(Draft::default().link(desk)) { (scene.word("face-cancel")) }
            }
        } @else {
            (estate::stands(board, window))
            @if let Some((desk, _)) = board.mine {
                div.buttons {
                    @let division = html! { input type="hidden" name="division" value=(window.division); };
                    (desk.form("let-stand", "let-stand", &html! { (division) button.main { (scene.word("face-let-stand")) } }))
                    @if board.holds_new_will() {
                        a.button #new-will href=(Draft { new_will: true, ..Draft::default() }.link(desk)) { (scene.word("face-new-will")) }
                    }
                    (desk.form("let-all-stand", "let-all-stand", &html! { (division) button { (scene.word("face-let-all-stand")) } }))
                }
            } @else if view.viewer.seat().is_some() {
                p.hint { (scene.word("face-window-wait")) }
            }
        }
    }
}

/// What the move would do, told by the rules themselves.
fn consequences(board: &Board<'_>) -> Markup {
    let Some((foreseen, _)) = &board.foreseen else { return html! {} };
    html! {
        ul.consequences aria-label=(board.scene.word("face-consequences")) {
            @for event in &foreseen.events { li { (board.scene.say(&Erbraffer::tell(event))) } }
        }
    }
}

/// Sends the move, once it is whole.
fn confirm(board: &Board<'_>, desk: Desk<'_>, said: &str) -> Markup {
    let Some(action) = &board.action else {
        return html! { button.main #confirm-idle disabled { (said) } };
    };
    let (what, fields) = form::fields_of(action);
    desk.form(
        "confirm",
        what,
        &html! {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button.main { (said) }
        },
    )
}
