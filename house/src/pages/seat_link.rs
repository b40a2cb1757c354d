//! The link that moves a seat to another device.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use tabletop::Line;

use super::front::lid;
use super::new_table::settled;
use super::{About, again, done, page, qr_picture};
use crate::House;
use crate::hall::LiveTable;
use crate::sorry::Sorry;
use crate::store::Sitter;
use crate::visit::Visit;

async fn table_of(house: &House, table: &str, seat: usize, link: &str) -> Result<Arc<LiveTable>, Sorry> {
    let own = house.key.knows_link("seat", table, seat, link);
    let table = house.hall.table(table).await?.ok_or_else(Sorry::not_found)?;
    if !own && !again::knows_link(house, &*table.lock().await, seat, link) {
        return Err(Sorry::not_found());
    }
    Ok(table)
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
            (lid(&visit, &state.row.game))
            h2 { (title) }
            p { (visit.word("seat-explained")) }
            ul.hint { (settled(&visit, &state)) }
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
    {
        let state = table.lock().await;
        let by_host = again::knows_link(&house, &state, seat, &link);
        // Somebody else's seat is not for those who sit here already: they would see two hands.
        if by_host && state.seats_of(Some(&person)).iter().any(|own| own.index() != seat) {
            return Err(Sorry::forbidden("sorry-two-hands"));
        }
    }
    if !house.hall.store().move_seat(&id, seat, &person).await? {
        return Err(Sorry::not_found());
    }
    house.hall.store().no_longer_invited(&id, seat).await?;
    house.hall.refresh(&table).await?;
    Ok((jar, done(&visit, &format!("/table/{id}"))).into_response())
}

/// The link as a picture, for the camera of one's own phone.
pub async fn picture(
    State(house): State<Arc<House>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    table_of(&house, &id, seat, &link).await?;
    qr_picture(&format!("{}/seat/{id}/{seat}/{link}", visit.origin))
}
