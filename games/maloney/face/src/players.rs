//! Everybody's open state: points, money, joker, cards, the will, and how they stand today.

use face::{Id, Part, Scene};
use maloney::{ENOUGH, Maloney, Phase, Player, View};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use crate::draw::{money, sign};

pub fn players(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let players: Vec<Part> = Seat::all(view.seats()).map(|seat| player(view, scene, seat)).collect();
    let label = scene.word("face-players");
    let drawn = html! { ul #players aria-label=(label) { @for player in &players { (player) } } };
    scene.drawn("ul", "players", drawn)
}

/// Whose turn it is changes all the time, and so this is a frame only.
fn player(view: &View, scene: &Scene<'_, Maloney>, seat: Seat) -> Part {
    let open = view.player(seat);
    let status = status(view, seat);
    let id = Id::new("player", seat.0);
    let is_out = status.is_some_and(|status| status.out);
    let drawn = html! {
        li id=(id) .turn[view.turn() == Some(seat)] .me[view.viewer.is(seat)] .out[is_out] {
            (who(view, scene, seat, status))
            (points(scene, seat, open.points))
            (belongings(scene, seat, open))
            progress max=(ENOUGH) value=(open.points.clamp(0, ENOUGH)) aria-hidden="true" {}
        }
    };
    scene.drawn("li", id, drawn)
}

fn who(view: &View, scene: &Scene<'_, Maloney>, seat: Seat, status: Option<Status>) -> Part {
    let has_will = view.will == Some(seat);
    let drove = if view.driver == Some(seat) { Some(drove(scene, seat)) } else { None };
    let made_of = (has_will, drove.is_some(), status);
    let id = Id::new("who", seat.0);
    let draw = || {
        html! {
            div.who id=(id) {
                strong { (scene.name(seat)) }
                @if has_will { (will(scene)) }
                @if let Some(drove) = &drove { (drove) }
                @if let Some(status) = status { span.badge.high[status.high] { (scene.word(status.word)) } }
            }
        }
    };
    scene.shared("div", id, &made_of, draw)
}

fn drove(scene: &Scene<'_, Maloney>, seat: Seat) -> Part {
    let id = Id::new("drove", seat.0);
    scene.shared("span", id, &(), || sign(scene, id, "car", &scene.word("face-drove")))
}

fn points(scene: &Scene<'_, Maloney>, seat: Seat, points: i16) -> Part {
    let id = Id::new("points", seat.0);
    let draw = || {
        let said = scene.say(&Line::new("face-has-points").with("points", i32::from(points)));
        html! {
            b.points id=(id) title=(said) { span data-count aria-hidden="true" { (points) } span.vh { (said) } }
        }
    };
    scene.shared("b", id, &points, draw)
}

/// Money, cards and the joker. The hand, which only its owner sees, is not in it.
fn belongings(scene: &Scene<'_, Maloney>, seat: Seat, open: &Player) -> Part {
    let [money_id, joker_id, id] = ["money", "has-joker", "open"].map(|name| Id::new(name, seat.0));
    let draw = || html! { span.money id=(money_id) data-count { (money(scene, open.money)) } };
    let money = scene.shared("span", money_id, &open.money, draw);
    let draw = || sign(scene, joker_id, "joker", &scene.word("face-has-joker"));
    let joker = open.joker.then(|| scene.shared("span", joker_id, &(), draw));
    let draw = || {
        let cards = scene.say(&Line::new("face-cards").with("count", open.cards));
        html! {
            span.open id=(id) {
                (money)
                span.sign title=(cards) { (scene.picture("mini", "back")) (open.cards) span.vh { (cards) } }
                @if let Some(joker) = &joker { (joker) }
            }
        }
    };
    scene.shared("span", id, &(open.cards, open.joker), draw)
}

/// It travels to whoever gets it.
pub fn will(scene: &Scene<'_, Maloney>) -> Markup {
    let said = scene.word("face-will");
    html! { span #will .sign data-card="will" role="img" aria-label=(said) title=(said) { (scene.picture("mini", "will")) } }
}

#[derive(Clone, Copy, Hash)]
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
