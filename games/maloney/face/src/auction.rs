//! The auction: the price, the falling hammer, and everything one can say to it. In a live auction others call while one
//! types, so the forms stay, with the same ids, as long as the auction does; what can't be sent just now looks like it, and
//! the refusal says why.

use face::{Desk, Scene};
use maloney::{Action, Dollars, Live, Maloney, Phase, Town, View};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use crate::draw::money;
use crate::worth;

/// How far above the price the one-tap calls lie.
pub const RAISES: [Dollars; 3] = [Dollars(100), Dollars(200), Dollars(500)];

pub fn auction(view: &View, scene: &Scene<'_, Maloney>, seat: Option<(Desk<'_>, Seat)>) -> Markup {
    html! {
        (price(view, scene))
        @if let Some((desk, me)) = seat {
            @if let Some(why) = why_not(view, scene, me) { p #why .hint .warn[why == "face-you-hold-too-much"] { (scene.word(why)) } }
            @else { p #why .hint { (best(view, scene)) " " (means(view, scene, me)) } }
            @if takes_part(view, me) { (calls(view, scene, desk, me)) }
            @if takes_part(view, me) || is_asked(view, scene, me) { (refuse(view, scene, desk)) }
            div.more {
                (joker(scene, desk))
                @if takes_part(view, me) { (standing(view, scene, desk, me)) }
            }
        }
    }
}

/// The price, who holds it, and the hammer; with marks that are heard when they appear.
fn price(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
    let high = view.phase.high();
    html! {
        div.price {
            @if let Phase::Live(live) = &view.phase { (hammer(view, scene, live)) } @else { (scene.picture("pic", "hammer")) }
            p {
                @if let Some((seat, sum)) = high {
                    b.sum { (money(scene, sum)) } " " span { (scene.name(seat)) }
                    span id=(format!("called-{}-{}-{}", view.number, seat.0, sum.0)) data-sound="bid" {}
                } @else { span { (scene.word("face-no-call")) } }
            }
        }
    }
}

/// Falls for as long as a count lasts; a new count or call is a new hammer, which falls from the top.
fn hammer(view: &View, scene: &Scene<'_, Maloney>, live: &Live) -> Markup {
    let said = ["face-counted-0", "face-counted-1", "face-counted-2"][usize::from(live.counted.min(2))];
    let seconds = format!("s{}", view.options.count.0);
    html! {
        div.hammer.(seconds) id=(format!("hammer-{}", live.next.0)) data-left=(scene.left(live.next)) {
            (scene.picture("pic block", "hammer")) (scene.picture("pic head", "hammer")) (scene.picture("pic down", "hammer-down"))
        }
        div.counted title=(scene.word(said)) {
            @for times in 1..=3 { i.done[times <= live.counted] {} }
            span { (scene.word(said)) }
            @if live.counted > 0 { span id=(format!("count-{}", live.next.0)) data-sound="hammer" {} }
        }
    }
}

/// Whether this seat calls in today's auction at all (M14, M18, M19).
fn takes_part(view: &View, me: Seat) -> bool {
    let inside = match &view.phase {
        Phase::InTurn(auction) => auction.inside.contains(me),
        _ => true,
    };
    inside && !view.fined.contains(me) && view.player(me).money >= Dollars::STEP
}

/// Whether this seat, which calls nothing, is asked all the same: in turn because everybody is (M14), in a live auction because
/// of its joker (M17).
fn is_asked(view: &View, scene: &Scene<'_, Maloney>, me: Seat) -> bool {
    match &view.phase {
        Phase::Live(_) => view.joker_day() && view.player(me).joker && !view.fined.contains(me),
        _ => scene.offers.contains(&Action::DropOut),
    }
}

/// The highest sum that this seat may call (M13, M18).
fn most(view: &View, me: Seat) -> Dollars {
    if view.options.overbidding { Dollars::MOST } else { Dollars::MOST.min(view.player(me).money) }
}

/// Whether a seat whose turn it is has any lawful call left (M13, M18, M19).
pub fn could_call(view: &View, me: Seat) -> bool {
    let least = view.price().unwrap_or_default() + Dollars::STEP;
    view.player(me).money >= Dollars::STEP && least <= most(view, me)
}

fn can_call(scene: &Scene<'_, Maloney>) -> bool {
    scene.offers.iter().any(|offer| matches!(offer, Action::Call(_)))
}

/// Why this seat can't call just now.
fn why_not(view: &View, scene: &Scene<'_, Maloney>, me: Seat) -> Option<&'static str> {
    if can_call(scene) {
        return None;
    }
    let high = view.phase.high().is_some_and(|(high, _)| high == me);
    Some(match &view.phase {
        _ if view.fined.contains(me) => "refusal-fined",
        _ if view.player(me).money < Dollars::STEP => "refusal-broke",
        _ if high && view.price() > Some(view.player(me).money) => "face-you-hold-too-much",
        _ if high => "face-you-hold",
        Phase::Live(auction) if auction.declined.contains(me) => "face-you-declined",
        Phase::InTurn(auction) if !auction.inside.contains(me) => "refusal-you-dropped-out",
        Phase::InTurn(auction) if auction.turn != me => "face-not-your-turn",
        _ => "face-too-dear",
    })
}

/// My money, at hand where the call is made: on a phone the players lie further down.
fn means(view: &View, scene: &Scene<'_, Maloney>, me: Seat) -> String {
    scene.say(&Line::new("face-means").with("sum", view.player(me).money))
}

/// What driving would bring me today at best.
fn best(view: &View, scene: &Scene<'_, Maloney>) -> String {
    let brings = |town: &Town| worth::today(view, scene.edition, *town);
    let roads = scene.edition.roads(view.car);
    // The first of equals.
    let best = roads.iter().rev().max_by_key(|town| brings(town)).filter(|town| brings(town) > 0);
    scene.say(&match best {
        Some(town) => Line::new("face-best").with("town", town.line()).with("points", brings(town)),
        None => Line::new("face-best-nothing"),
    })
}

/// One-tap raises and an own sum.
fn calls(view: &View, scene: &Scene<'_, Maloney>, desk: Desk<'_>, me: Seat) -> Markup {
    let price = view.price().unwrap_or_default();
    let (least, most, means) = (price + Dollars::STEP, most(view, me), view.player(me).money);
    let idle = (!can_call(scene)).then_some("true");
    html! {
        div.raises {
            @for raise in RAISES {
                @let sum = price + raise;
                @if sum <= most {
                    (desk.form(&format!("raise-{}", raise.0), "call", &html! {
                        input type="hidden" name="sum" value=(sum.0);
                        button.main.beyond[sum > means] aria-disabled=[idle] title=[(sum > means).then(|| scene.word("face-overbid"))] {
                            b { (money(scene, sum)) } small { "+" (raise.0) }
                            @if sum > means { span.vh { (scene.word("face-overbid")) } }
                        }
                    }))
                }
            }
        }
        (desk.form("call", "call", &html! {
            label for="sum" { (scene.word("face-own-sum")) }
            input #sum type="number" name="sum" inputmode="numeric" required min=(least.0) max=(most.0) step="100" placeholder=(least.0) autocomplete="off";
            button aria-disabled=[idle] { (scene.word("face-call")) }
        }))
        @if view.options.overbidding && least > means && idle.is_none() { p.warn { (scene.word("face-overbid")) } }
    }
}

/// "Not at this price" (live), or out of it (in turn).
fn refuse(view: &View, scene: &Scene<'_, Maloney>, desk: Desk<'_>) -> Markup {
    let lawful = |wanted: Action| (!scene.offers.contains(&wanted)).then_some("true");
    html! {
        @match &view.phase {
            Phase::Live(auction) => {
                @let price = auction.price();
                (desk.form("decline", "decline", &html! {
                    input type="hidden" name="price" value=(price.0);
                    button aria-disabled=[lawful(Action::NotAtThisPrice(price))] {
                        @if auction.high.is_some() { (scene.say(&Line::new("face-decline").with("price", price))) }
                        @else { (scene.word("face-decline-first")) }
                    }
                }))
            }
            _ => (desk.form("drop-out", "drop-out", &html! {
                button aria-disabled=[lawful(Action::DropOut)] { (scene.word("face-drop-out")) }
            })),
        }
    }
}

/// The joker, behind a word about what it does (M16).
fn joker(scene: &Scene<'_, Maloney>, desk: Desk<'_>) -> Markup {
    html! {
        @if scene.offers.contains(&Action::PlayJoker) {
            details #joker name="more" {
                summary { (scene.picture("mini", "joker")) (scene.word("face-joker")) }
                p.hint { (scene.word("face-joker-how")) }
                (desk.form("play-joker", "joker", &html! { button.main { (scene.word("face-play-joker")) } }))
            }
        }
    }
}

/// The standing bid: secret, and changed once between two calls.
fn standing(view: &View, scene: &Scene<'_, Maloney>, desk: Desk<'_>, me: Seat) -> Markup {
    let least = view.price().unwrap_or_default() + Dollars::STEP;
    let idle = view.standing_changed.then_some("true");
    html! {
        details #standing name="more" {
            summary {
                @if let Some(limit) = view.standing { (scene.say(&Line::new("face-standing-limit").with("limit", limit))) }
                @else { (scene.word("face-standing")) }
            }
            p.hint { (scene.word(if view.standing_changed { "refusal-standing-bid-just-changed" } else { "face-standing-how" })) }
            (desk.form("stand", "stand", &html! {
                label for="limit" { (scene.word("face-limit")) }
                input #limit type="number" name="limit" inputmode="numeric" required min=(least.0) max=(most(view, me).0) step="100" placeholder=(view.standing.unwrap_or(least).0) autocomplete="off";
                button aria-disabled=[idle] { (scene.word("face-stand")) }
            }))
            @if view.standing.is_some() {
                (desk.form("stand-down", "stand-down", &html! { button aria-disabled=[idle] { (scene.word("face-stand-down")) } }))
            }
        }
    }
}
