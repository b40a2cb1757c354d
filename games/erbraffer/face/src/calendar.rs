//! The calendar with its hourglass, the bank and the cards.

use erbraffer::Square;
use maud::{Markup, html};
use tabletop::Line;

use crate::board::Board;

pub fn calendar(board: &Board<'_>) -> Markup {
    let (view, scene) = (board.view, board.scene);
    let calendar = &scene.edition.calendar;
    let stack = scene.say(&Line::new("face-stack").with("count", view.stack));
    let discards = scene.say(&Line::new("face-discards").with("count", view.discards.len() as u32));
    html! {
        div #calendar {
            ol.years aria-label=(scene.word("face-calendar")) {
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
            div.piles {
                b.year aria-hidden="true" { (view.year(scene.edition)) }
                span.pile data-stack="bank" title=(scene.word("face-bank")) { (scene.picture("mini", "bank")) span.vh { (scene.word("face-bank")) } }
                span.pile data-stack title=(stack) { (scene.picture("mini", "back")) b aria-hidden="true" { (view.stack) } span.vh { (stack) } }
                span.pile title=(discards) {
                    @if let Some(top) = view.discards.last() { (scene.picture("mini", top.kind().name())) }
                    b aria-hidden="true" { (view.discards.len()) } span.vh { (discards) }
                }
            }
        }
    }
}
