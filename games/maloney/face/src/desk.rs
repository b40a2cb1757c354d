//! What happens now and what I can do: few, large, obvious controls. Everything works by plain forms; the running total of
//! the cards to play is the style sheet's work.

use face::{Desk, Part, Scene};
use maloney::{Action, Cards, Maloney, Phase, Town, View};
use maud::{Markup, html};
use tabletop::{Line, Moment, Seat};

use crate::control::control;
use crate::{auction, worth};

pub fn desk(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    // Whoever only watches has no desk to write at, and sees what happens on it all the same.
    let seat = scene.desk.zip(view.viewer.seat());
    let mine = seat.is_some_and(|(_, me)| may_act(view, me));
    let inside = match &view.phase {
        Phase::Ready { until, .. } => return ready(view, scene, mine, *until),
        Phase::Live(_) | Phase::InTurn(_) => auction::auction(view, scene, seat),
        Phase::Drive { driver } => drive(view, scene, seat, *driver),
        Phase::Cash => cash(view, scene, seat.map(|(desk, _)| desk)),
        Phase::Over { .. } => html! {},
    };
    scene.drawn("section", "desk", section(scene, mine, &inside))
}

fn section(scene: &Scene<'_, Maloney>, mine: bool, inside: &Markup) -> Markup {
    html! { section #desk .mine[mine] aria-label=(scene.word("face-desk")) { (inside) } }
}

/// Whether this seat has something to decide now: its desk is in reach then.
fn may_act(view: &View, me: Seat) -> bool {
    match &view.phase {
        Phase::Ready { said, .. } => !said.contains(me),
        Phase::Live(_) => !view.fined.contains(me),
        Phase::InTurn(auction) => auction.inside.contains(me),
        Phase::Drive { driver } => *driver == me,
        Phase::Cash => view.choice.is_none(),
        Phase::Over { .. } => false,
    }
}

/// The clock of a desk is new when another auction is about to start, and not whenever it is drawn.
fn ready(view: &View, scene: &Scene<'_, Maloney>, mine: bool, until: Moment) -> Part {
    let draw = || {
        let inside = html! {
            p.hint { (scene.word("face-ready-how")) }
            @if mine { (scene.labelled(&control(view, &Action::Ready), "main")) }
            div.time id=(format!("ready-until-{}", until.0)) data-left=(scene.left(until)) { span.s20 {} }
        };
        section(scene, mine, &inside)
    };
    scene.part("section", "desk", &(until.0, mine), draw)
}

fn drive(view: &View, scene: &Scene<'_, Maloney>, seat: Option<(Desk<'_>, Seat)>, driver: Seat) -> Markup {
    let mine = seat.is_some_and(|(_, me)| me == driver);
    html! {
        span id=(format!("sold-{}", view.number)) data-sound="hammer" {}
        @if mine {
            p.hint { (scene.word("face-drive-how")) }
            div.roads {
                @for offer in scene.offers {
                    @if let Action::Drive(town) = offer { (road(view, scene, *town)) }
                }
            }
        } @else {
            p.told { (scene.picture("pic", "car")) (scene.say(&Line::new("prompt-drive").with("seat", driver))) }
        }
    }
}

fn road(view: &View, scene: &Scene<'_, Maloney>, town: Town) -> Markup {
    let points = worth::today(view, scene.edition, town);
    let control = control(view, &Action::Drive(town));
    let inside = html! {
        b.disc { (town.number()) } span.name { (scene.say(&control.label)) }
        @if view.suitcases[town.index()].is_none() { (scene.picture("mini", "suitcase")) }
        @if points > 0 { b.brings { "+" (points) } }
    };
    scene.button(&control, "", &inside)
}

fn cash(view: &View, scene: &Scene<'_, Maloney>, desk: Option<Desk<'_>>) -> Markup {
    let held = view.hand().unwrap_or_default().of_town(view.car);
    html! {
        span id=(format!("arrived-{}", view.number)) data-sound="card" {}
        @if view.rides_free() {
            p.hint { (scene.say(&Line::new("face-sunday").with("town", view.car.line()))) }
        }
        @if let Some(opened) = suitcase(view) {
            p.told { (scene.picture("pic", "suitcase-open")) (scene.say(&opened)) }
        }
        @if let Some(cards) = view.choice {
            p { (scene.say(&chosen(view, scene, cards))) }
            p.hint { (scene.word("face-waiting")) }
        } @else if let Some(desk) = desk {
            (scene.form(desk, "cash", "cash", &html! {
                @if held.is_empty() {
                    p.hint { (scene.say(&Line::new("face-nothing-to-play").with("town", view.car.line()))) }
                } @else {
                    p.hint { (scene.word("face-cash-how")) }
                    div.picks { @for card in held.iter() { (pick(view, scene, card)) } }
                    button.main.some { (scene.word("face-cash")) " " span.total aria-hidden="true" {} }
                }
                button.main.none { (scene.word(if held.is_empty() { "face-go-on" } else { "face-keep" })) }
            }))
        }
    }
}

/// The suitcase that was opened on today's arrival, and for whom (M20, M25).
fn suitcase(view: &View) -> Option<Line> {
    if !view.opened_today {
        return None;
    }
    let suitcase = view.suitcases[view.car.index()]?;
    let line = match view.driver {
        Some(driver) if !view.rides_free() => Line::new("event-suitcase-opened").with("seat", driver),
        _ => Line::new("event-suitcase-opened-for-all"),
    };
    Some(line.with("town", view.car.line()).with("suitcase", suitcase.line()))
}

fn pick(view: &View, scene: &Scene<'_, Maloney>, card: maloney::Card) -> Markup {
    let points = worth::on(scene.edition, card, view.day);
    let best = scene.edition.best_day(card);
    html! {
        label.pick.(format!("w{points}")) {
            @let id = format!("play-{card}");
            input.vh type="checkbox" name="card" value=(card) id=(id) data-hinted[scene.is_hinted(&id)];
            b { (points) }
            span { (scene.say(&Line::new("face-card").with("town", card.town().line()).with("day", best.line()))) }
        }
    }
}

fn chosen(view: &View, scene: &Scene<'_, Maloney>, cards: Cards) -> Line {
    if cards.is_empty() {
        return Line::new("face-chose-nothing");
    }
    let points: u8 = cards.iter().map(|card| worth::on(scene.edition, card, view.day)).sum();
    Line::new("face-chose").with("count", cards.len()).with("points", points)
}
