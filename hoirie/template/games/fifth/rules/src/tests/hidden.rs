//! What is hidden.

use tabletop::{Game, Viewer};

use super::begin;

#[test]
fn nobody_sees_what_was_dealt_to_others() {
    let (game, told) = begin(3);
    assert!(!game.hidden_zones(Viewer::Public).is_empty(), "something is hidden from those who only watch");
    let heard: Vec<_> = told.iter().filter_map(|event| crate::Fifth::seen(event, Viewer::Public)).collect();
    assert_ne!(heard, told, "what is dealt in secret is blanked for the public, in rules/src/event.rs");
}
