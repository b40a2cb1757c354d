//! Cards, as they look everywhere.

use face::Scene;
use fifth::{Card, Fifth};
use maud::{Markup, html};

pub fn card(scene: &Scene<'_, Fifth>, card: Card) -> Markup {
    html! { span.card { (scene.picture("card", "card")) (card.0) } }
}
