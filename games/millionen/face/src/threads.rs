//! The threads by which waiting Pickpockets hang on whom they work for, and the way of an attack: lines over the table between the
//! players. Where somebody sits follows from their number, here as in the style sheet, so none of it needs a script.

use face::{Part, Scene, place};
use maud::{Markup, html};
use millionen::{Millionen, Phase, View};
use tabletop::Seat;

/// The lines for both layouts; the style sheet shows those of the one that it uses.
pub fn threads(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let ways = ways(view);
    let draw = || {
        html! {
            div #threads aria-hidden="true" {
                (lines(view, &ways, "wide", wide))
                (lines(view, &ways, "upright", upright))
            }
        }
    };
    scene.part("threads", &(view.seats(), &ways), draw)
}

type Ways = (Vec<(Seat, Seat)>, Option<(Seat, Seat)>);

/// From whom to whom the lines run: first those of Pickpockets that wait, then that of an attack.
fn ways(view: &View) -> Ways {
    let attack = match view.phase {
        Phase::Answer(attack) => Some((attack.boss, attack.victim)),
        Phase::Turn | Phase::Over { .. } => None,
    };
    (view.waiting.iter().map(|waiting| (waiting.boss, waiting.victim)).collect(), attack)
}

/// A point of the stage, in percent of its width and height.
type Point = (i32, i32);

/// How many sit round the table besides the viewer.
pub fn others(view: &View) -> u8 {
    view.seats() - u8::from(view.viewer.seat().is_some())
}

/// Where whoever sits at this place sits, as the style sheet lays them out on a wide stage.
fn wide(others: u8, place: u8) -> Point {
    let around: &[Point] = match others {
        2 => &[(24, 16), (76, 16)],
        3 => &[(16, 40), (50, 16), (84, 40)],
        4 => &[(16, 39), (33, 16), (67, 16), (84, 39)],
        5 => &[(16, 45), (25, 16), (50, 16), (75, 16), (84, 45)],
        _ => &[(16, 45), (14, 18), (38, 16), (62, 16), (86, 18), (84, 45)],
    };
    match place {
        0 => (80, 85),
        place => around.get(usize::from(place) - 1).copied().unwrap_or((50, 12)),
    }
}

/// The same on an upright one: the others in a row.
fn upright(others: u8, place: u8) -> Point {
    match place {
        // Above the sentence, which stands over all of the width, where an attack on me lies.
        0 => (90, 42),
        place => ((i32::from(place) * 2 - 1) * 50 / i32::from(others), 14),
    }
}

/// A line bends towards the middle of the table; from where I sit it first leads past the end of the sentence.
fn bend((x, y): Point, (to_x, to_y): Point) -> Point {
    if y > 80 { (x + 5, 52) } else { ((x + to_x + 2 * 50) / 4, (y + to_y + 2 * 44) / 4) }
}

fn lines(view: &View, (waiting, attack): &Ways, layout: &'static str, at: fn(u8, u8) -> Point) -> Markup {
    let line = |(from, to): (Seat, Seat)| {
        let at = |seat| at(others(view), place(view.viewer, seat, view.seats()));
        let [start, end] = [at(from), at(to)];
        let [(x, y), (to_x, to_y)] = [start, end];
        let [(bend_x, bend_y), (other_x, other_y)] = [bend(start, end), bend(end, start)];
        format!("M{x} {y}C{bend_x} {bend_y} {other_x} {other_y} {to_x} {to_y}")
    };
    html! {
        svg.threads.(layout) viewBox="0 0 100 100" preserveAspectRatio="none" {
            @for (boss, victim) in waiting { path.(format!("seat-{}", boss.0)) d=(line((*boss, *victim))) {} }
            @if let Some(attack) = attack { path.under-way d=(line(*attack)) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many sit there, nobody sits on somebody else.
    #[test]
    fn everybody_has_a_place_of_their_own() {
        for at in [wide, upright] {
            for others in 2..=6 {
                let mut places: Vec<Point> = (0..=others).map(|place| at(others, place)).collect();
                places.sort();
                places.dedup();
                assert_eq!(places.len(), usize::from(others) + 1);
            }
        }
    }
}
