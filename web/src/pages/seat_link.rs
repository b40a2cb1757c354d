//! The links that give a seat to another device: the one its holder is shown, and what happens to whoever opens one.
//! A link is good for one seat of one holder, once.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use super::front::lid;
use super::new_table::settled;
use super::table::{find, link, link_with_picture};
use super::{About, done, fields, page, qr_picture, to_the_end};
use crate::House;
use crate::limits::TooMuch;
use crate::sorry::{Because, Sorry};
use crate::visit::Visit;
use house::hall::{LiveTable, TableState};
use store::clock::wall_clock;
use store::{Displaced, Maker, SeatLink, Sitter, Taken};

/// For whoever has this seat: the link to it, and the button that makes a new one.
pub fn own(house: &House, state: &TableState, visit: &Visit, seat: Seat) -> Markup {
    let own = newest(state, seat.index(), Maker::Holder).map(|link| address(house, state, visit, &link));
    html! {
        @if let Some(own) = own {
            (link_with_picture(visit, "table-seat-link", &own))
            @if let Some(device) = newest(state, seat.index(), Maker::Device) {
                (link(visit, "table-device-link", &address(house, state, visit, &device)))
            }
            form #renew-link method="post" action=(format!("/table/{}/link", state.row.id)) {
                input type="hidden" name="hot" value=(seat.0);
                button { (visit.word("seat-renew")) }
            }
        }
    }
}

/// Where a link leads.
pub fn address(house: &House, state: &TableState, visit: &Visit, link: &SeatLink) -> String {
    let table = &state.row.id;
    format!("{}/seat/{table}/{}/{}", visit.origin, link.seat, house.key.link(&purpose(link), table, link.seat))
}

/// The link to this seat that is good now, if the game goes on, somebody has the seat and somebody has made one.
pub fn newest(state: &TableState, seat: usize, made_by: Maker) -> Option<SeatLink> {
    if state.row.over {
        return None;
    }
    let Sitter::Person(holder) = &state.row.seats.get(seat)?.sitter else { return None };
    let nonce = match made_by {
        Maker::Device if state.seats_of(Some(holder)).len() < 2 => return None,
        Maker::Holder | Maker::Device => state.beside.links.seats.get(&seat).cloned().unwrap_or_default(),
        Maker::Host => state.beside.invited_again.get(&seat)?.clone(),
    };
    Some(SeatLink { seat, holder: holder.clone(), nonce, made_by })
}

/// Everything that a link is bound to besides its seat: when that changes, the link is another one.
fn purpose(SeatLink { holder, nonce, made_by, .. }: &SeatLink) -> String {
    match made_by {
        Maker::Holder => format!("seat of {holder} {nonce}"),
        Maker::Device => format!("device of {holder} {nonce}"),
        Maker::Host => format!("again for {holder} {nonce}"),
    }
}

/// What somebody's link opens, if it is still good.
fn opened(house: &House, state: &TableState, seat: usize, text: &str) -> Result<SeatLink, Sorry> {
    let good = |link: &SeatLink| house.key.knows_link(&purpose(link), &state.row.id, seat, text);
    let mut known =
        [Maker::Holder, Maker::Device, Maker::Host].into_iter().filter_map(|made_by| newest(state, seat, made_by));
    known.find(good).ok_or_else(link_is_dead)
}

fn link_is_dead() -> Sorry {
    Sorry { because: Because::House("sorry-link-dead"), ..Sorry::not_found() }
}

/// Whoever had a seat here and has it no more is told so, and what can be done about it.
pub fn displaced(state: &TableState, visit: &Visit) -> Markup {
    let row = &state.row;
    // Also when the game is over: the seat is somebody's at the next table too.
    let goes_on = !row.over || row.rematch.is_none();
    let mine = |displaced: &&Displaced| goes_on && Some(&displaced.person) == visit.person.as_ref();
    let lost: Vec<&Displaced> = state.beside.links.displaced.iter().filter(mine).collect();
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
    State(house): State<Arc<House>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let state = table.lock().await;
    if has_seat(&state, visit.person.as_deref(), seat) {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let link = opened(&house, &state, seat, &link)?;
    let (person, jar) = visit.person_or_new(&house, &headers);
    // Two hands are refused again where the seat is taken: by then somebody may have sat down.
    if !state.seats_of(Some(&person)).is_empty() {
        return Err(Sorry::forbidden("sorry-two-hands"));
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
    let page = page(&visit, &About { title: &title, game: Some(&state.row.game) }, &body);
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
    State(house): State<Arc<House>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let (person, jar) = visit.person_or_new(&house, &headers);
    let taken = to_the_end(take_seat(house, table, (seat, link), person)).await;
    Ok((jar, taken.map(|()| done(&visit, &format!("/table/{id}")))).into_response())
}

async fn take_seat(
    house: Arc<House>,
    table: Arc<LiveTable>,
    (seat, link): (usize, String),
    person: String,
) -> Result<(), Sorry> {
    let link = {
        let state = table.lock().await;
        // The form came twice.
        if has_seat(&state, Some(&person), seat) {
            return Ok(());
        }
        opened(&house, &state, seat, &link)?
    };
    let taken = house.hall.store().take_seat(&table.id, link, &person, wall_clock()).await?;
    house.hall.refresh(&table).await?;
    match taken {
        Taken::Done => Ok(()),
        Taken::LinkIsDead => Err(link_is_dead()),
        Taken::TwoHands => Err(Sorry::forbidden("sorry-two-hands")),
        Taken::TooOften => Err(Sorry::too_much(TooMuch(10))),
    }
}

/// Whoever has a seat makes the link to it anew, when the old one may be in wrong hands.
pub async fn renew(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let not_yours = || Sorry::forbidden("sorry-not-your-seat");
    let seat = table.lock().await.seat_of(visit.person.as_deref(), &fields(&body)).ok_or_else(not_yours)?;
    let person = visit.person.as_deref().unwrap_or_default();
    if !house.hall.store().renew_link(&id, seat.index(), person).await? {
        return Err(not_yours());
    }
    house.hall.look_beside(&table).await?;
    Ok(done(&visit, &format!("/table/{id}#links")))
}

/// The link as a picture, for the camera of one's own phone.
pub async fn picture(
    State(house): State<Arc<House>>,
    Path((id, seat, link)): Path<(String, usize, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    opened(&house, &*table.lock().await, seat, &link)?;
    qr_picture(&format!("{}/seat/{id}/{seat}/{link}", visit.origin))
}
