//! The link that seats a friend. Looking at it changes nothing: chats and mail programs look at links too.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use tabletop::Line;

use super::new_table::{my_name, settled};
use super::{About, done, fields, page, preview, qr_picture};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::pages::front::{Printed, lid};
use crate::visit::Visit;
use house::Sitter;
use house::{LiveTable, TableState, WayIn};

/// Where the invitation to a table leads.
pub fn address(site: &Site, state: &TableState, visit: &Visit) -> String {
    // A chat program that looks at the link has no language of its own.
    format!("{}{}?in={}", visit.origin, path(site, state), visit.language.code())
}

/// Where the invitation is in this house.
pub fn path(site: &Site, state: &TableState) -> String {
    format!("/join/{}/{}", state.row.id, site.house.join_link(state))
}

/// The table that a link leads to.
async fn invited(site: &Site, table: &str, link: &str) -> Result<Arc<LiveTable>, Sorry> {
    let table = site.house.table(table).await?.ok_or_else(Sorry::not_found)?;
    site.house.invited(&*table.lock().await, link)?;
    Ok(table)
}

pub async fn show(
    State(site): State<Arc<Site>>,
    Path((id, link)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    // Whoever sits there may come back by the link that led there, and when the game has begun there is nothing to take.
    if let Some(table) = site.house.table(&id).await? {
        let state = table.lock().await;
        if state.row.started.is_some() || !state.seats_of(visit.person.as_deref()).is_empty() {
            return Ok(Redirect::to(&format!("/table/{id}")).into_response());
        }
    }
    let table = invited(&site, &id, &link).await?;
    let name = my_name(&site, &visit).await?;
    let state = table.lock().await;
    let full = !state.row.seats.iter().any(|seat| seat.sitter == Sitter::Nobody);
    if full {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let company: Vec<(String, &str)> =
        state.names().into_iter().zip(state.portraits().iter().copied()).filter_map(sitting).collect();
    let printed = shelf::with(&state.row.game, Printed).unwrap_or_default();
    let title = visit.say(&Line::new("join-title"));
    let body = html! {
        main #main .narrow {
            (lid(&visit, &state.row.game))
            p { (title) }
            ul.troupe {
                @for (name, face) in &company { li { img.face src=(face) alt="" width="80" height="80"; b { (name) } } }
            }
            ul.hint { (settled(&visit, &state)) }
            form.sheet method="post" action=(visit.path) {
                label { (visit.word("your-name")) input name="name" value=(name) maxlength="24" required autofocus autocomplete="nickname"; }
                button.main { (visit.word("join-sit")) }
            }
            p { a href=(format!("/table/{id}")) { (visit.word("join-watch")) } }
        }
    };
    Ok(page(
        &visit,
        &About {
            title: printed,
            game: Some(&state.row.game),
            preview: Some(preview::of_table(&state, &visit)),
            ..About::default()
        },
        &body,
    )
    .into_response())
}

/// A name and a face, where somebody sits.
fn sitting((name, face): (String, Option<usize>)) -> Option<(String, &'static str)> {
    Some((name, assets::portrait(face?)))
}

pub async fn sit(
    State(site): State<Arc<Site>>,
    Path((id, link)): Path<(String, String)>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = invited(&site, &id, &link).await?;
    Ok(sit_down(&site, &table, WayIn::Link(link), &visit, &headers, &body).await)
}

/// The invitation as a picture, for a friend's phone.
pub async fn picture(
    State(site): State<Arc<Site>>,
    Path((id, link)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    invited(&site, &id, &link).await?;
    qr_picture(&format!("{}/join/{id}/{link}?in={}", visit.origin, visit.language.code()))
}

/// Seats whoever filled in their name, and leads them to the table. They hear who they are also when it fails: it may have come to
/// pass all the same, and if they try again they are not somebody else who takes another seat.
pub async fn sit_down(
    site: &Site,
    table: &Arc<LiveTable>,
    way_in: WayIn,
    visit: &Visit,
    headers: &HeaderMap,
    body: &Bytes,
) -> Response {
    let (person, jar) = visit.person_or_new(site, headers);
    let fields = fields(body);
    let name = fields.one("name").unwrap_or_default();
    let seated = site.house.sit_down(table, way_in, &person, name).await.map_err(Sorry::from);
    (jar, seated.map(|()| done(visit, &format!("/table/{}", table.id)))).into_response()
}
