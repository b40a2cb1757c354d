//! A look back at a game that is over: how everybody stood, and which decisions cost most. It is worked out when somebody first asks,
//! while the page says how far that has come, and then kept with the game.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use bots::{Point, Review, Slip};
use maud::{Markup, html};
use serde_json::Value;
use tabletop::{Line, Seat};
use words::Listener;

use super::front::Printed;
use super::hint::doing;
use super::replay::{off_thread, over};
use super::table::find;
use super::{About, fields, page};
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;
use house::play::Play;
use house::{ReviewSoFar, TableState};

/// So many decisions are shown.
const SHOWN: usize = 5;

/// A page that is not done is looked at again after so many seconds.
const AGAIN: u8 = 2;

/// The size of a curve, in its own measure.
const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 150.0;

pub async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
) -> Result<Markup, Sorry> {
    let table = find(&site, &id).await?;
    let (game, names, play, of, me) = {
        let state = table.lock().await;
        let play = over(&state)?.copy();
        let of = whose(&state, &visit, &query.unwrap_or_default())?;
        (state.row.game.clone(), state.names(), play, of, me(&state, &visit))
    };
    let review = site.house.review(&id).await?;
    let failed = site.house.reviews().has_failed(&id);
    let again = matches!(review, ReviewSoFar::UnderWay(_)) && !failed;
    let so_far = match review {
        ReviewSoFar::Done(review) => {
            let visit = visit.clone();
            let id = id.clone();
            off_thread(&site, move || found(&visit, &id, &names, play.as_ref(), &review, [of, me])).await?
        }
        ReviewSoFar::UnderWay(_) if failed => html! { p #how-far role="status" { (visit.word("review-failed")) } },
        ReviewSoFar::UnderWay(percent) => {
            site.house.start_review(&id, |house| play.review_work(house.budget()));
            under_way(&visit, percent)
        }
    };
    let title = visit.word("review-title");
    let body = html! {
        main #main .review data-again=[again.then_some(AGAIN)] {
            h1 { (shelf::with(&game, Printed).unwrap_or_default()) " · " (title) }
            (so_far)
            p.buttons {
                a.button href=(format!("/table/{id}/replay")) { (visit.word("table-replay")) }
                a.button href=(format!("/table/{id}")) { (visit.word("table-back")) }
            }
        }
    };
    Ok(page(&visit, &About { title: &title, game: Some(&game), ..About::default() }, &body))
}

/// Whose decisions are asked for: by default those of whoever asks; nobody in particular for those who only watched.
fn whose(state: &TableState, visit: &Visit, query: &str) -> Result<Option<Seat>, Sorry> {
    let asked = fields(query.as_bytes());
    let Some(number) = asked.one("of") else { return Ok(state.seats_of(visit.person.as_deref()).first().copied()) };
    let seats = 1..=state.row.seats.len();
    let number = number.parse::<u8>().ok().filter(|number| seats.contains(&usize::from(*number)));
    number.map(|number| Some(Seat(number - 1))).ok_or_else(Sorry::not_found)
}

/// Whoever asks, if they sit in one place.
fn me(state: &TableState, visit: &Visit) -> Option<Seat> {
    match state.seats_of(visit.person.as_deref())[..] {
        [me] => Some(me),
        _ => None,
    }
}

/// How far it has come: the bar as exactly as we know it, the words only every now and then, for they are read aloud.
fn under_way(visit: &Visit, percent: u8) -> Markup {
    html! {
        p #how-far role="status" { (visit.counted("review-under-way", usize::from(percent / 10 * 10))) }
        progress max="100" value=(percent) aria-label=(visit.word("review-title")) { (percent) " %" }
        // Our script looks again without leaving the page.
        noscript { meta http-equiv="refresh" content=(AGAIN); }
    }
}

