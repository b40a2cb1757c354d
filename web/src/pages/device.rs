//! A browser that becomes one more device of somebody's: by a link that another device shows, or by a recovery sheet. Not to be taken
//! for the link to a seat (`seat_link.rs`), which hands on one seat at one table.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use house::Key;
use maud::html;

use super::me::{device_name, known_as};
use super::{About, done, fields, page, qr_picture};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::visit::{DEVICE, Visit};

pub async fn by_link(site: State<Arc<Site>>, Path(code): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    arrive(&site, &visit, Key::Link(&code)).await
}

pub async fn by_sheet(site: State<Arc<Site>>, Path(words): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    arrive(&site, &visit, Key::Words(&words)).await
}

/// What will happen, before it does: a robot that follows links is nobody's device.
async fn arrive(site: &Arc<Site>, visit: &Visit, key: Key<'_>) -> Result<Response, Sorry> {
    let owner = site.house.owner_of(key).await?;
    if visit.person.as_ref() == Some(&owner) {
        return Ok(Redirect::to("/me").into_response());
    }
    let name = known_as(site, visit, &owner).await?;
    let plays = plays(site, visit).await?;
    let title = visit.word("device-title");
    let body = html! {
        main #main .narrow .arrival {
            img src=(assets::address("seal", "svg")) alt="" width="96" height="96";
            h1 { (title) }
            @match name {
                Some(name) => p { (visit.named("device-of", &name)) },
                None => p { (visit.word("device-of-somebody")) },
            }
            @if visit.person.is_some() { p { (visit.word("device-merges")) } }
            form method="post" action=(visit.path) {
                @if plays {
                    label.sure { input type="checkbox" name="sure" value="yes" required; (visit.word("device-sure")) }
                }
                button.main { (visit.word("device-join")) }
            }
            p.hint { (visit.word("device-only-mine")) }
        }
    };
    Ok(page(visit, &About { title: &title, ..About::default() }, &body).into_response())
}

pub async fn join_by_link(
    site: State<Arc<Site>>,
    Path(code): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    are_sure(&site, &visit, &body).await?;
    join(&site, &visit, &headers, Key::Link(&code)).await
}

pub async fn join_by_sheet(
    site: State<Arc<Site>>,
    Path(words): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    are_sure(&site, &visit, &body).await?;
    join(&site, &visit, &headers, Key::Words(&words)).await
}

/// Whether this browser has a hand somewhere that would go along. Whoever follows a stranger's link must not give it away by one tap.
async fn plays(site: &Arc<Site>, visit: &Visit) -> Result<bool, Sorry> {
    let Some(person) = &visit.person else { return Ok(false) };
    Ok(!site.house.my_tables(person, 1).await?.is_empty())
}

async fn are_sure(site: &Arc<Site>, visit: &Visit, body: &Bytes) -> Result<(), Sorry> {
    let is_sure = fields(body).one("sure").is_some();
    if is_sure || !plays(site, visit).await? { Ok(()) } else { Err(Sorry::conflict("sorry-unsure")) }
}

/// The words of a sheet, typed.
pub async fn recover(site: State<Arc<Site>>, visit: Visit, headers: HeaderMap, body: Bytes) -> Result<Response, Sorry> {
    let fields = fields(&body);
    join(&site, &visit, &headers, Key::Words(fields.one("words").unwrap_or_default())).await
}

async fn join(site: &Arc<Site>, visit: &Visit, headers: &HeaderMap, key: Key<'_>) -> Result<Response, Sorry> {
    let cookie = site.house.join(key, visit.person.as_deref(), &device_name(headers)).await?;
    Ok(let_in(site, visit, headers, cookie))
}

/// The device has another cookie from now on, if it was let in.
pub fn let_in(site: &Site, visit: &Visit, headers: &HeaderMap, device: Option<String>) -> Response {
    let jar = SignedCookieJar::from_headers(headers, site.cookies.clone());
    let Some(device) = device else { return done(visit, "/me") };
    (jar.add(visit.cookie(DEVICE, device)), done(visit, "/")).into_response()
}

pub async fn link_picture(site: State<Arc<Site>>, Path(code): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    site.house.owner_of(Key::Link(&code)).await?;
    qr_picture(&format!("{}/device/{code}", visit.origin))
}

pub async fn sheet_picture(site: State<Arc<Site>>, Path(words): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    site.house.owner_of(Key::Words(&words)).await?;
    qr_picture(&format!("{}/sheet/{words}", visit.origin))
}
