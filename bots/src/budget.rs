//! How long a bot that thinks ahead may think.

use std::fmt;
use std::str::FromStr;

/// How long to think about a decision; written `400` or `1500ms`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same seed decides the same.
    Iterations(u32),
    /// So much time: what comes of it depends on the machine.
    Milliseconds(u32),
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a budget is a number of iterations, such as 400, or a time, such as 1500ms")]
pub struct NoBudget;

impl FromStr for Budget {
    type Err = NoBudget;

    fn from_str(text: &str) -> Result<Budget, NoBudget> {
        let positive = |digits: &str| digits.parse().ok().filter(|number| *number > 0).ok_or(NoBudget);
        match text.strip_suffix("ms") {
            Some(digits) => positive(digits).map(Budget::Milliseconds),
            None => positive(text).map(Budget::Iterations),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Milliseconds(time) => write!(f, "{time}ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_iterations_or_time() {
        assert_eq!("400".parse(), Ok(Budget::Iterations(400)));
        assert_eq!("1500ms".parse(), Ok(Budget::Milliseconds(1500)));
        for text in ["", "0", "0ms", "ms", "-1", "1.5", "1 ms", "99999999999"] {
            assert_eq!(text.parse::<Budget>(), Err(NoBudget), "{text}");
        }
        assert_eq!([Budget::Iterations(7), Budget::Milliseconds(9)].map(|budget| budget.to_string()), ["7", "9ms"]);
    }
}