fn found(
    visit: &Visit,
    id: &str,
    names: &[String],
    play: &dyn Play,
    review: &Review<Value>,
    [of, me]: [Option<Seat>; 2],
) -> Markup {
    // Whoever reads is *you* in headings; in sentences the words say so themselves.
    let called: Vec<String> = Seat::all(names.len() as u8)
        .map(|seat| if me == Some(seat) { visit.language.you().to_owned() } else { names[seat.index()].clone() })
        .collect();

    let mut slips: Vec<&Slip<Value>> =
        review.slips.iter().filter(|slip| of.is_none_or(|seat| slip.seat == seat)).collect();
    // Those that surely cost most, and of them first what is said to have cost most.
    slips.sort_by(|one, two| two.cost.total_cmp(&one.cost));
    slips.truncate(SHOWN);
    slips.sort_by(|one, two| difference(two).total_cmp(&difference(one)));
    let named = named(visit, play, &slips, names, me);
    html! {
        p #how-far role="status" { (visit.word("review-how")) }
        div.curves {
            (curve(visit, "review-known", &called, &review.points, &slips, |point| &point.known))
            (curve(visit, "review-truth", &called, &review.points, &slips, |point| &point.truth))
        }
        details { summary { (visit.word("review-numbers")) } (numbers(visit, &called, &review.points)) }
        h2 { (visit.word("review-slips")) }
        nav.buttons aria-label=(visit.word("review-slips")) {
            @for (place, name) in called.iter().enumerate() {
                a.button href=(format!("?of={}", place + 1)) aria-current=[(of == Some(Seat(place as u8))).then_some("true")] { (name) }
            }
        }
        @if slips.is_empty() { p { (visit.word("review-none")) } }
        ol.slips { @for (slip, named) in slips.iter().zip(&named) { li { (decision(visit, id, slip, named, &called)) } } }
    }
}

/// What was done in each of these decisions, and what would have been better. The game is played again once for all of them.
fn named(
    visit: &Visit,
    play: &dyn Play,
    slips: &[&Slip<Value>],
    names: &[String],
    me: Option<Seat>,
) -> Vec<[String; 2]> {
    let listener = me.map_or(Listener::Anybody, Listener::At);
    let mut by_row: Vec<usize> = (0..slips.len()).collect();
    by_row.sort_by_key(|place| slips[*place].seq);
    let mut then = play.at(0);
    let rows = play.rows();
    let mut rows = rows.iter();
    let mut named = vec![<[String; 2]>::default(); slips.len()];
    for place in by_row {
        let slip = slips[place];
        let ahead = slip.seq.saturating_sub(then.seq() + 1);
        for row in rows.by_ref().take(ahead as usize) {
            then.follow(row).expect("it was followed before");
        }
        let actions = [Some(&slip.done), slip.better.as_ref()];
        named[place] = actions.map(|action| doing(then.as_ref(), visit, slip.seat, action, listener, names));
    }
    named
}

fn difference(slip: &Slip<Value>) -> f32 {
    slip.better_chance - slip.done_chance
}

