//! What a person has played here: their finished games, what came of them, and with whom.

use bots::Review;
use serde_json::Value;
use store::{GameFilter, Met, MyResult, PastGames};

use crate::House;
use crate::command::CommandError;

/// What the strong bot has found in a game of somebody's.
#[derive(Debug)]
pub struct MyReview {
    pub table: String,
    pub game: String,
    /// Where they sat.
    pub seat: usize,
    pub review: Review<Value>,
}

impl House {
    /// Some of the games that this person has finished, the newest first: so many after those.
    pub async fn games_of(
        &self,
        person: &str,
        filter: &GameFilter,
        [after, most]: [usize; 2],
    ) -> Result<PastGames, CommandError> {
        Ok(self.store.games_of(person, filter, [after, most]).await?)
    }

    /// When the first of this person's games ended.
    pub async fn first_game_of(&self, person: &str) -> Result<Option<u64>, CommandError> {
        Ok(self.store.first_game_of(person).await?)
    }

    /// What came of every game of theirs that counts, the oldest first.
    pub async fn results_of(&self, person: &str) -> Result<Vec<MyResult>, CommandError> {
        Ok(self.store.results_of(person).await?)
    }

    /// The newest reviews of this person's games; those that another version of the house has kept are left out.
    pub async fn reviews_of(&self, person: &str, most: usize) -> Result<Vec<MyReview>, CommandError> {
        let reviews = self.store.reviews_of(person, most).await?;
        let read = |(table, game, seat, text): (String, String, usize, String)| {
            Some(MyReview { table, game, seat, review: serde_json::from_str(&text).ok()? })
        };
        Ok(reviews.into_iter().filter_map(read).collect())
    }

    /// With whom this person has played, those with whom most often first; with `lately` only of that many seats of others.
    pub async fn met(&self, person: &str, lately: Option<usize>, most: usize) -> Result<Vec<Met>, CommandError> {
        Ok(self.store.met(person, lately, most).await?)
    }

    /// Who sat there when a game ended in which this person sat too.
    pub async fn met_at(&self, person: &str, table: &str, seat: usize) -> Result<Option<String>, CommandError> {
        Ok(self.store.met_at(person, table, seat).await?)
    }
}
