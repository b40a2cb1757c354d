//! The strong bot teaches: it says what it would do at a seat, and looks back at games that are over. It thinks where all bots
//! think, so people don't wait for it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};

use tabletop::{Chance, Seat};

use super::{Hall, HallError, LiveTable};
use crate::conduct::{Conduct, Hint};
use crate::play::{Advising, LookedBack, LookingBack};
use crate::secrets::random;

/// So many games are looked back at at a time; others wait until somebody asks again.
const AT_A_TIME: usize = 8;

/// The games that are being looked back at here, and how far that has come.
#[derive(Debug, Default)]
pub struct Reviews(Mutex<HashMap<String, Progress>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    Percent(u8),
    /// We are wrong somewhere; trying again would not help.
    Failed,
}

impl Reviews {
    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<String, Progress>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn progress(&self, id: &str) -> Option<Progress> {
        self.all().get(id).copied()
    }

    /// False if somebody else is at it, or too many others are.
    fn begins(&self, id: &str) -> bool {
        let mut all = self.all();
        let full = all.values().filter(|progress| **progress != Progress::Failed).count() >= AT_A_TIME;
        match all.entry(id.to_owned()) {
            Entry::Vacant(place) if !full => {
                place.insert(Progress::Percent(0));
                true
            }
            _ => false,
        }
    }

    fn is_at(&self, id: &str, progress: Progress) {
        self.all().insert(id.to_owned(), progress);
    }

    fn ends(&self, id: &str) {
        self.all().remove(id);
    }
}

impl Hall {
    /// Has a hint thought of for this seat, and shows it there if it still sees what it saw.
    pub async fn hint(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: Seat,
        sight: u64,
        advising: Advising,
    ) -> Result<(), HallError> {
        let mut chance = Chance::quick(u64::from_le_bytes(random()));
        let said = self.thinking.turn().await.think(move || advising(&mut chance)).await;
        if said.is_none() {
            tracing::error!(table = %table.id, seat = seat.0, "no hint could be thought of");
        }
        let kept = self.agree(table, |state| -> Result<Conduct, ()> {
            let mut conduct = state.conduct.clone();
            match &said {
                Some(said) => conduct.hints.insert(seat.0, Hint { sight, said: Some(said.clone()) }),
                None => conduct.hints.remove(&seat.0),
            };
            Ok(conduct)
        });
        kept.await.map(drop)
    }

    pub fn reviews(&self) -> &Reviews {
        &self.reviews
    }

    /// Begins to look back at a game that is over, unless that is under way.
    pub fn look_back(self: &Arc<Self>, id: &str, looking_back: impl FnOnce() -> LookingBack) {
        if self.reviews.begins(id) {
            tokio::spawn(look_back(self.clone(), id.to_owned(), looking_back()));
        }
    }
}

/// One decision after another, so that bots who play get their turn in between.
async fn look_back(hall: Arc<Hall>, id: String, mut looking_back: LookingBack) {
    let review = loop {
        let thought = move || {
            let found = looking_back();
            (looking_back, found)
        };
        let Some((next, found)) = hall.thinking.turn().await.think(thought).await else {
            tracing::error!(table = %id, "a game could not be looked back at");
            return hall.reviews.is_at(&id, Progress::Failed);
        };
        match found {
            LookedBack::Review(review) => break review,
            LookedBack::SoFar(percent) => hall.reviews.is_at(&id, Progress::Percent(percent)),
        }
        looking_back = next;
    };
    if let Err(error) = hall.store.keep_review(&id, review).await {
        tracing::error!(%error, table = %id, "a review was not kept");
    }
    hall.reviews.ends(&id);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_looked_back_at_once_and_few_at_a_time() {
        let reviews = Reviews::default();
        assert!(reviews.begins("one"));
        assert!(!reviews.begins("one"));
        reviews.is_at("one", Progress::Percent(40));
        assert_eq!(reviews.progress("one"), Some(Progress::Percent(40)));
        assert!((1..AT_A_TIME).all(|other| reviews.begins(&other.to_string())));
        assert!(!reviews.begins("too many"));
        reviews.ends("one");
        assert_eq!(reviews.progress("one"), None);
        assert!(reviews.begins("too many"));
        reviews.is_at("too many", Progress::Failed);
        assert!(!reviews.begins("too many"), "it would fail again");
        assert!(reviews.begins("another"), "what has failed is in nobody's way");
    }
}