/// What was done, what would have been better, and a way to try it.
fn decision(visit: &Visit, id: &str, slip: &Slip<Value>, [done, better]: &[String; 2], names: &[String]) -> Markup {
    let before = slip.seq.saturating_sub(1);
    let say = |id: &'static str, chance: f32, who: &str| {
        let line = Line::new(id).with("what", Seat(0)).with("chance", (100.0 * chance).round() as i64);
        super::words().say(visit.language, &line.with("step", slip.seq), &[who.to_owned()])
    };
    let eyes = slip.seat.0 + 1;
    html! {
        p.where {
            b.cost title=(visit.word("review-cost")) { "−" (say("review-percent", difference(slip), "")) }
            " " (say("review-where", 0.0, names.get(slip.seat.index()).map_or("", String::as_str)))
        }
        p { (say("review-done", 0.0, done)) " " small { (say("review-wins", slip.done_chance, "")) } }
        p { (say("review-better", 0.0, better)) " " small { (say("review-wins", slip.better_chance, "")) } }
        form.buttons method="post" action=(format!("/table/{id}/play-on")) {
            input type="hidden" name="step" value=(before);
            input type="hidden" name="eyes" value=(eyes);
            a.button href=(format!("/table/{id}/replay?step={before}&eyes={eyes}")) { (visit.word("review-see")) }
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
    slips: &[&Slip<Value>],
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
            svg viewBox=(format!("-42 -8 {} {}", WIDTH + 50.0, HEIGHT + 36.0)) role="img" aria-label=(visit.word(title)) {
                @for quarter in 0..=4u8 {
                    @let y = HEIGHT * (1.0 - f32::from(quarter) / 4.0);
                    line.grid x1="0" x2=(WIDTH) y1=(y) y2=(y) {}
                    text x="-5" y=(y + 4.0) text-anchor="end" { (25 * quarter) " %" }
                }
                // Where the decisions below were made, by their numbers: those that lie close together on two heights.
                @for (place, slip) in slips.iter().enumerate() {
                    @let before = slips.iter().filter(|other| other.seq < slip.seq).count();
                    @let x = WIDTH * slip.seq as f32 / last;
                    line.slip x1=(x) x2=(x) y1="0" y2=(HEIGHT) {}
                    text x=(x) y=(HEIGHT + if before % 2 == 0 { 12.0 } else { 23.0 }) text-anchor="middle" { (place + 1) }
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

#[cfg(test)]
mod tests {
    use shelf::{MaloneyBox, Title};
    use tabletop::{By, Chance, Entry, FORMAT, Game, Head, Hex32, Input, Next, SeedMaterial, Table, next_input};
    use words::Language;

    use super::*;
    use house::play::{Log, Match};

    type Maloney = <MaloneyBox as Title>::Game;

    /// A game in which everybody does anything, as far as this row, and its decisions.
    fn played(rows: u64) -> (Match<MaloneyBox>, Vec<Slip<Value>>) {
        let head = Head {
            format: FORMAT,
            game: Maloney::NAME.into(),
            rules: Maloney::RULES,
            edition: Maloney::EDITIONS[0].1.into(),
            options: Default::default(),
            seats: ["Anna", "Ben", "Carla"].map(str::to_owned).into(),
            seed: SeedMaterial::Dealt { secret: Hex32([1; 32]), shares: Vec::new() },
        };
        let mut table = Table::<Maloney>::open(head).unwrap();
        let mut chance = Chance::quick(1);
        let mut offers = Vec::new();
        let mut slips = Vec::new();
        while table.seq() < rows {
            let next =
                next_input(table.state(), &mut chance, &mut offers, |_, offers, chance| chance.pick(offers).cloned());
            let Next::Input(input) = next else { break };
            if let Input::Act(seat, action) = &input {
                let seq = table.seq() + 1;
                let done = serde_json::to_value(action).unwrap();
                let done_chance = 0.0;
                let better_chance = 0.0;
                let cost = 0.0;
                slips.push(Slip { seq, seat: *seat, done, done_chance, better: None, better_chance, cost });
            }
            let at = match (&input, table.state().alarm()) {
                (Input::Alarm, Some(due)) => due,
                _ => table.now(),
            };
            let step = table.consider(at, By::Person, Entry::Input(input)).unwrap();
            table.accept(step);
        }
        (Match::of(table), slips)
    }

    #[test]
    fn decisions_are_named_as_their_seats_saw_them_in_whatever_order_they_come() {
        let (play, slips) = played(40);
        let visit = Visit {
            device: None,
            person: None,
            is_kept: false,
            language: Language::English,
            by_script: false,
            secure: false,
            path: "/".into(),
            address: "/".into(),
            origin: "http://localhost".into(),
            from: None,
        };
        let names = &play.head().seats;
        let slips: Vec<_> = slips.iter().rev().step_by(5).collect();
        let named = named(&visit, &play, &slips, names, None);
        assert!(named.len() > 3);
        for (slip, [done, better]) in slips.iter().zip(&named) {
            let then = play.at(slip.seq - 1);
            assert_eq!(*done, doing(then.as_ref(), &visit, slip.seat, Some(&slip.done), Listener::Anybody, names));
            assert_eq!(*better, visit.word("hint-wait"));
        }
    }
}
