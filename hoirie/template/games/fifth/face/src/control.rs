//! How actions are done: what their forms say, what is written on them, and what one taps.

use face::{Control, Fields};
use fifth::Action;
use tabletop::Line;

pub fn control(action: &Action) -> Control {
    match action {
        Action::Pass => Control::new("pass", "pass", Line::new("face-pass")),
    }
}

pub fn read(fields: &Fields) -> Option<Action> {
    match fields.one("do")? {
        "pass" => Some(Action::Pass),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_mean_actions_and_nonsense_means_nothing() {
        assert_eq!(read(&Fields::of(&[("do", "pass")])), Some(Action::Pass));
        assert_eq!(read(&Fields::of(&[("do", "win")])), None);
        assert_eq!(read(&Fields::of(&[])), None);
    }
}
