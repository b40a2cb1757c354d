//! The pages, one file each, and the frame they share.

pub mod app;
pub mod bots;
pub mod chat;
pub mod conduct;
pub mod device;
pub mod drawers;
pub mod front;
pub mod hint;
pub mod import;
pub mod invitations;
pub mod join;
pub mod ladder;
pub mod listing;
pub mod live;
pub mod lobby;
pub mod lost_seat;
pub mod me;
pub mod mine;
pub mod missed;
pub mod my_data;
pub mod my_figures;
pub mod my_games;
pub mod my_people;
pub mod new_table;
pub mod note;
pub mod notice_links;
pub mod notices;
pub mod passkey;
pub mod pictures;
pub mod portrait;
pub mod preview;
pub mod problem;
pub mod record;
pub mod replay;
pub mod review;
pub mod rulebook;
pub mod seat_link;
pub mod share;
pub mod table;
pub mod table_notices;
pub mod upload;
pub mod verify;
pub mod winners;

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use face::Fields;
use maud::{DOCTYPE, Markup, html};
use tabletop::{Line, Seat};
use words::{Language, Words, texts};

use crate::assets;
use crate::error::Sorry;
use crate::qr;
use crate::visit::Visit;
use preview::Preview;

/// What the house itself says.
pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(texts!("../../words/", ".ftl")));
    &WORDS
}

impl Visit {
    pub fn say(&self, line: &Line) -> String {
        words().say(self.language, line, &[])
    }

    /// A message without arguments.
    pub fn word(&self, id: &'static str) -> Cow<'static, str> {
        words().word(self.language, id)
    }

    /// A message about somebody: `$who`.
    pub fn named(&self, id: &'static str, name: &str) -> String {
        words().say(self.language, &Line::new(id).with("who", Seat(0)), &[name.to_owned()])
    }

    /// A message about so many: `$count`.
    pub fn counted(&self, id: &'static str, count: usize) -> String {
        self.say(&Line::new(id).with("count", i64::try_from(count).unwrap_or(i64::MAX)))
    }
}

/// What a page is about, for its head.
#[derive(Debug, Default)]
pub struct About<'a> {
    pub title: &'a str,
    /// A game whose style the page wears.
    pub game: Option<&'a str>,
    /// Where there is no script, it is loaded again after so many seconds.
    pub again: Option<u32>,
    /// What chat programs show beside a link to it.
    pub preview: Option<Preview>,
}

/// The frame of every page.
pub fn page(visit: &Visit, about: &About<'_>, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visit.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (about.title) " · Hoirie" }
                (app::head(visit))
                @if let Some(preview) = &about.preview { (preview::head(visit, preview)) }
                link rel="stylesheet" href=(assets::address("house", "css"));
                @if let Some(game) = about.game {
                    link rel="stylesheet" href=(assets::of_game(game).style);
                }
                // Nothing is shown before all of it is there and at work: else it would jump as it comes.
                script type="module" src=(assets::address("house", "js")) blocking="render" {}
                @if let Some(again) = about.again { noscript { meta http-equiv="refresh" content=(again); } }
            }
            body class=[about.game.map(|game| format!("game-{game}"))] {
                a.skip href="#main" { (visit.word("skip")) }
                header.bar {
                    a.home href="/" { img src=(assets::address("seal", "svg")) alt="" width="32" height="32"; "Hoirie" }
                    div.corner {
                        (keep(visit))
                        (languages(visit, &visit.address))
                    }
                }
                (body)
            }
        }
    }
}

/// The way to whatever would know somebody besides this browser. The key is drawn by the style sheet.
fn keep(visit: &Visit) -> Markup {
    let word = if visit.is_kept { "me-devices" } else { "me-keep" };
    html! { a.keep href="/me" title=(visit.word(word)) { span { (visit.word(word)) } } }
}

/// The languages to read in, and the page to come back to.
pub fn languages(visit: &Visit, back: &str) -> Markup {
    html! {
        form.languages method="post" action="/language" {
            input type="hidden" name="back" value=(back);
            @for language in Language::ALL {
                button name="language" value=(language.code()) lang=(language.code()) title=(language.name())
                    aria-pressed=(language == visit.language) { (language.code().to_uppercase()) }
            }
        }
    }
}

/// The fields of a form's body, or of an address.
pub fn fields(body: &[u8]) -> Fields {
    Fields::read(body)
}

/// After a form: a page goes to `address`, our script only needs to know that it worked, or where to go.
pub fn done(visit: &Visit, address: &str) -> Response {
    if !visit.by_script {
        return Redirect::to(address).into_response();
    }
    let mut answer = ([("hoirie-address", address)], StatusCode::NO_CONTENT).into_response();
    if visit.person.is_none() {
        // The house knows this browser from now on, and its live connection has to say so.
        answer.headers_mut().insert("hoirie-met", HeaderValue::from_static("1"));
    }
    answer
}

/// A link as a picture to read with a camera. Whoever asks for it knows the link already.
pub fn qr_picture(link: &str) -> Result<Response, Sorry> {
    let picture = qr::svg(link).ok_or_else(Sorry::unreadable)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture.into_string()).into_response())
}

/// What `shelf` knows under this name, or no such page.
pub fn of_game<V: shelf::Visitor>(game: &str, visitor: V) -> Result<V::Output, Sorry> {
    shelf::with(game, visitor).ok_or_else(Sorry::not_found)
}
