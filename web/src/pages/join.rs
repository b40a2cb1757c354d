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
use crate::sorry::Sorry;
use crate::visit::Visit;
use house::Sitter;
use house::hall::{LiveTable, TableState, WayIn};

/// Where the invitation to a table leads.
pub fn address(house: &House, state: &TableState, visit: &Visit) -> String {
    let table = &state.row.id;
    format!("{}/join/{table}/{}", visit.origin, house.hall.join_link(state))
}

/// The table that a link leads to.
async fn invited(house: &House, table: &str, link: &str) -> Result<Arc<LiveTable>, Sorry> {
    let table = house.hall.table(table).await?.ok_or_else(Sorry::not_found)?;
    house.hall.invited(&*table.lock().await, link)?;
    Ok(table)
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
    let table = invited(&house, &id, &link).await?;
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
    let table = invited(&house, &id, &link).await?;
    Ok(sit_down(&house, &table, WayIn::Link(link), &visit, &headers, &body).await)
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
    way_in: WayIn,
    visit: &Visit,
    headers: &HeaderMap,
    body: &Bytes,
) -> Response {
    let (person, jar) = visit.person_or_new(house, headers);
    let fields = fields(body);
    let name = fields.one("name").unwrap_or_default();
    let seated = house.hall.sit_down(table, way_in, &person, name).await.map_err(Sorry::from);
    (jar, seated.map(|()| done(visit, &format!("/table/{}", table.id)))).into_response()
}
