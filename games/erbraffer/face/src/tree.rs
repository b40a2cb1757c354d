//! The family tree: the generation that lives now is large, the one after it next in size, and the past is folded until
//! the end.

use std::cell::LazyCell;
use std::ops::Deref;

use erbraffer::Person;
use face::{Id, Part};
use maud::{Markup, html};
use tabletop::Line;

use crate::board::Board;
use crate::layout::{self, HEIGHT, Row};
use crate::person::person;

pub fn tree(board: &Board<'_>) -> Part {
    let view = board.view;
    let scene = board.scene;
    let edition = scene.edition;
    let on_the_tree = |somebody: Person| edition.generation_of(somebody).map(|_| person(board, somebody));
    let people: Vec<Option<Part>> = Person::all().map(on_the_tree).collect();
    // Nobody ever moves: places are looked up only where they are drawn.
    let rows = LazyCell::new(|| layout::rows(edition));
    let now = usize::from(view.generation);
    let is_over = view.ending().is_some();
    let numbers = 0..edition.generations.len();
    let generations: Vec<Part> = numbers.map(|number| generation(board, &rows, number, &people)).collect();
    let draw = || {
        html! {
            div #tree tabindex="0" role="group" aria-label=(scene.word("face-tree")) {
                @for (number, generation) in generations.iter().enumerate() {
                    @if number > 0 && (number > now || is_over) { (lines(board, &rows[number - 1], &rows[number])) }
                    (generation)
                }
            }
        }
    };
    scene.shared("div", "tree", &(now, is_over), draw)
}

/// A generation; one of the past is folded.
fn generation(board: &Board<'_>, rows: &impl Deref<Target = Vec<Row>>, number: usize, people: &[Option<Part>]) -> Part {
    let view = board.view;
    let scene = board.scene;
    let now = usize::from(view.generation);
    let year = scene.edition.generations[number].year;
    if number < now && view.ending().is_none() {
        let id = Id::new("past", year);
        let draw = || {
            html! {
                details.past id=(id) {
                    summary { (scene.say(&Line::new("face-past").with("year", year))) }
                    (row(board, &rows[number], number, people))
                }
            }
        };
        return scene.shared("details", id, &(), draw);
    }
    let is_now = number == now;
    let is_next = number == now + 1;
    let id = Id::new("generation", year);
    let draw = || {
        html! {
            section.row.now[is_now].next[is_next] id=(id) { h2 { (year) } (row(board, &rows[number], number, people)) }
        }
    };
    scene.shared("section", id, &(is_now, is_next), draw)
}

fn row(board: &Board<'_>, row: &Row, number: usize, people: &[Option<Part>]) -> Markup {
    let edition = board.scene.edition;
    let said = board.scene.say(&Line::new("face-generation").with("year", edition.generations[number].year));
    html! {
        ol.people.(format!("g{number}")) aria-label=(said) {
            @for somebody in row { @if let Some(person) = &people[somebody.index()] { (person) } }
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
