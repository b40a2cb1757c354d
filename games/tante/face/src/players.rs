//! Everybody where they sit: portrait, role, bid, gifts, cards, and what all have seen them take.

use face::{Id, Part, Scene};
use maud::{Markup, html};
use tabletop::{Line, Seat};
use tante::{Cards, Colour, ColourSet, Gifts, Phase, Tante, View};

/// All in the order of their seats; the style sheet turns the round so that the viewer sits at the near side of the table.
pub fn players(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let players: Vec<Part> = Seat::all(view.seats()).map(|seat| player(view, scene, seat)).collect();
    let round = format!("seats-{}", view.seats());
    let near = view.viewer.seat().map(|me| format!("near-{}", me.0));
    scene.part("ul", "players", &view.seats(), || {
        html! {
            ul #players .(round) .(near.as_deref().unwrap_or("watched")) aria-label=(scene.word("face-players")) {
                @for player in &players { (player) }
            }
        }
    })
}

fn player(view: &View, scene: &Scene<'_, Tante>, seat: Seat) -> Part {
    let open = view.player(seat);
    let is_me = view.viewer.is(seat);
    let who = who(view, scene, seat);
    let gifts = gifts(scene, seat, open.gifts);
    let remembers = view.options.memory_aid && !open.seen.is_empty() && !is_me;
    let seen = remembers.then(|| seen(scene, seat, open.seen));
    let id = Id::new("player", seat.0);
    let draw = || html! { li id=(id) .me[is_me] { (who) (gifts) @if let Some(seen) = &seen { (seen) } } };
    scene.part("li", id, &seen.is_some(), draw)
}

fn who(view: &View, scene: &Scene<'_, Tante>, seat: Seat) -> Part {
    let role = role(scene, seat, view.aunt == seat);
    let bid = bid(view, scene, seat);
    let cards = cards(scene, seat, view.player(seat).cards);
    let id = Id::new("who", seat.0);
    let draw = |name: &str| -> Markup {
        html! { div.who id=(id) { (scene.portrait(seat)) strong { (name) } " " (role) (bid) (cards) } }
    };
    // The viewer is not called by name.
    match view.viewer.is(seat) {
        true => scene.part("div", id, &(), || draw(scene.called(seat))),
        false => scene.shared("div", id, &(), || draw(scene.name(seat))),
    }
}

/// Aunt Marie's picture for whoever is Aunt Marie; an empty element for the others.
fn role(scene: &Scene<'_, Tante>, seat: Seat, aunt: bool) -> Part {
    let id = Id::new("role", seat.0);
    scene.shared("span", id, &aunt, || {
        html! {
            span.role id=(id) {
                @if aunt { (scene.picture("aunt", "aunt")) span.badge { (scene.word("face-aunt")) } }
            }
        }
    })
}

/// Whether it is their turn, what they have bid, or that they are out: what changes with every move, and nothing else.
fn bid(view: &View, scene: &Scene<'_, Tante>, seat: Seat) -> Part {
    let id = Id::new("bid-of", seat.0);
    let turn = view.turn() == Some(seat);
    let (line, out) = status(view, seat).unzip();
    let line = line.map(|line| Line::new(line).with("worth", bid_of(view, seat)));
    let out = out == Some(true);
    scene.shared("span", id, &(turn, out, &line), || {
        html! { span.bid .turn[turn] .out[out] id=(id) { @if let Some(line) = &line { (scene.say(line)) } } }
    })
}

/// How many cards, as backs that overlap; what stands round them never changes.
fn cards(scene: &Scene<'_, Tante>, seat: Seat, cards: u8) -> Part {
    let id = Id::new("cards-of", seat.0);
    let held = scene.shared("span", id, &cards, || {
        html! {
            span id=(id) {
                span.fan aria-hidden="true" { @for _ in 0..cards { i {} } }
                b { (cards) } span.vh { (scene.say(&Line::new("face-cards").with("count", cards))) }
            }
        }
    });
    let id = Id::new("holds", seat.0);
    let back = Id::new("back", seat.0);
    scene.shared(
        "span",
        id,
        &(),
        || html! { span.cards id=(id) { span id=(back) { (scene.picture("mini", "back")) } (held) } },
    )
}

/// How many gifts of each value; what stands round the numbers never changes.
fn gifts(scene: &Scene<'_, Tante>, seat: Seat, gifts: Gifts) -> Part {
    let number = |value: u32, number: u16| {
        let id = Id::new("n", 10 * u32::from(seat.0) + value);
        scene.shared("b", id, &number, || html! { b id=(id) .none[number == 0] { (number) } })
    };
    let counts: Vec<Part> = (1..).zip(gifts.0).map(|(value, count)| number(value, count.into())).collect();
    let worth = number(0, gifts.worth());
    let id = Id::new("gifts", seat.0);
    let draw = || {
        html! {
            ul.gifts id=(id) aria-label=(scene.word("face-gifts-of")) {
                @for (value, count) in (1..).zip(&counts) {
                    li { (scene.picture("mini", &format!("gift{value}"))) span.vh { (value) "×" } (count) }
                }
                li.worth { "= " (worth) }
            }
        }
    };
    scene.shared("ul", id, &(), draw)
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
    let which: ColourSet = Colour::all().filter(|colour| !cards.of_colour(*colour).is_empty()).collect();
    let draw =
        || html! { p.seen id=(id) { span.vh { (scene.word("face-seen")) ": " } @for colour in &colours { (colour) } } };
    scene.shared("p", id, &which, draw)
}

fn seen_of_colour(scene: &Scene<'_, Tante>, seat: Seat, colour: Colour, cards: Cards) -> Part {
    let id = Id::new("sc", 10 * u32::from(seat.0) + colour as u32);
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
