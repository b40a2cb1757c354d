//! My cards in one row, by colour or by value, and beside them what they would bring.

use face::{Id, Part, Scene};
use maud::{Markup, html};
use tante::{Card, Cards, Nature, Phase, Tante, View, nature_of};

use crate::draw::{card, worth_class};
use crate::scale;

pub fn hand(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Part {
    let made_of = (cards, scale::with_the_three(view, cards), swap(view, scene));
    scene.part("mine", &made_of, || {
        html! {
            section #mine .holding aria-label=(scene.word("face-hand")) {
                (rows(view, scene, cards))
                (scale::worth(view, scene, cards))
                (sorting(scene))
            }
        }
    })
}

/// What a swap would bring depends on the three and on whom Aunt Marie has met; nothing if the viewer may not swap.
fn swap<'v>(view: &'v View, scene: &Scene<'_, Tante>) -> Option<(&'v [Card], Option<Nature>)> {
    chooses(view, scene).then_some((&view.table[..], view.met))
}

/// The cards with what they would bring, to be looked at only.
pub fn cards(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Markup {
    html! { (scale::of_hand(scene, cards)) (rows(view, scene, cards)) }
}

fn sorting(scene: &Scene<'_, Tante>) -> Markup {
    html! {
        fieldset #sorting .sorting {
            legend.vh { (scene.word("face-sorting")) }
            label { input.vh type="radio" name="sorting" value="colour" id="sort-colour" checked; span { (scene.word("face-by-colour")) } }
            label { input.vh type="radio" name="sorting" value="value" id="sort-value"; span { (scene.word("face-by-value")) } }
        }
    }
}

/// Every card is a part of its own and can always be chosen: whether it may be is said once, round all of them.
fn rows(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Part {
    let choose = chooses(view, scene);
    let held = cards.kinds().flat_map(|kind| (0..cards.count(kind)).map(move |copy| (kind, copy)));
    let hand = || html! { ul.hand id=[scene.id("hand")] { @for (kind, copy) in held { (row(view, scene, kind, copy, choose)) } } };
    if !scene.ids {
        return Part::Whole(hand());
    }
    let hand = scene.part("hand", &(cards, swap(view, scene)), hand);
    scene.part("giving", &choose, || html! { fieldset #giving disabled[!choose] { (hand) } })
}

/// Where a card of this kind is in my hand.
pub fn place_in_hand(kind: Card, copy: u8) -> Id {
    let number = 100 * kind.colour() as u32 + u32::from(kind.value());
    Id::new("in", 10 * number + u32::from(copy))
}

fn row(view: &View, scene: &Scene<'_, Tante>, kind: Card, copy: u8, choose: bool) -> Part {
    let drawn = || card(scene, &format!("hand-{kind}-{copy}"), kind, false);
    if !scene.ids {
        return Part::Whole(html! { li.held.(worth_class(kind)) { (drawn()) } });
    }
    let meets = if choose { meetings(view, kind) } else { String::new() };
    let id = place_in_hand(kind, copy);
    scene.part(id, &meets, || {
        html! {
            li.held.(worth_class(kind)) id=(id) {
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
