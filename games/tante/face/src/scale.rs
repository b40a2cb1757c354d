//! What my hand would bring, as a picture: a slope that rises where points begin, and the cliff behind its top (T22); and both
//! answers in numbers, as the hand is and as it would be with the three cards.

use face::{Part, Scene};
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
    scene.part("div", "worth", &(cards, with), || {
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

fn answers(scene: &Scene<'_, Tante>, cards: Cards, with: Option<Cards>) -> Markup {
    let (now, then) = (Either::of(cards), with.map(Either::of));
    let sets = sets(scene, cards);
    let row = |id: &'static str, now: Count, then: Option<Count>| {
        html! {
            tr {
                th scope="row" { (scene.word(id)) }
                td { (points(scene, now)) }
                td { @if let Some(then) = then { (points(scene, then)) } @else { "–" } }
            }
        }
    };
    html! {
        (scale(now.single.sum, then.map(|then| then.single.sum)))
        table.answers {
            thead { tr { th { span.vh { (scene.word("face-hand")) } } th scope="col" { (scene.word("face-now")) } th scope="col" { (scene.word("face-with-three")) } } }
            tbody {
                tr.sum {
                    th scope="row" { (scene.word("face-sum-of-hand")) }
                    td { b { (now.single.sum) } }
                    td { @if let Some(then) = then { b { (then.single.sum) } } @else { "–" } }
                }
                (row("face-if-single", now.single, then.map(|then| then.single)))
                (row("face-if-married", now.married, then.map(|then| then.married)))
            }
        }
        p.sets { (sets.join(" · ")) }
    }
}

/// The points of a hand, and where they come from.
fn points(scene: &Scene<'_, Tante>, count: Count) -> Markup {
    let from = Line::new("face-points-from").with("base", count.base).with("bonus", count.bonus);
    html! {
        b { (count.total()) }
        @if count.bonus > 0 { small title=(scene.say(&from)) { (count.base) "+" (count.bonus) } }
    }
}

/// For eyes only: the table beside it says the same.
fn scale(now: u16, with: Option<u16>) -> Markup {
    let (floor, limit) = (INHERITANCE_FLOOR, INHERITANCE_LIMIT);
    let (now_at, with_at) = (now.min(END), with.map(|with| with.min(END)));
    html! {
        svg.scale viewBox="-3 0 87 30" aria-hidden="true" {
            path.ground d=(format!("M0 14H{floor}")) {}
            path.slope d=(format!("M{floor} 14 {limit} 5V14z")) {}
            path.abyss d=(format!("M{limit} 14H{END}v4H{limit}z")) {}
            text.limit x=(floor) y="21.6" { (floor + 1) }
            text.limit x=(limit) y="21.6" { (limit) }
            @if let Some(at) = with_at {
                g.with { path d=(format!("M{at} 14V22")) {} circle cx=(at) cy="26.2" r="3.2" {} text.long[with > Some(99)] x=(at) y="27.5" { (with.unwrap_or(at)) } }
            }
            g.now { path d=(format!("M{now_at} 14V5")) {} circle cx=(now_at) cy="3.6" r="3.4" {} text.long[now > 99] x=(now_at) y="4.9" { (now) } }
        }
    }
}
