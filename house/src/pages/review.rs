//! A look back at a game that is over: how everybody stood, and which decisions cost most. It is worked out when somebody first asks,
//! while the page says how far that has come, and then kept with the game.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::header::REFRESH;
use axum::response::{IntoResponse, Response};
use bots::{Point, Review, Slip};
use maud::{Markup, html};
use serde_json::Value;
use tabletop::{Line, Seat};

use super::front::Printed;
use super::hint::doing;
use super::replay::over;
use super::table::find;
use super::{About, fields, page};
use crate::House;
use crate::hall::{Progress, TableState};
use crate::play::Play;
use crate::sorry::Sorry;
use crate::visit::Visit;

/// So many decisions are shown.
const SHOWN: usize = 5;

/// The size of a curve, in its own measure.
const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 150.0;

pub async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let state = table.lock().await;
    let play = over(&state)?;
    let kept = house.hall.store().review(&id).await?;
    let review: Option<Review<Value>> = kept.and_then(|text| serde_json::from_str(&text).ok());
    let of = fields(query.unwrap_or_default().as_bytes());
    let of = of
        .one("of")
        .map(|seat| seat.parse::<u8>().ok().filter(|seat| (1..=state.row.seats.len()).contains(&usize::from(*seat))));
    let of = match of {
        Some(None) => return Err(Sorry::not_found()),
        Some(Some(number)) => Some(Seat(number - 1)),
        None => state.seats_of(visit.person.as_deref()).first().copied(),
    };
    let content = match &review {
        Some(review) => found(&visit, &state, play, review, of),
        None => {
            house.hall.look_back(&id, || play.looking_back());
            under_way(&visit, house.hall.reviews().progress(&id))
        }
    };
    let title = visit.word("review-title");
    let body = html! {
        main #main .review {
            h1 { (shelf::with(&state.row.game, Printed).unwrap_or_default()) " · " (title) }
            (content)
            p.buttons {
                a.button href=(format!("/table/{id}/replay")) { (visit.word("table-replay")) }
                a.button href=(format!("/table/{id}")) { (visit.word("table-back")) }
            }
        }
    };
    let mut response = page(&visit, &About { title: &title, game: Some(&state.row.game) }, &body).into_response();
    let failed = house.hall.reviews().progress(&id) == Some(Progress::Failed);
    if review.is_none() && !failed {
        // The page comes again by itself, with or without script.
        response.headers_mut().insert(REFRESH, 2u16.into());
    }
    Ok(response)
}

fn under_way(visit: &Visit, progress: Option<Progress>) -> Markup {
    let percent = match progress {
        Some(Progress::Failed) => return html! { p role="status" { (visit.word("review-failed")) } },
        Some(Progress::Percent(percent)) => percent,
        None => 0,
    };
    html! {
        p role="status" { (visit.counted("review-under-way", percent.into())) }
        progress max="100" value=(percent) aria-label=(visit.word("review-title")) {}
    }
}

fn found(visit: &Visit, state: &TableState, play: &dyn Play, review: &Review<Value>, of: Option<Seat>) -> Markup {
    let names = state.names();
    let mut slips: Vec<&Slip<Value>> =
        review.slips.iter().filter(|slip| of.is_none_or(|seat| slip.seat == seat)).collect();
    slips.sort_by(|one, two| two.cost.total_cmp(&one.cost));
    slips.truncate(SHOWN);
    html! {
        p { (visit.word("review-how")) }
        div.curves {
            (curve(visit, "review-known", &names, &review.points, |point| &point.known))
            (curve(visit, "review-truth", &names, &review.points, |point| &point.truth))
        }
        details { summary { (visit.word("review-numbers")) } (numbers(visit, &names, &review.points)) }
        h2 { (visit.word("review-slips")) }
        nav.buttons aria-label=(visit.word("review-slips")) {
            @for (place, name) in names.iter().enumerate() {
                a.button href=(format!("?of={}", place + 1)) aria-current=[(of == Some(Seat(place as u8))).then_some("true")] { (name) }
            }
        }
        @if slips.is_empty() { p { (visit.word("review-none")) } }
        ol.slips { @for slip in slips { li { (decision(visit, state, play, slip, &names)) } } }
    }
}

