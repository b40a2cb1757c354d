//! What can be found in a house: one's own tables, public ones, and reviews of games that are over.

use std::sync::Arc;

use bots::Review;
use serde_json::Value;
use store::{ReviewProgress, Stage, Summary};

use crate::House;
use crate::command::CommandError;

/// A review that was asked for.
#[derive(Debug)]
pub enum ReviewSoFar {
    Done(Review<Value>),
    /// So much of it, in percent.
    UnderWay(u8),
}

impl House {
    /// This person's tables that are not over, and which of them wait for this person; those come first.
    pub async fn my_tables(self: &Arc<Self>, person: &str, most: usize) -> Result<Vec<(Summary, bool)>, CommandError> {
        let mut mine = Vec::new();
        for table in self.store.tables_of(person, most).await? {
            let waits = table.stage == Stage::Playing && self.waits_for(&table.id, person).await;
            mine.push((table, waits));
        }
        mine.sort_by_key(|(table, waits)| (!waits, table.stage != Stage::Playing));
        Ok(mine)
    }

    /// Whether a table can't go on without this person. A table that can't be read waits for nobody, and its own page says so.
    async fn waits_for(self: &Arc<Self>, id: &str, person: &str) -> bool {
        let Ok(Some(table)) = self.table(id).await else { return false };
        let state = table.lock().await;
        state.waits_for(Some(person))
    }

    /// The newest of this person's tables that are over.
    pub async fn my_tables_over(&self, person: &str, most: usize) -> Result<Vec<Summary>, CommandError> {
        Ok(self.store.tables_over_of(person, most).await?)
    }

    /// Public tables of this stage where this person does not sit.
    pub async fn public_tables(
        &self,
        stage: Stage,
        person: Option<&str>,
        most: usize,
    ) -> Result<Vec<Summary>, CommandError> {
        Ok(self.store.public_tables(stage, person, most).await?)
    }

    /// The name this person played under last.
    pub async fn name_of(&self, person: &str) -> Result<Option<String>, CommandError> {
        Ok(self.store.name_of(person).await?)
    }

    /// The review of a game that is over, as far as there is one.
    pub async fn review(&self, id: &str) -> Result<ReviewSoFar, CommandError> {
        let text = match self.store.review(id).await? {
            Some(ReviewProgress::Done(text)) => text,
            Some(ReviewProgress::UnderWay(percent)) => return Ok(ReviewSoFar::UnderWay(percent)),
            None => return Ok(ReviewSoFar::UnderWay(0)),
        };
        match serde_json::from_str(&text) {
            Ok(review) => Ok(ReviewSoFar::Done(review)),
            Err(error) => {
                // Another version of the house has kept it; ours is worked out anew.
                tracing::warn!(%error, table = %id, "a review can't be read");
                self.store.drop_review(id, &text).await?;
                Ok(ReviewSoFar::UnderWay(0))
            }
        }
    }
}
