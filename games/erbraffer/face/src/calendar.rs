//! The calendar with its hourglass, the bank and the cards.

use erbraffer::Square;
use face::Part;
use maud::html;
use tabletop::Line;

use crate::board::Board;

pub fn calendar(board: &Board<'_>) -> Part {
    let scene = board.scene;
    let years = years(board);
    let year = year(board);
    let stack = stack(board);
    let discards = discards(board);
    let draw = || {
        html! {
            div #calendar {
                (years)
                div.piles {
                    (year)
                    span.pile data-stack="bank" title=(scene.word("face-bank")) { (scene.picture("mini", "bank")) span.vh { (scene.word("face-bank")) } }
                    (stack)
                    (discards)
                }
            }
        }
    };
    // All that changes in it is parts of its own.
    scene.shared("div", "calendar", &(), draw)
}

fn years(board: &Board<'_>) -> Part {
    let view = board.view;
    let scene = board.scene;
    let calendar = &scene.edition.calendar;
    let draw = || {
        html! {
            ol #years .years aria-label=(scene.word("face-calendar")) {
                @for (place, square) in (0u8..).zip(calendar.squares()) {
                    @let year = calendar.year(place);
                    @let (class, said) = match square {
                        Square::First => ("first", None),
                        Square::White => ("white", Some("face-white-year")),
                        Square::Golden => ("golden", Some("face-golden-year")),
                        Square::Last => ("last", Some("face-last-year")),
                    };
                    @let now = place == view.hourglass;
                    li.(class).now[now].gone[place < view.hourglass] title=[said.map(|said| scene.word(said))] aria-current=[now.then_some("date")] {
                        @if now { span #hourglass data-card="hourglass" { (scene.picture("glass", "hourglass")) } }
                        span { (year) }
                    }
                }
            }
        }
    };
    scene.shared("ol", "years", &view.hourglass, draw)
}

/// The year by itself, where there is no room for the others.
fn year(board: &Board<'_>) -> Part {
    let year = board.view.year(board.scene.edition);
    board.scene.shared("b", "year", &year, || html! { b #year .year aria-hidden="true" { (year) } })
}

fn stack(board: &Board<'_>) -> Part {
    let view = board.view;
    let scene = board.scene;
    let draw = || {
        let said = scene.say(&Line::new("face-stack").with("count", view.stack));
        html! {
            span #stack .pile data-stack title=(said) { (scene.picture("mini", "back")) b aria-hidden="true" { (view.stack) } span.vh { (said) } }
        }
    };
    scene.shared("span", "stack", &view.stack, draw)
}

fn discards(board: &Board<'_>) -> Part {
    let view = board.view;
    let scene = board.scene;
    let top = view.discards.last().map(|card| card.kind());
    let count = view.discards.len() as u32;
    let draw = || {
        let said = scene.say(&Line::new("face-discards").with("count", count));
        html! {
            span #discards .pile title=(said) {
                @if let Some(top) = top { (scene.picture("mini", top.name())) }
                b aria-hidden="true" { (count) } span.vh { (said) }
            }
        }
    };
    scene.shared("span", "discards", &(top, count), draw)
}
