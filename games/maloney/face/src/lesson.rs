//! What a newcomer is told, each thing the first time it matters.

use maloney::{Day, Phase, View};

/// From here on the 69 points, or the last card of a hand, are a good day or two away (M27).
const MANY_POINTS: i16 = 50;
const FEW_CARDS: u8 = 4;

pub fn lessons(view: &View) -> Vec<&'static str> {
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let mut lessons = Vec::new();
    let mut tell = |id, now: bool| lessons.extend(now.then_some(id));
    let first_day = view.number == 1;
    let auction = match view.phase {
        Phase::Over { .. } => return vec!["lesson-end"],
        Phase::Ready { .. } | Phase::Live(_) => true,
        Phase::InTurn(auction) => auction.turn == me,
        Phase::Drive { .. } | Phase::Cash => false,
    };
    let deciding = matches!(view.phase, Phase::Cash) && view.choice.is_none();
    let opened = view.suitcases.iter().any(Option::is_some);
    let nearly_over = |player: &maloney::Player| player.points >= MANY_POINTS || player.cards <= FEW_CARDS;
    tell("lesson-welcome", first_day);
    tell("lesson-sunday", deciding && view.day == Day::Sunday && !first_day);
    tell("lesson-cash", deciding);
    tell("lesson-drive", matches!(view.phase, Phase::Drive { driver } if driver == me));
    tell("lesson-ride", matches!(view.phase, Phase::Drive { driver } if driver != me));
    tell("lesson-fine", !view.fined.is_empty());
    tell("lesson-call", auction);
    tell("lesson-double", (auction || deciding) && view.day.is_double());
    tell("lesson-suitcase", deciding && opened);
    tell("lesson-end-near", view.players.iter().any(nearly_over));
    // One thing after the other: these can wait until the first day is over.
    tell("lesson-cards", !first_day);
    tell("lesson-joker", auction && !first_day && view.joker_day() && view.player(me).joker);
    lessons
}

/// What on the board a lesson speaks of.
pub fn about(lesson: &str) -> &'static str {
    match lesson {
        "lesson-welcome" | "lesson-drive" | "lesson-ride" | "lesson-suitcase" => "map",
        "lesson-double" | "lesson-sunday" => "week",
        "lesson-cards" => "mine",
        "lesson-call" | "lesson-cash" => "desk",
        "lesson-joker" => "joker",
        "lesson-fine" | "lesson-end-near" => "players",
        "lesson-end" => "count",
        _ => "said",
    }
}
