//! Aunt Marie's salon: the gentlemen still to be met on the wall, the stack, the three cards and what is offered for them.

use face::{Id, Part, Scene};
use maud::html;
use tabletop::{Arg, Line};
use tante::{Card, Colour, Gifts, Phase, Tante, View, gentleman_line};

use crate::draw::{card, worth_class};
use crate::hand::chooses;

pub fn salon(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let facts = facts(view, scene);
    let gentlemen = gentlemen(view, scene);
    let stack = stack(view, scene);
    let three = three(view, scene);
    let price = price(view, scene);
    scene.part("salon", &(), || {
        html! {
            section #salon aria-label=(scene.word("face-salon")) {
                (facts)
                (gentlemen)
                div #lot { (stack) (three) (price) }
            }
        }
    })
}

fn facts(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let draw = || {
        html! {
            p #facts .facts {
                b { (scene.say(&Line::new("face-round").with("round", view.round).with("rounds", view.rounds))) }
                @if !view.removed.is_empty() {
                    span { (scene.say(&Line::new("event-colours-left").with("colours", view.removed.iter().map(Colour::line).collect::<Arg>()))) }
                }
                @if !view.discarded.is_empty() {
                    span { (scene.say(&Line::new("face-discarded").with("cards", view.discarded.iter().map(Card::line).collect::<Arg>()))) }
                }
            }
        }
    };
    scene.shared("facts", &(view.round, view.rounds, &view.removed, &view.discarded), draw)
}

fn stack(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let left = scene.shared("left", &view.stack, || {
        html! { span #left { b { (view.stack) } span.vh { (scene.say(&Line::new("face-stack").with("count", view.stack))) } } }
    });
    // As long as cards are left it is a pile; then its place is empty.
    let is_empty = view.stack == 0;
    scene.shared("stack", &is_empty, || {
        html! { div #stack .stack .empty[is_empty] data-stack { (scene.picture("back", "back")) (left) } }
    })
}

/// The pile laid out, a frame for each, and how many are left.
fn gentlemen(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let (all, left) = view.gentlemen;
    let next = view.next_gentleman();
    let photo = || html! { span #photo .photo.waits[left > 0] { (scene.picture("portrait", "wedding")) } };
    scene.part("suitors", &view.gentlemen, || {
        let said = scene.say(&Line::new("face-gentlemen").with("left", left));
        html! {
            div #suitors .suitors {
                div.portraits role="img" aria-label=(said) {
                    @for number in 1..=all { (frame(scene, number, next)) }
                    (scene.shared("photo", &(left > 0), photo))
                }
                p aria-hidden="true" { (said) }
            }
        }
    })
}

/// Who was met has left his frame, and the photo waits at the end.
fn frame(scene: &Scene<'_, Tante>, number: u8, next: Option<u8>) -> Part {
    let id = Id::new("gentleman", number);
    let is_gone = next.is_none_or(|next| number < next);
    let is_next = next == Some(number);
    scene.shared(id, &(is_gone, is_next), || {
        let name = scene.say(&gentleman_line(number));
        html! {
            span id=(id) .gone[is_gone] .next[is_next] title=(name) { (scene.picture("portrait", &format!("gentleman{number}"))) }
        }
    })
}

/// The three cards. When the viewer is Aunt Marie and may swap, one can be chosen: that is said once, round all of them.
fn three(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let choose = chooses(view, scene);
    let cards: Vec<Part> =
        view.table.iter().enumerate().map(|(place, card)| on_table(view, scene, place, *card, choose)).collect();
    let three = scene.part("three", &cards.len(), || {
        html! { ul #three .three data-dealt="fresh" aria-label=(scene.word("face-three")) { @for card in &cards { (card) } } }
    });
    scene.part("taking", &choose, || html! { fieldset #taking disabled[!choose] { (three) } })
}

/// Where a card of this kind lies among the three; there may be a second one.
pub fn place_on_table(kind: Card, copy: u32) -> Id {
    Id::new(&format!("lies-{kind}"), copy)
}

fn on_table(view: &View, scene: &Scene<'_, Tante>, place: usize, kind: Card, choose: bool) -> Part {
    let id = Id::new("on", place as u32);
    let copy = view.table[..place].iter().filter(|other| **other == kind).count() as u32;
    let may_ever_choose = scene.desk.is_some();
    let made_of = (kind, copy, view.round, may_ever_choose);
    let draw = || {
        let card = card(scene, &format!("table-{}-{place}", view.round), kind, true);
        let lies = place_on_table(kind, copy);
        html! {
            li.(worth_class(kind)) id=(id) {
                @if may_ever_choose {
                    label.pick id=(lies) {
                        input type="radio" name="take" value=(kind) form="exchange" id=(format!("take-{place}")) required;
                        (card)
                    }
                } @else { span.pick id=(lies) { (card) } }
            }
        }
    };
    // A hint is the viewer's own.
    if choose { scene.part(id, &made_of, draw) } else { scene.shared(id, &made_of, draw) }
}

fn price(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let mut offered = Gifts::default();
    let mut is_mine = false;
    let line = match &view.phase {
        Phase::Auction(auction) => match auction.high {
            Some((seat, gifts)) => {
                offered = gifts;
                is_mine = view.viewer.is(seat);
                Line::new("face-price").with("seat", seat).with("gifts", gifts.worth())
            }
            None => Line::new("face-no-bid"),
        },
        Phase::Exchange => Line::new("face-aunt-looks").with("aunt", view.aunt),
        Phase::Duty { turn } => Line::new("face-unwanted").with("seat", *turn),
        Phase::Over { married: true } => Line::new("event-married"),
        Phase::Over { married: false } => Line::new("event-stack-taken"),
    };
    let draw = |said: String| {
        html! {
            p #price .price .idle[offered.is_empty()] {
                span { (said) }
                @for value in offered.cards() { (scene.picture("mini", &format!("gift{value}"))) }
            }
        }
    };
    // My own offer is said to me.
    match is_mine {
        true => scene.part("price", &(&line, offered), || draw(scene.tell(&line))),
        false => scene.shared("price", &(&line, offered), || draw(scene.say(&line))),
    }
}
