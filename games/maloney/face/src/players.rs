//! Everybody's open state: points, money, joker, cards, the will, and how they stand today.

use face::Scene;
use maloney::{ENOUGH, Maloney, Phase, View};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use crate::draw::{money, sign};

pub fn players(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    html! {
        ul #players aria-label=(scene.word("face-players")) {
            @for seat in Seat::all(view.seats()) { (player(view, scene, seat)) }
        }
    }
}

fn player(view: &View, scene: &Scene<'_, Maloney>, seat: Seat) -> Markup {
    let open = view.player(seat);
    let points = scene.say(&Line::new("face-has-points").with("points", i32::from(open.points)));
    let cards = scene.say(&Line::new("face-cards").with("count", open.cards));
    let status = status(view, seat);
    html! {
        li id=(format!("player-{}", seat.0)) .turn[view.turn() == Some(seat)] .me[view.viewer.is(seat)] .out[status.is_some_and(|status| status.out)] {
            div.who {
                strong { (scene.name(seat)) }
                @if view.will == Some(seat) { (will(scene)) }
                @if view.driver == Some(seat) { (sign(scene, "car", &scene.word("face-drove"))) }
                @if let Some(status) = status { span.badge.high[status.high] { (scene.word(status.word)) } }
            }
            b.points title=(points) { span data-count aria-hidden="true" { (open.points) } span.vh { (points) } }
            span.open {
                span.money data-count { (money(scene, open.money)) }
                span.sign title=(cards) { (scene.picture("mini", "back")) (open.cards) span.vh { (cards) } }
                @if open.joker { (sign(scene, "joker", &scene.word("face-has-joker"))) }
            }
            progress max=(ENOUGH) value=(open.points.clamp(0, ENOUGH)) aria-hidden="true" {}
        }
    }
}

/// It travels to whoever gets it.
pub fn will(scene: &Scene<'_, Maloney>) -> Markup {
    let said = scene.word("face-will");
    html! { span #will .sign data-card="will" role="img" aria-label=(said) title=(said) { (scene.picture("mini", "will")) } }
}

#[derive(Clone, Copy)]
struct Status {
    word: &'static str,
    high: bool,
    out: bool,
}

/// How a player stands today.
fn status(view: &View, seat: Seat) -> Option<Status> {
    let said = |word| Some(Status { word, high: false, out: false });
    let out = |word| Some(Status { word, high: false, out: true });
    let high = view.phase.high().is_some_and(|(high, _)| high == seat);
    match &view.phase {
        _ if view.fined.contains(seat) => out("face-fined"),
        Phase::Live(_) | Phase::InTurn(_) if high => Some(Status { word: "face-holds", high: true, out: false }),
        Phase::Ready { said: ready, .. } if ready.contains(seat) => said("face-is-ready"),
        Phase::Live(auction) if auction.declined.contains(seat) => out("face-declined"),
        Phase::InTurn(auction) if !auction.inside.contains(seat) => out("face-out"),
        Phase::Drive { driver } if *driver == seat => said("face-drives"),
        _ => None,
    }
}
