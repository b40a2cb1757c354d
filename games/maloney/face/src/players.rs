//! Everybody's place round the map: face, points, money, joker, cards, the will, and how they stand today.

use face::{Id, Part, Scene, place};
use maloney::{Dollars, ENOUGH, Maloney, Phase, Player, View};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use crate::draw::{money, sign};

pub fn players(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let players: Vec<Part> = Seat::all(view.seats()).map(|seat| player(view, scene, seat)).collect();
    let label = scene.word("face-players");
    let seats = format!("seats{}", view.seats());
    let drawn = html! { ul #players .(seats) aria-label=(label) { @for player in &players { (player) } } };
    scene.drawn("players", drawn)
}

/// Whose turn it is changes all the time, and so this is a frame only.
fn player(view: &View, scene: &Scene<'_, Maloney>, seat: Seat) -> Part {
    let open = view.player(seat);
    let status = status(view, seat);
    let id = Id::new("player", seat.0);
    let is_out = status.is_some_and(|status| status.out);
    let place = format!("place{}", place(view.viewer, seat, view.seats()) % view.seats());
    let seat_class = format!("seat{}", seat.0);
    let drawn = html! {
        li id=(id) .(seat_class) .(place) .turn[view.turn() == Some(seat)] .me[view.viewer.is(seat)] .out[is_out] {
            (portrait(scene, seat))
            (who(view, scene, seat))
            (points(scene, seat, open.points))
            (belongings(scene, seat, open))
            (badge(scene, seat, status))
        }
    };
    scene.drawn(id, drawn)
}

/// The face, in the seat's colour and with its sign.
fn portrait(scene: &Scene<'_, Maloney>, seat: Seat) -> Part {
    let id = Id::new("portrait", seat.0);
    scene.shared(id, &(), || html! { span.portrait id=(id) { (scene.portrait(seat)) } })
}

fn who(view: &View, scene: &Scene<'_, Maloney>, seat: Seat) -> Part {
    let has_will = view.will == Some(seat);
    let drove = if view.driver == Some(seat) { Some(drove(scene, seat)) } else { None };
    let id = Id::new("who", seat.0);
    let draw = || {
        html! {
            div.who id=(id) {
                strong title=(scene.name(seat)) { (scene.called(seat)) }
                @if has_will { (will(scene)) }
                @if let Some(drove) = &drove { (drove) }
            }
        }
    };
    scene.part(id, &(has_will, drove.is_some()), draw)
}

fn drove(scene: &Scene<'_, Maloney>, seat: Seat) -> Part {
    let id = Id::new("drove", seat.0);
    scene.shared(id, &(), || sign(scene, id, "car", &scene.word("face-drove")))
}

/// The points, and how far they reach towards the end of the game.
fn points(scene: &Scene<'_, Maloney>, seat: Seat, points: i16) -> Part {
    let id = Id::new("points", seat.0);
    let draw = || {
        let said = scene.say(&Line::new("face-has-points").with("points", i32::from(points)));
        html! {
            b.points id=(id) title=(said) {
                span data-count aria-hidden="true" { (points) }
                span.vh { (said) }
                progress max=(ENOUGH) value=(points.clamp(0, ENOUGH)) aria-hidden="true" {}
            }
        }
    };
    scene.shared(id, &points, draw)
}

/// Money, cards and the joker. The hand, which only its owner sees, is not in it.
fn belongings(scene: &Scene<'_, Maloney>, seat: Seat, open: &Player) -> Part {
    let [money_id, joker_id, id] = ["money", "has-joker", "open"].map(|name| Id::new(name, seat.0));
    let draw = || html! { span.money id=(money_id) { (money(scene, open.money)) } };
    let money = scene.shared(money_id, &open.money, draw);
    let draw = || sign(scene, joker_id, "joker", &scene.word("face-has-joker"));
    let joker = open.joker.then(|| scene.shared(joker_id, &(), draw));
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
    scene.shared(id, &(open.cards, open.joker), draw)
}

/// It is carried to whoever gets it.
pub fn will(scene: &Scene<'_, Maloney>) -> Markup {
    let said = scene.word("face-will");
    html! { span #will .sign role="img" aria-label=(said) title=(said) { (scene.picture("mini", "will")) } }
}

/// There is room for it even when there is nothing to say.
fn badge(scene: &Scene<'_, Maloney>, seat: Seat, status: Option<Status>) -> Part {
    let id = Id::new("status", seat.0);
    let draw = || {
        html! {
            span.status id=(id) {
                @if let Some(Status { word, high, .. }) = status {
                    span.badge.high[high.is_some()] {
                        (scene.word(word)) @if let Some(sum) = high { " " b { (scene.say(&sum.line())) } }
                    }
                }
            }
        }
    };
    scene.shared(id, &status, draw)
}

#[derive(Clone, Copy, Hash)]
struct Status {
    word: &'static str,
    /// The highest call, whoever made it.
    high: Option<Dollars>,
    out: bool,
}

/// How a player stands today.
fn status(view: &View, seat: Seat) -> Option<Status> {
    let said = |word| Some(Status { word, high: None, out: false });
    let out = |word| Some(Status { word, high: None, out: true });
    let high = view.phase.high().filter(|(high, _)| *high == seat).map(|(_, sum)| sum);
    match &view.phase {
        _ if view.fined.contains(seat) => out("face-fined"),
        Phase::Live(_) | Phase::InTurn(_) if high.is_some() => Some(Status { word: "face-holds", high, out: false }),
        Phase::Ready { said: ready, .. } if ready.contains(seat) => said("face-is-ready"),
        Phase::Live(auction) if auction.declined.contains(seat) => out("face-declined"),
        Phase::InTurn(auction) if !auction.inside.contains(seat) => out("face-out"),
        Phase::Drive { driver } if *driver == seat => said("face-drives"),
        _ => None,
    }
}
