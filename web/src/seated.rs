//! Whoever sends a form from a table where they sit.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::response::IntoResponse;
use face::Fields;
use house::LiveTable;
use house::command::Impossible;
use tabletop::Seat;

use crate::Site;
use crate::error::Sorry;
use crate::pages::fields;
use crate::visit::Visit;

/// Somebody who has a seat at a table, or several on a shared device, and what their form says.
#[derive(Debug)]
pub struct Player {
    pub table: Arc<LiveTable>,
    pub person: String,
    pub visit: Visit,
    pub fields: Fields,
}

/// The same for one seat: the only one, or the one that the form names.
#[derive(Debug)]
pub struct Seated {
    pub table: Arc<LiveTable>,
    pub seat: Seat,
    pub person: String,
    pub visit: Visit,
    pub fields: Fields,
}

impl FromRequest<Arc<Site>> for Player {
    type Rejection = Sorry;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Player, Sorry> {
        let (mut parts, body) = request.into_parts();
        let Path(id) = Path::<String>::from_request_parts(&mut parts, site).await.map_err(|_| Sorry::not_found())?;
        let Ok(visit) = Visit::from_request_parts(&mut parts, site).await;
        let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
        let body = Bytes::from_request(Request::from_parts(parts, body), site).await;
        let body = body.map_err(|rejection| Sorry::of_status(rejection.into_response().status()))?;
        let sits = !table.lock().await.seats_of(visit.person.as_deref()).is_empty();
        match visit.person.clone() {
            Some(person) if sits => Ok(Player { table, person, visit, fields: fields(&body) }),
            _ => Err(Impossible::NotYourSeat.into()),
        }
    }
}

impl FromRequest<Arc<Site>> for Seated {
    type Rejection = Sorry;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Seated, Sorry> {
        let Player { table, person, visit, fields } = Player::from_request(request, site).await?;
        let seat = table.lock().await.seat_of(Some(&person), &fields).ok_or(Impossible::NotYourSeat)?;
        Ok(Seated { table, seat, person, visit, fields })
    }
}
