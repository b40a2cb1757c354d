//! Whose move it is and what for, and the rule that applies.

use fifth::{Phase, View};
use tabletop::{Line, RuleId};

pub fn prompt(view: &View) -> Line {
    match view.phase {
        Phase::Turn { seat } if view.viewer.is(seat) => Line::new("prompt-turn-you"),
        Phase::Turn { seat } => Line::new("prompt-turn").with("seat", seat),
        Phase::Over => Line::new("prompt-over"),
    }
}

pub fn rule_now(_view: &View) -> RuleId {
    RuleId("F3")
}