/// What was done, what would have been better, and a way to try it.
fn decision(visit: &Visit, state: &TableState, play: &dyn Play, slip: &Slip<Value>, names: &[String]) -> Markup {
    let Some(before) = slip.seq.checked_sub(1) else { return html! {} };
    let then = play.at(before);
    let [done, better] =
        [Some(&slip.done), slip.better.as_ref()].map(|action| doing(then.as_ref(), visit, slip.seat, action, names));
    let percent = |chance: f32| (100.0 * chance).round() as i64;
    let line = Line::new("review-slip")
        .with("step", slip.seq as i64)
        .with("who", Seat(0))
        .with("done", Seat(1))
        .with("better", Seat(2))
        .with("chance", percent(slip.done_chance))
        .with("more", percent(slip.better_chance));
    let who = names.get(slip.seat.index()).cloned().unwrap_or_default();
    let eyes = slip.seat.0 + 1;
    html! {
        p { (super::words().say(visit.language, &line, &[who, done, better])) }
        form.buttons method="post" action=(format!("/table/{}/play-on", state.row.id)) {
            input type="hidden" name="step" value=(before);
            input type="hidden" name="eyes" value=(eyes);
            a.button href=(format!("/table/{}/replay?step={before}&eyes={eyes}", state.row.id)) { (visit.word("review-see")) }
            button { (visit.word("replay-play-on")) }
        }
    }
}

/// How probably everybody wins, from the beginning to the end: a line for each seat, told apart by its strokes too.
fn curve<'a>(
    visit: &Visit,
    title: &'static str,
    names: &[String],
    points: &'a [Point],
    chances: impl Fn(&'a Point) -> &'a Vec<f32>,
) -> Markup {
    let last = points.last().map_or(1, |point| point.seq.max(1)) as f32;
    let place = |point: &'a Point, seat: usize| {
        let chance = chances(point).get(seat).copied().unwrap_or_default();
        format!("{:.1},{:.1}", WIDTH * point.seq as f32 / last, HEIGHT * (1.0 - chance))
    };
    let line = |seat: usize| points.iter().map(|point| place(point, seat)).collect::<Vec<_>>().join(" ");
    html! {
        figure.curve {
            figcaption { (visit.word(title)) }
            svg viewBox=(format!("-34 -8 {} {}", WIDTH + 42.0, HEIGHT + 16.0)) role="img" aria-label=(visit.word(title)) {
                @for quarter in 0..=4u8 {
                    @let y = HEIGHT * (1.0 - f32::from(quarter) / 4.0);
                    line.grid x1="0" x2=(WIDTH) y1=(y) y2=(y) {}
                    text x="-5" y=(y + 4.0) text-anchor="end" { (25 * quarter) " %" }
                }
                @for seat in 0..names.len() { polyline class=(format!("line-{seat}")) points=(line(seat)) {} }
            }
            ul.legend {
                @for (seat, name) in names.iter().enumerate() {
                    li {
                        svg viewBox="0 0 36 8" width="36" height="8" aria-hidden="true" {
                            polyline class=(format!("line-{seat}")) points="0,4 36,4" {}
                        }
                        (name)
                    }
                }
            }
        }
    }
}

/// The same in numbers: what each seat could know, and behind it the truth.
fn numbers(visit: &Visit, names: &[String], points: &[Point]) -> Markup {
    let percent =
        |chances: &[f32], seat: usize| format!("{:.0}", 100.0 * chances.get(seat).copied().unwrap_or_default());
    html! {
        p { (visit.word("review-numbers-how")) }
        div.wide tabindex="0" {
            table {
                tr { th scope="col" { (visit.word("review-step")) } @for name in names { th scope="col" { (name) } } }
                @for point in points {
                    tr {
                        th scope="row" { (point.seq) }
                        @for seat in 0..names.len() { td { (percent(&point.known, seat)) " (" (percent(&point.truth, seat)) ")" } }
                    }
                }
            }
        }
    }
}
