//! Who can take part in an arena: any bot, and those that are not for people. No table knows their names.

use std::fmt;
use std::str::FromStr;

use bots::Budget;

use crate::{BotSpec, NoBot};

/// Written as its bot is, or `learned`, `clairvoyant` or `clairvoyant:400`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contestant {
    Bot(BotSpec),
    /// The player that learned by playing against itself, where a game has one: a bot like others, but not for people while it plays
    /// no better than the strong one.
    Learned,
    /// The strong bot's search in the one true world: what it wins bounds what knowing more can bring. It has a budget of its own, or
    /// thinks as long as is usual.
    Clairvoyant(Option<Budget>),
}

impl Contestant {
    /// The names of those whom people don't play with.
    pub const FOR_MEASURING: [&'static str; 2] = ["learned", "clairvoyant"];

    /// The same with this budget, if it thinks ahead and has none of its own.
    pub fn with_budget(self, budget: Budget) -> Contestant {
        match self {
            Contestant::Bot(bot) => Contestant::Bot(bot.with_budget(budget)),
            Contestant::Learned => self,
            Contestant::Clairvoyant(own) => Contestant::Clairvoyant(own.or(Some(budget))),
        }
    }
}

impl FromStr for Contestant {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Contestant, NoBot> {
        if text == "learned" {
            return Ok(Contestant::Learned);
        }
        match text.strip_prefix("clairvoyant") {
            None => text.parse().map(Contestant::Bot),
            Some("") => Ok(Contestant::Clairvoyant(None)),
            Some(rest) => {
                let budget = rest.strip_prefix(':').ok_or(NoBot)?;
                budget.parse().map(|budget| Contestant::Clairvoyant(Some(budget))).map_err(|_| NoBot)
            }
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(bot) => bot.fmt(f),
            Contestant::Learned => f.write_str("learned"),
            Contestant::Clairvoyant(None) => f.write_str("clairvoyant"),
            Contestant::Clairvoyant(Some(budget)) => write!(f, "clairvoyant:{budget}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Temperament};

    #[test]
    fn every_contestant_is_read_as_it_is_written() {
        let known = [
            ("learned", Contestant::Learned),
            ("clairvoyant", Contestant::Clairvoyant(None)),
            ("clairvoyant:400", Contestant::Clairvoyant(Some(Budget::Iterations(400)))),
            ("steady-bold", Contestant::Bot(BotSpec::plain(Level::Steady).tempered(Temperament::Bold))),
        ];
        for (text, contestant) in known {
            assert_eq!(text.parse(), Ok(contestant));
            assert_eq!(contestant.to_string(), text);
        }
        for text in
            ["clairvoyant:", "clairvoyant:0", "clairvoyant-bold", "learned:400", "clairvoyants", "Clairvoyant", "queen"]
        {
            assert_eq!(text.parse::<Contestant>(), Err(NoBot), "{text}");
        }
    }

    #[test]
    fn a_budget_is_given_to_whoever_thinks_ahead_and_has_none() {
        let given = |text: &str| text.parse::<Contestant>().unwrap().with_budget(Budget::Iterations(7)).to_string();
        let known = ["clairvoyant", "clairvoyant:9", "strong", "steady", "learned"].map(given);
        assert_eq!(known, ["clairvoyant:7", "clairvoyant:9", "strong:7", "steady", "learned"]);
    }

    /// What is for measuring alone is nobody whom a seat, a form or a record could name.
    #[test]
    fn who_is_for_measuring_is_no_bot() {
        for name in Contestant::FOR_MEASURING {
            assert_eq!(name.parse::<BotSpec>(), Err(NoBot));
            assert_eq!(Level::named(name), None);
            assert!(name.parse::<Contestant>().is_ok());
        }
    }
}
