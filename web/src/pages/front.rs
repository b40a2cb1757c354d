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

use super::invitations::waiting;
use super::winners::winners;
use super::{About, fields, page, share};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::visit::{LANGUAGE, Visit};
use house::{Stage, Summary};

/// How long each list is.
const MINE: usize = 60;
const OTHERS: usize = 12;

/// How many of one's own tables stand before the boxes; the others are a click away.
const AT_HAND: usize = 6;

pub async fn show(State(site): State<Arc<Site>>, visit: Visit) -> Result<Markup, Sorry> {
    let house = &site.house;
    let person = visit.person.as_deref();
    let (mine, mine_over) = match person {
        Some(person) => (house.my_tables(person, MINE).await?, house.my_tables_over(person, OTHERS).await?),
        None => Default::default(),
    };
    let invitations = match person {
        Some(person) => house.invitations(person).await?,
        None => Vec::new(),
    };
    let open = house.public_tables(Stage::Gathering, person, OTHERS).await?;
    let playing = house.public_tables(Stage::Playing, person, OTHERS).await?;
    let over = house.public_tables(Stage::Over, person, OTHERS).await?;
    let draw =
        |game: &&str| shelf::with(game, DrawBox { site: &site, visit: &visit, is_newcomer: mine_over.is_empty() });
    let boxes: Vec<Markup> = shelf::NAMES.iter().filter_map(draw).collect();
    let (at_hand, more) = mine.split_at(mine.len().min(AT_HAND));
    let list = |id: &str, title: &'static str, tables: &[Summary]| {
        html! {
            @if !tables.is_empty() {
                section id=(id) {
                    h2 { (visit.word(title)) }
                    ul.tables { @for table in tables { (line(&visit, table, Whose::Others)) } }
                }
            }
        }
    };
    let body = html! {
        main #main .front {
            div.welcome {
                h1 { (visit.word("front-title")) }
                @if mine.is_empty() { p { (visit.word("front-blurb")) } }
            }
            div.my-tables { (waiting(&visit, &invitations)) }
            @if !mine.is_empty() {
                section #mine .my-tables {
                    h2 { (visit.word("front-mine")) }
                    ul.tables { @for (table, waits) in at_hand { (line(&visit, table, if *waits { Whose::WaitsForMe } else { Whose::Mine })) } }
                    @if !more.is_empty() {
                        details {
                            summary { (visit.counted("front-more", more.len())) }
                            ul.tables { @for (table, waits) in more { (line(&visit, table, if *waits { Whose::WaitsForMe } else { Whose::Mine })) } }
                        }
                    }
                }
            }
            div.boxes { @for game in &boxes { (game) } }
            div.lists {
                section #open {
                    h2 { (visit.word("front-join")) }
                    @if open.is_empty() { p.hint { (visit.word("front-none-open")) } }
                    ul.tables { @for table in &open { (line(&visit, table, Whose::Others)) } }
                }
                (list("watch", "front-watch", &playing))
                @if !mine_over.is_empty() {
                    section #mine-over {
                        h2 { (visit.word("front-mine-over")) }
                        ul.tables { @for table in &mine_over { (line(&visit, table, Whose::Mine)) } }
                        p { a.button href="/me/games" { (visit.word("front-all-mine")) } }
                    }
                }
                (list("over", "front-all-over", &over))
            }
            p.foot {
                a href="/import" { (visit.word("import-title")) } " · " a href="/verify" { (visit.word("verify-title")) }
            }
        }
    };
    Ok(page(&visit, &About { title: &visit.word("front-title"), ..About::default() }, &body))
}

/// Whose a table in a list is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    WaitsForMe,
    Mine,
    Others,
}

pub(super) fn line(visit: &Visit, table: &Summary, whose: Whose) -> Markup {
    let others: Vec<&str> = table.names.iter().map(String::as_str).collect();
    let (class, word) = match table.stage {
        _ if whose == Whose::WaitsForMe => ("front-your-move", visit.word("front-your-move")),
        Stage::Gathering => ("front-open", visit.counted("front-open", table.free).into()),
        Stage::Playing if whose == Whose::Others => ("front-see", visit.word("front-see")),
        Stage::Playing => ("front-running", visit.word("front-running")),
        Stage::Over => match &table.winners {
            Some(who) => ("winner", winners(visit, who).into()),
            None => ("front-over", visit.word("front-over")),
        },
    };
    html! {
        li {
            a href=(format!("/table/{}", table.id)) {
                img src=(assets::of_game(&table.game).cover) alt="" width="64" height="48" loading="lazy";
                span.what {
                    strong { (shelf::with(&table.game, Printed).unwrap_or_default()) }
                    span.names { (others.join(", ")) }
                }
                span.state .(class) { (word) }
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

/// The lid of a game's box: what stands above everything that happens before a game.
pub fn lid(visit: &Visit, game: &str) -> Markup {
    html! {
        header.lid {
            img src=(assets::of_game(game).cover) alt="" width="160" height="120";
            div {
                h1 { (shelf::with(game, Printed).unwrap_or_default()) }
                a href=(format!("/rules/{game}")) target="rules" { (visit.word("rulebook")) }
            }
        }
    }
}

struct DrawBox<'a> {
    site: &'a Site,
    visit: &'a Visit,
    /// Has never finished a game here, as far as the house knows: the guided game is offered first.
    is_newcomer: bool,
}

impl Visitor for DrawBox<'_> {
    type Output = Markup;
    fn visit<T: Title>(self) -> Markup {
        let DrawBox { site, visit, is_newcomer } = self;
        let game = T::Game::NAME;
        let least = *T::Game::SEATS.start();
        let most = *T::Game::SEATS.end();
        let facts = Line::new("front-facts").with("least", least).with("most", most).with("minutes", T::MINUTES);
        let at_once = |where_to: &str, is_first: bool, word: &'static str| {
            html! {
                form method="post" action=(format!("/{where_to}/{game}")) {
                    (share::fields_at_once(site))
                    button.main[is_first] { (visit.word(word)) }
                }
            }
        };
        let learn = at_once("learn", is_newcomer, "front-learn");
        let play = at_once("play", !is_newcomer, "front-play-now");
        let friends = html! { a.button href=(format!("/new/{game}")) { (visit.word("front-with-friends")) } };
        html! {
            article.box {
                img.cover src=(assets::of_game(game).cover) alt="" width="480" height="360";
                div.inside {
                    h2 { (T::PRINTED) }
                    p.facts { (visit.say(&facts)) }
                    p { (T::words().say(visit.language, &Line::new("blurb"), &[])) }
                    div.choices {
                        @if is_newcomer { (learn) (play) (friends) } @else { (play) (friends) (learn) }
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
