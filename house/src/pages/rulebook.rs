//! The rulebook of a game, every numbered paragraph with an address of its own.

use axum::extract::Path;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use shelf::{Title, Visitor};
use words::Language;

use super::{About, of_game, page};
use crate::sorry::Sorry;
use crate::visit::Visit;

pub async fn show(Path(game): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let (printed, text) = of_game(&game, Text(visit.language))?;
    let body = html! { main #main .rulebook { (PreEscaped(to_html(&visit.language.spaced(text)))) } };
    Ok(page(&visit, &About { title: printed, game: Some(&game) }, &body))
}

struct Text(Language);

impl Visitor for Text {
    type Output = (&'static str, &'static str);
    fn visit<T: Title>(self) -> Self::Output {
        (T::PRINTED, T::rulebook(self.0))
    }
}

/// Markdown to HTML; a paragraph that begins with a bold number gets that number as its id.
fn to_html(text: &str) -> String {
    let events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let numbered = events.iter().enumerate().map(|(place, event)| match (event, &events[place + 1..]) {
        (
            Event::Start(Tag::Paragraph),
            [Event::Start(Tag::Strong), Event::Text(number), Event::End(TagEnd::Strong), ..],
        ) => Event::Html(format!("<p id=\"{number}\">").into()),
        _ => event.clone(),
    });
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, numbered);
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numbered_paragraph_has_an_address() {
        assert_eq!(
            to_html("**T17** *Zeros.* Text.").trim(),
            "<p id=\"T17\"><strong>T17</strong> <em>Zeros.</em> Text.</p>"
        );
    }

    #[test]
    fn every_rule_of_every_rulebook_has_an_address() {
        for language in Language::ALL {
            let (_, text) = shelf::with("tante", Text(language)).unwrap();
            let html = to_html(text);
            for number in 1..=26 {
                assert!(html.contains(&format!("<p id=\"T{number}\">")), "T{number} in {language:?}");
            }
        }
    }
}
