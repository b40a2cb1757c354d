//! What I can do now, step by step: the board lights what can be chosen, and here stands what would come of it.

use erbraffer::{Action, Aim, Card, Erbraffer, Phase, Square, Window};
use face::{Desk, Id, Part};
use maud::{Markup, html};
use tabletop::{Game, Line};

use crate::board::Board;
use crate::control::{LARGER_HALF, SMALLER_HALF, control, is_done_by_tapping, new_will_label, play_label, throw_label};
use crate::draft::Draft;
use crate::estate;

pub fn desk(board: &Board<'_>) -> Option<Part> {
    let view = board.view;
    let scene = board.scene;
    let inside = match &view.phase {
        Phase::Window(window) => self::window(board, window),
        phase => {
            let (desk, _) = board.mine?;
            match phase {
                Phase::Turn { .. } => turn(board, desk),
                Phase::Death { .. } => death(board),
                _ => division(board, desk),
            }
        }
    };
    let drawn = html! {
        section #desk .mine[board.mine.is_some()] aria-label=(scene.word("face-desk")) {
            @if let Some(refusal) = board.why_not() {
                p.why role="status" { (scene.say(&refusal.because)) " " span.rule { (refusal.rule) } }
            }
            (inside)
        }
    };
    Some(scene.drawn("desk", drawn))
}

