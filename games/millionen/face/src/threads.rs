//! The threads by which waiting Pickpockets hang on whom they work for, and the way of an attack: lines that run on the baize
//! between the players. The style sheet lays players out in equal rows and columns, so their places are known without a script.

use maud::{Markup, html};
use millionen::{Phase, View};
use tabletop::Seat;

/// The lines for both layouts; the style sheet shows those of the one that it uses.
pub fn threads(view: &View) -> Markup {
    html! {
        (lines(view, "narrow-page", 2))
        (lines(view, "wide-page", if view.seats() == 4 { 2 } else { 3 }))
    }
}

pub type Ways = (Vec<(Seat, Seat)>, Option<(Seat, Seat)>);

/// From whom to whom the lines run: first those of Pickpockets that wait, then that of an attack.
pub fn ways(view: &View) -> Ways {
    let attack = match view.phase {
        Phase::Answer(attack) => Some((attack.boss, attack.victim)),
        Phase::Turn | Phase::Over { .. } => None,
    };
    (view.waiting.iter().map(|waiting| (waiting.boss, waiting.victim)).collect(), attack)
}

fn lines(view: &View, layout: &'static str, columns: u8) -> Markup {
    let seats = view.seats();
    let [width, height] = [columns, seats.div_ceil(columns)].map(|places| THOUSANDTHS * i32::from(places));
    html! {
        svg.threads.(layout) aria-hidden="true" viewBox=(format!("0 0 {width} {height}")) preserveAspectRatio="none" {
            @for waiting in &view.waiting {
                (line(columns, seats, waiting.boss, waiting.victim, &format!("seat-{}", waiting.boss.0)))
            }
            @if let Phase::Answer(attack) = &view.phase { (line(columns, seats, attack.boss, attack.victim, "under-way")) }
        }
    }
}

/// Columns and rows are measured in thousandths: every attack is drawn for everybody, and whole numbers are short to send.
const THOUSANDTHS: i32 = 1000;

/// A line with a knot at both ends.
fn line(columns: u8, seats: u8, from: Seat, to: Seat, class: &str) -> Markup {
    let thousandths = |at: f32| (f64::from(at) * f64::from(THOUSANDTHS)).round() as i32;
    let way = way(columns, seats, from, to).into_iter().map(|(x, y)| (thousandths(x), thousandths(y)));
    let corners: Vec<(i32, i32)> = way.collect();
    let [(x, y), .., (to_x, to_y)] = corners[..] else { return html! {} };
    let step = |step: &[(i32, i32)]| match (step[1].0 - step[0].0, step[1].1 - step[0].1) {
        (right, 0) => format!("h{right}"),
        (_, down) => format!("v{down}"),
    };
    let steps: String = corners.windows(2).map(step).collect();
    html! {
        g.(class) {
            path d=(format!("M{x} {y}{steps}")) {}
            path.knot d=(format!("M{x} {y}h0m{} {}h0", to_x - x, to_y - y)) {}
        }
    }
}

/// The corners of the way from one player to another, in columns and rows. Whole numbers are the lanes between players; the
/// lines of every player run a little beside those of the others.
fn way(columns: u8, seats: u8, from: Seat, to: Seat) -> Vec<(f32, f32)> {
    let place = |seat: Seat| (f32::from(seat.0 % columns), f32::from(seat.0 / columns));
    let (x, y) = place(from);
    let (to_x, to_y) = place(to);
    let beside = (f32::from(2 * from.0) - f32::from(seats - 1)) * 0.033 / f32::from(seats);
    // They leave towards each other; in the same column, towards the others.
    let (leaves, enters) = match to_x - x {
        0.0 if x == 0.0 => (x + 1.0, x + 1.0),
        0.0 => (x, x),
        right if right > 0.0 => (x + 1.0, to_x),
        _ => (x, to_x + 1.0),
    };
    // The knot is on the edge of a player's place.
    let knot = |lane: f32, column: f32| if lane > column { lane - 0.025 } else { lane + 0.025 };
    let first = (knot(leaves, x), y + 0.5 + beside);
    let last = (knot(enters, to_x), to_y + 0.5 + beside);
    let mut points = vec![first, (leaves + beside, first.1)];
    if leaves != enters {
        // From lane to lane between two rows: above the lower one, or below the first.
        let between = if y == to_y && y == 0.0 { 1.0 } else { y.max(to_y) } + beside;
        points.extend([(leaves + beside, between), (enters + beside, between)]);
    }
    points.extend([(enters + beside, last.1), last]);
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody's suitcases lie below a thread.
    #[test]
    fn threads_run_between_the_players() {
        let near_a_lane = |at: f32| (at - at.round()).abs() < 0.06;
        for (columns, seats) in [(2, 3), (2, 4), (2, 5), (2, 6), (3, 3), (3, 5), (3, 6)] {
            for from in Seat::all(seats) {
                for to in Seat::all(seats).filter(|to| *to != from) {
                    let way = way(columns, seats, from, to);
                    for step in way.windows(2) {
                        let [(x, y), (to_x, to_y)] = [step[0], step[1]];
                        assert!(x == to_x || y == to_y, "{from:?} to {to:?} of {seats}: {way:?}");
                        let in_a_lane = if x == to_x { near_a_lane(x) } else { near_a_lane(y) };
                        let to_the_edge = near_a_lane(x) && near_a_lane(to_x) && (x - to_x).abs() < 0.1;
                        assert!(in_a_lane || to_the_edge, "{from:?} to {to:?} of {seats}: {way:?}");
                    }
                    let inside = |at: f32| 0.0 < at && at < f32::from(columns);
                    assert!(way.iter().all(|(x, _)| inside(*x)), "{from:?} to {to:?} of {seats}: {way:?}");
                }
            }
        }
    }
}
