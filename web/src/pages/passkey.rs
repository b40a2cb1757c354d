//! What a page's script asks and answers about passkeys, as JSON: browsers hand it to whatever keeps the passkeys.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use house::Question;
use serde_json::Value;

use super::device::let_in;
use super::done;
use super::me::{at_device, device_name};
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;

/// For somebody who wants to be known by a passkey from now on.
pub async fn ask_for_new(State(site): State<Arc<Site>>, visit: Visit, headers: HeaderMap) -> Result<Response, Sorry> {
    let (person, jar) = visit.person_or_new(&site, &headers);
    let name = device_name(&headers);
    let question = site.house.ask_for_new_passkey(&visit.origin, at_device(&visit, &person, &name)).await?;
    Ok((jar, Json(question)).into_response())
}

pub async fn keep(
    State(site): State<Arc<Site>>,
    Path(number): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    Json(made): Json<Value>,
) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    let name = device_name(&headers);
    site.house.keep_new_passkey(&visit.origin, at_device(&visit, person, &name), &number, made).await?;
    Ok(done(&visit, "/me"))
}

/// For somebody who says "It's me".
pub async fn ask_who(State(site): State<Arc<Site>>, visit: Visit) -> Result<Json<Question>, Sorry> {
    Ok(Json(site.house.ask_who_it_is(&visit.origin).await?))
}

pub async fn join(
    State(site): State<Arc<Site>>,
    Path(number): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    Json(signed): Json<Value>,
) -> Result<Response, Sorry> {
    let name = device_name(&headers);
    let was = visit.person.as_deref();
    let cookie = site.house.join_by_passkey(&visit.origin, &number, signed, was, &name).await?;
    Ok(let_in(&site, &visit, &headers, cookie))
}
