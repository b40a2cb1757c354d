//! What a newcomer is told, each thing the first time it matters.

use tante::{Count, INHERITANCE_LIMIT, Phase, View};

/// From this many gentlemen on, a wedding is in the air.
const FEW_GENTLEMEN: u8 = 2;

pub fn lessons(view: &View) -> Vec<&'static str> {
    let (Some(me), Some(hand)) = (view.viewer.seat(), view.hand()) else { return Vec::new() };
    let mut lessons = Vec::new();
    let mut tell = |id, now: bool| lessons.extend(now.then_some(id));
    if let Phase::Over { married } = view.phase {
        tell("lesson-wedding", married);
        tell("lesson-inheritance", !married);
        return lessons;
    }
    let (all, left) = view.gentlemen;
    let mine = view.turn() == Some(me);
    tell("lesson-welcome", view.round == 1);
    tell("lesson-aunt", mine && matches!(view.phase, Phase::Exchange));
    tell("lesson-bid", mine && matches!(view.phase, Phase::Auction(_)));
    tell("lesson-duty", mine && matches!(view.phase, Phase::Duty { .. }));
    tell("lesson-last-round", view.stack == 0);
    tell("lesson-bells", left <= FEW_GENTLEMEN);
    tell("lesson-meeting", left < all);
    tell("lesson-greedy", hand.sum() > INHERITANCE_LIMIT);
    tell("lesson-sets", Count::of(hand, true).bonus > 0);
    // One thing after the other: not before the first cards have been sold.
    tell("lesson-hand", view.round > 1);
    lessons
}

/// What on the board a lesson speaks of.
pub fn about(lesson: &str) -> &'static str {
    match lesson {
        "lesson-hand" | "lesson-greedy" => "worth",
        "lesson-sets" => "hand",
        "lesson-welcome" | "lesson-duty" | "lesson-last-round" => "three",
        "lesson-bid" => "wallet",
        "lesson-aunt" => "taking",
        "lesson-meeting" | "lesson-bells" => "suitors",
        "lesson-wedding" | "lesson-inheritance" => "count",
        _ => "said",
    }
}
