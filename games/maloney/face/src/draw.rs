//! Signs, sums and days.

use std::borrow::Cow;

use face::{Id, Scene};
use maloney::{Cards, Day, Dollars, Maloney};
use maud::{Markup, html};

/// A picture that means something: it is also said.
pub fn sign(scene: &Scene<'_, Maloney>, id: Id, picture: &str, said: &str) -> Markup {
    html! { span.sign id=(id) role="img" aria-label=(said) title=(said) { (scene.picture("mini", picture)) } }
}

pub fn money(scene: &Scene<'_, Maloney>, sum: Dollars) -> String {
    scene.say(&sum.line())
}

/// A day of the week in two letters.
pub fn short_day<'s>(scene: &'s Scene<'_, Maloney>, day: Day) -> Cow<'s, str> {
    scene.word(short_day_word(day))
}

pub fn short_day_word(day: Day) -> &'static str {
    match day {
        Day::Monday => "face-short-monday",
        Day::Tuesday => "face-short-tuesday",
        Day::Wednesday => "face-short-wednesday",
        Day::Thursday => "face-short-thursday",
        Day::Friday => "face-short-friday",
        Day::Saturday => "face-short-saturday",
        Day::Sunday => "face-short-sunday",
    }
}

/// Cards as a number, one bit each: a part that shows them is made of it.
pub fn bits(cards: Cards) -> u64 {
    cards.iter().fold(0, |bits, card| bits | 1 << card.index())
}
