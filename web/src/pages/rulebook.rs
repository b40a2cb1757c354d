//! The rulebook of a game, every numbered paragraph with an address of its own, and pictures from the game's sheet where the text
//! names them: `![pearls](sprite:gift4)`, or with a class of its style `![armchair](sprite:red "red")`.

use axum::extract::Path;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use shelf::{Title, Visitor};
use words::Language;

use super::{About, of_game, page};
use crate::assets;
use crate::error::Sorry;
use crate::visit::Visit;

pub async fn show(Path(game): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let (printed, text) = of_game(&game, Text(visit.language))?;
    let book = Book::read(&visit.language.spaced(text), &assets::of_game(&game).sprite);
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
    Ok(page(&visit, &About { title: printed, game: Some(&game), ..About::default() }, &body))
}

/// One paragraph, with what stands below it up to the next: for our script, which shows it over the table, without a page round it.
pub async fn paragraph(Path((game, number)): Path<(String, String)>, visit: Visit) -> Result<Markup, Sorry> {
    let (printed, text) = of_game(&game, Text(visit.language))?;
    let sprite = &assets::of_game(&game).sprite;
    let paragraph = paragraph_of(&visit.language.spaced(text), &number, sprite).ok_or_else(Sorry::not_found)?;
    let inside = html! {
        (PreEscaped(paragraph))
        p { a href=(format!("/rules/{game}#{number}")) target="rules" { (visit.word("rulebook")) } }
    };
    if visit.by_script {
        let close = visit.word("away-close");
        return Ok(html! {
            button.close type="button" popovertarget="paragraph" popovertargetaction="hide" aria-label=(close) title=(close) { "✕" }
            (inside)
        });
    }
    let body = html! { main #main .rulebook { (inside) } };
    Ok(page(&visit, &About { title: printed, game: Some(&game), ..About::default() }, &body))
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
    fn read(text: &str, sprite: &str) -> Book {
        let events = events(text, sprite);
        let mut chapters: Vec<String> = Vec::new();
        let addressed = events.iter().enumerate().map(|(place, event)| match (event, &events[place + 1..]) {
            _ if number_at(&events[place..]).is_some() => {
                let number = number_at(&events[place..]).unwrap_or_default();
                Event::Html(format!("<p id=\"{number}\">").into())
            }
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

/// The text piece by piece, with its pictures drawn.
fn events<'t>(text: &'t str, sprite: &str) -> Vec<Event<'t>> {
    let mut drawn = Vec::new();
    let mut picture: Option<Picture> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match (event, &mut picture) {
            (Event::Start(Tag::Image { dest_url, title, .. }), _) if dest_url.starts_with("sprite:") => {
                let name = dest_url["sprite:".len()..].to_owned();
                picture = Some(Picture { name, class: title.to_string(), written: String::new() });
            }
            (Event::Text(text), Some(picture)) => picture.written.push_str(&text),
            (Event::End(TagEnd::Image), Some(_)) => {
                let picture = picture.take().map(|picture| picture.on(sprite).into_string());
                drawn.push(Event::InlineHtml(picture.unwrap_or_default().into()));
            }
            // What is written below a picture is plain.
            (_, Some(_)) => {}
            (event, None) => drawn.push(event),
        }
    }
    drawn
}

struct Picture {
    /// On the game's sheet.
    name: String,
    /// In the game's style, such as the colour it is drawn in.
    class: String,
    written: String,
}

impl Picture {
    fn on(&self, sprite: &str) -> Markup {
        html! {
            span.plate {
                svg class=[Some(&self.class).filter(|class| !class.is_empty())] aria-hidden="true" {
                    use href=(format!("{sprite}#{}", self.name)) {}
                }
                span { (self.written) }
            }
        }
    }
}

/// The number of the paragraph that begins here.
fn number_at<'e>(events: &'e [Event<'_>]) -> Option<&'e str> {
    match events {
        [
            Event::Start(Tag::Paragraph),
            Event::Start(Tag::Strong),
            Event::Text(number),
            Event::End(TagEnd::Strong),
            ..,
        ] => Some(number),
        _ => None,
    }
}

/// A paragraph and what belongs to it, as HTML.
fn paragraph_of(text: &str, number: &str, sprite: &str) -> Option<String> {
    let events = events(text, sprite);
    let begins = (0..events.len()).find(|place| number_at(&events[*place..]) == Some(number))?;
    let is_next = |place: &usize| {
        number_at(&events[*place..]).is_some() || matches!(events[*place], Event::Start(Tag::Heading { .. }))
    };
    let ends = (begins + 1..events.len()).find(is_next).unwrap_or(events.len());
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events[begins..ends].iter().cloned());
    Some(html)
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use face::Face;

    use super::*;

    #[test]
    fn a_paragraph_comes_with_its_table_and_its_pictures_and_without_the_next() {
        let text = "## One\n\n**T1** Some.\n\n| a |\n|---|\n| b |\n\n![pearls & gold](sprite:gift4 \"red\")\n\n**T2** More.\n\n## Two\n\n**T3** End.";
        let first = paragraph_of(text, "T1", "/sheet.svg").unwrap();
        assert!(first.contains("Some.") && first.contains("<td>b</td>") && !first.contains("More."), "{first}");
        assert!(
            first.contains("class=\"red\"")
                && first.contains("href=\"/sheet.svg#gift4\"")
                && first.contains("pearls &amp; gold"),
            "{first}"
        );
        assert!(!paragraph_of(text, "T2", "").unwrap().contains("Two"));
        assert!(paragraph_of(text, "T3", "").unwrap().contains("End."));
        assert_eq!(paragraph_of(text, "T4", ""), None);
    }

    struct Sheet;

    impl Visitor for Sheet {
        type Output = Cow<'static, str>;
        fn visit<T: Title>(self) -> Self::Output {
            T::Face::sprite()
        }
    }

    #[test]
    fn every_picture_of_every_rulebook_is_on_its_sheet_and_all_languages_show_the_same() {
        for game in shelf::NAMES {
            let sheet = shelf::with(game, Sheet).unwrap();
            let named = Language::ALL.map(|language| {
                let (_, text) = shelf::with(game, Text(language)).unwrap();
                let pieces = text.split("](sprite:").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
                pieces.collect::<Vec<_>>()
            });
            assert!(!named[0].is_empty(), "{game} shows none");
            assert!(named[0] == named[1] && named[1] == named[2], "{game}: {named:?}");
            for picture in &named[0] {
                assert!(sheet.contains(&format!("id=\"{picture}\"")), "{game} has no {picture}");
            }
        }
    }

    #[test]
    fn a_numbered_paragraph_has_an_address() {
        assert_eq!(
            Book::read("**T17** *Zeros.* Text.", "").html.trim(),
            "<p id=\"T17\"><strong>T17</strong> <em>Zeros.</em> Text.</p>"
        );
    }

    #[test]
    fn every_rule_of_every_rulebook_has_an_address() {
        for language in Language::ALL {
            let (_, text) = shelf::with("tante", Text(language)).unwrap();
            let Book { html, chapters } = Book::read(text, "");
            assert!(chapters.len() > 3, "{chapters:?}");
            for number in 1..=26 {
                assert!(html.contains(&format!("<p id=\"T{number}\">")), "T{number} in {language:?}");
            }
        }
    }
}
