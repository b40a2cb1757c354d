//! The face that somebody has at their tables: they choose it among pictures.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use face::{Part, Parts, PlayedBy, Portrait};
use maud::{Markup, html};
use portraits::PEOPLE;
use tabletop::{Line, Seat};

use super::{bots, done};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::seated::Seated;
use crate::visit::Visit;
use house::{SeatRow, Sitter, TableState};

/// Everybody's face at a table, with who plays behind it. That is no more than is agreed on before everybody's eyes: whether
/// somebody is there is their host's business alone.
pub fn of_table(state: &TableState, visit: &Visit) -> Vec<Portrait> {
    let seats = state.row.seats.iter().zip(state.portraits().iter().copied()).enumerate();
    let portrait = |(seat, (row, face)): (usize, (&SeatRow, Option<usize>))| {
        let stand_in = state.conduct.stand_ins.get(&(seat as u8)).filter(|_| !state.row.over);
        let (played_by, kind) = match (&row.sitter, stand_in) {
            (Sitter::Bot(bot), _) => (PlayedBy::Bot, bots::kind(visit, bot).into_owned()),
            (_, Some(bot)) => (PlayedBy::StandIn, bots::kind(visit, bot).into_owned()),
            (Sitter::Person(_) | Sitter::Nobody, None) => Default::default(),
        };
        Portrait { address: face.map_or("", assets::portrait).to_owned(), played_by, kind }
    };
    seats.map(portrait).collect()
}

/// The gallery, folded. It is a part of its own: it seldom changes, and is longer than what stands round it.
pub fn chooser(state: &TableState, visit: &Visit, seat: Seat, parts: Parts<'_>) -> Part {
    let faces = state.portraits();
    parts.own("portrait", &(&faces, seat), || {
        html! {
            details #portrait {
                summary { (visit.word("portrait-choose")) }
                (gallery(state, visit, seat, faces))
            }
        }
    })
}

/// Who sits elsewhere at the table has a face that nobody else takes.
pub fn gallery(state: &TableState, visit: &Visit, seat: Seat, faces: &[Option<usize>]) -> Markup {
    let mine = faces.get(seat.index()).copied().flatten();
    html! {
        form id=(format!("gallery-{}", seat.0)) method="post" action=(format!("/table/{}/portrait", state.row.id)) {
            input type="hidden" name="hot" value=(seat.0);
            fieldset.face-picks {
                legend.vh { (visit.word("portrait-choose")) }
                @for number in 0..PEOPLE.len() {
                    @let is_mine = mine == Some(number);
                    label {
                        input.vh type="radio" name="portrait" value=(number) checked[is_mine]
                            disabled[!is_mine && faces.contains(&Some(number))] aria-label=(label(visit, number));
                        img src=(assets::portrait(number)) alt="" width="80" height="80" loading="lazy";
                    }
                }
            }
            button { (visit.word("portrait-take")) }
        }
    }
}

fn label(visit: &Visit, number: usize) -> String {
    visit.say(&Line::new("portrait-number").with("number", i64::try_from(number + 1).unwrap_or_default()))
}

pub async fn choose(
    State(site): State<Arc<Site>>,
    Seated { table, seat, visit, fields, .. }: Seated,
) -> Result<Response, Sorry> {
    let portrait = fields.number("portrait").ok_or_else(Sorry::unreadable)?;
    site.house.choose_portrait(&table, seat, portrait).await?;
    Ok(done(&visit, &format!("/table/{}", table.id)))
}
