//! The link that moves a seat to another device.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use tabletop::Line;

use super::{About, done, page};
use crate::House;
use crate::hall::LiveTable;
use crate::sorry::Sorry;
use crate::store::Sitter;
use crate::visit::Visit;

async fn table_of(house: &House, table: &str, seat: usize, link: &str) -> Result<Arc<LiveTable>, Sorry> {
    if !house.key.knows_link("seat", table, seat, link) {
        return Err(Sorry::not_found());
    }
    house.hall.table(table).await?.ok_or_else(Sorry::not_found)
}

pub async fn show(
    State(house): State<Arc<House>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
) -> Result<Markup, Sorry> {
    let table = table_of(&house, &id, seat, &link).await?;
    let state = table.lock().await;
    let row =
        state.row.seats.get(seat).filter(|row| matches!(row.sitter, Sitter::Person(_))).ok_or_else(Sorry::not_found)?;
    let title = visit.say(&Line::new("seat-title"));
    let body = html! {
        main #main .narrow {
            h1 { (title) }
            p { (visit.word("seat-explained")) }
            form.sheet method="post" action=(visit.path) {
                button.main { (visit.word("seat-take")) " " (row.name) }
            }
        }
    };
    Ok(page(&visit, &About { title: &title, game: Some(&state.row.game) }, &body))
}

pub async fn take(
    State(house): State<Arc<House>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let table = table_of(&house, &id, seat, &link).await?;
    let (person, jar) = visit.person_or_new(&house, &headers);
    if !house.hall.store().move_seat(&id, seat, &person).await? {
        return Err(Sorry::not_found());
    }
    house.hall.refresh(&table).await?;
    Ok((jar, done(&visit, &format!("/table/{id}"))).into_response())
}
