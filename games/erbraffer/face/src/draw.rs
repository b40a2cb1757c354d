//! Small pictures: coins, heirlooms, portraits, signs.

use erbraffer::{Cash, Erbraffer, Heirloom, Person};
use face::Scene;
use maud::{Markup, Render, html};
use tabletop::Line;

use crate::control;

/// Cash as a coin that travels, the more the better a coin, and as a number. `whose` is its place on the page.
pub fn coins(scene: &Scene<'_, Erbraffer>, whose: &str, cash: Cash) -> Markup {
    let coin = match cash {
        0..5 => "coin-1",
        5..10 => "coin-5",
        _ => "coin-10",
    };
    html! {
        span.coins {
            i id=(format!("{whose}-coin")) data-card=(coin) { (scene.picture("coin", coin)) }
            // What is only being weighed changes with every tap, and must be read at once.
            b data-count[!whose.starts_with("share")] { (cash) }
        }
    }
}

/// What the page calls somebody: the id in the tree, and the picture of the portrait. The message of the name is called the same.
pub fn person_id(person: Person) -> &'static str {
    person.line().id
}

/// The id of an heirloom that lies beside somebody.
pub fn heirloom_id(heirloom: Heirloom, holder: Person) -> String {
    format!("{}-of-{holder}", control::name(heirloom))
}

pub fn portrait(scene: &Scene<'_, Erbraffer>, person: Person) -> Markup {
    scene.picture("portrait", person_id(person)).render()
}

/// An heirloom with its value.
pub fn heirloom(scene: &Scene<'_, Erbraffer>, heirloom: Heirloom) -> Markup {
    let said = heirloom_said(scene, heirloom);
    html! {
        span.heirloom role="img" aria-label=(said) title=(said) {
            (scene.picture("thing", control::name(heirloom))) small aria-hidden="true" { (scene.edition.value(heirloom)) }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_an_id_that_says_who_it_is() {
        assert!(Person::all().all(|person| person_id(person) == format!("person-{person}")));
    }
}
