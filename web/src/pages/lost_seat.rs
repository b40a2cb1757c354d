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
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;
use house::Maker;
use house::TableState;

/// The seats of others, for the host to invite to once more.
pub fn section(site: &Site, state: &TableState, visit: &Visit) -> Markup {
    let row = &state.row;
    html! {
        @for seat in to_be_invited(state, visit).iter().map(Seat::index) {
            @let name = &row.seats[seat].name;
            @if let Some(link) = state.newest_link(seat, Maker::Host) {
                label.link {
                    (visit.named("again-link", name))
                    input readonly value=(seat_link::address(site, state, visit, &link)) data-copy;
                }
            } @else {
                form id=(format!("again-{seat}")) method="post" action=(format!("/table/{}/again", row.id)) {
                    button name="seat" value=(seat) { (visit.named("again-invite", name)) }
                }
            }
        }
        @for seat in to_be_given_back(state, visit) {
            form id=(format!("give-back-{seat}")) method="post" action=(format!("/table/{}/again", row.id)) {
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
        state.extras.links.to_return(&row.seats, *seat).is_some() && !hosts_own.contains(&Seat(*seat as u8))
    };
    let goes_on = row.started.is_some() && (!row.over || row.rematch.is_none());
    if is_host && goes_on { (0..row.seats.len()).filter(taken_over).collect() } else { Vec::new() }
}

/// For the host, as long as the game goes on: the seats of others who have no page open.
pub fn to_be_invited(state: &TableState, visit: &Visit) -> SeatSet {
    let row = &state.row;
    let is_host = visit.person.as_deref() == Some(row.host.as_str());
    let missed = |seat: &Seat| state.absent_owner(seat.index()).is_some_and(|owner| owner != row.host);
    if is_host && !row.over { Seat::all(row.seats.len() as u8).filter(missed).collect() } else { SeatSet::empty() }
}

pub async fn invite(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let fields = fields(&body);
    let host = visit.person.as_deref();
    let seat = |name: &str| fields.one(name)?.parse::<usize>().ok();
    match (seat("back"), seat("seat")) {
        (Some(seat), _) => site.house.give_back(&table, host, seat).await?,
        (None, Some(seat)) => site.house.invite_again(&table, host, seat).await?,
        (None, None) => return Err(Sorry::unreadable()),
    }
    Ok(done(&visit, &format!("/table/{id}#links")))
}
