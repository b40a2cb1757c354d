//! The auction: the price, the falling hammer, and everything one can say to it. In a live auction others call while one
//! types, so the forms stay, with the same ids, as long as the auction does; what can't be sent just now looks like it, and
//! the refusal says why.

use face::{Control, Desk, Part, Scene};
use maloney::{Action, Dollars, Live, Maloney, Phase, Town, View};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use crate::control::control;
use crate::draw::{bits, money};
use crate::worth;

/// How far above the price the one-tap calls lie.
pub const RAISES: [Dollars; 3] = [Dollars(100), Dollars(200), Dollars(500)];

pub fn auction(view: &View, scene: &Scene<'_, Maloney>, seat: Option<(Desk<'_>, Seat)>) -> Markup {
    html! {
        (price(view, scene))
        @if let Some((desk, me)) = seat {
            @if takes_part(view, me) { (calls(view, scene, desk, me)) }
            @if takes_part(view, me) || is_asked(view, scene, me) { (refuse(view, scene)) }
            (besides(view, scene, desk, me))
            (why(view, scene, me))
        }
    }
}

/// The price, who holds it, and the hammer.
fn price(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let high = view.phase.high();
    let draw = || {
        html! {
            div #price .price {
                @if let Phase::Live(live) = &view.phase { (hammer(view, scene, live)) } @else { (scene.picture("pic", "hammer")) }
                p {
                    @if let Some((seat, sum)) = high {
                        b.sum { (money(scene, sum)) } " " span { (scene.called(seat)) }
                    } @else { span { (scene.word("face-no-call")) } }
                }
            }
        }
    };
    let clock = match &view.phase {
        Phase::Live(live) => Some((live.counted, live.next.0, view.options.count.0)),
        _ => None,
    };
    scene.part("price", &(high, clock), draw)
}

/// Falls for as long as a count lasts; a new count or call is a new hammer, which falls from the top.
fn hammer(view: &View, scene: &Scene<'_, Maloney>, live: &Live) -> Markup {
    let said = ["face-counted-0", "face-counted-1", "face-counted-2"][usize::from(live.counted.min(2))];
    let seconds = format!("s{}", view.options.count.0);
    let left = scene.left(live.next);
    html! {
        div.hammer.(seconds) id=(format!("hammer-{}", live.next.0)) data-left=(left) {
            (scene.picture("pic block", "hammer")) (scene.picture("pic head", "hammer")) (scene.picture("pic down", "hammer-down"))
        }
        div.counted title=(scene.word(said)) {
            @for times in 1..=3 { i.done[times <= live.counted] {} }
            span { (scene.word(said)) }
        }
        div.time id=(format!("count-{}", live.next.0)) data-left=(left) { span.(seconds) {} }
    }
}

/// Why I can't call just now; or else what to think of before I do.
fn why(view: &View, scene: &Scene<'_, Maloney>, me: Seat) -> Part {
    if let Some(why) = why_not(view, scene, me) {
        let draw = || html! { p #why .warn[why == "face-you-hold-too-much"] { (scene.word(why)) } };
        return scene.part("why", &why, draw);
    }
    let means = view.player(me).money;
    let least = view.price().unwrap_or_default() + Dollars::STEP;
    let beyond = view.options.overbidding && least > means;
    let draw = || {
        html! {
            p #why .warn[beyond] {
                @if beyond { (scene.word("face-overbid")) } @else {
                    (best(view, scene)) " " (scene.say(&Line::new("face-means").with("sum", means)))
                }
            }
        }
    };
    let hand = bits(view.hand().unwrap_or_default());
    scene.part("why", &(hand, view.car, view.day, means, beyond), draw)
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
    let least = view.price().unwrap_or_default() + Dollars::STEP;
    let can_call = can_call(scene);
    html! {
        (raises(view, scene, me, can_call))
        (own_sum(scene, desk, (least, most(view, me)), can_call))
    }
}

/// On each stands what would be left of my money.
fn raises(view: &View, scene: &Scene<'_, Maloney>, me: Seat, can_call: bool) -> Part {
    let price = view.price().unwrap_or_default();
    let most = most(view, me);
    let means = view.player(me).money;
    let draw = || {
        html! {
            div #raises .raises {
                @for raise in RAISES {
                    @let sum = price + raise;
                    @if sum <= most {
                        @let class = if sum > means { "main beyond" } else { "main" };
                        (scene.button_or_idle(&control(view, &Action::Call(sum)), class, !can_call, &html! {
                            b { (money(scene, sum)) }
                            small {
                                @if sum > means { (scene.word("face-too-much")) }
                                @else { (scene.say(&Line::new("face-leaves").with("sum", means - sum))) }
                            }
                        }))
                    }
                }
            }
        }
    };
    scene.part("raises", &(price, most, means, can_call), draw)
}

