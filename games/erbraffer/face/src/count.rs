//! The count at the end, line by line: every heir is unmasked (E35).

use erbraffer::Ending;
use face::Part;
use maud::{Markup, html};
use tabletop::{Line, Seat, SeatSet};

use crate::board::Board;
use crate::draw::{coins, heirloom, name, portrait};

pub fn count(board: &Board<'_>) -> Part {
    let scene = board.scene;
    let counted = match board.view.ending() {
        Some(Ending::Trial) => html! { p { (scene.word("event-trial-ended")) } },
        _ => fortunes(board),
    };
    scene.drawn("count", html! { section #count { h2 { (scene.word("face-count")) } (counted) } })
}

/// Everybody's fortune, the largest first.
fn fortunes(board: &Board<'_>) -> Markup {
    let view = board.view;
    let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
    let total = |seat: Seat| view.player(seat).count.map_or(0, |count| count.total());
    seats.sort_by_key(|seat| (std::cmp::Reverse(total(*seat)), seat.0));
    // A draw is shared by all (E35): nobody is marked.
    let winners = if view.ending() == Some(Ending::Fortune) { view.winners() } else { SeatSet::empty() };
    // Equal fortunes share a rank.
    let rank = |me: Seat| 1 + seats.iter().filter(|seat| total(**seat) > total(me)).count() as u32;
    let came = view.viewer.seat().filter(|_| !winners.is_empty());
    html! {
        @if let Some(me) = came { p.came { (board.scene.say(&Line::new("face-you-came").with("rank", rank(me)))) } }
        ol tabindex="0" .(format!("of{}", seats.len())) { @for seat in &seats { (fortune(board, *seat, winners.contains(*seat))) } }
    }
}

/// A player's fortune, line by line.
fn fortune(board: &Board<'_>, seat: Seat, won: bool) -> Markup {
    let view = board.view;
    let scene = board.scene;
    let player = view.player(seat);
    let Some(count) = player.count else { return html! {} };
    html! {
        li id=(format!("count-{}", seat.0)) .won[won] {
            h3 { (scene.portrait(seat)) (scene.called(seat)) @if won { " " small { (scene.word("face-won")) } } }
            dl {
                @for heir in player.portraits.iter().flatten() {
                    dt { span.tiny { (portrait(scene, *heir)) } span { (name(scene, *heir)) " " small { (scene.word("face-own-heir")) } } }
                    dd { (coins(scene, &format!("count-{heir}"), view.cash(*heir))) }
                    @for thing in view.heirlooms(*heir).iter() {
                        dt.thing-line { (heirloom(scene, thing)) (scene.say(&thing.line())) } dd { (scene.edition.value(thing)) }
                    }
                }
                dt {
                    span { (scene.word("face-from-benefactors")) }
                    @for benefactor in player.shown.iter() { span.tiny.oval title=(name(scene, benefactor)) { (portrait(scene, benefactor)) } }
                }
                dd { (coins(scene, &format!("count-purse-{}", seat.0), count.benefactors)) }
                dt.total { (scene.word("face-total")) }
                dd.total { (count.total()) }
            }
        }
    }
}
