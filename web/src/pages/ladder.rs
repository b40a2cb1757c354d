//! The ladder of each game: those who want to be rated, with how sure that is; and joining it, or leaving without a trace.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use house::{MyRating, Rung};
use maud::{Markup, html};

use super::front::Printed;
use super::my_games::tenths;
use super::{About, done, fields, mine, page};
use crate::Site;
use crate::error::Sorry;
use crate::plots;
use crate::visit::Visit;

/// So many rungs are shown.
const SHOWN: usize = 100;

/// So many games of a rating's history are drawn.
const HISTORY: usize = 200;

pub async fn show(State(site): State<Arc<Site>>, RawQuery(query): RawQuery, visit: Visit) -> Result<Markup, Sorry> {
    let query = query.unwrap_or_default();
    let asked = fields(query.as_bytes());
    let game = match asked.one("game") {
        Some(game) => *shelf::NAMES.iter().find(|known| **known == game).ok_or_else(Sorry::not_found)?,
        None => shelf::NAMES[0],
    };
    let person = visit.person.as_deref();
    let rungs = site.house.ladder(game, SHOWN).await?;
    let (rated, history) = match person {
        Some(person) => (site.house.ratings_of(person).await?, site.house.rating_history(person, game, HISTORY).await?),
        None => Default::default(),
    };
    let rated = rated.into_iter().find(|rating| rating.game == game);
    let title = visit.word("ladder-title");
    let body = html! {
        main #main .my-pages .ladder-page {
            h1 { (title) }
            (mine::way(&visit, "/ladder"))
            nav.games-of aria-label=(visit.word("games-game")) {
                @for name in shelf::NAMES {
                    a.button href=(format!("/ladder?game={name}")) aria-current=[(*name == game).then_some("page")] {
                        (shelf::with(name, Printed).unwrap_or_default())
                    }
                }
            }
            div.ladder {
                (rungs_of(&visit, game, &rungs))
                (my_part(&visit, game, rated.as_ref(), &history))
            }
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body))
}

fn parts(value: i64) -> f64 {
    value as f64 / 1000.0
}

fn rungs_of(visit: &Visit, game: &str, rungs: &[Rung]) -> Markup {
    let reach = |rung: &Rung| {
        let [rating, doubt] = [rung.rated.rating, 2 * rung.rated.uncertainty].map(parts);
        [rating - doubt, rating + doubt]
    };
    let least = rungs.iter().map(|rung| reach(rung)[0]).fold(15.0, f64::min);
    let most = rungs.iter().map(|rung| reach(rung)[1]).fold(35.0, f64::max);
    let on_scale = |value: f64| (value - least) / (most - least);
    let is_me = |rung: &Rung| visit.person.as_deref() == Some(rung.person.as_str());
    html! {
        section #ladder {
            h2 { (shelf::with(game, Printed).unwrap_or_default()) }
            @if rungs.is_empty() { p.ledger-empty { (visit.word("ladder-empty")) } }
            ol.rungs {
                @for (place, rung) in rungs.iter().enumerate() {
                    @let [low, high] = reach(rung);
                    @let [rating, doubt] = [rung.rated.rating, 2 * rung.rated.uncertainty].map(|value| tenths(visit, parts(value)));
                    @let told = format!("{}: {rating} ± {doubt}", rung.name);
                    li.i-stand-here[is_me(rung)] {
                        span.day { (place + 1) }
                        span.who {
                            strong { (rung.name) @if is_me(rung) { " " (visit.word("lobby-you")) } }
                            span.hint { (visit.counted("people-games", rung.games as usize)) }
                        }
                        (plots::share(&told, on_scale(parts(rung.rated.rating)), [on_scale(low), on_scale(high)], on_scale(25.0), 1.0))
                        span.value { b { (rating) } " ± " (doubt) }
                    }
                }
            }
            @if !rungs.is_empty() { p.hint { (visit.word("ladder-how")) } }
        }
    }
}

fn my_part(visit: &Visit, game: &str, rated: Option<&MyRating>, history: &[(u64, i64)]) -> Markup {
    let curve = || {
        let ratings: Vec<f64> = history.iter().map(|(_, rating)| parts(*rating)).collect();
        let least = ratings.iter().copied().fold(f64::INFINITY, f64::min) - 1.0;
        let most = ratings.iter().copied().fold(f64::NEG_INFINITY, f64::max) + 1.0;
        ratings.into_iter().map(|rating| (rating - least) / (most - least)).collect::<Vec<_>>()
    };
    let button = |what: &str, word: &'static str| {
        html! {
            form method="post" action="/ladder" {
                input type="hidden" name="game" value=(game);
                button.main[what == "join"] name="do" value=(what) { (visit.word(word)) }
            }
        }
    };
    html! {
        section.sheet #my-rating {
            h2 { (visit.word("ladder-me")) }
            @match rated {
                None => {
                    p { (visit.word("ladder-join-how")) }
                    @if visit.person.is_some() { (button("join", "ladder-join")) } @else { p.hint { (visit.word("ladder-nobody")) } }
                }
                Some(rating) => {
                    @if rating.games == 0 { p { (visit.word("ladder-waiting")) } }
                    @else {
                        p.rating { b { (tenths(visit, parts(rating.rating))) } " ± " (tenths(visit, parts(2 * rating.uncertainty))) }
                        p.hint { (visit.counted("people-games", rating.games as usize)) }
                        @if history.len() > 1 { (plots::curve(&visit.word("ladder-history"), &curve())) }
                    }
                    p.hint { (visit.word("ladder-leave-how")) }
                    (button("leave", "ladder-leave"))
                }
            }
        }
    }
}

pub async fn choose(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    let fields = fields(&body);
    let game = fields.one("game").filter(|game| shelf::NAMES.contains(game)).ok_or_else(Sorry::unreadable)?;
    match fields.one("do") {
        Some("join") => site.house.join_ladder(person, game).await?,
        Some("leave") => site.house.leave_ladder(person, game).await?,
        _ => return Err(Sorry::unreadable()),
    }
    Ok(done(&visit, &format!("/ladder?game={game}")))
}
