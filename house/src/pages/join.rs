//! The link that seats a friend. Looking at it changes nothing: chats and mail programs look at links too.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use tabletop::Line;

use super::new_table::{my_name, settled};
use super::{About, done, fields, listing, page, qr_picture};
use crate::House;
use crate::hall::LiveTable;
use crate::lobby::{self, Change};
use crate::names;
use crate::pages::front::{Printed, lid};
use crate::sorry::Sorry;
use crate::store::Sitter;
use crate::visit::Visit;

async fn invited(house: &House, table: &str, link: &str) -> Result<Arc<LiveTable>, Sorry> {
    if !house.key.knows_link("join", table, 0, link) {
        return Err(Sorry::not_found());
    }
    house.hall.table(table).await?.ok_or_else(Sorry::not_found)
}

pub async fn show(
    State(house): State<Arc<House>>,
    Path((id, link)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    let table = invited(&house, &id, &link).await?;
    let name = my_name(&house, &visit).await?;
    let state = table.lock().await;
    let full = !state.row.seats.iter().any(|seat| seat.sitter == Sitter::Nobody);
    if full || state.row.started.is_some() || !state.seats_of(visit.person.as_deref()).is_empty() {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let names: Vec<String> = state.names().into_iter().filter(|name| !name.is_empty()).collect();
    let printed = shelf::with(&state.row.game, Printed).unwrap_or_default();
    let title = visit.say(&Line::new("join-title"));
    let body = html! {
        main #main .narrow {
            (lid(&visit, &state.row.game))
            p { (title) " " (names.join(", ")) }
            ul.hint { (settled(&visit, &state)) }
            form.sheet method="post" action=(visit.path) {
                label { (visit.word("your-name")) input name="name" value=(name) maxlength="24" required autofocus autocomplete="nickname"; }
                button.main { (visit.word("join-sit")) }
            }
            p { a href=(format!("/table/{id}")) { (visit.word("join-watch")) } }
        }
    };
    Ok(page(&visit, &About { title: printed, game: Some(&state.row.game) }, &body).into_response())
}

pub async fn sit(
    State(house): State<Arc<House>>,
    Path((id, link)): Path<(String, String)>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = invited(&house, &id, &link).await?;
    Ok(sit_down(&house, &table, Door::Invited, &visit, &headers, &body).await)
}

/// The invitation as a picture, for a friend's phone.
pub async fn picture(
    State(house): State<Arc<House>>,
    Path((id, link)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    invited(&house, &id, &link).await?;
    qr_picture(&format!("{}/join/{id}/{link}", visit.origin))
}

/// How somebody comes to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// By its link: any free seat is theirs.
    Invited,
    /// By the front page: public tables only, and not the seats that are kept for friends.
    Open,
}

/// Seats whoever filled in their name, and leads them to the table. They hear who they are also when it fails: it may have come to
/// pass all the same, and if they try again they are not somebody else who takes another seat.
pub async fn sit_down(
    house: &House,
    table: &Arc<LiveTable>,
    door: Door,
    visit: &Visit,
    headers: &HeaderMap,
    body: &Bytes,
) -> Response {
    let (person, jar) = visit.person_or_new(house, headers);
    let seated = take_a_seat(house, table, door, &person, body).await;
    (jar, seated.map(|()| done(visit, &format!("/table/{}", table.id)))).into_response()
}

/// The first free seat is theirs, unless they sit there already.
async fn take_a_seat(
    house: &House,
    table: &Arc<LiveTable>,
    door: Door,
    person: &str,
    body: &Bytes,
) -> Result<(), Sorry> {
    let name = fields(body).one("name").and_then(names::clean).ok_or_else(|| Sorry::conflict("sorry-name"))?;
    let sits = Sitter::Person(person.to_owned());
    loop {
        let (row, kept, public) = {
            let state = table.lock().await;
            (state.row.clone(), listing::kept(&state), state.beside.listing.is_some())
        };
        if row.seats.iter().any(|seat| seat.sitter == sits) {
            return Ok(());
        }
        let free = row.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count();
        if door == Door::Open && !public {
            return Err(Sorry::forbidden("sorry-invited-only"));
        }
        if door == Door::Open && free > 0 && free <= kept {
            return Err(Sorry::conflict("sorry-kept"));
        }
        let sit = Change::Sit { person: person.to_owned(), name: name.clone() };
        let after = lobby::change(&row.seats, &sit).filter(|_| row.started.is_none());
        let after = after.ok_or_else(|| Sorry::conflict("sorry-full"))?;
        let was_first = house.hall.store().reseat(&table.id, row.seats, after).await?;
        // The friend for whom a seat was kept has come.
        if was_first && door == Door::Invited && public && kept > 0 {
            house.hall.store().keep_seats(&table.id, kept - 1).await?;
        }
        house.hall.refresh(table).await?;
        if was_first {
            return Ok(());
        }
    }
}
