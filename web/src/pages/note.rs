//! A note to oneself about the plan: kept for the seat, and shown to that seat only.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use tabletop::Seat;

use super::{done, fields};
use crate::House;
use crate::sorry::Sorry;
use crate::visit::Visit;
use house::hall::TableState;

/// A note is no longer than this, in characters.
const LONGEST: usize = 2000;

pub fn drawer(state: &TableState, seat: Seat, visit: &Visit) -> Markup {
    let note = state.beside.notes.get(&seat.index()).map(String::as_str).unwrap_or_default();
    html! {
        details #note {
            summary { (visit.word("note-title")) @if !note.is_empty() { " ✎" } }
            form #write-note method="post" action=(format!("/table/{}/note", state.row.id)) data-stays {
                input type="hidden" name="hot" value=(seat.0);
                label for="plan" .hint { (visit.word("note-explained")) }
                // A browser drops the first line break of a text area.
                textarea #plan name="note" rows="5" maxlength=(LONGEST) { "\n" (note) }
                button { (visit.word("note-keep")) }
            }
        }
    }
}

pub async fn keep(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = house.hall.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let fields = fields(&body);
    let note = fields.one("note").ok_or_else(Sorry::unreadable)?.replace("\r\n", "\n");
    let note: String = note.chars().filter(|c| *c == '\n' || !c.is_control()).collect();
    let seat = {
        let state = table.lock().await;
        // Before the start seats still change places, and a note would stay behind.
        let seat = state.seat_of(visit.person.as_deref(), &fields).filter(|_| state.play.is_some());
        seat.ok_or_else(|| Sorry::forbidden("sorry-not-your-seat"))?
    };
    if note.chars().count() > LONGEST {
        return Err(Sorry::conflict("sorry-note-long"));
    }
    house.hall.store().note(&id, seat.index(), note.trim_end().to_owned()).await?;
    house.hall.look_beside(&table).await?;
    if visit.by_script {
        return Ok(visit.word("note-kept").into_response());
    }
    Ok(done(&visit, &format!("/table/{id}#plan")))
}
