//! Which bot: a level, and perhaps a temperament and a budget. It is written `steady`, `steady-bold` or `strong:400`, on command lines,
//! in forms and in the rows of seats.

use std::fmt;
use std::str::FromStr;

use bots::{Budget, Temperament};

/// How strong a bot is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    Random,
    Easy,
    Steady,
    Strong,
}

impl Level {
    /// Weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Steady, Level::Strong];

    /// Those that people choose from, weakest first. The random one is for measuring: it is no fun to play with.
    pub const FOR_PEOPLE: [Level; 3] = [Level::Easy, Level::Steady, Level::Strong];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Steady => "steady",
            Level::Strong => "strong",
        }
    }

    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// A bot that every game has. Only one that thinks ahead has a budget, and the random one has no temperament either.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotSpec {
    level: Level,
    temperament: Option<Temperament>,
    budget: Option<Budget>,
}

impl BotSpec {
    /// The bot of this level that plays what it thinks is best, for as long as is usual.
    pub const fn plain(level: Level) -> BotSpec {
        BotSpec { level, temperament: None, budget: None }
    }

    /// The same with this temperament; the random one stays as it is.
    pub fn tempered(self, temperament: Temperament) -> BotSpec {
        match self.level {
            Level::Random => self,
            Level::Easy | Level::Steady | Level::Strong => BotSpec { temperament: Some(temperament), ..self },
        }
    }

    /// The same with this budget, if it thinks ahead and has none of its own.
    pub fn with_budget(self, budget: Budget) -> BotSpec {
        if self.thinks_ahead() { BotSpec { budget: self.budget.or(Some(budget)), ..self } } else { self }
    }

    /// The same when there is no time to think ahead: what it would do at first sight, in its own manner.
    pub fn not_thinking_ahead(self) -> BotSpec {
        if self.thinks_ahead() { BotSpec { level: Level::Steady, budget: None, ..self } } else { self }
    }

    pub fn thinks_ahead(self) -> bool {
        self.level == Level::Strong
    }

    pub fn level(self) -> Level {
        self.level
    }

    /// How it plays; a bot without one plays what it thinks is best.
    pub fn temperament(self) -> Option<Temperament> {
        self.temperament
    }

    /// How long one that thinks ahead may think, if that is not left to others.
    pub fn budget(self) -> Option<Budget> {
        self.budget
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a bot is a level, perhaps with a temperament and a budget, such as steady, steady-bold or strong:400")]
pub struct NoBot;

impl FromStr for BotSpec {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<BotSpec, NoBot> {
        let (who, budget) = match text.split_once(':') {
            Some((who, budget)) => (who, Some(budget.parse().map_err(|_| NoBot)?)),
            None => (text, None),
        };
        let (level, temperament) = match who.split_once('-') {
            Some((level, temperament)) => (level, Some(Temperament::named(temperament).ok_or(NoBot)?)),
            None => (who, None),
        };
        let level = Level::named(level).ok_or(NoBot)?;
        match (level, temperament, budget) {
            (Level::Random, None, None) | (Level::Easy | Level::Steady, _, None) | (Level::Strong, _, _) => {
                Ok(BotSpec { level, temperament, budget })
            }
            _ => Err(NoBot),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if let Some(temperament) = self.temperament {
            write!(f, "-{}", temperament.name())?;
        }
        if let Some(budget) = self.budget {
            write!(f, ":{budget}")?;
        }
        Ok(())
    }
}

/// How long people wait for a thought, however slow the machine is. Where a count runs it must be quick.
pub fn time_with_people(count_runs: bool) -> Budget {
    Budget::Milliseconds(if count_runs { 150 } else { 700 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(text: &str) -> BotSpec {
        text.parse().unwrap()
    }

    #[test]
    fn a_bot_is_a_level_a_temperament_and_a_budget() {
        let plain = BotSpec { level: Level::Strong, temperament: None, budget: None };
        assert_eq!(bot("strong"), plain);
        let bold = BotSpec { temperament: Some(Temperament::Bold), ..plain };
        assert_eq!(bot("strong-bold"), bold);
        assert_eq!(bot("strong-bold:400"), BotSpec { budget: Some(Budget::Iterations(400)), ..bold });
    }

    #[test]
    fn every_bot_is_read_as_it_is_written() {
        let temperaments = Temperament::ALL.into_iter().map(Some).chain([None]);
        for (level, temperament) in
            Level::ALL.into_iter().flat_map(|level| temperaments.clone().map(move |t| (level, t)))
        {
            let plain = BotSpec::plain(level);
            let spec = temperament.map_or(plain, |temperament| plain.tempered(temperament));
            for spec in [spec, spec.with_budget(Budget::Iterations(7)), spec.with_budget(Budget::Milliseconds(700))] {
                assert_eq!(spec.to_string().parse(), Ok(spec));
            }
        }
        for text in ["random", "easy", "steady-bold", "strong", "strong:400", "strong-kindly:1500ms"] {
            assert_eq!(bot(text).to_string(), text);
        }
    }

    #[test]
    fn what_means_nothing_is_no_bot() {
        let levels = ["", "queen", "Steady", "-bold", ":400", " steady"];
        let temperaments = ["random-bold", "steady-", "steady-mad", "steady-bold-bold", "strong-bold-"];
        let budgets = ["random:400", "easy:400", "easy-bold:1500ms", "steady:400", "strong:", "strong:0", "strong:1:1"];
        for text in levels.into_iter().chain(temperaments).chain(budgets) {
            assert_eq!(text.parse::<BotSpec>(), Err(NoBot), "{text:?}");
        }
    }

    #[test]
    fn people_wait_for_a_strong_bot_less_than_a_second_and_less_in_a_count() {
        let [usual, in_a_count] = [false, true].map(time_with_people);
        let known = [
            ("strong-bold", usual, "strong-bold:700ms"),
            ("strong", in_a_count, "strong:150ms"),
            ("strong:20", in_a_count, "strong:20"),
            ("steady-bold", in_a_count, "steady-bold"),
        ];
        for (text, time, with_people) in known {
            assert_eq!(bot(text).with_budget(time), bot(with_people));
        }
    }

    #[test]
    fn a_strong_bot_without_time_is_steady_in_its_own_manner() {
        let known = [("strong", "steady"), ("strong-bold:700ms", "steady-bold"), ("easy-kindly", "easy-kindly")];
        for (text, in_a_hurry) in known {
            assert_eq!(bot(text).not_thinking_ahead(), bot(in_a_hurry));
        }
        assert!(bot("strong-bold").thinks_ahead() && !bot("steady-bold").thinks_ahead());
    }
}
