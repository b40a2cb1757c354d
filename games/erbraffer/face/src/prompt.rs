//! Whose move it is and what for, and the rule that applies.

use erbraffer::{Ending, Person, Phase, View};
use tabletop::{Arg, Line, RuleId, Seat};

pub fn prompt(view: &View) -> Line {
    let mine = view.turn().is_some() && view.turn() == view.viewer.seat();
    let said = |mine_id: &'static str, id: &'static str, seat: Seat| {
        if mine { Line::new(mine_id) } else { Line::new(id).with("seat", seat) }
    };
    match &view.phase {
        Phase::Turn { seat } if view.last_turns.is_some() => said("prompt-last-turn-you", "prompt-last-turn", *seat),
        Phase::Turn { seat } => said("prompt-turn-you", "prompt-turn", *seat),
        Phase::Death { seat } => said("prompt-death-you", "prompt-death", *seat),
        Phase::Division(change) => said("prompt-divide-you", "prompt-divide", change.divider),
        Phase::Window(window) => {
            let id = match (view.is_asked(), view.viewer.is(window.author)) {
                (_, true) => "prompt-window-yours",
                (true, false) => "prompt-window-you",
                (false, false) => "prompt-window",
            };
            let couple = window.couple.both().map(Person::line).into_iter().collect::<Arg>();
            let line = Line::new(id).with("couple", couple);
            if view.viewer.is(window.author) { line } else { line.with("seat", window.author) }
        }
        Phase::Over { ending: Ending::Trial } => Line::new("prompt-trial"),
        Phase::Over { ending: Ending::Draw } => Line::new("prompt-draw"),
        Phase::Over { ending: Ending::Fortune } => {
            let winners = view.winners();
            match view.viewer.seat() {
                Some(me) if winners.contains(me) && winners.len() == 1 => Line::new("prompt-over-you"),
                _ if winners.len() == 1 => Line::new("prompt-over").with("winners", winners.iter().collect::<Arg>()),
                _ => Line::new("prompt-over-shared").with("winners", winners.iter().collect::<Arg>()),
            }
        }
    }
}

pub fn rule_now(view: &View) -> RuleId {
    RuleId(match &view.phase {
        Phase::Turn { .. } if view.last_turns.is_some() => "E34",
        Phase::Turn { .. } => "E12",
        Phase::Death { .. } => "E20",
        Phase::Division(_) => "E22",
        Phase::Window(_) => "E27",
        Phase::Over { ending: Ending::Trial } => "E36",
        Phase::Over { .. } => "E35",
    })
}
