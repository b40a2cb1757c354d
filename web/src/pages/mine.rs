//! The way between the pages of whoever reads them: what they have played, and who they are to this house.

use maud::{Markup, html};

use crate::visit::Visit;

/// Every one of them, with what it is called.
const PAGES: [(&str, &str); 7] = [
    ("/me/games", "games-title"),
    ("/me/figures", "figures-title"),
    ("/me/people", "people-title"),
    ("/ladder", "ladder-title"),
    ("/me", "me-devices"),
    ("/notices", "notices-short"),
    ("/me/data", "data-mine"),
];

/// This page among the others.
pub fn way(visit: &Visit, this: &str) -> Markup {
    html! {
        nav.way aria-label=(visit.word("games-way")) {
            @for (address, word) in PAGES {
                a href=(address) aria-current=[(address == this).then_some("page")] { (visit.word(word)) }
            }
        }
    }
}
