//! Aunt Marie's salon: the gentlemen still to be met, the stack, and the three cards.

use face::{Part, Scene};
use maud::{Markup, html};
use tabletop::{Arg, Line};
use tante::{Colour, Phase, Tante, View};

use crate::draw::card;
use crate::hand::chooses;

pub fn salon(view: &View, scene: &Scene<'_, Tante>) -> Markup {
    html! {
        section #salon aria-label=(scene.word("face-salon")) {
            (gentlemen(view, scene))
            div.lot {
                (stack(view, scene))
                (three(view, scene))
            }
            (price(view, scene))
            (facts(view, scene))
        }
    }
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
                    " " (scene.say(&Line::new("face-discarded").with("cards", view.discarded.iter().map(tante::Card::line).collect::<Arg>())))
                }
            }
        }
    };
    scene.shared("p", "facts", &(view.round, view.rounds, &view.removed, &view.discarded), draw)
}

fn stack(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let draw = || {
        html! {
            @let said = scene.say(&Line::new("face-stack").with("count", view.stack));
            div #stack .stack data-stack title=(said) {
                (scene.picture("back", "back")) b { (view.stack) }
                span.vh { (said) }
            }
        }
    };
    scene.shared("div", "stack", &view.stack, draw)
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

/// The three cards; when the viewer is Aunt Marie and may swap, each can be chosen.
fn three(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let choose = chooses(view, scene);
    let draw = || {
        html! {
            ul #three .three aria-label=(scene.word("face-three")) {
                @for (place, on_table) in view.table.iter().enumerate() {
                    li {
                        @let drawn = card(scene, &format!("table-{}-{place}", view.round), *on_table, true);
                        @if choose {
                            label.pick {
                                input.vh type="radio" name="take" value=(on_table) form="exchange" id=(format!("take-{place}")) required;
                                (drawn)
                            }
                        } @else { (drawn) }
                    }
                }
            }
        }
    };
    if choose {
        scene.part("ul", "three", &(&view.table, view.round), draw)
    } else {
        scene.shared("ul", "three", &(&view.table, view.round), draw)
    }
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
