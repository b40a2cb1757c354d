//! The family tree on the wall: the generation that lives now is large, its heirs hang below it, and the others are
//! medallions in a row, which unfold.

use std::cell::LazyCell;
use std::ops::Deref;

use erbraffer::Person;
use face::{Id, Part};
use maud::{Markup, html};
use tabletop::Line;

use crate::board::Board;
use crate::flow;
use crate::layout::{self, HEIGHT, Row};
use crate::person::person;

/// Where the tree comes to rest in a narrow window.
const WHAT_MATTERS: &str =
    ".now .chosen, .now .my-heir, .now .my-benefactor, .next .my-heir, .next .my-benefactor, .next .my-line";

pub fn tree(board: &Board<'_>) -> Part {
    let view = board.view;
    let scene = board.scene;
    let edition = scene.edition;
    let on_the_tree = |somebody: Person| edition.generation_of(somebody).map(|_| person(board, somebody));
    let people: Vec<Option<Part>> = Person::all().map(on_the_tree).collect();
    // Nobody ever moves: places are looked up only where they are drawn.
    let rows = LazyCell::new(|| layout::rows(edition));
    let now = usize::from(view.generation);
    let last = edition.generations.len() - 1;
    let generations: Vec<Part> = (0..=last).map(|number| generation(board, &rows, number, &people)).collect();
    let folded = || (0..=last).filter(|number| !(now..=now + 1).contains(number));
    let below = flow::to_heirs(board, &rows, now);
    let beyond = flow::to_medallions(board, &rows, now);
    let draw = || {
        html! {
            div #tree tabindex="0" role="group" aria-label=(scene.word("face-tree")) data-rest=(WHAT_MATTERS) {
                div.wall.last-generation[now == last] {
                    (generations[now])
                    @if now < last {
                        div.between {
                            (lines(board, &rows[now], &rows[now + 1]))
                            (below)
                        }
                        (generations[now + 1])
                    }
                    div.between.far { (beyond) }
                    div.medallions { @for number in folded() { (generations[number]) } }
                }
            }
        }
    };
    scene.shared("tree", &now, draw)
}

/// A generation: on the wall, or folded to a row of medallions with a box to unfold it.
fn generation(board: &Board<'_>, rows: &impl Deref<Target = Vec<Row>>, number: usize, people: &[Option<Part>]) -> Part {
    let view = board.view;
    let scene = board.scene;
    let now = usize::from(view.generation);
    let year = scene.edition.generations[number].year;
    let is_past = number < now;
    if is_past || number > now + 1 {
        let id = Id::new(if is_past { "past" } else { "generation" }, year);
        let unfold = Id::new("unfold", year);
        let draw = || {
            let said = scene.say(&Line::new(if is_past { "face-past" } else { "face-future" }).with("year", year));
            html! {
                section id=(id) .fold.past[is_past].(size(&rows[number])) {
                    input id=(unfold) .vh type="checkbox" aria-label=(said);
                    label for=(unfold) title=(said) { (year) }
                    (standing(board, &rows[number], number, people))
                }
            }
        };
        return scene.shared(id, &"folded", draw);
    }
    let is_now = number == now;
    let id = Id::new("generation", year);
    let draw = || {
        html! {
            section id=(id) .row.now[is_now].next[!is_now].(size(&rows[number])) { h2 { (year) } (row(board, &rows[number], number, people)) }
        }
    };
    scene.shared(id, &(if is_now { "now" } else { "next" }), draw)
}

/// How many stand in a row: the style sheet gives them room.
fn size(row: &Row) -> String {
    format!("n{}", row.len())
}

/// People side by side.
fn standing(board: &Board<'_>, row: &Row, number: usize, people: &[Option<Part>]) -> Markup {
    let year = board.scene.edition.generations[number].year;
    let said = board.scene.say(&Line::new("face-generation").with("year", year));
    html! {
        ol.people.(format!("g{number}")) aria-label=(said) {
            @for somebody in row { @if let Some(person) = &people[somebody.index()] { (person) } }
        }
    }
}

fn row(board: &Board<'_>, row: &Row, number: usize, people: &[Option<Part>]) -> Markup {
    let edition = board.scene.edition;
    html! {
        (standing(board, row, number, people))
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
