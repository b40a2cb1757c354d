//! The link that seats a friend. Looking at it changes nothing: chats and mail programs look at links too.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use tabletop::Line;

use super::new_table::my_name;
use super::{About, done, fields, page};
use crate::House;
use crate::hall::LiveTable;
use crate::lobby::{self, Change};
use crate::names;
use crate::pages::front::Printed;
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
            h1 { (printed) }
            p { (title) " " (names.join(", ")) }
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
    let name = fields(&body).one("name").and_then(names::clean).ok_or_else(|| Sorry::conflict("sorry-name"))?;
    let (person, jar) = visit.person_or_new(&house, &headers);
    loop {
        let row = table.lock().await.row.clone();
        if row.seats.iter().any(|seat| seat.sitter == Sitter::Person(person.clone())) {
            break;
        }
        let sit = Change::Sit { person: person.clone(), name: name.clone() };
        let after = lobby::change(&row.seats, &sit).filter(|_| row.started.is_none());
        let after = after.ok_or_else(|| Sorry::conflict("sorry-full"))?;
        let was_first = house.hall.store().reseat(&id, row.seats, after).await?;
        house.hall.refresh(&table).await?;
        if was_first {
            break;
        }
    }
    Ok((jar, done(&visit, &format!("/table/{id}"))).into_response())
}
