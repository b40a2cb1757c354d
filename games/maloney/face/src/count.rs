//! The end: whose car it is now, and the count, line by line, the way the rulebook counts (M28).

use face::{Part, Scene};
use maloney::{Ending, Maloney, Phase, View, score_line, score_of_money};
use maud::{Markup, html};
use tabletop::{Line, Seat};

pub fn count(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let handed_over = handed_over(view, scene);
    let rows: Vec<_> = ranking(view).map(|seat| (seat.0, total(view, seat))).collect();
    let draw = || {
        html! {
            section #count {
                (handed_over)
                h2 { (scene.word("face-count")) }
                (table(view, scene))
                p.hint { (ending(view, scene)) " " (scene.word("face-count-how")) }
            }
        }
    };
    scene.part("count", &rows, draw)
}

/// Old Maloney's car drives off with whoever has won it.
fn handed_over(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let winners = view.winners();
    let draw = || {
        html! {
            div #handed-over .handed-over aria-hidden="true" {
                (scene.picture("maloney", "maloney"))
                (scene.picture("deed", "will"))
                span.winners {
                    @for seat in winners.iter() { span.portrait { (scene.portrait(seat)) } }
                    (scene.picture("vehicle", "car"))
                }
            }
        }
    };
    scene.shared("handed-over", &winners, draw)
}

/// Everybody, the first first.
fn ranking(view: &View) -> impl Iterator<Item = Seat> + use<> {
    let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
    seats.sort_by_key(|seat| (-total(view, *seat), seat.0));
    seats.into_iter()
}

/// Who has as much is as good: the place of a seat, from 1 on.
pub fn rank(view: &View, seat: Seat) -> usize {
    1 + Seat::all(view.seats()).filter(|other| total(view, *other) > total(view, seat)).count()
}

/// Every line says where its points come from.
fn table(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    let winners = view.winners();
    html! {
        table {
            thead.vh {
                tr {
                    @for heading in ["face-place", "face-player", "face-points", "face-dollars-count", "face-total"] {
                        th scope="col" { (scene.word(heading)) }
                    }
                }
            }
            tbody {
                @for seat in ranking(view) {
                    @let open = view.player(seat);
                    tr.winner[winners.contains(seat)].me[view.viewer.is(seat)] {
                        td.rank { (rank(view, seat)) "." }
                        th scope="row" { span { (scene.portrait(seat)) span.named { (scene.called(seat)) } } }
                        td { (scene.say(&Line::new("face-count-points").with("points", i32::from(open.points)))) }
                        td {
                            "+ " (scene.say(&score_line(score_of_money(open.money))))
                            small { " " (scene.say(&Line::new("face-count-money").with("sum", open.money))) }
                        }
                        td.total { strong { (scene.say(&score_line(total(view, seat)))) } }
                    }
                }
            }
        }
    }
}

fn ending<'s>(view: &View, scene: &'s Scene<'_, Maloney>) -> std::borrow::Cow<'s, str> {
    scene.word(match view.phase {
        Phase::Over { ending: Ending::EmptyHand } => "face-ended-empty-hand",
        Phase::Over { ending: Ending::Days } => "face-ended-days",
        _ => "face-ended-points",
    })
}

/// In tenths of points.
fn total(view: &View, seat: Seat) -> i32 {
    view.outcome.as_ref().map_or(0, |outcome| outcome.scores[seat.index()])
}
