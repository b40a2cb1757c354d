//! What the host can do about a seat whose owner has lost it: invite to it once more, or give it back. Nobody's hand is given away
//! behind their back: only the seat of somebody who is not here can be offered, everybody is told, and the link dies as soon as
//! its owner is back. A seat goes back only to whoever had it first, before it was taken over.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use tabletop::{Seat, SeatSet};

use super::{done, fields, seat_link};
use crate::House;
use crate::sorry::Sorry;
use crate::visit::Visit;
use house::hall::{LiveTable, TableState};
use store::clock::wall_clock;
use store::random::random_id;
use store::{ChatLine, Maker, Room, Said, Sitter};

/// The seats of others, for the host to invite to once more.
pub fn section(house: &House, state: &TableState, visit: &Visit) -> Markup {
    let row = &state.row;
    html! {
        @for seat in to_be_invited(state, visit).iter().map(Seat::index) {
            @let name = &row.seats[seat].name;
            @if let Some(link) = seat_link::newest(state, seat, Maker::Host) {
                label.link {
                    (visit.named("again-link", name))
                    input readonly value=(seat_link::address(house, state, visit, &link)) data-copy;
                }
            } @else {
                form id=(format!("again-{seat}")) method="post" action=(format!("/table/{}/again", row.id)) {
                    button name="seat" value=(seat) { (visit.named("again-invite", name)) }
                }
            }
        }
        @for seat in to_be_given_back(state, visit) {
            form id=(format!("back-{seat}")) method="post" action=(format!("/table/{}/again", row.id)) {
                button name="back" value=(seat) { (visit.named("again-give-back", &row.seats[seat].name)) }
            }
        }
    }
}

/// For the host, as long as there is no next table: the seats of others that were taken over, if whoever had them may have them.
fn to_be_given_back(state: &TableState, visit: &Visit) -> Vec<usize> {
    let row = &state.row;
    let is_host = visit.person.as_deref() == Some(row.host.as_str());
    let hosts_own = state.seats_of(Some(&row.host));
    let taken_over = |seat: &usize| {
        state.beside.links.to_return(&row.seats, *seat).is_some() && !hosts_own.contains(&Seat(*seat as u8))
    };
    let goes_on = !row.over || row.rematch.is_none();
    (0..row.seats.len()).filter(|_| is_host && goes_on && row.started.is_some()).filter(taken_over).collect()
}

/// For the host, as long as the game goes on: the seats of others who have no page open.
pub fn to_be_invited(state: &TableState, visit: &Visit) -> SeatSet {
    let row = &state.row;
    let is_host = visit.person.as_deref() == Some(row.host.as_str());
    let missed = |seat: &Seat| absent_owner(state, seat.index()).is_some_and(|owner| owner != row.host);
    Seat::all(row.seats.len() as u8).filter(|_| is_host && !row.over).filter(missed).collect()
}

/// The person of this seat, if no page of theirs shows the table.
fn absent_owner(state: &TableState, seat: usize) -> Option<&str> {
    match &state.row.seats.get(seat)?.sitter {
        Sitter::Person(owner) if state.play.is_some() && !state.is_here(owner) => Some(owner),
        _ => None,
    }
}

pub async fn invite(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = house.hall.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let fields = fields(&body);
    if let Some(seat) = fields.one("back") {
        give_back(&house, &table, &visit, seat.parse().map_err(|_| Sorry::unreadable())?).await?;
        return Ok(done(&visit, &format!("/table/{id}#links")));
    }
    let seat: usize = fields.one("seat").and_then(|seat| seat.parse().ok()).ok_or_else(Sorry::unreadable)?;
    let (host, owner, name) = {
        let state = table.lock().await;
        let row = &state.row;
        let host = visit.person.clone().filter(|person| *person == row.host);
        let host = host.ok_or_else(|| Sorry::forbidden("sorry-host-only"))?;
        let owner = absent_owner(&state, seat).filter(|owner| *owner != host && !row.over);
        let owner = owner.ok_or_else(|| Sorry::conflict("sorry-still-here"))?;
        (host, owner.to_owned(), row.seats[seat].name.clone())
    };
    let store = house.hall.store();
    let told =
        ChatLine { line: 0, room: Room::Players, person: host, name: String::new(), said: Said::InvitedAgain(name) };
    if !store.say(&id, told, wall_clock()).await? {
        return Err(Sorry::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "sorry-chat-fast"));
    }
    let invited = store.invite_again(&id, seat, &owner, random_id()).await?;
    house.hall.look_beside(&table).await?;
    if !invited {
        return Err(Sorry::conflict("sorry-still-here"));
    }
    Ok(done(&visit, &format!("/table/{id}#links")))
}

async fn give_back(house: &House, table: &Arc<LiveTable>, visit: &Visit, seat: usize) -> Result<(), Sorry> {
    let host = visit.person.clone().unwrap_or_default();
    if host != table.lock().await.row.host {
        return Err(Sorry::forbidden("sorry-host-only"));
    }
    let given = house.hall.store().give_back(&table.id, seat, &host, wall_clock()).await?;
    house.hall.refresh(table).await?;
    if given { Ok(()) } else { Err(Sorry::conflict("sorry-stale")) }
}

/// Whoever comes back to their own seat has not lost it: the invitation is void.
pub async fn owner_is_back(house: &House, table: &LiveTable, visit: &Visit) -> Result<(), Sorry> {
    let seats: Vec<usize> = {
        let state = table.lock().await;
        let own = state.seats_of(visit.person.as_deref()).into_iter().map(Seat::index);
        own.filter(|seat| state.beside.invited_again.contains_key(seat)).collect()
    };
    for seat in &seats {
        house.hall.store().no_longer_invited(&table.id, *seat).await?;
    }
    if !seats.is_empty() {
        house.hall.look_beside(table).await?;
    }
    Ok(())
}
