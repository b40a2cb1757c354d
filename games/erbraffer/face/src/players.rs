//! Everybody's open state: cards in hand, what benefactors left them, and which benefactors that were.

use maud::{Markup, html};
use tabletop::{Line, Seat};

use crate::board::Board;
use crate::draw::{coins, name};

pub fn players(board: &Board<'_>) -> Markup {
    html! {
        ul #players aria-label=(board.scene.word("face-players")) {
            @for seat in Seat::all(board.view.seats()) { (player(board, seat)) }
        }
    }
}

fn player(board: &Board<'_>, seat: Seat) -> Markup {
    let (view, scene) = (board.view, board.scene);
    let open = view.player(seat);
    let cards = scene.say(&Line::new("face-cards").with("count", open.cards));
    let purse = scene.say(&Line::new("face-purse").with("cash", open.purse));
    html! {
        li id=(format!("player-{}", seat.0)) .turn[view.turn() == Some(seat)] .me[view.viewer.is(seat)] {
            strong { (scene.name(seat)) }
            span.sign title=(cards) { (scene.picture("mini", "back")) b aria-hidden="true" { (open.cards) } span.vh { (cards) } }
            span.purse title=(purse) { (coins(scene, &format!("purse-{}", seat.0), open.purse)) span.vh { (purse) } }
            @if !open.shown.is_empty() {
                span.shown {
                    @for benefactor in open.shown.iter() {
                        @let name = name(scene, benefactor);
                        span.tiny.oval role="img" aria-label=(name) title=(name) { (crate::draw::portrait(scene, benefactor)) }
                    }
                }
            }
        }
    }
}
