//! A table before the start: who sits there, who is invited, and what its host can arrange.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use face::Fields;
use maud::{Markup, html};
use tabletop::Seat;

use super::front::lid;
use super::new_table::settled;
use super::table::{find, link};
use super::{bots, chat, done, fields, join, listing, seat_link, share};
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;
use house::Sitter;
use house::{Arrangement, TableState};

/// What a visitor sees of it.
pub fn content(site: &Site, state: &TableState, visit: &Visit) -> Markup {
    let row = &state.row;
    let seat = state.seats_of(visit.person.as_deref()).first().copied();
    let host = visit.person.as_deref() == Some(row.host.as_str());
    let full = row.seats.iter().all(|seat| seat.sitter != Sitter::Nobody);
    let join = join::address(site, state, visit);
    // Whoever found a table by themselves was not asked to bring others along.
    let stranger = visit.person.as_ref().is_some_and(|person| state.extras.links.strangers.contains(person));
    let invited = host || (seat.is_some() && !stranger);
    let seats_action = format!("/table/{}/seats", row.id);
    let change = |what: &str, place: usize, word: &str, label: Cow<'static, str>| {
        html! {
            // With an id of its own: the focus must not land on another button when a seat's buttons change.
            form id=(format!("{what}-{place}")) method="post" action=(seats_action) {
                input type="hidden" name="seat" value=(place);
                button name="do" value=(what) aria-label=(label) title=(label) { (word) }
            }
        }
    };
    html! {
        div.narrow {
            (lid(visit, &row.game))
            p #prompt role="status" { (visit.word(if full { "lobby-ready" } else { "lobby-waiting" })) }
            ul.hint { (settled(visit, state)) }
            @if invited && !full {
                (link(visit, "lobby-invite", &join))
                details #invite-qr {
                    summary { (visit.word("table-qr")) }
                    img.qr src=(format!("{}/qr.svg", join.strip_prefix(&visit.origin).unwrap_or_default())) alt=(visit.word("lobby-invite")) width="200" height="200" loading="lazy";
                }
            }
            (seat_link::displaced(state, visit))
            (listing::seat_for_anybody(state, visit))
            ol #seats .seats {
                @for (place, sitter) in row.seats.iter().enumerate() {
                    li id=(format!("seat-{place}")) {
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
                        @if host {
                            @if sitter.sitter == Sitter::Nobody {
                                (bots::chooser(visit, place, &seats_action))
                            } @else if seat != Some(Seat(place as u8)) {
                                (change("clear", place, "✕", visit.word("lobby-clear")))
                            }
                            @if place + 1 < row.seats.len() { (change("swap", place, "⇅", visit.word("lobby-swap"))) }
                        }
                    }
                }
            }
            @if host {
                div.begin {
                    @if !full {
                        form #fill method="post" action=(seats_action) {
                            (bots::levels(visit))
                            button name="do" value="fill" { (visit.word("lobby-fill")) }
                        }
                    }
                    form method="post" action=(format!("/table/{}/start", row.id)) {
                        button.main disabled[!full] { (visit.word("lobby-start")) }
                    }
                }
                @if !full {
                    form #device .row method="post" action=(seats_action) {
                        label for="device-name" { (visit.word("lobby-share")) }
                        input #device-name name="name" maxlength="24" required autocomplete="off";
                        button name="do" value="share" { (visit.word("lobby-share-add")) }
                    }
                }
            } @else {
                p.hint { (visit.word("lobby-host-starts")) }
            }
            (listing::door(state, visit, host))
            @if let Some(seat) = seat {
                details #links {
                    summary { (visit.word("table-links")) }
                    (seat_link::own(site, state, visit, seat))
                    (share::lobby(visit, row))
                }
            }
            (chat::drawer(state, visit, seat))
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
