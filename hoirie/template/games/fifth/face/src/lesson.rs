//! What a newcomer should be told at a moment like this.

use fifth::View;

pub fn lessons(view: &View) -> Vec<&'static str> {
    // Whoever only watches is taught nothing.
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    if view.phase.turn() == Some(me) { vec!["lesson-turn"] } else { Vec::new() }
}
