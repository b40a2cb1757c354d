//! Whose move it is and what for, and the rule that applies.

use millionen::{Phase, View};
use tabletop::{Line, RuleId};

pub fn prompt(view: &View) -> Line {
    let mine = view.mover().is_some() && view.mover() == view.viewer.seat();
    match &view.phase {
        Phase::Turn if mine => Line::new("prompt-turn-you"),
        Phase::Turn => Line::new("prompt-turn").with("seat", view.turn),
        Phase::Answer(attack) => {
            let line = Line::new(match view.viewer {
                _ if mine => "prompt-answer-you",
                viewer if viewer.is(attack.boss) => "prompt-answer-mine",
                _ => "prompt-answer",
            });
            line.with("boss", attack.boss).with("pickpocket", attack.pickpocket.line()).with("seat", attack.victim)
        }
        Phase::Over { winner: Some(seat) } if view.viewer.is(*seat) => Line::new("prompt-won-you"),
        Phase::Over { winner: Some(seat) } => Line::new("prompt-won").with("seat", *seat),
        Phase::Over { winner: None } => Line::new("prompt-draw"),
    }
}

pub fn rule_now(view: &View) -> RuleId {
    let threatened = view.mover().is_some_and(|seat| view.is_threatened(seat));
    RuleId(match &view.phase {
        Phase::Turn if threatened => "P12",
        Phase::Turn => "P4",
        Phase::Answer(_) => "P7",
        Phase::Over { winner: Some(_) } => "P16",
        Phase::Over { winner: None } => "P17",
    })
}
