//! My secrets: for whom I play, on whom I count, and what flows to me today.

use erbraffer::Person;
use face::Part;
use maud::{Markup, html};
use tabletop::{Arg, Line};

use crate::board::Board;
use crate::draw::{first_name, name, portrait};
use crate::flow;

pub fn fortune(board: &Board<'_>) -> Option<Part> {
    let view = board.view;
    let scene = board.scene;
    let me = view.me()?;
    let prospects = prospects(board);
    let heirs = me.portraits.as_deref().unwrap_or_default();
    let draw = || {
        html! {
            section #secrets aria-label=(scene.word("face-secrets")) {
                h2 { (scene.say(&Line::new("face-play-for").with("heirs", heirs.iter().map(|heir| heir.line()).collect::<Arg>()))) }
                (secrets(board))
                (prospects)
            }
        }
    };
    Some(scene.part("secrets", &(&me.portraits, &me.benefactors, view.generation), draw))
}

/// For whom this player plays.
pub fn secrets(board: &Board<'_>) -> Markup {
    let me = board.view.me();
    let heirs = me.and_then(|me| me.portraits.as_deref()).unwrap_or_default();
    let benefactors = me.and_then(|me| me.benefactors.as_deref()).unwrap_or_default();
    html! {
        ul.mine.secrets {
            @for heir in heirs { (secret(board, *heir, "heir")) }
            @for benefactor in benefactors { (secret(board, *benefactor, "benefactor")) }
        }
    }
}

fn secret(board: &Board<'_>, person: Person, what: &'static str) -> Markup {
    let view = board.view;
    let scene = board.scene;
    let edition = scene.edition;
    let year = edition.generation_of(person).map(|generation| edition.generations[usize::from(generation)].year);
    let gone = edition.generation_of(person).is_some_and(|generation| generation < view.generation);
    let said = Line::new(if what == "heir" { "face-heir-of" } else { "face-benefactor-of" });
    let said = scene.say(&said.with("person", person.line()).with("year", year.unwrap_or_default()));
    html! {
        li.gone[gone].(what) {
            span.tiny.oval[what == "benefactor"] title=(said) { (portrait(scene, person)) (scene.picture("mini", what)) }
            span aria-label=(said) role="img" title=(name(scene, person)) { (first_name(scene, person)) }
            small aria-hidden="true" { @if let Some(year) = year { (year) } }
        }
    }
}

/// What flows to me today: every sum that it is made of is in its title.
fn prospects(board: &Board<'_>) -> Part {
    let scene = board.scene;
    let purse = board.view.me().map_or(0, |me| me.purse);
    let flowing = flow::flowing(board);
    let draw = || {
        html! {
            dl #prospects title=(scene.word("face-flowing-how")) {
                dt { (scene.word("face-flowing")) } dd.flowing data-count { (flowing) }
                @if purse > 0 { dt { (scene.word("face-in-purse")) } dd data-count { (purse) } }
            }
        }
    };
    scene.part("prospects", &(flowing, purse), draw)
}
