//! The boxes on the shelf: everything that belongs to each game, under its name. Adding a game means adding it here.

mod called;
mod erbraffer;
mod maloney;
mod millionen;
mod tante;

use ::face::Face;
use bots::{Budget, Search, Sense};
use tabletop::{Bot, Game};
use words::{Language, Words};

pub use crate::called::{Called, Temperament, for_people, tempered, time_with_people};
pub use crate::erbraffer::ErbrafferBox;
pub use crate::maloney::MaloneyBox;
pub use crate::millionen::MillionenBox;
pub use crate::tante::TanteBox;

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
    /// The bots of this game, weakest first: those for people behind the random one, against which all are measured.
    const BOTS: &'static [&'static str];
    /// How long the strong bot thinks about a decision unless its name says otherwise: the same on every machine. In the house
    /// it is given time instead, see [`for_people`].
    const THINKS: Budget = Budget::Tries(1000);
    /// The options of a guided first game, key and value, where the usual ones would hurry a newcomer.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];

    fn words() -> &'static Words;
    /// The rulebook, in Markdown.
    fn rulebook(language: Language) -> &'static str;
    /// A bot by one of the names in [`Title::BOTS`], or by such a name with more behind it: see [`Called`].
    fn bot(name: &str) -> Option<Box<dyn Bot<Self::Game>>>;
    /// The strong bot itself, for whoever asks it more than what to do.
    fn strong(budget: Budget) -> Search<Self::Game, Self::Sense>;
}

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
