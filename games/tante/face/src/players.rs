//! Everybody's open state: role, bid, gifts, cards, and what all have seen them take.

use face::{Id, Part, Scene};
use maud::html;
use tabletop::{Line, Seat};
use tante::{Cards, Colour, Gifts, Phase, Tante, View};

pub fn players(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let players: Vec<Part> = Seat::all(view.seats()).map(|seat| player(view, scene, seat)).collect();
    scene.drawn(
        "ul",
        "players",
        html! {
            ul #players aria-label=(scene.word("face-players")) { @for player in &players { (player) } }
        },
    )
}

/// The turn goes round: what it changes is a frame with nothing but one place in it.
fn player(view: &View, scene: &Scene<'_, Tante>, seat: Seat) -> Part {
    let open = view.player(seat);
    let who = who(view, scene, seat);
    let gifts = gifts(scene, seat, open.gifts);
    let is_me = view.viewer.is(seat);
    let remembers = view.options.memory_aid && !open.seen.is_empty() && !is_me;
    let seen = remembers.then(|| seen(scene, seat, open.seen));
    let of = Id::new("of", seat.0);
    let state =
        scene.drawn("div", of, html! { div.of id=(of) { (who) (gifts) @if let Some(seen) = &seen { (seen) } } });
    let is_out = status(view, seat).is_some_and(|(_, out)| out);
    let id = Id::new("player", seat.0);
    scene.drawn("li", id, html! { li id=(id) .turn[view.turn() == Some(seat)] .me[is_me] .out[is_out] { (state) } })
}

fn who(view: &View, scene: &Scene<'_, Tante>, seat: Seat) -> Part {
    let aunt = view.aunt == seat;
    let bid = bid(view, scene, seat);
    let cards = cards(scene, seat, view.player(seat).cards);
    let id = Id::new("who", seat.0);
    let draw = || {
        html! {
            div.who id=(id) {
                @if aunt { (scene.picture("role", "aunt")) }
                strong { (scene.name(seat)) }
                @if aunt { " " span.badge { (scene.word("face-aunt")) } }
                " " (bid)
                (cards)
            }
        }
    };
    scene.shared("div", id, &aunt, draw)
}

/// What they have bid, or that they are out; an empty element otherwise.
fn bid(view: &View, scene: &Scene<'_, Tante>, seat: Seat) -> Part {
    let id = Id::new("bid-of", seat.0);
    let line = status(view, seat).map(|(line, _)| Line::new(line).with("worth", bid_of(view, seat)));
    scene.shared("span", id, &line, || match &line {
        Some(line) => html! { span.badge.bid id=(id) { (scene.say(line)) } },
        None => html! { span id=(id) {} },
    })
}

fn cards(scene: &Scene<'_, Tante>, seat: Seat, cards: u8) -> Part {
    let id = Id::new("cards-of", seat.0);
    scene.shared("span", id, &cards, || {
        let said = scene.say(&Line::new("face-cards").with("count", cards));
        html! { span.cards id=(id) title=(said) { (scene.picture("mini", "back")) b { (cards) } span.vh { (said) } } }
    })
}

fn gifts(scene: &Scene<'_, Tante>, seat: Seat, gifts: Gifts) -> Part {
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
    scene.shared("ul", id, &gifts, draw)
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
fn seen(scene: &Scene<'_, Tante>, seat: Seat, cards: Cards) -> Part {
    let colours: Vec<Part> = Colour::all()
        .filter(|colour| !cards.of_colour(*colour).is_empty())
        .map(|colour| seen_of_colour(scene, seat, colour, cards.of_colour(colour)))
        .collect();
    let id = Id::new("seen", seat.0);
    let said =
        html! { p.seen id=(id) { span.vh { (scene.word("face-seen")) ": " } @for colour in &colours { (colour) } } };
    scene.drawn("p", id, said)
}

fn seen_of_colour(scene: &Scene<'_, Tante>, seat: Seat, colour: Colour, cards: Cards) -> Part {
    let id = Id::from(format!("seen-{}-{}", seat.0, colour.name()).as_str());
    let draw = || {
        html! {
            span.group.(colour.name()) id=(id) title=(scene.say(&colour.line())) {
                (scene.picture("mini", colour.name()))
                @for kind in cards.kinds() {
                    @for copy in 0..cards.count(kind) {
                        b id=(format!("seen-{}-{kind}-{copy}", seat.0)) data-card=(kind) { (kind.value()) } " "
                    }
                }
            }
        }
    };
    scene.shared("span", id, &cards, draw)
}
