//! When something can't be done.

use maud::{Markup, html};
use tabletop::RuleId;
use words::Words;

use super::{About, words};
use crate::assets;
use crate::error::{Because, Sorry};
use crate::verdict::fault_in_words;
use crate::visit::Visit;

pub fn page(visit: &Visit, sorry: &Sorry) -> Markup {
    let sentence = sentence(visit, sorry);
    if visit.by_script {
        return sentence;
    }
    let body = html! {
        main #main .narrow {
            div.sheet.problem {
                img src=(assets::address("seal", "svg")) alt="" width="72" height="72";
                h1 { (visit.word("sorry-title")) }
                p.refusal { (sentence) }
                a.button href=(back(&visit.path)) { (visit.word("sorry-back")) }
            }
        }
    };
    super::page(visit, &About { title: &visit.word("sorry-title"), ..About::default() }, &body)
}

/// The sentence, with a link to its rule.
pub fn sentence(visit: &Visit, sorry: &Sorry) -> Markup {
    let house: &Words = words();
    match &sorry.because {
        Because::House(id) => html! { (visit.word(id)) },
        Because::Record(fault) => html! { (fault_in_words(fault, visit.language)) },
        Because::Rules { game, refusal } => {
            let said = super::of_game(game, GameWords).map(|words| words.say(visit.language, &refusal.because, &[]));
            html! {
                (said.unwrap_or_else(|_| house.say(visit.language, &refusal.because, &[])))
                " " (rule_link(game, refusal.rule))
            }
        }
    }
}

pub fn rule_link(game: &str, rule: RuleId) -> Markup {
    html! { a.rule href=(format!("/rules/{game}#{rule}")) target="rules" { (rule) } }
}

struct GameWords;

impl shelf::Visitor for GameWords {
    type Output = &'static Words;
    fn visit<T: shelf::Title>(self) -> &'static Words {
        T::words()
    }
}

/// The page that a form or a link belongs to: the table's, if it was about a table.
fn back(path: &str) -> String {
    let mut parts = path.split('/').skip(1);
    match (parts.next(), parts.next()) {
        (Some("table" | "seat" | "join"), Some(table)) if table.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            format!("/table/{table}")
        }
        (Some("notices"), _) => "/notices".to_owned(),
        (Some(page @ ("verify" | "import")), None) => format!("/{page}"),
        _ => "/".to_owned(),
    }
}
