//! A note to oneself about the plan: kept for the seat, and shown to that seat only.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use tabletop::Seat;

use super::done;
use crate::Site;
use crate::error::Sorry;
use crate::seated::Seated;
use crate::visit::Visit;
use house::{LONGEST_NOTE, TableState};

pub fn drawer(state: &TableState, seat: Seat, visit: &Visit) -> Markup {
    let note = state.extras.notes.get(&seat.index()).map(String::as_str).unwrap_or_default();
    html! {
        section #note {
            h2 { (visit.word("note-title")) @if !note.is_empty() { " ✎" } }
            form #write-note method="post" action=(format!("/table/{}/note", state.row.id)) data-stays {
                input type="hidden" name="hot" value=(seat.0);
                label for="plan" .hint { (visit.word("note-explained")) }
                // A browser drops the first line break of a text area.
                textarea #plan name="note" rows="5" maxlength=(LONGEST_NOTE) { "\n" (note) }
                button { (visit.word("note-keep")) }
            }
        }
    }
}

pub async fn keep(
    State(site): State<Arc<Site>>,
    Seated { table, seat, visit, fields, .. }: Seated,
) -> Result<Response, Sorry> {
    site.house.note(&table, seat, fields.one("note").ok_or_else(Sorry::unreadable)?).await?;
    if visit.by_script {
        return Ok(visit.word("note-kept").into_response());
    }
    Ok(done(&visit, &format!("/table/{}#plan", table.id)))
}
