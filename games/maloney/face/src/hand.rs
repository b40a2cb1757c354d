//! My cards by town, and what they bring on every day of the week.

use face::{Part, Scene};
use maloney::{Cards, Day, Maloney, Phase, Town, View};
use maud::{Markup, html};

use crate::draw::{bits, short_day};
use crate::{map, worth};

pub fn hand(view: &View, scene: &Scene<'_, Maloney>, cards: Cards) -> Part {
    // The rows of a table are no parts by themselves, and what is near changes as often as the day does.
    let near = towns_of(cards).filter(|town| is_near(view, scene, *town));
    let near = near.fold(0_u32, |near, town| near | 1 << town.index());
    let draw = || {
        html! {
            section #mine .holding aria-label=(scene.word("face-hand")) { (self::cards(view, scene, cards, "face-hand")) }
        }
    };
    scene.part("section", "mine", &(bits(cards), view.day, near), draw)
}

/// Cards by town and day, under a title.
pub fn cards(view: &View, scene: &Scene<'_, Maloney>, cards: Cards, title: &'static str) -> Markup {
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
                @for town in towns_of(cards) {
                    tr id=[scene.id(&format!("cards-{}", town.number()))] .near[is_near(view, scene, town)] {
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

fn towns_of(cards: Cards) -> impl Iterator<Item = Town> {
    Town::all().filter(move |town| !cards.of_town(*town).is_empty())
}

/// Whether cards of this town may be played today, as far as anybody knows.
fn is_near(view: &View, scene: &Scene<'_, Maloney>, town: Town) -> bool {
    let is_here = view.phase == Phase::Cash && town == view.car;
    is_here || map::reachable(view, scene.edition, town)
}

/// What each card brings, as a sum.
fn values(scene: &Scene<'_, Maloney>, cards: Cards, day: Day) -> String {
    let values: Vec<String> = cards.iter().map(|card| worth::on(scene.edition, card, day).to_string()).collect();
    values.join("+")
}