fn turn(board: &Board<'_>, desk: Desk<'_>) -> Markup {
    let scene = board.scene;
    let cancel = Draft::default().link(desk);
    if let Some(places) = &board.draft.throw {
        return html! {
            p.hint { (scene.word("face-throw-how")) }
            div.buttons {
                (confirm_or_wait(board, &throw_label(places.len())))
                a.button href=(cancel) { (scene.word("face-cancel")) }
            }
        };
    }
    let Some(card) = board.draft.card else {
        let throw = Draft { throw: Some(Vec::new()), ..Draft::default() };
        return html! {
            p.hint { (scene.word("face-turn-how")) }
            div.buttons { a.button #throw href=(throw.link(desk)) data-hinted[scene.is_hinted("throw")] { (scene.word("face-throw-away")) } }
        };
    };
    let is_confirmed = board.action.is_some() || !is_done_by_tapping(card.kind().aim());
    html! {
        h2 { (scene.say(&card.line())) }
        p.text { (scene.say(&card.text())) }
        @if let Some(step) = step(board, card) { p.hint { (scene.word(step)) } }
        (halves(board, desk, card))
        @if board.foreseen.is_none() { (hourglass(board, card)) }
        (consequences(board))
        div.buttons {
            @if is_confirmed { (confirm_or_wait(board, &play_label())) }
            a.button href=(cancel) { (scene.word("face-cancel")) }
        }
    }
}

/// What is to be chosen next, or why there is nothing to choose.
fn step(board: &Board<'_>, card: Card) -> Option<&'static str> {
    let draft = &board.draft;
    let playable =
        board.scene.offers.iter().any(|offer| matches!(offer, Action::Play { card: offered, .. } if *offered == card));
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

/// Where the hourglass goes once this card is played, and what happens then.
fn hourglass(board: &Board<'_>, card: Card) -> Markup {
    let scene = board.scene;
    let calendar = &scene.edition.calendar;
    let next = board.view.hourglass + 1;
    let moves = card.has_hourglass() && board.view.last_turns.is_none();
    let Some(square) = calendar.squares().get(usize::from(next)).filter(|_| moves) else { return html! {} };
    let what = match square {
        Square::First => return html! {},
        Square::White => "face-white-year",
        Square::Golden => "face-golden-year",
        Square::Last => "face-last-year",
    };
    let line = Line::new("face-then-hourglass").with("year", calendar.year(next)).with("what", Line::new(what));
    html! { p.then { (scene.picture("mini", "hourglass")) (scene.say(&line)) } }
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
            @for (id, larger_half, gives) in [(SMALLER_HALF, false, cash / 2), (LARGER_HALF, true, cash.div_ceil(2))] {
                a.button id=(id) data-hinted[board.scene.is_hinted(id)] href=(Draft { larger_half, ..draft.clone() }.link(desk)) role="button" aria-pressed=(draft.larger_half == larger_half) {
                    (board.scene.say(&Line::new("face-gives").with("cash", gives)))
                }
            }
        }
    }
}

fn death(board: &Board<'_>) -> Markup {
    html! {
        p.hint { (board.scene.word("face-death-how")) }
        (consequences(board))
        @if let Some(confirm) = confirm(board) { div.buttons { (confirm) } }
    }
}

fn division(board: &Board<'_>, desk: Desk<'_>) -> Markup {
    let scene = board.scene;
    let Some(sharing) = &board.sharing else {
        return html! { p.hint { (scene.word("face-division-how")) } };
    };
    html! {
        (estate::divide(board, desk, sharing))
        div.buttons {
            @if let Some(confirm) = confirm(board) { (confirm) }
            a.button href=(Draft::default().link(desk)) { (scene.word("face-other-couple")) }
        }
    }
}

/// The division as it stands, and everybody's answer to it: nobody sees who has answered (E29).
fn window(board: &Board<'_>, window: &Window) -> Markup {
    let view = board.view;
    let scene = board.scene;
    html! {
        @if let Some(time) = time(board, window) { (time) }
        @if let (Some((desk, _)), Some(sharing)) = (board.mine, &board.sharing) {
            (estate::divide_anew(board, desk, sharing))
            div.buttons {
                (confirm_or_wait(board, &new_will_label()))
                a.button href=(Draft::default().link(desk)) { (scene.word("face-cancel")) }
            }
        } @else {
            (estate::stands(board, window))
            @if let Some((desk, _)) = board.mine {
                @let division = window.division;
                div.buttons {
                    (button(board, &Action::LetStand { division }, "main"))
                    @if board.holds_new_will() {
                        a.button #new-will href=(Draft { new_will: true, ..Draft::default() }.link(desk)) data-hinted[scene.is_hinted("new-will")] { (scene.word("face-new-will")) }
                    }
                    (button(board, &Action::LetAllStand { division }, ""))
                }
                (by_itself(board))
            } @else if view.viewer.seat().is_some() {
                p.hint { (scene.word("face-window-wait")) }
            }
        }
    }
}

/// From now on the page lets divisions stand by itself, after the same time whatever is in the hand: so nothing shows (E29). It is this
/// browser's own, and needs its script.
fn by_itself(board: &Board<'_>) -> Markup {
    html! {
        label.by-itself data-by-itself="let-stand" hidden {
            input type="checkbox"; span { (board.scene.word("face-by-itself")) }
        }
    }
}

/// How long everybody can still answer. How much of it is left is the viewer's own: others may look later.
fn time(board: &Board<'_>, window: &Window) -> Option<Part> {
    let scene = board.scene;
    let seconds = board.view.options.clock.milliseconds()? / 1000;
    let closes = window.closes?;
    // It only has to tell this window from the next: after weeks the numbers may begin again.
    let id = Id::new("time", closes.0 as u32);
    let draw = || html! { div id=(id) .time.(format!("s{seconds}")) data-left=(scene.left(closes)) { span {} } };
    Some(scene.part(id, &(closes.0, seconds), draw))
}

/// What the move would do, told by the rules themselves.
fn consequences(board: &Board<'_>) -> Markup {
    let Some((foreseen, _)) = &board.foreseen else { return html! {} };
    html! {
        ul.consequences aria-label=(board.scene.word("face-consequences")) {
            @for event in &foreseen.events { li { (board.scene.tell(&Erbraffer::tell(event))) } }
        }
    }
}

/// The button that does this.
fn button(board: &Board<'_>, action: &Action, class: &str) -> Markup {
    board.scene.labelled(&control(board.view, action), class)
}

/// Sends the move, once it is whole.
fn confirm(board: &Board<'_>) -> Option<Markup> {
    board.action.as_ref().map(|action| button(board, action, "main"))
}

/// The same; until then there is a button on which that is written, and which does nothing.
fn confirm_or_wait(board: &Board<'_>, label: &Line) -> Markup {
    let idle = || html! { button.main #confirm-idle disabled { (board.scene.say(label)) } };
    confirm(board).unwrap_or_else(idle)
}
