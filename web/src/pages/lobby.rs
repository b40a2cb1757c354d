//! A table before the start: who sits there, who is invited, and what its host can arrange.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use face::{Fields, Id, Part, Parts};
use maud::{Markup, html};
use tabletop::Seat;

use super::front::lid;
use super::new_table::settled;
use super::table::{find, link};
use super::{bots, chat, done, fields, join, listing, pictures, portrait, seat_link, share};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::visit::Visit;
use house::Sitter;
use house::conduct::Pace;
use house::{Arrangement, TableState};

/// What a visitor sees of it, as parts: who comes or speaks changes one of them.
pub fn content(site: &Site, state: &TableState, visit: &Visit, parts: Parts<'_>) -> Markup {
    let row = &state.row;
    let seat = state.seats_of(visit.person.as_deref()).first().copied();
    let host = visit.person.as_deref() == Some(row.host.as_str());
    let full = row.seats.iter().all(|seat| seat.sitter != Sitter::Nobody);
    let join = join::address(site, state, visit);
    // Whoever found a table by themselves was not asked to bring others along.
    let stranger = visit.person.as_ref().is_some_and(|person| state.extras.links.strangers.contains(person));
    let invited = host || (seat.is_some() && !stranger);
    let company = company(state, visit, host, parts);
    let beside = beside(site, state, visit, host);
    html! {
        div.lobby {
            // Each with an id of its own: an invitation that goes must not make the others anew.
            div #lobby-top {
                (lid(visit, &row.game))
                p #prompt role="status" { (visit.word(if full { "lobby-ready" } else { "lobby-waiting" })) }
                (seat_link::displaced(state, visit))
            }
            @if invited && !full {
                section #lobby-invite {
                    (link(visit, "lobby-invite", &join))
                    div #invite-qr {
                        img.qr src=(format!("{}/qr.svg", join::path(site, state))) alt=(visit.word("table-qr")) width="200" height="200" loading="lazy";
                    }
                }
            }
            (parts.drawn("company-in-lobby", company))
            (parts.drawn("beside-lobby", beside))
        }
    }
}

/// The chairs round the table, and what can be arranged there.
fn company(state: &TableState, visit: &Visit, host: bool, parts: Parts<'_>) -> Markup {
    let row = &state.row;
    let own = state.seats_of(visit.person.as_deref());
    let full = row.seats.iter().all(|seat| seat.sitter != Sitter::Nobody);
    let faces = state.portraits();
    let galleries: Vec<Part> = own.iter().map(|seat| own_face(state, visit, *seat, own.len() > 1, parts)).collect();
    html! {
        div #company-in-lobby {
            (listing::seat_for_anybody(state, visit))
            div.lobby-table {
                img.lobby-box src=(assets::of_game(&row.game).cover) alt="" width="160" height="120";
                ol #seats .(format!("of-{}", row.seats.len())) {
                    @for (place, sitter) in row.seats.iter().enumerate() {
                        li id=(format!("seat-{place}")) .own-chair[own.contains(&Seat(place as u8))] .free-chair[sitter.sitter == Sitter::Nobody] {
                            @match faces[place] {
                                Some(face) => { img.face.(format!("seat{place}")) src=(assets::portrait(face)) alt="" width="80" height="80"; }
                                None => (pictures::free_chair()),
                            }
                            span.name {
                                @match &sitter.sitter {
                                    Sitter::Nobody => em { (visit.word(if listing::is_reserved(state, place) { "lobby-kept" } else { "lobby-free" })) },
                                    Sitter::Person(person) => {
                                        (sitter.name)
                                        @if Some(person) == visit.person.as_ref() { " " small { (visit.word("lobby-you")) } }
                                    }
                                    Sitter::Bot(bot) => { (sitter.name) " " small { (bots::kind(visit, bot)) } }
                                }
                            }
                            @if host { (chair_buttons(state, visit, place, own.first() == Some(&Seat(place as u8)))) }
                        }
                    }
                }
            }
            @if host && !full { (bots::invitation(visit, state, &format!("/table/{}/seats", row.id))) }
            @if host {
                form.begin method="post" action=(format!("/table/{}/start", row.id)) {
                    button.main disabled[!full] { (visit.word("lobby-start")) }
                }
            } @else {
                p.hint {
                    @if own.is_empty() { b { (visit.word("table-watching")) "." } " " }
                    (visit.word("lobby-host-starts"))
                }
            }
            @for gallery in &galleries { (gallery) }
        }
    }
}

