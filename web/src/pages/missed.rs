//! While you were away: what happened since one's last move, for whoever comes back to a table that went on without them.

use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use crate::visit::Visit;
use house::TableState;
use house::play::Sentence;

/// How many sentences are told at once; the story has the others.
const SENTENCES: usize = 12;

/// Fewer than this is no news: somebody who loads a page again has not been away.
const NEWS: usize = 3;

/// What this seat missed, told from its last move on; nothing if it has seen all.
pub fn card(state: &TableState, seat: Option<Seat>, visit: &Visit) -> Markup {
    let missed = seat.map(|seat| missed(state, seat, visit)).unwrap_or_default();
    let earlier = missed.len().saturating_sub(SENTENCES);
    html! {
        @if !missed.is_empty() {
            section #away aria-labelledby="away-title" {
                // It stands before the heading of the page, so it is none itself.
                p #away-title { (visit.word("away-title")) }
                // Leaving it is loading the page again: by then everything has been seen.
                a.button.close href=(format!("/table/{}", state.row.id)) title=(visit.word("away-close"))
                    aria-label=(visit.word("away-close")) { "✕" }
                @if earlier > 0 {
                    p { a href=(format!("/table/{}/story", state.row.id)) target="story" {
                        (visit.counted("away-earlier", earlier))
                    } }
                }
                ol.story tabindex="0" aria-labelledby="away-title" { @for sentence in &missed[earlier..] { li { (sentence) } } }
            }
        }
    }
}

fn missed(state: &TableState, seat: Seat, visit: &Visit) -> Vec<Sentence> {
    let Some(play) = &state.play else { return Vec::new() };
    // Whoever has not moved yet has the whole story before them.
    let Some(last_move) = play.last_move(seat) else { return Vec::new() };
    let seen = state.attendance.last_seen(seat).unwrap_or(last_move);
    if play.seq() <= seen {
        return Vec::new();
    }
    let mut story = play.story(Viewer::Seat(seat), visit.language, &state.names());
    story.retain(|sentence| sentence.seq > last_move);
    let new = story.iter().filter(|sentence| sentence.seq > seen).count();
    if new < NEWS { Vec::new() } else { story }
}
