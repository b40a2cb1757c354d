//! The map: the towns, the roads out of the one where the car is, the closed suitcases, the week.

use std::fmt::Write as _;

use face::{Id, Part, Scene};
use maloney::{Action, Day, Edition, Maloney, Phase, TOWNS, Town, View};
use maud::{Markup, html};
use tabletop::{Arg, Line};

use crate::control::control;
use crate::draw::short_day;
use crate::{players, worth};

/// Where the towns lie on the picture, which is 1000 wide and 620 high. The style sheet has the same places.
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

pub fn map(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let week = week(view, scene);
    let land = land(view, scene);
    let drawn = html! { section #map aria-label=(scene.word("face-map")) { (week) (land) } };
    scene.drawn("map", drawn)
}

/// The frame in which the map lies. Where it is too small for the map, it is panned, and comes to rest where the car is.
fn land(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let towns: Vec<Part> = Town::all().map(|town| place(view, scene, town)).collect();
    let towns = scene.shared("towns", &(), || html! { ol #towns .towns { @for town in &towns { (town) } } });
    let will_lies_here = view.will.is_none();
    let roads = is_before_the_drive(view).then(|| roads(scene, view.car));
    let [car, pile] = [car(view, scene), pile(view, scene)];
    let draw = || {
        html! {
            div #land .land data-rest="#car" tabindex="0" role="group" aria-label=(scene.word("face-map")) {
                div.sheet-of-map {
                    svg.ground viewBox="0 0 1000 620" aria-hidden="true" { use href=(format!("{}#map", scene.sprite)) {} }
                    @if let Some(roads) = &roads { (roads) }
                    (towns)
                    @if will_lies_here { (players::will(scene)) }
                    (pile)
                    (car)
                }
            }
        }
    };
    scene.shared("land", &(roads.is_some(), will_lies_here), draw)
}

fn car(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let draw = || {
        let here = scene.say(&Line::new("face-car").with("town", view.car.line()));
        html! {
            span #car .(format!("town-{}", view.car.number())) role="img" aria-label=(here) title=(here) {
                (scene.picture("vehicle", "car"))
            }
        }
    };
    scene.shared("car", &view.car, draw)
}

/// The pile from which Sunday's card is turned.
fn pile(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let draw = || {
        let said = scene.say(&Line::new("face-pile").with("count", view.pile));
        html! {
            span #pile role="img" aria-label=(said) title=(said) { (scene.picture("pic", "back")) b aria-hidden="true" { (view.pile) } }
        }
    };
    scene.shared("pile", &view.pile, draw)
}

/// Whether the car can be driven there today.
pub fn reachable(view: &View, edition: &Edition, town: Town) -> bool {
    is_before_the_drive(view) && edition.roads(view.car).contains(&town)
}

fn is_before_the_drive(view: &View) -> bool {
    matches!(view.phase, Phase::Ready { .. } | Phase::Live(_) | Phase::InTurn(_) | Phase::Drive { .. })
}

/// A town in its place: a button where the viewer may drive there. What stands on it is a part by itself, which mostly stays
/// when the car moves.
fn place(view: &View, scene: &Scene<'_, Maloney>, town: Town) -> Part {
    let near = reachable(view, scene.edition, town);
    let points = if near { worth::today(view, scene.edition, town) } else { 0 };
    let drive = scene.offers.contains(&Action::Drive(town));
    let here = town == view.car;
    let inside = if drive { button(view, scene, town, points) } else { sign(view, scene, town, points) };
    let id = Id::new("town", town.number());
    let hinted = scene.is_hinted(&control(view, &Action::Drive(town)).id);
    let draw = || {
        let name = format!("town-{}", town.number());
        html! { li id=(id) .(name) .near[near] .here[here] .worth[points > 0] data-hinted[hinted] { (inside) } }
    };
    scene.part(id, &(near, here, drive, points > 0), draw)
}

/// It has another id than the sign, which it takes the place of: an element with an id stays what it is.
fn button(view: &View, scene: &Scene<'_, Maloney>, town: Town, points: u8) -> Part {
    let id = Id::new("go", town.number());
    let draw = || {
        let said = said(view, scene, town, points);
        let fields = control(view, &Action::Drive(town)).fields.query();
        html! {
            button.town id=(id) form="act" name="move" value=(fields) title=(said) aria-label=(said) {
                (inside(view, scene, town, points))
            }
        }
    };
    scene.part(id, &(points, view.suitcases[town.index()]), draw)
}

fn sign(view: &View, scene: &Scene<'_, Maloney>, town: Town, points: u8) -> Part {
    let id = Id::new("sign", town.number());
    let draw = || {
        html! {
            span.town id=(id) role="img" title=(said(view, scene, town, points)) { (inside(view, scene, town, points)) }
        }
    };
    let suitcase = view.suitcases[town.index()];
    // Points come from the viewer's cards: a sign that shows some is nobody else's.
    if points > 0 { scene.part(id, &(points, suitcase), draw) } else { scene.shared(id, &suitcase, draw) }
}

fn inside(view: &View, scene: &Scene<'_, Maloney>, town: Town, points: u8) -> Markup {
    html! {
        b.disc { (town.number()) }
        @if view.suitcases[town.index()].is_none() { (scene.picture("case", "suitcase")) }
        @if points > 0 { span.brings { "+" (points) } }
        span.name { (scene.say(&town.line())) }
    }
}

/// Everything about a town in words: what lies there, where its roads lead, what it would bring.
fn said(view: &View, scene: &Scene<'_, Maloney>, town: Town, points: u8) -> String {
    let mut said = format!("{} {}", town.number(), scene.say(&town.line()));
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
fn roads(scene: &Scene<'_, Maloney>, from: Town) -> Part {
    let draw = || {
        let mut path = String::new();
        let (x, y) = PLACES[from.index()];
        for to in scene.edition.roads(from) {
            let (to_x, to_y) = PLACES[to.index()];
            let across = i32::from(to_x) - i32::from(x);
            let down = i32::from(to_y) - i32::from(y);
            let bend = (i32::from(x) + across / 2 + down / 8, i32::from(y) + down / 2 - across / 8);
            write!(path, "M{x} {y}Q{} {} {to_x} {to_y}", bend.0, bend.1).expect("a string takes what is written");
        }
        html! { svg #roads viewBox="0 0 1000 620" aria-hidden="true" { path.road d=(path) {} path.stripe d=(path) {} } }
    };
    scene.shared("roads", &from, draw)
}

/// The week, with today and the days that count double.
fn week(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let today = today(view, scene);
    let days: Vec<Part> = Day::all().map(|day| weekday(scene, day, day == view.day)).collect();
    let draw = || html! { div #week .week { (today) ol aria-hidden="true" { @for day in &days { (day) } } } };
    scene.shared("week", &(), draw)
}

fn today(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let draw = || {
        html! {
            p #today .day {
                (scene.picture("mini", "calendar"))
                (scene.say(&Line::new("face-today").with("day", view.day.line()).with("number", view.number)))
            }
        }
    };
    scene.shared("today", &(view.day, view.number), draw)
}

fn weekday(scene: &Scene<'_, Maloney>, day: Day, is_today: bool) -> Part {
    let id = Id::new("day", day as u8);
    let draw = || {
        html! {
            li id=(id) .now[is_today] .double[day.is_double()] title=(scene.say(&day.line())) {
                (short_day(scene, day)) @if day.is_double() { small { " ×2" } }
            }
        }
    };
    scene.shared(id, &is_today, draw)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheet_puts_towns_where_the_roads_end() {
        let style = include_str!("../art/style.css");
        for town in Town::all() {
            let (x, y) = PLACES[town.index()];
            let rule = format!(".town-{} {{ --x: {x}; --y: {y}; }}", town.number());
            assert!(style.contains(&rule), "{rule}");
        }
    }
}
