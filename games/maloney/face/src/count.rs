//! The count at the end, line by line, the way the rulebook counts (M28).

use face::{Part, Scene};
use maloney::{Dollars, Maloney, View, score_line, score_of_money};
use maud::{Markup, html};
use tabletop::Seat;

use crate::draw::money;

pub fn count(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let row = |seat: Seat| -> (i16, Dollars, i32) {
        let open = view.player(seat);
        (open.points, open.money, total(view, seat))
    };
    let made_of: Vec<_> = Seat::all(view.seats()).map(row).collect();
    scene.shared("section", "count", &(made_of, view.winners()), || table(view, scene))
}

fn table(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
    seats.sort_by_key(|seat| (-total(view, *seat), seat.0));
    let winners = view.winners();
    html! {
        section #count {
            h2 { (scene.word("face-count")) }
            table {
                thead {
                    tr {
                        @for heading in ["face-player", "face-points", "face-dollars", "face-dollars-count", "face-total"] {
                            th scope="col" { (scene.word(heading)) }
                        }
                    }
                }
                tbody {
                    @for seat in seats {
                        @let open = view.player(seat);
                        tr.winner[winners.contains(seat)] {
                            th scope="row" {
                                (scene.name(seat))
                                @if winners.contains(seat) { (scene.picture("mini", "will")) }
                            }
                            td data-label=(scene.word("face-points")) { (open.points) }
                            td data-label=(scene.word("face-dollars")) { (money(scene, open.money)) }
                            td data-label=(scene.word("face-dollars-count")) { "+ " (scene.say(&score_line(score_of_money(open.money)))) }
                            td { strong { (scene.say(&score_line(total(view, seat)))) } }
                        }
                    }
                }
            }
            p.hint { (scene.word("face-count-how")) }
        }
    }
}

/// In tenths of points.
fn total(view: &View, seat: Seat) -> i32 {
    view.outcome.as_ref().map_or(0, |outcome| outcome.scores[seat.index()])
}
