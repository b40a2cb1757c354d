//! Aunt Marie's salon: the gentlemen still to be met, the stack, and the three cards.

use face::{Id, Part, Scene};
use maud::html;
use tabletop::{Arg, Line};
use tante::{Card, Colour, Phase, Tante, View};

use crate::draw::card;
use crate::hand::chooses;

pub fn salon(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let gentlemen = gentlemen(view, scene);
    let stack = stack(view, scene);
    let three = three(view, scene);
    let price = price(view, scene);
    let facts = facts(view, scene);
    scene.part("section", "salon", &(), || {
        html! {
            section #salon aria-label=(scene.word("face-salon")) {
                (gentlemen)
                div.lot { (stack) (three) }
                (price)
                (facts)
            }
        }
    })
}

fn facts(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let draw = || {
        html! {
            p #facts .facts {
                (scene.say(&Line::new("face-round").with("round", view.round).with("rounds", view.rounds)))
                @if !view.removed.is_empty() {
                    " · " (scene.say(&Line::new("event-colours-left").with("colours", view.removed.iter().map(Colour::line).collect::<Arg>())))
                }
                @if !view.discarded.is_empty() {
                    " " (scene.say(&Line::new("face-discarded").with("cards", view.discarded.iter().map(Card::line).collect::<Arg>())))
                }
            }
        }
    };
    scene.shared("p", "facts", &(view.round, view.rounds, &view.removed, &view.discarded), draw)
}

fn stack(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let left = scene.shared("span", "left", &view.stack, || {
        html! { span #left { b { (view.stack) } span.vh { (scene.say(&Line::new("face-stack").with("count", view.stack))) } } }
    });
    scene.shared(
        "div",
        "stack",
        &(),
        || html! { div #stack .stack data-stack { (scene.picture("back", "back")) (left) } },
    )
}

/// The pile laid out: who was met is turned away, and the photo waits at the end.
fn gentlemen(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let (all, left) = view.gentlemen;
    let draw = || {
        html! {
            @let said = scene.say(&Line::new("face-gentlemen").with("left", left));
            div #suitors .suitors {
                div.portraits role="img" aria-label=(said) title=(said) {
                    @for number in 1..=all {
                        span.gone[number <= all - left] { (scene.picture("portrait", &format!("gentleman{number}"))) }
                    }
                    span.photo.gone[left > 0] { (scene.picture("portrait", "wedding")) }
                }
                p.facts aria-hidden="true" { (said) }
            }
        }
    };
    scene.shared("div", "suitors", &view.gentlemen, draw)
}

/// The three cards. When the viewer is Aunt Marie and may swap, one can be chosen: that is said once, round all of them.
fn three(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let choose = chooses(view, scene);
    let cards: Vec<Part> =
        view.table.iter().enumerate().map(|(place, card)| on_table(view, scene, place, *card, choose)).collect();
    let three = scene.part("ul", "three", &cards.len(), || {
        html! { ul #three .three aria-label=(scene.word("face-three")) { @for card in &cards { (card) } } }
    });
    scene.part("fieldset", "taking", &choose, || html! { fieldset #taking disabled[!choose] { (three) } })
}

fn on_table(view: &View, scene: &Scene<'_, Tante>, place: usize, kind: Card, choose: bool) -> Part {
    let id = Id::new("on", place as u32);
    let may_ever_choose = scene.desk.is_some();
    let made_of = (kind, view.round, may_ever_choose);
    let draw = || {
        let card = card(scene, &format!("table-{}-{place}", view.round), kind, true);
        html! {
            li id=(id) {
                @if may_ever_choose {
                    label.pick {
                        input type="radio" name="take" value=(kind) form="exchange" id=(format!("take-{place}")) required;
                        (card)
                    }
                } @else { (card) }
            }
        }
    };
    // A hint is the viewer's own.
    if choose { scene.part("li", id, &made_of, draw) } else { scene.shared("li", id, &made_of, draw) }
}

fn price(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let line = match &view.phase {
        Phase::Auction(auction) => match auction.high {
            Some((seat, gifts)) => Line::new("face-price").with("seat", seat).with("gifts", gifts.line()),
            None => Line::new("face-no-bid"),
        },
        Phase::Exchange => Line::new("face-aunt-looks").with("aunt", view.aunt),
        Phase::Duty { turn } => Line::new("face-unwanted").with("seat", *turn),
        Phase::Over { married: true } => Line::new("event-married"),
        Phase::Over { married: false } => Line::new("event-stack-taken"),
    };
    scene.shared("p", "price", &line, || html! { p #price .price { (scene.say(&line)) } })
}
