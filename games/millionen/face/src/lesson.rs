//! What a newcomer is told, each thing the first time it matters.

use millionen::{Card, Phase, View};
use tabletop::Seat;

pub fn lessons(view: &View) -> Vec<&'static str> {
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let mut lessons = Vec::new();
    let mut tell = |id, now: bool| lessons.extend(now.then_some(id));
    let first_round = view.turns < u16::from(view.seats());
    tell("lesson-end", matches!(view.phase, Phase::Over { winner: Some(_) }));
    tell("lesson-welcome", first_round);
    if let Phase::Answer(attack) = view.phase {
        let mine = attack.victim == me;
        // Whoever has the turn sent the Pickpocket: a Revolver has sent it back (P9).
        tell("lesson-turned-round", mine && view.turn == me);
        tell("lesson-attacked", mine);
    }
    if view.phase == Phase::Turn && view.turn == me {
        let hand = view.hand().unwrap_or_default();
        let suitcases = view.player(me).suitcases;
        let others = || Seat::all(view.seats()).filter(|seat| *seat != me).map(|seat| view.player(seat).suitcases);
        let threatened = view.is_threatened(me);
        tell("lesson-threatened", threatened);
        tell("lesson-five", suitcases == 5);
        tell("lesson-turn", true);
        tell("lesson-rival", others().any(|suitcases| suitcases >= 4));
        tell("lesson-suitcase", hand.contains(Card::Suitcase) && suitcases < 5 && !threatened);
        tell("lesson-attack", !threatened && !hand.pickpockets().is_empty() && others().any(|suitcases| suitcases > 0));
        // One thing after the other: these can wait until the first round is over.
        tell("lesson-dandy", hand.contains(Card::Dandy) && suitcases < 5 && !first_round);
        tell("lesson-cheat", hand.contains(Card::Cheat) && !first_round);
    }
    lessons
}

/// What on the board a lesson speaks of.
pub fn about(lesson: &str) -> &'static str {
    match lesson {
        "lesson-welcome" | "lesson-attack" | "lesson-rival" | "lesson-five" => "players",
        "lesson-turn" | "lesson-suitcase" | "lesson-dandy" | "lesson-cheat" | "lesson-threatened" => "mine",
        "lesson-attacked" | "lesson-turned-round" => "desk",
        _ => "said",
    }
}
