//! My secrets, and how my possible fortune stands: what I have, what lies with my benefactors, and what is on its way
//! to my heirs.

use erbraffer::{Cash, People, Person};
use face::Part;
use maud::{Markup, html};
use tabletop::Line;

use crate::board::Board;
use crate::draw::{first_name, name, portrait};

pub fn fortune(board: &Board<'_>) -> Option<Part> {
    let view = board.view;
    let scene = board.scene;
    let me = view.me()?;
    let prospects = prospects(board);
    let draw = || {
        html! {
            section #secrets aria-label=(scene.word("face-secrets")) {
                h2 { (scene.word("face-secrets")) }
                (secrets(board))
                (prospects)
            }
        }
    };
    Some(scene.part("section", "secrets", &(&me.portraits, &me.benefactors, view.generation), draw))
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
        li.gone[gone] {
            span.tiny.oval[what == "benefactor"] title=(said) { (portrait(scene, person)) (scene.picture("mini", what)) }
            span aria-label=(said) role="img" title=(name(scene, person)) { (first_name(scene, person)) }
            small aria-hidden="true" { @if let Some(year) = year { (year) } }
        }
    }
}

/// What I have, and what may still come to me. What is nothing yet goes without saying.
fn prospects(board: &Board<'_>) -> Part {
    let scene = board.scene;
    let sums = sums(board);
    let draw = || {
        html! {
            dl #prospects {
                @for (said, cash) in sums.iter().filter(|(_, cash)| *cash > 0) { dt { (scene.word(said)) } dd data-count { (cash) } }
            }
        }
    };
    scene.part("dl", "prospects", &sums, draw)
}

/// What I have, what may still come to me if nobody else gets hold of it, and all of it together.
fn sums(board: &Board<'_>) -> [(&'static str, Cash); 5] {
    let view = board.view;
    let edition = board.scene.edition;
    let worth = |people: People| {
        let things = people.iter().flat_map(|person| view.heirlooms(person).iter().collect::<Vec<_>>());
        people.iter().map(|person| view.cash(person)).sum::<Cash>()
            + things.map(|thing| edition.value(thing)).sum::<Cash>()
    };
    let me = view.me();
    let heirs: People = me.and_then(|me| me.portraits.as_deref()).unwrap_or_default().iter().copied().collect();
    let benefactors = me.and_then(|me| me.benefactors.as_deref()).unwrap_or_default();
    let living = benefactors.iter().copied().filter(|person| !view.paid.contains(*person)).collect();
    let purse = me.map_or(0, |me| me.purse);
    let [living, forebears, heirs] = [living, board.forebears, heirs].map(worth);
    [
        ("face-in-purse", purse),
        ("face-on-benefactors", living),
        ("face-on-line", forebears),
        ("face-on-heirs", heirs),
        ("face-at-best", purse + living + forebears + heirs),
    ]
}
