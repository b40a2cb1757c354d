//! The drawers beside the board: talk, notes, links. They seldom change, so each is a part that a connection keeps.

use std::hash::Hash;

use face::{Part, Parts};
use maud::{Markup, html};
use tabletop::Seat;

use super::new_table::settled;
use super::table::link;
use super::{bots, chat, lost_seat, note, portrait, seat_link};
use crate::Site;
use crate::visit::Visit;
use house::TableState;
use house::play::Play;

pub fn talk(state: &TableState, visit: &Visit, seat: Option<Seat>, parts: Parts<'_>) -> Part {
    let draw = || {
        html! {
            section #talk .drawers { (chat::drawer(state, visit, seat)) }
        }
    };
    part("talk", state, &(), parts, draw)
}

pub fn note(state: &TableState, visit: &Visit, seat: Option<Seat>, parts: Parts<'_>) -> Part {
    let draw =
        || html! { section #noted .drawers { @if let Some(seat) = seat { (note::drawer(state, seat, visit)) } } };
    part("noted", state, &(), parts, draw)
}

pub fn more(
    site: &Site,
    state: &TableState,
    play: &dyn Play,
    visit: &Visit,
    seat: Option<Seat>,
    parts: Parts<'_>,
) -> Part {
    let draw = || {
        let portrait = seat.map(|seat| portrait::chooser(state, visit, seat, parts));
        html! { section #more .drawers { (links(site, state, play, visit, seat, portrait.as_ref())) } }
    };
    part("more", state, &lost_seat::to_be_invited(state, visit), parts, draw)
}

/// A part that is made of what one visitor may know of the table beside the game: whatever the store keeps beside the log, and whether
/// it is over.
pub fn part(
    id: &'static str,
    state: &TableState,
    more: &impl Hash,
    parts: Parts<'_>,
    draw: impl FnOnce() -> Markup,
) -> Part {
    match state.changes() {
        Some(changes) => parts.own(id, &(changes, state.row.over, more), draw),
        None => parts.drawn(id, draw()),
    }
}

fn links(
    site: &Site,
    state: &TableState,
    play: &dyn Play,
    visit: &Visit,
    seat: Option<Seat>,
    portrait: Option<&Part>,
) -> Markup {
    let row = &state.row;
    html! {
        section #links {
            h2 { (visit.word("table-links")) }
            @if let Some(seat) = seat {
                form #rename .row method="post" action=(format!("/table/{}/name", row.id)) {
                    input type="hidden" name="hot" value=(seat.0);
                    label for="nickname" { (visit.word("your-name")) }
                    input #nickname name="name" value=(row.seats[seat.index()].name) maxlength="24" required autocomplete="nickname";
                    button { (visit.word("note-keep")) }
                }
                @if let Some(portrait) = portrait { (portrait) }
                (seat_link::own(site, state, visit, seat))
            }
            (lost_seat::section(site, state, visit))
            (link(visit, "table-watch-link", &format!("{}/table/{}", visit.origin, row.id)))
            ul.hint {
                (bots::at_table(visit, row))
                (settled(visit, state))
            }
            @if let Some(commitment) = play.commitment() {
                p.hint { (visit.word("table-commitment")) " " code { (commitment) } }
            }
        }
    }
}
