//! Before the start: whether a table is public, which of its seats are kept for friends, and how strangers sit down.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};

use super::join::sit_down;
use super::{done, fields};
use crate::House;
use crate::sorry::Sorry;
use crate::visit::Visit;
use house::hall::TableState;
use store::{Entrance, Sitter};

/// How many seats are free.
fn free(state: &TableState) -> usize {
    state.row.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count()
}

/// How many free seats only an invitation opens: all of them, unless the table is public.
pub fn kept(state: &TableState) -> usize {
    state.beside.listing.map_or(usize::MAX, |listing| listing.kept).min(free(state))
}

/// Whether this free seat is one of those that a public table keeps for friends: the last ones are.
pub fn is_kept(state: &TableState, place: usize) -> bool {
    let after = state.row.seats[place..].iter().filter(|seat| seat.sitter == Sitter::Nobody).count();
    state.beside.listing.is_some() && after <= kept(state)
}

/// For a stranger at a public table: a seat.
pub fn seat_for_anybody(state: &TableState, visit: &Visit) -> Markup {
    let public = state.beside.listing.is_some();
    let sent_away = visit.person.as_ref().is_some_and(|person| state.beside.links.sent_away.contains(person));
    let offered = public && kept(state) < free(state) && state.seats_of(visit.person.as_deref()).is_empty();
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
    let (free, kept) = (free(state), kept(state));
    let address = format!("/table/{}/listing", state.row.id);
    let public = state.beside.listing.is_some();
    let switch = |what: &str, word: &'static str| html! { button name="do" value=(what) { (visit.word(word)) } };
    html! {
        div.door {
            p.hint { (visit.word(if public { "lobby-is-public" } else { "lobby-is-private" })) }
            @if host {
                form #listing .choices method="post" action=(address) {
                    @if public && kept < free { (switch("keep", "lobby-keep")) }
                    @if public && kept > 0 { (switch("release", "lobby-release")) }
                    @if public { (switch("invited", "lobby-make-private")) } @else { (switch("public", "lobby-make-public")) }
                }
            }
        }
    }
}

pub async fn change(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = house.hall.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let (kept, free, public) = {
        let state = table.lock().await;
        super::gathering::only_host(&state.row, &visit)?;
        (kept(&state), free(&state), state.beside.listing.is_some())
    };
    let store = house.hall.store();
    match fields(&body).one("do") {
        Some("public") => store.list(&id, visit.household(&house)).await?,
        Some("invited") => store.unlist(&id).await?,
        Some("keep") if public && kept < free => store.keep_seats(&id, kept + 1).await?,
        Some("release") if public && kept > 0 => store.keep_seats(&id, kept - 1).await?,
        Some("keep" | "release") => return Err(Sorry::conflict("sorry-stale")),
        _ => return Err(Sorry::unreadable()),
    }
    house.hall.look_beside(&table).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}

/// Somebody who was not invited takes a seat of a public table.
pub async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = house.hall.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let entrance = Entrance::Open { household: visit.household(&house) };
    Ok(sit_down(&house, &table, entrance, &visit, &headers, &body).await)
}
