//! Small pictures for what is chosen before a game: a table with so many chairs, a free chair, a pace, a door. They are drawn in the
//! colour of the text beside them, and tell nothing that the text does not.

use std::f64::consts::TAU;

use house::conduct::Pace;
use maud::{Markup, html};

fn drawing(inside: &Markup) -> Markup {
    html! {
        svg.small-drawing viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" stroke-width="2.4"
            stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" { (inside) }
    }
}

/// A round table with so many chairs, the first of them at the bottom.
pub fn table_for(seats: u8) -> Markup {
    let chairs = (0..seats).map(|seat| {
        let turn = TAU * f64::from(seat) / f64::from(seats);
        let of = |part: f64| format!("{:.1}", 24.0 + 18.0 * part);
        (of(-turn.sin()), of(turn.cos()))
    });
    drawing(&html! {
        circle.wood cx="24" cy="24" r="11" {}
        @for (x, y) in chairs { circle.chair cx=(x) cy=(y) r="4" {} }
    })
}

/// A chair where nobody sits.
pub fn free_chair() -> Markup {
    drawing(&html! { path d="M15 27V11q0-4 9-4t9 4v16M13 27h22v6H13zM16 33v9m16-9v9M21 12v10m6-10v10" {} })
}

/// A cup for those who have time, a watch with its minutes, a calendar with its days.
pub fn pace(pace: Pace) -> Markup {
    let number = |x: &str, y: &str, number: &str| {
        html! { text.number x=(x) y=(y) text-anchor="middle" { (number) } }
    };
    drawing(&match pace {
        Pace::Free => {
            html! { path d="M10 18h22v10a11 11 0 0 1-22 0zM32 20h4a4.5 4.5 0 0 1 0 9h-4M8 42h26M16 12q-2-3 0-6m8 6q-2-3 0-6" {} }
        }
        Pace::Live { seconds, .. } => html! {
            circle cx="24" cy="27" r="15" {}
            path d="M24 12V7m-5-1h10m5 10 3-3" {}
            (number("24", "32.5", &format!("{}′", seconds / 60)))
        },
        Pace::Slow { days } => html! {
            rect x="9" y="10" width="30" height="30" rx="3" {}
            path d="M9 19h30M17 6v7m14-7v7" {}
            (number("24", "35", &days.to_string()))
        },
    })
}

/// A letter for those who are invited, or a door that stands open.
pub fn door(is_open: bool) -> Markup {
    drawing(&match is_open {
        true => html! { path d="M8 42h32M14 42V8h20v34M14 8l12 5v33l-12-4M21.5 27v3" {} },
        false => html! { path d="M6 13h36v24H6zM6 14l18 14 18-14" {} },
    })
}

/// A lamp, dark or lit.
pub fn lamp(is_lit: bool) -> Markup {
    drawing(&html! {
        path d="M18 34q0-4-3-7a12 12 0 1 1 18 0q-3 3-3 7zM19 40h10" {}
        @if is_lit { path d="M24 2v1M6 8l2 2m34-2-2 2M3 24h2m38 0h2" {} }
    })
}
