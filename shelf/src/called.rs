//! How bots are called: a level, and perhaps a temperament and a budget, as in `steady`, `steady-bold` or `strong:400`.

use bots::{Budget, Temperament};

/// What a bot's name asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called<'a> {
    /// How strong: one of [`BOTS`](crate::BOTS).
    pub level: &'a str,
    /// How it plays; a bot without one plays what it thinks is best.
    pub temperament: Option<Temperament>,
    /// How long one that thinks ahead may think.
    pub budget: Option<Budget>,
}

impl Called<'_> {
    /// Takes a name apart; nothing if that is no temperament or no budget.
    pub fn by(name: &str) -> Option<Called<'_>> {
        let (who, budget) = match name.split_once(':') {
            Some((who, budget)) => (who, Some(budget.parse().ok()?)),
            None => (name, None),
        };
        let (level, temperament) = match who.split_once('-') {
            Some((level, temperament)) => (level, Some(Temperament::named(temperament)?)),
            None => (who, None),
        };
        Some(Called { level, temperament, budget })
    }
}

/// The name of a bot of this level with this temperament.
pub fn tempered(level: &str, temperament: Temperament) -> String {
    format!("{level}-{}", temperament.name())
}

/// The bot of this name as it plays with people: one that thinks ahead has this budget, unless its name says another.
pub fn for_people(name: &str, budget: Budget) -> String {
    match Called::by(name) {
        Some(Called { level: "strong", budget: None, .. }) => format!("{name}:{budget}"),
        _ => name.to_owned(),
    }
}

/// Whether the bot of this name thinks ahead.
pub fn thinks_ahead(name: &str) -> bool {
    Called::by(name).is_some_and(|called| called.level == "strong")
}

/// The bot of this name when there is no time to think ahead: what it would do at first sight, in its own manner.
pub fn not_thinking_ahead(name: &str) -> String {
    match Called::by(name) {
        Some(Called { level: "strong", temperament: Some(temperament), .. }) => tempered("steady", temperament),
        Some(Called { level: "strong", temperament: None, .. }) => "steady".to_owned(),
        _ => name.to_owned(),
    }
}

/// How long people wait for a thought, however slow the machine is. Where a count runs it must be quick.
pub fn time_with_people(count_runs: bool) -> Budget {
    Budget::Milliseconds(if count_runs { 150 } else { 700 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_level_a_temperament_and_a_budget() {
        let plain = Called { level: "steady", temperament: None, budget: None };
        assert_eq!(Called::by("steady"), Some(plain));
        let bold = Called { temperament: Some(Temperament::Bold), ..plain };
        assert_eq!(Called::by("steady-bold"), Some(bold));
        let slow = Called { budget: Some(Budget::Tries(400)), ..bold };
        assert_eq!(Called::by("steady-bold:400"), Some(slow));
        for name in ["steady-", "steady-mad", "steady:", "steady:x", "steady-bold:", "steady-bold-bold"] {
            assert_eq!(Called::by(name), None, "{name}");
        }
    }

    #[test]
    fn people_wait_for_a_strong_bot_less_than_a_second_and_less_in_a_count() {
        let [usual, in_a_count] = [false, true].map(time_with_people);
        assert_eq!(for_people("strong-bold", usual), "strong-bold:700ms");
        assert_eq!(for_people("strong", in_a_count), "strong:150ms");
        assert_eq!(for_people("strong:20", in_a_count), "strong:20");
        assert_eq!(for_people("steady-bold", in_a_count), "steady-bold");
    }

    #[test]
    fn a_strong_bot_without_time_is_steady_in_its_own_manner() {
        let known = [("strong", "steady"), ("strong-bold:700ms", "steady-bold"), ("easy-kindly", "easy-kindly")];
        for (name, in_a_hurry) in known {
            assert_eq!(not_thinking_ahead(name), in_a_hurry);
        }
        assert!(thinks_ahead("strong-bold") && !thinks_ahead("steady-bold") && !thinks_ahead("strong-"));
    }

    #[test]
    fn a_tempered_name_is_understood() {
        for temperament in Temperament::ALL {
            assert_eq!(Called::by(&tempered("easy", temperament)).unwrap().temperament, Some(temperament));
        }
    }
}
