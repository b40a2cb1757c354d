//! My cards as tickets, one for each town: what it is worth today, and the week as bars.

use face::{Id, Part, Scene};
use maloney::{Cards, Day, Maloney, Phase, Town, View};
use maud::{Markup, html};
use tabletop::Line;

use crate::draw::{bits, short_day, short_day_word};
use crate::{map, worth};

/// So high is the drawing of a week: two cards on their best day bring twenty-six when it counts double.
const BARS: u8 = 28;

pub fn hand(view: &View, scene: &Scene<'_, Maloney>, cards: Cards) -> Part {
    let tickets: Vec<Part> = towns_of(cards).map(|town| part(view, scene, cards.of_town(town), town)).collect();
    let label = scene.word("face-hand");
    let drawn = html! {
        section #mine aria-label=(label) { ol #tickets .tickets { @for ticket in &tickets { (ticket) } } }
    };
    scene.drawn("mine", drawn)
}

/// A hand by itself, beside others.
pub fn held(view: &View, scene: &Scene<'_, Maloney>, cards: Cards) -> Markup {
    html! {
        h3 { (scene.word("face-their-cards")) }
        ol.tickets { @for town in towns_of(cards) { (ticket(view, scene, cards.of_town(town), town)) } }
    }
}

fn part(view: &View, scene: &Scene<'_, Maloney>, cards: Cards, town: Town) -> Part {
    let made_of = (bits(cards), view.day, way(view, scene, town));
    scene.part(Id::new("cards", town.number()), &made_of, || ticket(view, scene, cards, town))
}

fn ticket(view: &View, scene: &Scene<'_, Maloney>, cards: Cards, town: Town) -> Markup {
    let way = way(view, scene, town);
    let today = worth::of_town(scene.edition, cards, town, view.day);
    let name = scene.say(&town.line());
    html! {
        li.ticket.(way.class()) id=[scene.id(&format!("cards-{}", town.number()))] data-card=(format!("ticket-{}", town.number())) title=(week(scene, cards, town)) {
            strong.name.long[name.len() > 8].longest[name.len() > 13] { (name) }
            b.worth { (today) }
            @if cards.len() > 1 { span.two aria-hidden="true" { (sum(scene, cards, view.day)) } }
            span.how { @if let Way::None = way { (scene.word("face-no-road")) } @else { (scene.say(&best(scene, cards, town))) } }
            (bars(scene, cards, view.day))
            span.vh { (scene.say(&Line::new("face-cards").with("count", cards.len()))) ". " (week(scene, cards, town)) }
        }
    }
}

/// What each of two cards brings, the second below the first.
fn sum(scene: &Scene<'_, Maloney>, cards: Cards, day: Day) -> String {
    let values: Vec<String> = cards.iter().map(|card| worth::on(scene.edition, card, day).to_string()).collect();
    values.join(" +")
}

/// How a town is reached today, as far as anybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Way {
    Here,
    Road,
    None,
}

impl Way {
    fn class(self) -> &'static str {
        match self {
            Way::Here => "here",
            Way::Road => "near",
            Way::None => "far",
        }
    }
}

fn way(view: &View, scene: &Scene<'_, Maloney>, town: Town) -> Way {
    match view.phase {
        Phase::Cash if town == view.car => Way::Here,
        _ if map::reachable(view, scene.edition, town) => Way::Road,
        _ => Way::None,
    }
}

fn towns_of(cards: Cards) -> impl Iterator<Item = Town> {
    Town::all().filter(move |town| !cards.of_town(*town).is_empty())
}

/// The first of the days on which these cards bring most.
fn best(scene: &Scene<'_, Maloney>, cards: Cards, town: Town) -> Line {
    let brings = |day: &Day| worth::of_town(scene.edition, cards, town, *day);
    let days: Vec<Day> = Day::all().collect();
    let best = days.iter().rev().max_by_key(|day| brings(day)).expect("a week has days");
    Line::new("face-best-day").with("day", Line::new(short_day_word(*best))).with("points", brings(best))
}

/// The whole week in words.
fn week(scene: &Scene<'_, Maloney>, cards: Cards, town: Town) -> String {
    let day = |day: Day| format!("{} {}", scene.say(&day.line()), worth::of_town(scene.edition, cards, town, day));
    Day::all().map(day).collect::<Vec<_>>().join(", ")
}

/// A bar for every day, in it a block for every card.
fn bars(scene: &Scene<'_, Maloney>, cards: Cards, today: Day) -> Markup {
    html! {
        svg.bars viewBox=(format!("0 0 69 {}", BARS + 1)) preserveAspectRatio="none" aria-hidden="true" {
            @for (day, place) in Day::all().zip(0_u8..) {
                g.now[day == today] {
                    rect.ground x=(place * 10) y=(BARS) width="9" height="1" {}
                    @for (card, height, below) in blocks(scene, cards, day) {
                        rect.card.second[card > 0] x=(place * 10) y=(BARS.saturating_sub(below + height)) width="9" height=(height) {}
                    }
                }
            }
        }
        span.days aria-hidden="true" {
            @for day in Day::all() { i.now[day == today] { (initial(scene, day)) } }
        }
    }
}

/// A letter under each bar: the week stands above the map in more of them.
fn initial(scene: &Scene<'_, Maloney>, day: Day) -> char {
    short_day(scene, day).chars().next().expect("a day has a name")
}

/// By card: how much it brings on this day, and how much lies below it.
fn blocks(scene: &Scene<'_, Maloney>, cards: Cards, day: Day) -> Vec<(usize, u8, u8)> {
    let mut below = 0;
    let block = |(place, card)| {
        let height = worth::on(scene.edition, card, day);
        below += height;
        (place, height, below - height)
    };
    cards.iter().enumerate().map(block).collect()
}
