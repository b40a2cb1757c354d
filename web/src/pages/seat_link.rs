//! The links that give a seat to another device: the one its holder is shown, and what happens to whoever opens one.
//! A link is good for one seat of one holder, once.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use super::front::lid;
use super::new_table::settled;
use super::table::{find, link, link_with_picture};
use super::{About, done, page, qr_picture};
use crate::Site;
use crate::error::Sorry;
use crate::seated::Seated;
use crate::visit::Visit;
use house::TableState;
use house::command::Impossible;
use house::{Displaced, Maker, SeatLink, Sitter};

/// For whoever has this seat: the link to it, and the button that makes a new one.
pub fn own(site: &Site, state: &TableState, visit: &Visit, seat: Seat) -> Markup {
    let own = state.newest_link(seat.index(), Maker::Holder).map(|link| address(site, state, visit, &link));
    html! {
        @if let Some(own) = own {
            (link_with_picture(visit, "table-seat-link", &own))
            @if let Some(device) = state.newest_link(seat.index(), Maker::Device) {
                (link(visit, "table-device-link", &address(site, state, visit, &device)))
            }
            form #renew-link method="post" action=(format!("/table/{}/link", state.row.id)) {
                input type="hidden" name="hot" value=(seat.0);
                button { (visit.word("seat-renew")) }
            }
        }
    }
}

/// Where a link leads.
pub fn address(site: &Site, state: &TableState, visit: &Visit, link: &SeatLink) -> String {
    let table = &state.row.id;
    format!("{}/seat/{table}/{}/{}", visit.origin, link.seat, site.house.seat_link(state, link))
}

/// Whoever had a seat here and has it no more is told so, and what can be done about it.
pub fn displaced(state: &TableState, visit: &Visit) -> Markup {
    let row = &state.row;
    // Also when the game is over: the seat is somebody's at the next table too.
    let goes_on = !row.over || row.rematch.is_none();
    let mine = |displaced: &&Displaced| goes_on && Some(&displaced.person) == visit.person.as_ref();
    let lost: Vec<&Displaced> = state.extras.links.displaced.iter().filter(mine).collect();
    let word = |lost: &Displaced| match &row.seats[lost.seat].sitter {
        _ if !lost.may_return => "displaced-returned",
        Sitter::Person(person) if *person == row.host => "displaced-host",
        _ if state.play.is_none() => "displaced-lobby",
        _ => "displaced",
    };
    html! {
        @if !lost.is_empty() {
            section #displaced role="alert" {
                @for lost in lost { p { (visit.named(word(lost), &row.seats[lost.seat].name)) } }
            }
        }
    }
}

pub async fn show(
    State(site): State<Arc<Site>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    let state = table.lock().await;
    if has_seat(&state, visit.person.as_deref(), seat) {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let link = site.house.opened_seat(&state, seat, &link)?;
    let (person, jar) = visit.person_or_new(&site, &headers);
    // Two hands are refused again where the seat is taken: by then somebody may have sat down.
    if !state.seats_of(Some(&person)).is_empty() {
        return Err(Impossible::TwoHands.into());
    }
    let title = visit.say(&Line::new("seat-title"));
    let body = html! {
        main #main .narrow {
            (lid(&visit, &state.row.game))
            h2 { (title) }
            p { (visit.word("seat-explained")) }
            ul.hint { (settled(&visit, &state)) }
            (choice(&state, &visit, &link))
        }
    };
    // The house knows this browser from now on: if the answer to its form is lost, it may send it again.
    let page = page(&visit, &About { title: &title, game: Some(&state.row.game), ..About::default() }, &body);
    Ok((jar, page).into_response())
}

/// The seat that the link is good for, or all seats of the device that showed it.
fn choice(state: &TableState, visit: &Visit, link: &SeatLink) -> Markup {
    let name = |seat: usize| state.row.seats[seat].name.as_str();
    let moved = match link.made_by {
        Maker::Device => state.seats_of(Some(&link.holder)).into_iter().map(|seat| name(seat.index())).collect(),
        Maker::Holder | Maker::Host => vec![name(link.seat)],
    };
    html! {
        form.sheet method="post" action=(visit.path) {
            button.main { (visit.word("seat-take")) " " (moved.join(", ")) }
        }
    }
}

fn has_seat(state: &TableState, person: Option<&str>, seat: usize) -> bool {
    state.seats_of(person).iter().any(|own| own.index() == seat)
}

pub async fn take(
    State(site): State<Arc<Site>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    let (person, jar) = visit.person_or_new(&site, &headers);
    let taken = site.house.take_seat(&table, seat, &link, &person).await.map_err(Sorry::from);
    Ok((jar, taken.map(|()| done(&visit, &format!("/table/{id}")))).into_response())
}

/// Whoever has a seat makes the link to it anew, when the old one may be in wrong hands.
pub async fn renew(
    State(site): State<Arc<Site>>,
    Seated { table, seat, person, visit, .. }: Seated,
) -> Result<Response, Sorry> {
    site.house.renew_link(&table, seat, &person).await?;
    Ok(done(&visit, &format!("/table/{}#links", table.id)))
}

/// The link as a picture, for the camera of one's own phone.
pub async fn picture(
    State(site): State<Arc<Site>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    site.house.opened_seat(&*table.lock().await, seat, &link)?;
    qr_picture(&format!("{}/seat/{id}/{seat}/{link}", visit.origin))
}
