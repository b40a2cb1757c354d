//! The middle of the table: the stack, the discards, and how the game ended.

use face::{Part, Scene};
use maud::{Markup, html};
use millionen::{Card, FIVE, Millionen, Phase, View};
use tabletop::{Line, Seat};

use crate::draw::card;

pub fn baize(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let inside = match view.phase {
        Phase::Over { winner } => vec![ending(view, scene, winner)],
        Phase::Turn | Phase::Answer(_) => vec![stack(view, scene), discards(view, scene), turns(view, scene)],
    };
    let draw = || {
        html! {
            section #baize aria-label=(scene.word("face-baize")) { @for part in &inside { (part) } }
        }
    };
    scene.shared("baize", &inside.len(), draw)
}

fn stack(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let draw = || {
        html! {
            @let said = scene.say(&Line::new("face-stack").with("count", view.stack));
            div #stack .stack data-stack title=(said) { (scene.picture("back", "back")) b aria-hidden="true" { (view.stack) } span.vh { (said) } }
        }
    };
    scene.shared("stack", &view.stack, draw)
}

fn discards(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let count = view.discards.len();
    let draw = || {
        html! {
            @let said = scene.say(&Line::new("face-discards").with("count", count));
            div #discards .discards .several[count > 1] title=(said) {
                @if let Some(top) = view.top { (card(scene, &format!("top-{count}"), top)) }
                span.vh { (said) }
            }
        }
    };
    scene.shared("discards", &(count, view.top), draw)
}

fn turns(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let turn = view.turns + 1;
    let draw = || html! { p #turns .vh { (scene.say(&Line::new("face-turns").with("turn", turn))) } };
    scene.shared("turns", &turn, draw)
}

/// The Dandy bows before five closed suitcases; then the count, with a reason for everybody.
fn ending(view: &View, scene: &Scene<'_, Millionen>, winner: Option<Seat>) -> Part {
    let fronts: Vec<(u8, bool)> =
        Seat::all(view.seats()).map(|seat| (view.player(seat).suitcases, view.is_threatened(seat))).collect();
    let draw = || {
        html! {
            div #ending {
                @if winner.is_some() {
                    div.scene {
                        div.loot aria-hidden="true" { @for _ in 0..FIVE { (scene.picture("case", "closed")) } }
                        (card(scene, "winner", Card::Dandy))
                    }
                }
                p.end { (scene.word(if winner.is_some() { "face-end-won" } else { "face-end-draw" })) }
                ol.count { @for seat in ranked(view, winner) { (counted(view, scene, seat, winner)) } }
            }
        }
    };
    scene.part("ending", &(winner, fronts), draw)
}

/// The winner first; nobody else comes before anybody (P17).
fn ranked(view: &View, winner: Option<Seat>) -> impl Iterator<Item = Seat> {
    let losers = Seat::all(view.seats()).filter(move |seat| Some(*seat) != winner);
    winner.into_iter().chain(losers)
}

fn counted(view: &View, scene: &Scene<'_, Millionen>, seat: Seat, winner: Option<Seat>) -> Markup {
    let suitcases = view.player(seat).suitcases;
    let why = match suitcases {
        _ if winner == Some(seat) => Line::new("face-end-winner"),
        FIVE.. => Line::new("face-end-five"),
        suitcases if view.is_threatened(seat) => Line::new("face-end-threatened").with("count", suitcases),
        suitcases => Line::new("face-end-short").with("count", suitcases),
    };
    html! {
        li .winner[winner == Some(seat)] {
            (scene.portrait(seat))
            strong { (scene.called(seat)) }
            span { (scene.say(&why)) }
        }
    }
}
