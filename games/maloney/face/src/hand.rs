//! My cards by town, and what they bring on every day of the week.

use face::Scene;
use maloney::{Cards, Day, Maloney, Phase, Town, View};
use maud::{Markup, html};

use crate::draw::short_day;
use crate::{map, worth};

pub fn hand(view: &View, scene: &Scene<'_, Maloney>, cards: Cards) -> Markup {
    html! {
        section #mine .holding aria-label=(scene.word("face-hand")) { (self::cards(view, scene, cards, "face-hand")) }
    }
}

/// Cards by town and day, under a title.
pub fn cards(view: &View, scene: &Scene<'_, Maloney>, cards: Cards, title: &'static str) -> Markup {
    let towns = Town::all().filter(|town| !cards.of_town(*town).is_empty());
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (scene.word(title)) }
                    @for day in Day::all() {
                        th scope="col" .now[day == view.day] title=(scene.say(&day.line())) {
                            (short_day(scene, day)) @if day.is_double() { small { "×2" } }
                        }
                    }
                }
            }
            tbody {
                @for town in towns {
                    @let here = view.phase == Phase::Cash && town == view.car;
                    tr id=(format!("cards-{}", town.number())) .near[here || map::reachable(view, scene.edition, town)] {
                        th scope="row" { span.disc { (town.number()) } (scene.say(&town.line())) }
                        @for day in Day::all() {
                            td.now[day == view.day] { (values(scene, cards.of_town(town), day)) }
                        }
                    }
                }
            }
        }
    }
}

/// What each card brings, as a sum.
fn values(scene: &Scene<'_, Maloney>, cards: Cards, day: Day) -> String {
    let values: Vec<String> = cards.iter().map(|card| worth::on(scene.edition, card, day).to_string()).collect();
    values.join("+")
}
