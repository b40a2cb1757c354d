//! What happens now and what I can do: few, large, obvious controls. Everything works by plain forms.

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
    let auction = matches!(view.phase, Phase::Live(_) | Phase::InTurn(_));
    scene.drawn("desk", section(scene, mine, auction, &inside))
}

fn section(scene: &Scene<'_, Maloney>, mine: bool, auction: bool, inside: &Markup) -> Markup {
    html! { section #desk .mine[mine] .auction[auction] aria-label=(scene.word("face-desk")) { (inside) } }
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
        section(scene, mine, false, &inside)
    };
    scene.part("desk", &(until.0, mine), draw)
}

fn drive(view: &View, scene: &Scene<'_, Maloney>, seat: Option<(Desk<'_>, Seat)>, driver: Seat) -> Markup {
    let mine = seat.is_some_and(|(_, me)| me == driver);
    html! {
        @if mine {
            div.roads {
                @for offer in scene.offers {
                    @if let Action::Drive(town) = offer { (road(view, scene, *town)) }
                }
            }
            p.hint { (scene.picture("mini", "suitcase")) (scene.word("face-drive-how")) }
        } @else {
            p.told { (scene.picture("pic", "car")) (scene.word("face-ride-along")) }
        }
    }
}

fn road(view: &View, scene: &Scene<'_, Maloney>, town: Town) -> Markup {
    let points = worth::today(view, scene.edition, town);
    let control = control(view, &Action::Drive(town));
    let inside = html! {
        span.name { (scene.say(&control.label)) }
        @if points > 0 { b.brings { "+" (points) } }
        @if view.suitcases[town.index()].is_none() { (scene.picture("mini", "suitcase")) }
    };
    let class = if points > 0 { "main" } else { "" };
    scene.button(&control, class, &inside)
}

fn cash(view: &View, scene: &Scene<'_, Maloney>, desk: Option<Desk<'_>>) -> Markup {
    let held = view.hand().unwrap_or_default().of_town(view.car);
    html! {
        div #cash {
            @if let Some(cards) = view.choice {
                p.told { (scene.say(&chosen(view, scene, cards))) }
                p.hint { (scene.word("face-waiting")) }
            } @else if desk.is_some() {
                @if held.is_empty() {
                    p.hint { (scene.say(&Line::new("face-nothing-to-play").with("town", view.car.line()))) }
                }
                div.picks { @for choice in choices(held) { (play(view, scene, choice, held)) } }
            }
            @if let Some(opened) = suitcase(view) {
                p.told.found { (scene.picture("pic", "suitcase-open")) (scene.tell(&opened)) }
            } @else if view.rides_free() {
                p.hint.found { (scene.word("face-sunday")) }
            }
        }
    }
}

/// Everything that can be played of what is held here: two cards, one or none (M21).
fn choices(held: Cards) -> Vec<Cards> {
    let two = held.iter().flat_map(|one| held.iter().filter(move |other| one < *other).map(move |other| [one, other]));
    let mut choices: Vec<Cards> = two.map(|two| two.into_iter().collect()).collect();
    choices.extend(held.iter().map(Cards::from));
    choices.push(Cards::NONE);
    choices
}

/// What is worth most has the loudest button; keeping is that only where there is nothing to play.
fn play(view: &View, scene: &Scene<'_, Maloney>, choice: Cards, held: Cards) -> Markup {
    let control = control(view, &Action::Cash(choice));
    let points: u8 = choice.iter().map(|card| worth::on(scene.edition, card, view.day)).sum();
    let best = choice.iter().next().filter(|_| choice.len() == 1).map(|card| scene.edition.best_day(card));
    let inside = html! {
        @if points > 0 { b { "+" (points) } }
        span {
            (scene.say(&control.label))
            @if let Some(day) = best { small { (scene.say(&Line::new("face-best-on").with("day", day.line()))) } }
        }
    };
    let is_most = points == worth::of_town(scene.edition, held, view.car, view.day);
    scene.button(&control, if is_most { "main" } else { "" }, &inside)
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

fn chosen(view: &View, scene: &Scene<'_, Maloney>, cards: Cards) -> Line {
    if cards.is_empty() {
        return Line::new("face-chose-nothing");
    }
    let points: u8 = cards.iter().map(|card| worth::on(scene.edition, card, view.day)).sum();
    Line::new("face-chose").with("count", cards.len()).with("points", points)
}
