//! The link that seats a friend. Looking at it changes nothing: chats and mail programs look at links too.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use tabletop::Line;

use super::new_table::{my_name, settled};
use super::{About, done, fields, page, qr_picture};
use crate::House;
use crate::pages::front::{Printed, lid};
use crate::sorry::{Because, Sorry};
use crate::visit::Visit;
use house::hall::{LiveTable, TableState};
use house::lobby::{self, Change};
use store::clock::wall_clock;
use store::names;
use store::{Entrance, Seated, Sitter};

/// Where the invitation to a table leads.
pub fn address(house: &House, state: &TableState, visit: &Visit) -> String {
    let table = &state.row.id;
    format!("{}/join/{table}/{}", visit.origin, house.key.link(&purpose(&state.beside.links.join), table, 0))
}

/// What an invitation is bound to besides its table: it is another one after somebody was sent away.
fn purpose(nonce: &str) -> String {
    if nonce.is_empty() { "join".to_owned() } else { format!("join {nonce}") }
}

/// The table that a link leads to, and what makes that link the only one.
async fn invited(house: &House, table: &str, link: &str) -> Result<(Arc<LiveTable>, String), Sorry> {
    let table = house.hall.table(table).await?.ok_or_else(Sorry::not_found)?;
    let nonce = table.lock().await.beside.links.join.clone();
    if !house.key.knows_link(&purpose(&nonce), &table.id, 0, link) {
        return Err(link_is_dead());
    }
    Ok((table, nonce))
}

fn link_is_dead() -> Sorry {
    Sorry { because: Because::House("sorry-join-dead"), ..Sorry::not_found() }
}

pub async fn show(
    State(house): State<Arc<House>>,
    Path((id, link)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    // Whoever sits there may come back by the link that led there, and when the game has begun there is nothing to take.
    if let Some(table) = house.hall.table(&id).await? {
        let state = table.lock().await;
        if state.row.started.is_some() || !state.seats_of(visit.person.as_deref()).is_empty() {
            return Ok(Redirect::to(&format!("/table/{id}")).into_response());
        }
    }
    let (table, _) = invited(&house, &id, &link).await?;
    let name = my_name(&house, &visit).await?;
    let state = table.lock().await;
    let full = !state.row.seats.iter().any(|seat| seat.sitter == Sitter::Nobody);
    if full {
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
    let (table, nonce) = invited(&house, &id, &link).await?;
    Ok(sit_down(&house, &table, Entrance::Invited { nonce }, &visit, &headers, &body).await)
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

/// Seats whoever filled in their name, and leads them to the table. They hear who they are also when it fails: it may have come to
/// pass all the same, and if they try again they are not somebody else who takes another seat.
pub async fn sit_down(
    house: &House,
    table: &Arc<LiveTable>,
    entrance: Entrance,
    visit: &Visit,
    headers: &HeaderMap,
    body: &Bytes,
) -> Response {
    let (person, jar) = visit.person_or_new(house, headers);
    let seated = take_a_seat(house, table, entrance, &person, body).await;
    (jar, seated.map(|()| done(visit, &format!("/table/{}", table.id)))).into_response()
}

/// The first free seat is theirs, unless they sit there already.
async fn take_a_seat(
    house: &House,
    table: &Arc<LiveTable>,
    entrance: Entrance,
    person: &str,
    body: &Bytes,
) -> Result<(), Sorry> {
    let name = fields(body).one("name").and_then(names::clean).ok_or_else(|| Sorry::conflict("sorry-name"))?;
    let sits = Sitter::Person(person.to_owned());
    loop {
        let row = table.lock().await.row.clone();
        if row.seats.iter().any(|seat| seat.sitter == sits) {
            return Ok(());
        }
        let sit = Change::Sit { person: person.to_owned(), name: name.clone() };
        let after = lobby::change(&row.seats, &sit).filter(|_| row.started.is_none());
        let after = after.ok_or_else(|| Sorry::conflict("sorry-full"))?;
        let seats = [row.seats, after];
        let seated = house.hall.store().sit_down(&table.id, person, entrance.clone(), seats, wall_clock()).await?;
        house.hall.refresh(table).await?;
        match seated {
            Seated::Done => return Ok(()),
            Seated::SeatsChanged => {}
            Seated::LinkIsDead => return Err(link_is_dead()),
            Seated::ByInvitationOnly => return Err(Sorry::forbidden("sorry-invited-only")),
            Seated::Kept => return Err(Sorry::conflict("sorry-kept")),
            Seated::SentAway => return Err(Sorry::forbidden("sorry-sent-away")),
            Seated::OneOfAHousehold => return Err(Sorry::forbidden("sorry-household")),
        }
    }
}
