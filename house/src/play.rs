//! A match of any game, behind one face: the house knows tables, not their games' types. It is three things: a log, what is to be
//! seen of it, and what bots make of it.

mod log;
mod show;
mod think;

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;
use shelf::{Title, Visitor};
use tabletop::{BrokenRecord, Game, Head, Record, Table, Viewer};

use crate::recent_story::Recent;

pub use log::{Asked, AsksAnew, Considered, Log, NotPlayed, Step, TakeBack};
pub use show::{Board, Frame, Sentence, Show};
pub use think::{Advising, Pondering, ReviewStep, ReviewWork, Think, Thought};

/// A match in play.
pub trait Play: Log + Show + Think + Send + Sync {
    /// The same match as it was after row `seq`: all of it is played again up to there.
    fn at(&self, seq: u64) -> Box<dyn Play>;
    /// The same match once more, to be looked at while nobody waits for it.
    fn copy(&self) -> Box<dyn Play>;
}

/// An action of some game: only a match of that game can say what it is.
pub type AnyAction = Arc<dyn Any + Send + Sync>;

/// Replays a record and proves it; what is wrong with it if it can't be proven.
pub fn verify<T: Title>(record: Record<Action<T>>) -> Result<Box<dyn Play>, BrokenRecord> {
    Ok(Box::new(Match::<T>::of(Table::verify(record)?)))
}

/// Opens the match that `head` describes.
pub fn open(head: Head) -> Result<Box<dyn Play>, String> {
    let game = head.game.clone();
    shelf::with(&game, Open(head)).ok_or_else(|| format!("no game is called {game}"))?
}

struct Open(Head);

impl Visitor for Open {
    type Output = Result<Box<dyn Play>, String>;
    fn visit<T: Title>(self) -> Self::Output {
        let table = Table::open(self.0).map_err(|error| error.to_string())?;
        Ok(Box::new(Match::<T>::of(table)))
    }
}

impl<T: Title> std::fmt::Debug for Match<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Match({})", T::Game::NAME)
    }
}

pub struct Match<T: Title> {
    pub table: Table<T::Game>,
    recent: Recent,
}

type Action<T> = <<T as Title>::Game as Game>::Action;
type Event<T> = <<T as Title>::Game as Game>::Event;

impl<T: Title> Match<T> {
    pub fn of(table: Table<T::Game>) -> Match<T> {
        Match { table, recent: Recent::default() }
    }

    fn view(&self, viewer: Viewer) -> <T::Game as Game>::View {
        self.table.state().view(viewer)
    }

    fn offers(&self, viewer: Viewer) -> Vec<Action<T>> {
        let mut offers = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.table.state().offers(seat, &mut offers);
        }
        offers
    }
}

fn json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("entries are plain data")
}

impl<T: Title> Play for Match<T> {
    fn at(&self, seq: u64) -> Box<dyn Play> {
        Box::new(Match::<T>::of(self.table.at(seq)))
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(Match::<T>::of(self.table.clone()))
    }
}
