//! Everybody's open state: role, bid, gifts, cards, and what all have seen them take.

use face::{Drawn, Id, Scene};
use maud::{Markup, html};
use tabletop::{Line, Seat};
use tante::{Cards, Colour, Gifts, Phase, Tante, View};

pub fn players(view: &View, scene: &Scene<'_, Tante>) -> Markup {
    html! {
        ul #players aria-label=(scene.word("face-players")) {
            @for seat in Seat::all(view.seats()) {
                @let (open, status) = (view.player(seat), status(view, seat));
                li id=(Id::new("player", seat.0)) .turn[view.turn() == Some(seat)] .me[view.viewer.is(seat)] .out[status.is_some_and(|(_, out)| out)] {
                    (who(view, scene, seat, status.map(|(line, _)| line)))
                    (gifts(scene, seat, open.gifts))
                    @if view.options.memory_aid && !open.seen.is_empty() && !view.viewer.is(seat) { (seen(scene, seat, open.seen)) }
                }
            }
        }
    }
}

fn who(view: &View, scene: &Scene<'_, Tante>, seat: Seat, status: Option<&'static str>) -> Drawn {
    let (aunt, bid, cards) = (view.aunt == seat, bid_of(view, seat), view.player(seat).cards);
    let id = Id::new("who", seat.0);
    let draw = || {
        html! {
            div.who id=(id) {
                @if aunt { (scene.picture("role", "aunt")) }
                strong { (scene.name(seat)) }
                @if aunt { " " span.badge { (scene.word("face-aunt")) } }
                @if let Some(line) = status { " " span.badge.bid { (scene.say(&Line::new(line).with("worth", bid))) } }
                @let said = scene.say(&Line::new("face-cards").with("count", cards));
                span.cards title=(said) { (scene.picture("mini", "back")) b { (cards) } span.vh { (said) } }
            }
        }
    };
    scene.part("div", id, &(aunt, status, bid, cards), draw)
}

fn gifts(scene: &Scene<'_, Tante>, seat: Seat, gifts: Gifts) -> Drawn {
    let id = Id::new("gifts", seat.0);
    let draw = || {
        html! {
            ul.gifts id=(id) aria-label=(scene.say(&Line::new("face-gifts").with("worth", gifts.worth()))) {
                @for (place, count) in gifts.0.iter().enumerate() {
                    li.none[*count == 0] { (scene.picture("mini", &format!("gift{}", place + 1))) (place + 1) "×" b { (count) } }
                }
                li.worth { "= " b { (gifts.worth()) } }
            }
        }
    };
    scene.part("ul", id, &gifts, draw)
}

fn bid_of(view: &View, seat: Seat) -> u16 {
    match &view.phase {
        Phase::Auction(auction) => auction.high.filter(|(high, _)| *high == seat).map_or(0, |(_, gifts)| gifts.worth()),
        _ => 0,
    }
}

/// How a player stands in the auction, as a message, and whether they are out of it.
fn status(view: &View, seat: Seat) -> Option<(&'static str, bool)> {
    let Phase::Auction(auction) = &view.phase else { return None };
    if seat == view.aunt {
        None
    } else if auction.high.is_some_and(|(high, _)| high == seat) {
        Some(("face-bids", false))
    } else if auction.inside.contains(seat) {
        None
    } else {
        Some(("face-out", true))
    }
}

/// The memory aid: cards that must still be in this hand, by colour.
fn seen(scene: &Scene<'_, Tante>, seat: Seat, cards: Cards) -> Drawn {
    let id = Id::new("seen", seat.0);
    let draw = || {
        html! {
            p.seen id=(id) {
                span.vh { (scene.word("face-seen")) ": " }
                @for colour in Colour::all().filter(|colour| !cards.of_colour(*colour).is_empty()) {
                    span.group.(colour.name()) title=(scene.say(&colour.line())) {
                        (scene.picture("mini", colour.name()))
                        @for kind in cards.of_colour(colour).kinds() {
                            @for copy in 0..cards.count(kind) {
                                b id=(format!("seen-{}-{kind}-{copy}", seat.0)) data-card=(kind) { (kind.value()) } " "
                            }
                        }
                    }
                }
            }
        }
    };
    scene.part("p", id, &cards, draw)
}
