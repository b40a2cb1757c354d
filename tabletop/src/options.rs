//! What players may settle before a game begins, as keys and values, so that pages, commands and records all speak of it alike.

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::RuleId;

/// One thing to settle: its key, the values it can have (the first is the default), and the rule it is about.
#[derive(Debug, Clone, Copy)]
pub struct Choice {
    pub key: &'static str,
    pub values: &'static [&'static str],
    pub rule: RuleId,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no option {key}={value}; there is: {known}")]
pub struct UnknownOption {
    key: String,
    value: String,
    known: String,
}

/// A game's options.
pub trait Options: Clone + Eq + Debug + Default + Send + Sync + 'static {
    const CHOICES: &'static [Choice];
    /// The value of the choice with this key.
    fn value(&self, choice: &Choice) -> &'static str;
    /// Sets a choice to one of its own values.
    fn choose(&mut self, choice: &Choice, value: &'static str);

    fn to_map(&self) -> BTreeMap<String, String> {
        Self::CHOICES.iter().map(|choice| (choice.key.to_owned(), self.value(choice).to_owned())).collect()
    }

    /// The options that these keys and values mean; what is not named keeps its default.
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, UnknownOption> {
        let mut options = Self::default();
        for (key, value) in pairs {
            let choice = Self::CHOICES.iter().find(|choice| choice.key == key);
            let found = choice.and_then(|c| c.values.iter().find(|v| **v == value).map(|v| (c, *v)));
            let Some((choice, value)) = found else {
                let known: Vec<_> =
                    Self::CHOICES.iter().flat_map(|c| c.values.iter().map(move |v| format!("{}={v}", c.key))).collect();
                return Err(UnknownOption { key: key.into(), value: value.into(), known: known.join(", ") });
            };
            options.choose(choice, value);
        }
        Ok(options)
    }

    /// Every combination there is, for tests.
    fn every() -> Vec<Self> {
        Self::CHOICES.iter().fold(vec![Self::default()], |all, choice| {
            let with = |options: &Self, value| {
                let mut options = options.clone();
                options.choose(choice, value);
                options
            };
            all.iter().flat_map(|options| choice.values.iter().map(move |value| with(options, *value))).collect()
        })
    }
}

/// A game with nothing to settle.
impl Options for () {
    const CHOICES: &'static [Choice] = &[];

    fn value(&self, choice: &Choice) -> &'static str {
        unreachable!("there is no choice {}", choice.key)
    }

    fn choose(&mut self, choice: &Choice, _: &'static str) {
        unreachable!("there is no choice {}", choice.key)
    }
}
