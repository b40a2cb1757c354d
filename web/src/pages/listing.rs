//! Before the start: whether a table is public, which of its seats are reserved for friends, and how strangers sit down.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};

use super::join::sit_down;
use super::{done, fields};
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;
use house::Sitter;
use house::{Door, TableState, WayIn};

/// Whether this free seat is one of those that a public table keeps for friends: the last ones are.
pub fn is_reserved(state: &TableState, place: usize) -> bool {
    let after = state.row.seats[place..].iter().filter(|seat| seat.sitter == Sitter::Nobody).count();
    state.extras.listing.is_some() && after <= state.reserved_seats()
}

/// For a stranger at a public table: a seat.
pub fn seat_for_anybody(state: &TableState, visit: &Visit) -> Markup {
    let public = state.extras.listing.is_some();
    let sent_away = visit.person.as_ref().is_some_and(|person| state.extras.links.sent_away.contains(person));
    let offered =
        public && state.reserved_seats() < state.free_seats() && state.seats_of(visit.person.as_deref()).is_empty();
    html! {
        @if offered && sent_away {
            p.hint { (visit.word("sorry-sent-away")) }
        } @else if offered {
            form #sit .sheet method="post" action=(format!("/table/{}/sit", state.row.id)) {
                label { (visit.word("your-name")) input #sitter name="name" maxlength="24" required autocomplete="nickname"; }
                button.main { (visit.word("join-sit")) }
            }
        }
    }
}

/// Who can find the table; its host may change that, and keep seats for friends.
pub fn door(state: &TableState, visit: &Visit, host: bool) -> Markup {
    let free = state.free_seats();
    let reserved = state.reserved_seats();
    let address = format!("/table/{}/listing", state.row.id);
    let public = state.extras.listing.is_some();
    let switch = |what: &str, word: &'static str| html! { button name="do" value=(what) { (visit.word(word)) } };
    html! {
        div.door {
            p.hint { (visit.word(if public { "lobby-is-public" } else { "lobby-is-private" })) }
            @if host {
                form #listing .choices method="post" action=(address) {
                    @if public && reserved < free { (switch("keep", "lobby-keep")) }
                    @if public && reserved > 0 { (switch("release", "lobby-release")) }
                    @if public { (switch("invited", "lobby-make-private")) } @else { (switch("public", "lobby-make-public")) }
                }
            }
        }
    }
}

pub async fn change(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let door = match fields(&body).one("do") {
        Some("public") => Door::Public { household: visit.household(&site) },
        Some("invited") => Door::Invited,
        Some("keep") => Door::ReserveOneMore,
        Some("release") => Door::ReleaseOne,
        _ => return Err(Sorry::unreadable()),
    };
    site.house.set_door(&table, visit.person.as_deref(), door).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}

/// Somebody who was not invited takes a seat of a public table.
pub async fn sit(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let way_in = WayIn::OpenDoor { household: visit.household(&site) };
    Ok(sit_down(&site, &table, way_in, &visit, &headers, &body).await)
}
