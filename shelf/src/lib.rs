//! The boxes on the shelf: everything that belongs to each game, under its name. Adding a game means adding it here.

mod bot_spec;
mod contestant;
mod erbraffer;
mod maloney;
mod millionen;
mod tante;

use ::face::Face;
use bots::{Budget, Clairvoyant, Encoding, Player, Search, Sense};
use tabletop::{Bot, Game};
use words::{Language, Words};

pub use crate::bot_spec::{BotSpec, Level, NoBot, time_with_people};
pub use crate::contestant::Contestant;
pub use crate::erbraffer::ErbrafferBox;
pub use crate::maloney::MaloneyBox;
pub use crate::millionen::MillionenBox;
pub use crate::tante::TanteBox;
pub use bots::Temperament;

/// One box: a game with its words, rulebooks, face and bots.
pub trait Title: Send + Sync + 'static {
    type Game: Game;
    type Face: Face<Game = Self::Game>;
    /// What thinking ahead in this game starts from.
    type Sense: Sense<Self::Game> + Default;

    /// What is printed on the box, the same in every language.
    const PRINTED: &'static str;
    /// How long a game takes, in minutes.
    const MINUTES: u16;
    /// How long the strong bot thinks about a decision unless its spec says otherwise: the same on every machine. In the house
    /// it is given time instead, see [`time_with_people`].
    const THINKS: Budget = Budget::Iterations(1000);
    /// The options of a guided first game, key and value, where the usual ones would hurry a newcomer.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];

    fn words() -> &'static Words;
    /// The rulebook, in Markdown.
    fn rulebook(language: Language) -> &'static str;
    fn easy(temperament: Option<Temperament>) -> impl Bot<Self::Game> + 'static;
    fn steady(temperament: Option<Temperament>) -> impl Bot<Self::Game> + 'static;
    /// The strong bot itself, for whoever asks it more than what to do.
    fn strong(budget: Budget) -> Search<Self::Game, Self::Sense>;

    /// The player that learned by playing against itself; nothing where none has yet.
    fn learned() -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    fn bot(spec: BotSpec) -> Box<dyn Bot<Self::Game>> {
        let temperament = spec.temperament();
        match spec.level() {
            Level::Random => Box::new(bots::Random),
            Level::Easy => Box::new(Self::easy(temperament)),
            Level::Steady => Box::new(Self::steady(temperament)),
            Level::Strong => {
                let strong = Self::strong(spec.budget().unwrap_or(Self::THINKS));
                Box::new(match temperament {
                    None => strong,
                    // In doubt it does what suits its temperament.
                    Some(_) => strong.with_root_policy(Self::steady(temperament)),
                })
            }
        }
    }

    /// Whoever takes part in an arena; a table seats nobody but a bot. Nothing if this game has none such.
    fn player(contestant: Contestant) -> Option<Box<dyn Player<Self::Game>>> {
        Some(match contestant {
            Contestant::Bot(spec) => Box::new(Self::bot(spec)),
            Contestant::Learned => Box::new(Self::learned()?),
            Contestant::Clairvoyant(budget) => Box::new(Clairvoyant::new(Self::strong(budget.unwrap_or(Self::THINKS)))),
        })
    }
}

/// The words and rulebooks in the folder of a game, as [`Title`] wants them.
macro_rules! texts {
    ($game:literal) => {
        fn words() -> &'static ::words::Words {
            static WORDS: std::sync::LazyLock<::words::Words> = std::sync::LazyLock::new(|| {
                ::words::Words::new(::words::texts!(concat!("../../games/", $game, "/words/"), ".ftl"))
            });
            &WORDS
        }

        fn rulebook(language: ::words::Language) -> &'static str {
            ::words::texts!(concat!("../../games/", $game, "/RULEBOOK."), ".md")(language)
        }
    };
}
use texts;

/// Something that can be done with any title.
pub trait Visitor {
    type Output;
    fn visit<T: Title>(self) -> Self::Output;
}

/// The boxes in the order of the shelf.
macro_rules! shelf {
    ($($title:ty),* $(,)?) => {
        /// The names of all games, in the order of the shelf.
        pub const NAMES: &[&str] = &[$(<<$title as Title>::Game as Game>::NAME),*];

        /// Does something with the game of this name; nothing if there is none.
        pub fn with<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
            $(if name == <<$title as Title>::Game as Game>::NAME {
                return Some(visitor.visit::<$title>());
            })*
            None
        }
    };
}

shelf!(MaloneyBox, TanteBox, ErbrafferBox, MillionenBox);

/// A game that a player learns by playing against itself.
pub trait Learns: Title {
    type Encoding: Encoding<Self::Game> + Default + 'static;
}

/// Something that can be done with any game that is learned.
pub trait LearnsVisitor {
    type Output;
    fn visit<T: Learns>(self) -> Self::Output;
}

macro_rules! learned {
    ($($title:ty),* $(,)?) => {
        /// The names of the games that a player learns.
        pub const LEARNED: &[&str] = &[$(<<$title as Title>::Game as Game>::NAME),*];

        /// Does something with the game of this name; nothing if no player learns it.
        pub fn with_learner<V: LearnsVisitor>(name: &str, visitor: V) -> Option<V::Output> {
            $(if name == <<$title as Title>::Game as Game>::NAME {
                return Some(visitor.visit::<$title>());
            })*
            None
        }
    };
}

learned!(TanteBox, MillionenBox);
