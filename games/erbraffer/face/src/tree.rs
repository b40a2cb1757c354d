//! The family tree: the generation that lives now is large, the one after it next in size, and the past is folded until
//! the end.

use maud::{Markup, html};
use tabletop::Line;

use crate::board::Board;
use crate::layout::{self, HEIGHT, Row};
use crate::person::person;

pub fn tree(board: &Board<'_>) -> Markup {
    let edition = board.scene.edition;
    let rows = layout::rows(edition);
    let now = usize::from(board.view.generation);
    html! {
        div #tree tabindex="0" role="group" aria-label=(board.scene.word("face-tree")) {
            @for (number, row) in rows.iter().enumerate() {
                @let year = edition.generations[number].year;
                @if number < now && board.view.ending().is_none() {
                    details.past id=(format!("past-{year}")) {
                        summary { (board.scene.say(&Line::new("face-past").with("year", year))) }
                        (generation(board, row, number))
                    }
                } @else {
                    @if number > 0 && (number > now || board.view.ending().is_some()) { (lines(board, &rows[number - 1], row)) }
                    section.row.now[number == now].next[number == now + 1] id=(format!("generation-{year}")) {
                        h2 { (year) }
                        (generation(board, row, number))
                    }
                }
            }
        }
    }
}

fn generation(board: &Board<'_>, row: &Row, number: usize) -> Markup {
    let edition = board.scene.edition;
    let said = board.scene.say(&Line::new("face-generation").with("year", edition.generations[number].year));
    html! {
        ol.people.(format!("g{number}")) aria-label=(said) {
            @for somebody in row { (person(board, *somebody)) }
        }
        // Rings between those who are married to each other.
        div.rings aria-hidden="true" {
            @for (place, somebody) in row.iter().enumerate() {
                @let married = row.get(place + 1).is_some_and(|next| edition.spouse(*somebody) == Some(*next));
                i { @if married { (board.scene.picture("ring", "rings")) } }
            }
        }
    }
}

fn lines(board: &Board<'_>, above: &Row, below: &Row) -> Markup {
    html! {
        svg.lines viewBox=(format!("0 0 1000 {HEIGHT}")) preserveAspectRatio="none" aria-hidden="true" {
            @for (number, path) in layout::lines(board.scene.edition, above, below).into_iter().enumerate() {
                path.(format!("branch-{}", number % 4)) d=(path) {}
            }
        }
    }
}