fn own_sum(scene: &Scene<'_, Maloney>, desk: Desk<'_>, range: (Dollars, Dollars), can_call: bool) -> Part {
    let (least, most) = range;
    let inside = html! {
        label for="sum" { (scene.word("face-own-sum")) }
        input #sum type="number" name="sum" inputmode="numeric" required min=(least.0) max=(most.0) step="100" placeholder=(least.0) autocomplete="off";
        button aria-disabled=[disabled(!can_call)] { (scene.word("face-call")) }
    };
    scene.drawn("call", scene.form(desk, "call", "call", &inside))
}

/// What can't be sent just now looks like it, and stays.
fn disabled(is_idle: bool) -> Option<&'static str> {
    if is_idle { Some("true") } else { None }
}

/// "Not at this price" (live), or out of it (in turn).
fn refuse(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let (id, action) = match &view.phase {
        Phase::Live(auction) => ("decline", Action::NotAtThisPrice(auction.price())),
        _ => ("drop-out", Action::DropOut),
    };
    let is_idle = !scene.offers.contains(&action);
    let draw = || labelled(scene, &control(view, &action), is_idle);
    scene.part(id, &(view.phase.high().map(|(_, price)| price), is_idle), draw)
}

/// A button that says what its control says.
fn labelled(scene: &Scene<'_, Maloney>, control: &Control, is_idle: bool) -> Markup {
    scene.button_or_idle(control, "", is_idle, &html! { (scene.say(&control.label)) })
}

/// What is seldom done is opened first.
fn besides(view: &View, scene: &Scene<'_, Maloney>, desk: Desk<'_>, me: Seat) -> Part {
    let joker = scene.offers.contains(&Action::PlayJoker).then(|| joker(view, scene, desk));
    let standing = takes_part(view, me).then(|| standing(view, scene, desk, me));
    let refusing = (matches!(view.phase, Phase::Live(_)) && takes_part(view, me)).then(|| refuse_all_day(view, scene));
    let drawn = html! {
        div #besides .more {
            @if let Some(joker) = &joker { (joker) }
            @if let Some(standing) = &standing { (standing) }
            @if let Some(refusing) = &refusing { (refusing) }
        }
    };
    scene.drawn("besides", drawn)
}

/// Says "not at this price" to every price of this day: the page presses that button for as long as the box is ticked. The rules
/// know only the single refusals (M14), and so the next day begins with an empty box.
fn refuse_all_day(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let draw = || {
        html! {
            label #all-day .all-day data-anew=(view.number) title=(scene.word("face-out-today-how")) {
                input type="checkbox" data-presses="decline"; span { (scene.word("face-out-today")) }
            }
        }
    };
    scene.part("all-day", &view.number, draw)
}

/// The joker, behind a word about what it does (M16).
fn joker(view: &View, scene: &Scene<'_, Maloney>, desk: Desk<'_>) -> Part {
    let draw = || {
        let control = control(view, &Action::PlayJoker);
        html! {
            details #joker name="more" data-hinted[desk.is_hinted("joker")] {
                summary { (scene.picture("mini", "joker")) (scene.word("face-joker")) }
                div.opens { p { (scene.word("face-joker-how")) } (scene.labelled(&control, "main")) }
            }
        }
    };
    scene.part("joker", &(), draw)
}

/// The standing bid: secret, and changed once between two calls.
fn standing(view: &View, scene: &Scene<'_, Maloney>, desk: Desk<'_>, me: Seat) -> Part {
    let stand = stand(view, scene, desk, me);
    let stand_down = view.standing.map(|_| stand_down(view, scene));
    let draw = || {
        html! {
            details #standing name="more" data-hinted[desk.is_hinted("standing")] {
                summary {
                    @if let Some(limit) = view.standing { (scene.say(&Line::new("face-standing-limit").with("limit", limit))) }
                    @else { (scene.word("face-standing")) }
                }
                div.opens {
                    p { (scene.word(if view.standing_changed { "refusal-standing-bid-just-changed" } else { "face-standing-how" })) }
                    (stand)
                    @if let Some(stand_down) = &stand_down { (stand_down) }
                }
            }
        }
    };
    scene.part("standing", &(view.standing, view.standing_changed), draw)
}

fn stand(view: &View, scene: &Scene<'_, Maloney>, desk: Desk<'_>, me: Seat) -> Part {
    let least = view.price().unwrap_or_default() + Dollars::STEP;
    let most = most(view, me);
    let inside = html! {
        label for="limit" { (scene.word("face-limit")) }
        input #limit type="number" name="limit" inputmode="numeric" required min=(least.0) max=(most.0) step="100" placeholder=(view.standing.unwrap_or(least).0) autocomplete="off";
        button aria-disabled=[disabled(view.standing_changed)] { (scene.word("face-stand")) }
    };
    scene.drawn("stand", scene.form(desk, "stand", "stand", &inside))
}

fn stand_down(view: &View, scene: &Scene<'_, Maloney>) -> Part {
    let draw = || labelled(scene, &control(view, &Action::StandingBid(None)), view.standing_changed);
    scene.part("stand-down", &view.standing_changed, draw)
}
