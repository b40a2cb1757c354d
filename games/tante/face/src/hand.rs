//! My cards, by colour or by value, and what they would bring either way.

use face::{Drawn, Scene};
use maud::{Markup, html};
use tabletop::Line;
use tante::{Card, Cards, Count, Phase, Tante, View, nature_of};

use crate::count::sets;
use crate::draw::card;

pub fn hand(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Drawn {
    let choose = chooses(view, scene);
    let made_of = (cards, choose.then_some((&view.table, view.met)));
    scene.part("section", "mine", &made_of, || html! {
        section #mine .holding aria-label=(scene.word("face-hand")) {
            (worths(scene, cards, &html! {
                fieldset.sorting {
                    legend.vh { (scene.word("face-sorting")) }
                    label { input type="radio" name="sorting" value="colour" id="sort-colour" checked; (scene.word("face-by-colour")) }
                    label { input type="radio" name="sorting" value="value" id="sort-value"; (scene.word("face-by-value")) }
                }
            }))
            (rows(view, scene, cards))
        }
    })
}

/// The cards with what they would bring, to be looked at only.
pub fn cards(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Markup {
    html! { (worths(scene, cards, &html! {})) (rows(view, scene, cards)) }
}

fn worths(scene: &Scene<'_, Tante>, cards: Cards, sorting: &Markup) -> Markup {
    let sets = sets(scene, cards);
    html! {
        div.worth {
            (worth(scene, "face-if-married", Count::of(cards, true)))
            (worth(scene, "face-if-single", Count::of(cards, false)))
            @if !sets.is_empty() { p.sets { (sets.join(" · ")) } }
            (sorting)
        }
    }
}

fn rows(view: &View, scene: &Scene<'_, Tante>, cards: Cards) -> Markup {
    let choose = chooses(view, scene);
    html! {
        ul.hand {
            @for kind in cards.kinds() {
                @for copy in 0..cards.count(kind) {
                    li.(format!("v{}", kind.value())) {
                        @let drawn = card(scene, &format!("hand-{kind}-{copy}"), kind, false);
                        @if choose {
                            @let meets = meetings(view, kind);
                            label.pick.(if meets.is_empty() { "" } else { "hearts" }) {
                                input.vh.(meets) type="radio" name="give" value=(kind) form="exchange" id=(format!("give-{kind}-{copy}")) required;
                                (drawn)
                            }
                        } @else { (drawn) }
                    }
                }
            }
        }
    }
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
