//! The drawers beside the board: talk, notes, links. They seldom change, so a connection that shows them already neither draws
//! nor sends them again: their section then comes as a bare tag, and the page leaves its own as it is.

use maud::{Markup, html};
use tabletop::Seat;

use super::conduct::pace_word;
use super::new_table::settled;
use super::table::{link, link_with_picture, seat_link};
use super::{again, bots, chat, note};
use crate::House;
use crate::hall::TableState;
use crate::play::Play;
use crate::visit::Visit;

/// The drawers that a connection shows.
#[derive(Debug, Default)]
pub struct Drawers {
    shown: Option<Look>,
    /// Whether the page that was drawn last has them as bare tags.
    pub stayed: bool,
}

/// All that can change in the drawers of one visitor.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Look {
    /// Whatever the store keeps beside the log.
    changes: Option<u64>,
    visits: u64,
    seat: Option<Seat>,
    over: bool,
}

impl Drawers {
    /// Looks whether they can stay as they are.
    pub fn look(&mut self, state: &TableState, seat: Option<Seat>) {
        let (changes, visits) = (state.changes(), state.attendance.visits());
        let look = Look { changes, visits, seat, over: state.row.over };
        self.stayed = self.shown.as_ref() == Some(&look);
        self.shown = Some(look);
    }

    pub fn talk(&self, state: &TableState, visit: &Visit, seat: Option<Seat>) -> Markup {
        html! {
            section #talk .drawers data-same[self.stayed] {
                @if !self.stayed {
                    (chat::drawer(state, visit, seat))
                    @if let Some(seat) = seat { (note::drawer(state, seat, visit)) }
                }
            }
        }
    }

    pub fn more(
        &self,
        house: &House,
        state: &TableState,
        play: &dyn Play,
        visit: &Visit,
        seat: Option<Seat>,
    ) -> Markup {
        html! {
            section #more .drawers data-same[self.stayed] {
                @if !self.stayed {
                    (links(house, state, play, visit, seat))
                }
            }
        }
    }
}

fn links(house: &House, state: &TableState, play: &dyn Play, visit: &Visit, seat: Option<Seat>) -> Markup {
    let row = &state.row;
    html! {
        details #links {
            summary { (visit.word("table-links")) }
            @if let Some(seat) = seat {
                form #rename .row method="post" action=(format!("/table/{}/name", row.id)) {
                    input type="hidden" name="hot" value=(seat.0);
                    label for="nickname" { (visit.word("your-name")) }
                    input #nickname name="name" value=(row.seats[seat.index()].name) maxlength="24" required autocomplete="nickname";
                    button { (visit.word("note-keep")) }
                }
                (link_with_picture(visit, "table-seat-link", &seat_link(house, visit, &row.id, seat)))
            }
            (again::section(house, state, visit))
            (link(visit, "table-watch-link", &format!("{}/table/{}", visit.origin, row.id)))
            ul.hint {
                (bots::at_table(visit, row))
                li { (visit.word(pace_word(state.conduct.pace))) }
                @for line in settled(visit, &row.game, &row.options) { li { (line) } }
            }
            @if let Some(commitment) = play.commitment() {
                p.hint { (visit.word("table-commitment")) " " code { (commitment) } }
            }
        }
    }
}

/// A page with its drawers shut, as it is drawn where they stay; and what was in them.
pub fn shut(page: &str) -> (String, String) {
    let (mut shut, mut inside) = (String::with_capacity(page.len()), String::new());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("<section class=\"drawers\"")
        && let Some((tag, after)) = after.split_once('>')
        && let Some((drawers, after)) = after.split_once("</section>")
    {
        shut.extend([before, "<section class=\"drawers\"", tag, " data-same></section>"]);
        inside.push_str(drawers);
        rest = after;
    }
    shut.push_str(rest);
    (shut, inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_whose_drawers_are_shut_looks_as_if_they_had_stayed() {
        let section =
            |stayed: bool| html! { section #more .drawers data-same[stayed] { @if !stayed { p { "links" } } } };
        let page = |stayed: bool| format!("<b>1</b>{}<i>2</i>", section(stayed).into_string());
        assert_eq!(shut(&page(false)), (page(true), "<p>links</p>".to_owned()));
        assert_eq!(shut("<b>1</b>"), ("<b>1</b>".to_owned(), String::new()));
    }
}
