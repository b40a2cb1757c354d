//! What a newcomer is told, each thing the first time it matters.

use erbraffer::{Card, Edition, Ending, Kind, Phase, View};

pub fn lessons(view: &View, edition: &Edition) -> Vec<&'static str> {
    let (Some(me), Some(player)) = (view.viewer.seat(), view.me()) else { return Vec::new() };
    let mut lessons = Vec::new();
    let mut tell = |id, now: bool| lessons.extend(now.then_some(id));
    let holds = |wanted: fn(Card) -> bool| player.hand.is_some_and(|hand| hand.iter().any(wanted));
    let mine = view.turn() == Some(me);
    let last_generation = usize::from(view.generation) + 1 == edition.generations.len();
    match view.phase {
        Phase::Over { ending } => tell("lesson-end", ending == Ending::Fortune),
        Phase::Death { .. } => tell("lesson-death", mine),
        Phase::Division(_) => {
            tell("lesson-change", true);
            tell("lesson-divide", mine);
        }
        Phase::Window(_) => {
            tell("lesson-change", true);
            let will = holds(|card| card.kind() == Kind::NewWill);
            tell("lesson-new-will", view.is_asked() && will);
            tell("lesson-window", view.is_asked() && !will);
        }
        Phase::Turn { .. } => {
            tell("lesson-welcome", view.generation == 0 && view.turns < u16::from(view.seats()));
            tell("lesson-last-round", view.last_turns.is_some());
            tell("lesson-turn", mine);
            tell("lesson-payout", !view.paid.is_empty());
            tell("lesson-last-heirs", last_generation && view.last_turns.is_none());
            tell("lesson-benefactors", view.generation > 0 && !last_generation);
            tell("lesson-hourglass", mine && view.last_turns.is_none() && holds(Card::has_hourglass));
            tell("lesson-death", mine && !view.dead.is_empty());
        }
    }
    lessons
}

/// What on the board a lesson speaks of.
pub fn about(lesson: &str) -> &'static str {
    match lesson {
        "lesson-welcome" | "lesson-benefactors" => "secrets",
        "lesson-turn" | "lesson-hourglass" | "lesson-last-round" => "mine",
        "lesson-death" | "lesson-last-heirs" => "tree",
        "lesson-change" => "years",
        "lesson-divide" | "lesson-window" | "lesson-new-will" => "desk",
        "lesson-payout" => "players",
        "lesson-end" => "count",
        _ => "said",
    }
}
