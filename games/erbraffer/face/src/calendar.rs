//! The calendar with its hourglass, the bank and the cards.

use erbraffer::Square;
use face::{Id, Part};
use maud::html;
use tabletop::Line;

use crate::board::Board;

pub fn calendar(board: &Board<'_>) -> Part {
    let scene = board.scene;
    let year = year(board);
    let calendar = &scene.edition.calendar;
    let years: Vec<Part> =
        (0u8..).zip(calendar.squares()).map(|(place, square)| square_of(board, place, *square)).collect();
    let stack = stack(board);
    let discards = discards(board);
    let draw = || {
        html! {
            div #calendar {
                (year)
                ol #years .years aria-label=(scene.word("face-calendar")) { @for year in &years { (year) } }
                div.piles {
                    span #bank .pile title=(scene.word("face-bank")) { (scene.picture("mini", "bank")) span { (scene.word("face-bank")) } }
                    (stack)
                    (discards)
                }
            }
        }
    };
    // All that changes in it is parts of its own.
    scene.shared("calendar", &(), draw)
}

/// A year on the rail: the hourglass stands on it, has passed it, or will come.
fn square_of(board: &Board<'_>, place: u8, square: Square) -> Part {
    let scene = board.scene;
    let year = scene.edition.calendar.year(place);
    let is_now = place == board.view.hourglass;
    let is_gone = place < board.view.hourglass;
    let id = Id::new("year", year);
    let draw = || {
        let (class, said) = meaning(square);
        let said =
            said.map(|said| scene.say(&Line::new("face-year-means").with("year", year).with("what", Line::new(said))));
        html! {
            li id=(id) .(class).now[is_now].gone[is_gone] aria-current=[is_now.then_some("date")] {
                @if is_now { span #hourglass { (scene.picture("glass", "hourglass")) } }
                span { (year) }
                @if let Some(said) = &said { span.tip { (said) } }
            }
        }
    };
    scene.shared(id, &(is_now, is_gone), draw)
}

/// What happens when the hourglass gets there.
fn meaning(square: Square) -> (&'static str, Option<&'static str>) {
    match square {
        Square::First => ("first", None),
        Square::White => ("white", Some("face-white-year")),
        Square::Golden => ("golden", Some("face-golden-year")),
        Square::Last => ("last", Some("face-last-year")),
    }
}

/// The year it is, and what the next hourglass brings.
fn year(board: &Board<'_>) -> Part {
    let scene = board.scene;
    let hourglass = board.view.hourglass;
    let is_last_round = board.view.last_turns.is_some();
    let draw = || {
        let calendar = &scene.edition.calendar;
        let next = usize::from(hourglass) + 1;
        let next = calendar.squares().get(next).filter(|_| !is_last_round).and_then(|square| meaning(*square).1);
        html! {
            p #year .year {
                b { (calendar.year(hourglass)) }
                @if let Some(next) = next { " " small { (scene.say(&Line::new("face-next-year").with("what", Line::new(next)))) } }
            }
        }
    };
    scene.shared("year", &(hourglass, is_last_round), draw)
}

fn stack(board: &Board<'_>) -> Part {
    let view = board.view;
    let scene = board.scene;
    let draw = || {
        let said = scene.say(&Line::new("face-stack").with("count", view.stack));
        html! {
            span #stack .pile title=(said) { (scene.picture("mini", "back")) span { (said) } }
        }
    };
    scene.shared("stack", &view.stack, draw)
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
                span { (said) }
            }
        }
    };
    scene.shared("discards", &(top, count), draw)
}
