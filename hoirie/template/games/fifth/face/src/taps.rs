//! What one taps for an action.

use fifth::Action;

pub fn taps(action: &Action) -> Vec<String> {
    match action {
        Action::Pass => vec!["pass".to_owned()],
    }
}
