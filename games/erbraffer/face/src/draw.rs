//! Small pictures: coins, heirlooms, portraits, signs.

use erbraffer::{Cash, Erbraffer, Heirloom, Person};
use face::Scene;
use maud::{Markup, Render, html};
use tabletop::Line;

use crate::form;

/// More gold coins than these would hide each other.
const MOST_GOLD: Cash = 6;

/// Cash as coins that travel, and as a number. `whose` is its place on the page.
pub fn coins(scene: &Scene<'_, Erbraffer>, whose: &str, cash: Cash) -> Markup {
    let piles = [("coin-10", (cash / 10).min(MOST_GOLD)), ("coin-5", cash % 10 / 5), ("coin-1", cash % 5)];
    html! {
        span.coins {
            @for (coin, count) in piles {
                @for number in 0..count {
                    i id=(format!("{whose}-{coin}-{number}")) data-card=(coin) data-dealt="bank" { (scene.picture("coin", coin)) }
                }
            }
            // What is only being weighed changes with every tap, and must be read at once.
            b data-count[!whose.starts_with("share")] { (cash) }
        }
    }
}

pub fn portrait(scene: &Scene<'_, Erbraffer>, person: Person) -> Markup {
    scene.picture("portrait", &format!("person-{person}")).render()
}

/// An heirloom with its value.
pub fn heirloom(scene: &Scene<'_, Erbraffer>, heirloom: Heirloom) -> Markup {
    let said = heirloom_said(scene, heirloom);
    html! {
        span.heirloom role="img" aria-label=(said) title=(said) {
            (scene.picture("thing", form::name(heirloom))) small aria-hidden="true" { (scene.edition.value(heirloom)) }
        }
    }
}

pub fn heirloom_said(scene: &Scene<'_, Erbraffer>, heirloom: Heirloom) -> String {
    let value = scene.edition.value(heirloom);
    scene.say(&Line::new("face-heirloom").with("heirloom", heirloom.line()).with("value", value))
}

/// A sign with its meaning.
pub fn sign(scene: &Scene<'_, Erbraffer>, picture: &str, said: &str) -> Markup {
    html! { span.sign.(picture) role="img" aria-label=(said) title=(said) { (scene.picture("mini", picture)) } }
}

pub fn name(scene: &Scene<'_, Erbraffer>, person: Person) -> String {
    scene.say(&person.line())
}

/// What somebody is called among relatives.
pub fn first_name(scene: &Scene<'_, Erbraffer>, person: Person) -> String {
    name(scene, person).split(' ').next().unwrap_or_default().to_owned()
}
