//! The front page: the boxes on the shelf, and the visitor's tables.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use shelf::{Title, Visitor};
use tabletop::{Game, Line};
use words::Language;

use super::{About, fields, page, share};
use crate::House;
use crate::assets;
use crate::sorry::Sorry;
use crate::store::Summary;
use crate::visit::{LANGUAGE, Visit};

pub async fn show(State(house): State<Arc<House>>, visit: Visit) -> Result<Markup, Sorry> {
    let mine = match &visit.person {
        Some(person) => house.hall.store().tables_of(person).await?,
        None => Vec::new(),
    };
    let boxes: Vec<Markup> = shelf::NAMES.iter().filter_map(|game| shelf::with(game, DrawBox(&visit))).collect();
    let body = html! {
        main #main .front {
            div.welcome {
                h1 { (visit.word("front-title")) }
                p { (visit.word("front-blurb")) }
            }
            div.boxes { @for game in &boxes { (game) } }
            @if !mine.is_empty() {
                section.my-tables {
                    h2 { (visit.word("front-mine")) }
                    ul.tables { @for table in &mine { (line(&visit, table)) } }
                }
            }
            p.foot {
                a href="/import" { (visit.word("import-title")) } " · " a href="/verify" { (visit.word("verify-title")) }
            }
        }
    };
    Ok(page(&visit, &About { title: &visit.word("front-title"), game: None }, &body))
}

fn line(visit: &Visit, table: &Summary) -> Markup {
    let state = match (table.started, table.over) {
        (false, _) => "front-open",
        (true, false) => "front-running",
        (true, true) => "front-over",
    };
    let names: Vec<&str> = table.names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    html! {
        li {
            a href=(format!("/table/{}", table.id)) {
                strong { (shelf::with(&table.game, Printed).unwrap_or_default()) }
                " " span.names { (names.join(", ")) }
                " " span.state .(state) { (visit.word(state)) }
            }
        }
    }
}

/// What is printed on a box.
pub struct Printed;

impl Visitor for Printed {
    type Output = &'static str;
    fn visit<T: Title>(self) -> &'static str {
        T::PRINTED
    }
}

struct DrawBox<'a>(&'a Visit);

impl Visitor for DrawBox<'_> {
    type Output = Markup;
    fn visit<T: Title>(self) -> Markup {
        let visit = self.0;
        let game = T::Game::NAME;
        let (least, most) = (*T::Game::SEATS.start(), *T::Game::SEATS.end());
        let facts = Line::new("front-facts").with("least", least).with("most", most).with("minutes", T::MINUTES);
        html! {
            article.box {
                img.cover src=(assets::of_game(game).cover) alt="" width="480" height="360";
                div.inside {
                    h2 { (T::PRINTED) }
                    p.facts { (visit.say(&facts)) }
                    p { (T::words().say(visit.language, &Line::new("blurb"), &[])) }
                    div.choices {
                        form method="post" action=(format!("/play/{game}")) {
                            (share::field())
                            button.main { (visit.word("front-play-now")) }
                        }
                        a.button href=(format!("/new/{game}")) { (visit.word("front-with-friends")) }
                        form method="post" action=(format!("/learn/{game}")) { (share::field()) button { (visit.word("front-learn")) } }
                        a.quiet href=(format!("/rules/{game}")) { (visit.word("rulebook")) }
                    }
                }
            }
        }
    }
}

pub async fn choose_language(visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let fields = fields(&body);
    let language = fields.one("language").and_then(Language::from_code).ok_or_else(Sorry::unreadable)?;
    // Only a path of this house: a link elsewhere would let others send our visitors away.
    let back =
        fields.one("back").filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    let cookie = visit.cookie(LANGUAGE, language.code().to_owned()).to_string();
    let back = back.filter(|back| back.bytes().all(|byte| byte.is_ascii_graphic())).unwrap_or("/");
    Ok(([(SET_COOKIE, cookie)], Redirect::to(back)).into_response())
}
