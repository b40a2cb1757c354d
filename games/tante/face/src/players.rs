//! Everybody where they sit: portrait, role, bid, gifts, cards, and what all have seen them take.

use face::{Id, Part, Scene};
use maud::{Markup, html};
use tabletop::{Line, Seat};
use tante::{Cards, Colour, Gifts, Phase, Tante, View};

/// All in the order of their seats; the style sheet turns the round so that the viewer sits at the near side of the table.
pub fn players(view: &View, scene: &Scene<'_, Tante>) -> Part {
    let players: Vec<Part> = Seat::all(view.seats()).map(|seat| player(view, scene, seat)).collect();
    let round = format!("seats-{}", view.seats());
    let near = view.viewer.seat().map(|me| format!("near-{}", me.0));
    scene.part("players", &view.seats(), || {
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
    let remembers = view.options.memory_aid && !open.seen.is_empty() && !is_me;
    let id = Id::new("player", seat.0);
    let in_auction = (view.turn() == Some(seat), status(view, seat), bid_of(view, seat));
    scene.part(id, &(open, view.aunt == seat, in_auction, remembers), || {
        html! {
            li id=(id) .me[is_me] {
                (who(view, scene, seat))
                (gifts(scene, seat, open.gifts))
                @if remembers { (seen(scene, seat, open.seen)) }
            }
        }
    })
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
        true => scene.part(id, &(), || draw(scene.called(seat))),
        false => scene.shared(id, &(), || draw(scene.name(seat))),
    }
}

/// Aunt Marie's picture for whoever is Aunt Marie; an empty element for the others.
fn role(scene: &Scene<'_, Tante>, seat: Seat, aunt: bool) -> Part {
    let id = Id::new("role", seat.0);
    scene.shared(id, &aunt, || {
        html! {
            span.role id=(id) {
                @if aunt { (scene.picture("aunt", "aunt")) span.badge { (scene.word("face-aunt")) } }
            }
        }
    })
}

/// Whether it is their turn, what they have bid, or that they are out: what changes with every move, and nothing else.
fn bid(view: &View, scene: &Scene<'_, Tante>, seat: Seat) -> Part {
    let id = Id::new("bid", seat.0);
    let turn = view.turn() == Some(seat);
    let (line, out) = status(view, seat).unzip();
    let line = line.map(|line| Line::new(line).with("worth", bid_of(view, seat)));
    let out = out == Some(true);
    scene.shared(id, &(turn, out, &line), || {
        html! { span.bid .turn[turn] .out[out] id=(id) { @if let Some(line) = &line { (scene.say(line)) } } }
    })
}

/// How many cards, as backs that overlap; what stands round them never changes.
fn cards(scene: &Scene<'_, Tante>, seat: Seat, cards: u8) -> Part {
    scene.part(Id::new("holds", seat.0), &cards, || {
        let id = Id::new("cards-of", seat.0);
        let held = scene.shared(id, &cards, || {
            html! {
                span id=(id) {
                    span.fan aria-hidden="true" { @for _ in 0..cards { i {} } }
                    b { (cards) } span.vh { (scene.say(&Line::new("face-cards").with("count", cards))) }
                }
            }
        });
        html! {
            span.cards id=(Id::new("holds", seat.0)) {
                span id=(Id::new("back", seat.0)) { (scene.picture("mini", "back")) } (held)
            }
        }
    })
}

/// How many gifts of each value; what stands round the numbers never changes.
fn gifts(scene: &Scene<'_, Tante>, seat: Seat, gifts: Gifts) -> Part {
    let number = |value: u32, number: u16| {
        let id = Id::new("n", 10 * u32::from(seat.0) + value);
        scene.shared(id, &number, || html! { b id=(id) .none[number == 0] { (number) } })
    };
    let id = Id::new("gifts", seat.0);
    scene.part(id, &gifts, || {
        html! {
            ul.gifts id=(id) aria-label=(scene.word("face-gifts-of")) {
                @for (value, count) in (1..).zip(gifts.0) {
                    li { (scene.picture("mini", &format!("gift{value}"))) span.vh { (value) "×" } (number(value, count.into())) }
                }
                li.worth { "= " (number(0, gifts.worth())) }
            }
        }
    })
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
    let id = Id::new("seen", seat.0);
    let colours = || Colour::all().filter(|colour| !cards.of_colour(*colour).is_empty());
    scene.part(id, &cards, || {
        html! {
            p.seen id=(id) {
                span.vh { (scene.word("face-seen")) ": " }
                @for colour in colours() { (seen_of_colour(scene, seat, colour, cards.of_colour(colour))) }
            }
        }
    })
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
    scene.shared(id, &cards, draw)
}
