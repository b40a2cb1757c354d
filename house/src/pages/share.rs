//! What a browser adds to the deal before the start, so that nobody can choose the cards, not even the house.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use face::Fields;
use maud::{Markup, html};
use tabletop::{Hex32, SeedMaterial};

use super::{done, fields};
use crate::House;
use crate::sorry::Sorry;
use crate::store::TableRow;
use crate::visit::Visit;

/// In the lobby of somebody who sits there: the fingerprint of the house's secret, and the form that our script fills and sends.
pub fn lobby(visit: &Visit, row: &TableRow) -> Markup {
    let dealt = SeedMaterial::Dealt { secret: Hex32(row.secret), shares: Vec::new() };
    html! {
        form #chance hidden method="post" action=(format!("/table/{}/share", row.id)) {}
        @if let Some(commitment) = dealt.commitment() {
            p.hint { (visit.word("table-commitment")) " " code { (commitment) } }
        }
    }
}

/// A field that our script fills, for a form that makes a table and starts it at once.
pub fn field() -> Markup {
    html! { input type="hidden" name="share" data-chance; }
}

/// What a form adds to the deal; nothing without our script.
pub fn of_form(fields: &Fields) -> Hex32 {
    fields.one("share").and_then(read).unwrap_or(Hex32::NOTHING)
}

fn read(text: &str) -> Option<Hex32> {
    let mut share = [0; 32];
    hex::decode_to_slice(text, &mut share).ok()?;
    Some(Hex32(share))
}

pub async fn add(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = house.hall.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let seats = table.lock().await.seats_of(visit.person.as_deref());
    let person = visit.person.as_deref().filter(|_| !seats.is_empty());
    let person = person.ok_or_else(|| Sorry::forbidden("sorry-not-your-seat"))?;
    let share = fields(&body).one("share").and_then(read);
    let share = share.ok_or_else(|| Sorry::new(StatusCode::UNPROCESSABLE_ENTITY, "sorry-no-share"))?;
    // Too late or again: there is nothing to tell anybody.
    house.hall.store().add_share(&id, person, share).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}