fn chair_buttons(state: &TableState, visit: &Visit, place: usize, is_host: bool) -> Markup {
    let row = &state.row;
    let change = |what: &str, word: &str, label: Cow<'static, str>| {
        html! {
            // With an id of its own: the focus must not land on another button when a seat's buttons change.
            form id=(format!("{what}-{place}")) method="post" action=(format!("/table/{}/seats", row.id)) {
                input type="hidden" name="seat" value=(place);
                button name="do" value=(what) aria-label=(label) title=(label) { (word) }
            }
        }
    };
    html! {
        div.chair-buttons id=(format!("chair-buttons-{place}")) {
            @if row.seats[place].sitter == Sitter::Nobody {
                (bots::button_on_chair(visit, place))
            } @else if !is_host {
                (change("clear", "✕", visit.word("lobby-clear")))
            }
            @if place + 1 < row.seats.len() { (change("swap", "⇄", visit.word("lobby-swap"))) }
        }
    }
}

/// My face, and the gallery that I choose it from. That is longer than everything round it.
fn own_face(state: &TableState, visit: &Visit, seat: Seat, is_one_of_several: bool, parts: Parts<'_>) -> Part {
    let faces = state.portraits();
    let id = Id::new("face", seat.0);
    let drawn = html! {
        details.own-face id=(id) {
            summary {
                @if let Some(face) = faces[seat.index()] {
                    img.face.(format!("seat{}", seat.0)) src=(assets::portrait(face)) alt="" width="80" height="80";
                }
                (visit.word("portrait-choose"))
                @if is_one_of_several { (visit.word("colon")) " " (state.row.seats[seat.index()].name) }
            }
            (portrait::gallery(state, visit, seat, faces))
        }
    };
    parts.drawn(id, drawn)
}

/// Talk, and what was settled when the table was made.
fn beside(site: &Site, state: &TableState, visit: &Visit, host: bool) -> Markup {
    let row = &state.row;
    let seat = state.seats_of(visit.person.as_deref()).first().copied();
    let full = row.seats.iter().all(|seat| seat.sitter != Sitter::Nobody);
    html! {
        div #beside-lobby {
            (chat::drawer(state, visit, seat))
            @if host && !full {
                form #device .row method="post" action=(format!("/table/{}/seats", row.id)) {
                    label for="sharing-name" { (visit.word("lobby-share")) }
                    input #sharing-name name="name" maxlength="24" required autocomplete="off";
                    button name="do" value="share" { (visit.word("lobby-share-add")) }
                }
            }
            ul.settled.hint { (settled(visit, state)) }
            // Whoever sits down to a move a day will not look all day.
            @if seat.is_some() && matches!(state.conduct.pace, Pace::Slow { .. }) {
                p { a.tell href="/notices" { (visit.word("notices-title")) } }
            }
            (listing::door(state, visit, host))
            @if let Some(seat) = seat {
                details #links {
                    summary { (visit.word("table-links")) }
                    (seat_link::own(site, state, visit, seat))
                    (share::lobby(visit, row))
                }
            }
        }
    }
}

pub async fn change_seats(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    let arrangement = arrangement(&fields(&body)).ok_or_else(Sorry::unreadable)?;
    site.house.arrange(&table, visit.person.as_deref(), arrangement).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}

fn arrangement(fields: &Fields) -> Option<Arrangement> {
    let seat = || fields.one("seat")?.parse().ok();
    let level = || bots::chosen(fields.one("bot"));
    Some(match fields.one("do")? {
        "bot" => Arrangement::Bot { seat: seat()?, level: level()? },
        "share" => Arrangement::Share { name: fields.one("name").unwrap_or_default().to_owned() },
        "clear" => Arrangement::Clear { seat: seat()? },
        "swap" => Arrangement::Swap { seat: seat()? },
        "fill" => Arrangement::Fill { level: level()? },
        _ => return None,
    })
}

pub async fn start(State(site): State<Arc<Site>>, Path(id): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    site.house.start(&table, visit.person.as_deref()).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}
