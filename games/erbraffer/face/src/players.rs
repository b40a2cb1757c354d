//! Everybody's open state: cards in hand, what benefactors left them, and which benefactors that were.

use face::{Id, Part, place};
use maud::html;
use tabletop::{Line, Seat};

use crate::board::Board;
use crate::draw::{coins, name, portrait};

pub fn players(board: &Board<'_>) -> Part {
    let scene = board.scene;
    let players: Vec<Part> = Seat::all(board.view.seats()).map(|seat| player(board, seat)).collect();
    let draw =
        || html! { ul #players aria-label=(scene.word("face-players")) { @for player in &players { (player) } } };
    scene.shared("players", &board.view.seats(), draw)
}

fn player(board: &Board<'_>, seat: Seat) -> Part {
    let view = board.view;
    let scene = board.scene;
    let cards = cards(board, seat);
    let purse = purse(board, seat);
    let shown = shown(board, seat);
    let id = Id::new("player", seat.0);
    let place = place(view.viewer, seat, view.seats());
    let drawn = html! {
        li id=(id) .(format!("place{place}of{}", view.seats())) .turn[view.turn() == Some(seat)] .me[view.viewer.is(seat)] {
            (scene.portrait(seat))
            div.who {
                strong { (scene.called(seat)) }
                (cards)
                (purse)
                @if let Some(shown) = &shown { (shown) }
            }
        }
    };
    scene.drawn(id, drawn)
}

/// The backs of somebody's cards.
fn cards(board: &Board<'_>, seat: Seat) -> Part {
    let scene = board.scene;
    let cards = board.view.player(seat).cards;
    let id = Id::new("cards", seat.0);
    let draw = || {
        let said = scene.say(&Line::new("face-cards").with("count", cards));
        html! {
            span id=(id) .backs role="img" aria-label=(said) title=(said) { @for _ in 0..cards { (scene.picture("back", "back")) } }
        }
    };
    scene.shared(id, &cards, draw)
}

/// What benefactors have left somebody: that counts, and nobody can take it away.
fn purse(board: &Board<'_>, seat: Seat) -> Part {
    let scene = board.scene;
    let purse = board.view.player(seat).purse;
    let id = Id::new("purse", seat.0);
    let draw = || {
        let said = scene.say(&Line::new("face-purse").with("cash", purse));
        html! {
            span id=(id) .purse title=(said) {
                @if purse > 0 { (coins(scene, &format!("purse-{}", seat.0), purse)) small { (scene.word("face-purse-short")) } span.vh { (said) } }
            }
        }
    };
    scene.shared(id, &purse, draw)
}

/// The benefactors whose cards everybody has seen.
fn shown(board: &Board<'_>, seat: Seat) -> Option<Part> {
    let scene = board.scene;
    let shown = board.view.player(seat).shown;
    let id = Id::new("shown", seat.0);
    let draw = || {
        html! {
            span id=(id) .shown {
                @for benefactor in shown.iter() {
                    @let name = name(scene, benefactor);
                    span.tiny.oval role="img" aria-label=(name) title=(name) { (portrait(scene, benefactor)) }
                }
            }
        }
    };
    if shown.is_empty() { None } else { Some(scene.shared(id, &shown, draw)) }
}
