//! The rulebook of a game, every numbered paragraph with an address of its own.

use axum::extract::Path;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use shelf::{Title, Visitor};
use words::Language;

use super::{About, of_game, page};
use crate::error::Sorry;
use crate::visit::Visit;

pub async fn show(Path(game): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let (printed, text) = of_game(&game, Text(visit.language))?;
    let book = Book::read(&visit.language.spaced(text));
    let body = html! {
        main #main .rulebook {
            details #contents {
                summary { (visit.word("rulebook-contents")) }
                ol { @for (number, chapter) in book.chapters.iter().enumerate() { li { a href=(format!("#chapter-{number}")) { (chapter) } } } }
            }
            (PreEscaped(book.html))
            p.choices { a.button.main href=(format!("/new/{game}")) { (visit.word("front-with-friends")) } a.button href="/" { "Hoirie" } }
        }
    };
    Ok(page(&visit, &About { title: printed, game: Some(&game) }, &body))
}

struct Text(Language);

impl Visitor for Text {
    type Output = (&'static str, &'static str);
    fn visit<T: Title>(self) -> Self::Output {
        (T::PRINTED, T::rulebook(self.0))
    }
}

/// A rulebook as HTML, and the titles of its chapters.
struct Book {
    html: String,
    chapters: Vec<String>,
}

impl Book {
    /// From Markdown; a paragraph that begins with a bold number gets that number as its id, a chapter its place.
    fn read(text: &str) -> Book {
        let events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
        let mut chapters: Vec<String> = Vec::new();
        let addressed = events.iter().enumerate().map(|(place, event)| match (event, &events[place + 1..]) {
            (
                Event::Start(Tag::Paragraph),
                [Event::Start(Tag::Strong), Event::Text(number), Event::End(TagEnd::Strong), ..],
            ) => Event::Html(format!("<p id=\"{number}\">").into()),
            (Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }), [Event::Text(title), ..]) => {
                chapters.push(title.to_string());
                Event::Html(format!("<h2 id=\"chapter-{}\">", chapters.len() - 1).into())
            }
            _ => event.clone(),
        });
        let mut html = String::new();
        pulldown_cmark::html::push_html(&mut html, addressed);
        Book { html, chapters }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numbered_paragraph_has_an_address() {
        assert_eq!(
            Book::read("**T17** *Zeros.* Text.").html.trim(),
            "<p id=\"T17\"><strong>T17</strong> <em>Zeros.</em> Text.</p>"
        );
    }

    #[test]
    fn every_rule_of_every_rulebook_has_an_address() {
        for language in Language::ALL {
            let (_, text) = shelf::with("tante", Text(language)).unwrap();
            let Book { html, chapters } = Book::read(text);
            assert!(chapters.len() > 3, "{chapters:?}");
            for number in 1..=26 {
                assert!(html.contains(&format!("<p id=\"T{number}\">")), "T{number} in {language:?}");
            }
        }
    }
}
