//! The map: the towns, the roads out of the one where the car is, the closed suitcases, the week.

use std::fmt::Write as _;

use face::Scene;
use maloney::{Day, Edition, Maloney, Phase, TOWNS, Town, View};
use maud::{Markup, html};
use tabletop::{Arg, Line};

use crate::draw::short_day;
use crate::{players, worth};

/// Where the towns lie on the picture, which is 1000 wide and 620 high. The style sheet has the same places in percent.
const PLACES: [(u16, u16); TOWNS] = [
    (100, 270),
    (155, 386),
    (163, 216),
    (155, 70),
    (253, 362),
    (380, 243),
    (350, 344),
    (639, 229),
    (514, 284),
    (498, 420),
    (616, 478),
    (603, 312),
    (616, 395),
    (702, 377),
    (845, 221),
    (787, 401),
];

pub fn map(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    let roads = roads(scene.edition, view.car);
    html! {
        section #map aria-label=(scene.word("face-map")) {
            (week(view, scene))
            div.land {
                svg viewBox="0 0 1000 620" aria-hidden="true" {
                    use href=(format!("{}#map", scene.sprite)) {}
                    @if !matches!(view.phase, Phase::Over { .. }) { path.road d=(roads) {} path.stripe d=(roads) {} }
                }
                ol.towns { @for town in Town::all() { (place(view, scene, town)) } }
                @if view.will.is_none() { (players::will(scene)) }
                @let here = scene.say(&Line::new("face-car").with("town", view.car.line()));
                span #car .(format!("town-{}", view.car.number())) data-card="car" role="img" aria-label=(here) title=(here) {
                    (scene.picture("pic", "car"))
                }
            }
        }
    }
}

/// Whether the car can be driven there today.
pub fn reachable(view: &View, edition: &Edition, town: Town) -> bool {
    let before = matches!(view.phase, Phase::Ready { .. } | Phase::Live(_) | Phase::InTurn(_) | Phase::Drive { .. });
    before && edition.roads(view.car).contains(&town)
}

/// A town: a button of the form `drive` where the viewer may drive there.
fn place(view: &View, scene: &Scene<'_, Maloney>, town: Town) -> Markup {
    let near = reachable(view, scene.edition, town);
    let points = if near { worth::today(view, scene.edition, town) } else { 0 };
    let closed = view.suitcases[town.index()].is_none();
    let said = said(view, scene, town);
    let drive = near && scene.desk.is_some() && view.viewer.seat().is_some() && view.turn() == view.viewer.seat();
    let drive = drive && matches!(view.phase, Phase::Drive { .. });
    let inside = html! {
        b.disc { (town.number()) }
        @if closed { (scene.picture("case", "suitcase")) }
        @if points > 0 { span.brings { "+" (points) } }
        span.name { (scene.say(&town.line())) }
    };
    html! {
        li id=(format!("town-{}", town.number())) .(format!("town-{}", town.number())) .near[near] .here[town == view.car] {
            @if drive {
                button.town form="drive" name="town" value=(town.number()) title=(said) { (inside) }
            } @else {
                span.town role="img" title=(said) { (inside) }
            }
        }
    }
}

/// Everything about a town in words: what lies there, where its roads lead, what it would bring.
fn said(view: &View, scene: &Scene<'_, Maloney>, town: Town) -> String {
    let mut said = format!("{} {}", town.number(), scene.say(&town.line()));
    let points = if reachable(view, scene.edition, town) { worth::today(view, scene.edition, town) } else { 0 };
    let suitcase = match view.suitcases[town.index()] {
        None => Line::new("face-suitcase-closed"),
        Some(held) => Line::new("face-suitcase-held").with("suitcase", held.line()),
    };
    let roads = scene.edition.roads(town).map(Town::number).into_iter().collect::<Arg>();
    let mut lines = vec![suitcase, Line::new("face-roads").with("towns", roads)];
    if points > 0 {
        lines.insert(0, Line::new("face-brings").with("points", points));
    }
    for line in &lines {
        write!(said, " · {}", scene.say(line)).expect("a string takes what is written");
    }
    said
}

/// The seven roads, slightly bent so that they don't hide one another.
fn roads(edition: &Edition, from: Town) -> String {
    let mut path = String::new();
    let (x, y) = PLACES[from.index()];
    for to in edition.roads(from) {
        let (to_x, to_y) = PLACES[to.index()];
        let (across, down) = (i32::from(to_x) - i32::from(x), i32::from(to_y) - i32::from(y));
        let bend = (i32::from(x) + across / 2 + down / 8, i32::from(y) + down / 2 - across / 8);
        write!(path, "M{x} {y}Q{} {} {to_x} {to_y}", bend.0, bend.1).expect("a string takes what is written");
    }
    path
}

/// The week, with today and the days that count double.
fn week(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    html! {
        div.week {
            p.day {
                (scene.picture("mini", "calendar"))
                (scene.say(&Line::new("face-today").with("day", view.day.line()).with("number", view.number)))
            }
            ol aria-hidden="true" {
                @for day in Day::all() {
                    li.now[day == view.day].double[day.is_double()] title=(scene.say(&day.line())) {
                        (short_day(scene, day)) @if day.is_double() { small { "×2" } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheet_puts_towns_where_the_roads_end() {
        let style = include_str!("../art/style.css");
        for town in Town::all() {
            let (x, y) = PLACES[town.index()];
            let (left, top) = (f64::from(x) / 10.0, (f64::from(y) / 6.2 * 10.0).round() / 10.0);
            let rule = format!(".town-{} {{ left: {left}%; top: {top}%; }}", town.number());
            assert!(style.contains(&rule), "{rule}");
        }
    }
}
