//! What my hand would bring, as a picture: a slope that rises where points begin, and the cliff behind its top (T22); and both
//! answers in numbers, as the hand is and as it would be with the three cards.

use std::hash::Hash;

use face::{Id, Part, Scene};
use maud::{Markup, html};
use tabletop::Line;
use tante::{Cards, Count, INHERITANCE_FLOOR, INHERITANCE_LIMIT, Phase, Tante, View};

use crate::count::sets;

/// The scale ends here; a hand worth more stands at its end.
const END: u16 = 80;

/// What a hand would bring either way.
#[derive(Clone, Copy)]
struct Either {
    single: Count,
    married: Count,
}

impl Either {
    fn of(hand: Cards) -> Either {
        Either { single: Count::of(hand, false), married: Count::of(hand, true) }
    }
}

pub fn worth(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Part {
    let with = with_the_three(view, cards);
    scene.part("worth", &(cards, with), || {
        html! { div.worth id=[scene.id("worth")] { (answers(scene, cards, with)) } }
    })
}

/// The same of a hand that is only looked at.
pub fn of_hand(scene: &Scene<'_, Tante>, cards: Cards) -> Markup {
    html! { div.worth { (answers(scene, cards, None)) } }
}

/// My hand with the three cards, while they are for sale and might come to me.
pub fn with_the_three(view: &View, cards: Cards) -> Option<Cards> {
    let is_for_sale = matches!(view.phase, Phase::Auction(_) | Phase::Duty { .. });
    if !is_for_sale || view.viewer.is(view.aunt) {
        return None;
    }
    let mut with = cards;
    view.table.iter().for_each(|card| with.insert(*card));
    Some(with)
}

/// Whether the three cards would cost me points as long as Aunt Marie stays single, or take me beyond the cliff, where they only
/// count if she marries: then taking them is nothing to urge anybody to.
pub fn hurts(view: &View) -> bool {
    let Some(cards) = view.hand() else { return false };
    let Some(with) = with_the_three(view, cards) else { return false };
    let (now, then) = (Count::of(cards, false), Count::of(with, false));
    then.sum > INHERITANCE_LIMIT || then.total() < now.total()
}

/// A part where things have ids: most of what stands here stays when a number changes.
fn part(scene: &Scene<'_, Tante>, id: Id, made_of: &impl Hash, draw: impl FnOnce(Option<Id>) -> Markup) -> Part {
    if scene.ids { scene.part(id, made_of, || draw(Some(id))) } else { Part::Whole(draw(None)) }
}

fn answers(scene: &Scene<'_, Tante>, cards: Cards, with: Option<Cards>) -> Markup {
    let (now, then) = (Either::of(cards), with.map(Either::of));
    let sets = sets(scene, cards);
    let sum = |id: u32, sum: Option<u16>| {
        let draw = |id| html! { b id=[id] { @if let Some(sum) = sum { (sum) } @else { "–" } } };
        part(scene, Id::new("sum", id), &sum, draw)
    };
    let row = |id: u32, title: &'static str, now: Count, then: Option<Count>| {
        html! {
            tr { th scope="row" { (scene.word(title)) } td { (points(scene, id, Some(now))) } td { (points(scene, id + 1, then)) } }
        }
    };
    html! {
        (scale(scene, now.single.sum, then.map(|then| then.single.sum)))
        table.answers {
            thead { tr { th { span.vh { (scene.word("face-hand")) } } th scope="col" { (scene.word("face-now")) } th scope="col" { (scene.word("face-with-three")) } } }
            tbody {
                tr.sum {
                    th scope="row" { (scene.word("face-sum-of-hand")) }
                    td { (sum(0, Some(now.single.sum))) }
                    td { (sum(1, then.map(|then| then.single.sum))) }
                }
                (row(0, "face-if-single", now.single, then.map(|then| then.single)))
                (row(2, "face-if-married", now.married, then.map(|then| then.married)))
            }
        }
        (part(scene, "sets".into(), &sets, |id| html! { p.sets id=[id] { (sets.join(" · ")) } }))
    }
}

/// The points of a hand, and where they come from.
fn points(scene: &Scene<'_, Tante>, id: u32, count: Option<Count>) -> Part {
    let points = count.map(|count| (count.base, count.bonus, count.total()));
    part(scene, Id::new("points", id), &points, |id| {
        html! {
            span id=[id] {
                @match points {
                    Some((base, bonus, total)) => {
                        b { (total) }
                        @if bonus > 0 {
                            small title=(scene.say(&Line::new("face-points-from").with("base", base).with("bonus", bonus))) { (base) "+" (bonus) }
                        }
                    }
                    None => { "–" }
                }
            }
        }
    })
}

/// For eyes only: the table beside it says the same.
fn scale(scene: &Scene<'_, Tante>, now: u16, with: Option<u16>) -> Markup {
    let floor = INHERITANCE_FLOOR;
    let limit = INHERITANCE_LIMIT;
    let is_long = |sum: u16| sum > 99;
    html! {
        svg.scale viewBox="-3 0 87 30" aria-hidden="true" {
            path.ground d=(format!("M0 14H{floor}")) {}
            path.slope d=(format!("M{floor} 14 {limit} 5V14z")) {}
            path.abyss d=(format!("M{limit} 14H{END}v4H{limit}z")) {}
            text.limit x=(floor) y="21.6" { (floor + 1) }
            text.limit x=(limit) y="21.6" { (limit) }
            (part(scene, "mark-with".into(), &with, |id| html! {
                svg.with id=[id] {
                    @if let Some(sum) = with {
                        @let at = sum.min(END);
                        path d=(format!("M{at} 14V22")) {} circle cx=(at) cy="26.2" r="3.2" {} text.long[is_long(sum)] x=(at) y="27.5" { (sum) }
                    }
                }
            }))
            (part(scene, "mark-now".into(), &now, |id| html! {
                @let at = now.min(END);
                svg.now id=[id] { path d=(format!("M{at} 14V5")) {} circle cx=(at) cy="3.6" r="3.4" {} text.long[is_long(now)] x=(at) y="4.9" { (now) } }
            }))
        }
    }
}
