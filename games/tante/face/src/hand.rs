//! My cards, by colour or by value, and what they would bring either way.

use face::{Id, Part, Scene};
use maud::{Markup, html};
use tabletop::Line;
use tante::{Card, Cards, Count, Phase, Tante, View, nature_of};

use crate::count::sets;
use crate::draw::card;

pub fn hand(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Part {
    let worth = scene.part("div", "worth", &cards, || {
        worths(scene, cards, &html! {
            fieldset.sorting {
                legend.vh { (scene.word("face-sorting")) }
                label { input type="radio" name="sorting" value="colour" id="sort-colour" checked; (scene.word("face-by-colour")) }
                label { input type="radio" name="sorting" value="value" id="sort-value"; (scene.word("face-by-value")) }
            }
        })
    });
    let rows = rows(view, scene, cards);
    let draw = || html! { section #mine .holding aria-label=(scene.word("face-hand")) { (worth) (rows) } };
    scene.part("section", "mine", &(), draw)
}

/// The cards with what they would bring, to be looked at only.
pub fn cards(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Markup {
    html! { (worths(scene, cards, &html! {})) (rows(view, scene, cards)) }
}

fn worths(scene: &Scene<'_, Tante>, cards: Cards, sorting: &Markup) -> Markup {
    let sets = sets(scene, cards);
    html! {
        div.worth id=[scene.id("worth")] {
            (worth(scene, "face-if-married", Count::of(cards, true)))
            (worth(scene, "face-if-single", Count::of(cards, false)))
            @if !sets.is_empty() { p.sets { (sets.join(" · ")) } }
            (sorting)
        }
    }
}

/// Every card is a part of its own and can always be chosen: whether it may be is said once, round all of them.
fn rows(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Part {
    let choose = chooses(view, scene);
    let held = cards.kinds().flat_map(|kind| (0..cards.count(kind)).map(move |copy| (kind, copy)));
    let rows: Vec<Part> = held.map(|(kind, copy)| row(view, scene, kind, copy, choose)).collect();
    let hand = || html! { ul.hand id=[scene.id("hand")] { @for row in &rows { (row) } } };
    if !scene.ids {
        return Part::Whole(hand());
    }
    let hand = scene.part("ul", "hand", &cards, hand);
    scene.part("fieldset", "giving", &choose, || html! { fieldset #giving disabled[!choose] { (hand) } })
}

fn row(view: &View, scene: &Scene<'_, Tante>, kind: Card, copy: u8, choose: bool) -> Part {
    let drawn = || card(scene, &format!("hand-{kind}-{copy}"), kind, false);
    let order = || format!("v{}", kind.value());
    if !scene.ids {
        return Part::Whole(html! { li.(order()) { (drawn()) } });
    }
    let meets = if choose { meetings(view, kind) } else { String::new() };
    let number = 100 * kind.colour() as u32 + u32::from(kind.value());
    let id = Id::new("in", 10 * number + u32::from(copy));
    scene.part("li", id, &meets, || {
        html! {
            li.(order()) id=(id) {
                @if scene.desk.is_none() { (drawn()) } @else {
                label.pick .hearts[!meets.is_empty()] {
                    input.(meets) type="radio" name="give" value=(kind) form="exchange" id=(format!("give-{kind}-{copy}")) required;
                    (drawn())
                }
                }
            }
        }
    })
}

/// Whether the viewer is Aunt Marie and may swap: then a card can be chosen here, and one of the three.
pub fn chooses(view: &View, scene: &Scene<'_, Tante>) -> bool {
    scene.desk.is_some() && view.phase == Phase::Exchange && view.viewer.is(view.aunt)
}

fn worth(scene: &Scene<'_, Tante>, id: &'static str, count: Count) -> Markup {
    let line = Line::new(id).with("sum", count.sum).with("base", count.base).with("bonus", count.bonus);
    html! { p { (scene.say(&line.with("total", count.total()))) } }
}

/// For which of the three cards a swap with this one would bring a meeting that counts (T12), as classes the style sheet knows.
fn meetings(view: &View, give: Card) -> String {
    let meets = |place: &usize| {
        let mut three = view.table.clone();
        three[*place] = give;
        let nature = <[Card; 3]>::try_from(&three[..]).ok().and_then(nature_of);
        nature.is_some() && nature != view.met
    };
    let places = (0..view.table.len()).filter(meets).map(|place| format!("m{place}"));
    places.collect::<Vec<_>>().join(" ")
}
