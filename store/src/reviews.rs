//! What was found when a game that is over was looked back at: one text for each table, worked out once, and how far that has come
//! while it is under way.

use super::Store;
use super::sql::{Result, values};

/// What there is of a look back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReviewProgress {
    /// So many percent, and somebody may be at it.
    UnderWay(u8),
    Done(String),
}

impl Store {
    pub async fn review(&self, id: &str) -> Result<Option<ReviewProgress>> {
        let id = id.to_owned();
        self.read(move |sql| {
            let row = sql.first("select review, percent from reviews where table_id = ?1", values![&id])?;
            let Some(mut row) = row else { return Ok(None) };
            let percent: u64 = row.take(1)?;
            let review: Option<String> = row.take(0)?;
            Ok(Some(review.map_or(ReviewProgress::UnderWay(percent.min(100) as u8), ReviewProgress::Done)))
        })
        .await
    }

    /// Whoever begins has the review for itself `until` then. False if somebody else has, or it is done.
    pub async fn begin_review(&self, id: &str, now: u64, until: u64) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |sql| {
            let begin = "insert into reviews (table_id, percent, until) values (?1, 0, ?3)
                         on conflict (table_id) do update set percent = 0, until = excluded.until
                         where reviews.review is null and reviews.until <= ?2";
            Ok(sql.execute(begin, values![&id, now, until])? == 1)
        })
        .await
    }

    /// Notes that it has come so far, and whoever has it until `mine` goes on `until` then. False if nobody has it until `mine`: it
    /// was done or begun anew by somebody else.
    pub async fn note_review_progress(&self, id: &str, percent: u8, mine: u64, until: u64) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |sql| {
            let say = "update reviews set percent = ?2, until = ?4
                       where table_id = ?1 and until = ?3 and review is null";
            Ok(sql.execute(say, values![&id, u64::from(percent), mine, until])? == 1)
        })
        .await
    }

    /// Keeps a review. If another node was first, its is as good.
    pub async fn keep_review(&self, id: &str, review: String) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            let keep = "insert into reviews (table_id, percent, until, review) values (?1, 100, 0, ?2)
                        on conflict (table_id) do update set percent = 100, until = 0, review = excluded.review
                        where reviews.review is null";
            sql.execute(keep, values![&id, &review]).map(drop)
        })
        .await
    }

    /// Drops a review that nobody can read, if it is still this one: it is worked out anew.
    pub async fn drop_review(&self, id: &str, review: &str) -> Result<()> {
        let id = id.to_owned();
        let review = review.to_owned();
        self.write(move |sql| {
            let drop_it = "delete from reviews where table_id = ?1 and review = ?2";
            sql.execute(drop_it, values![&id, &review]).map(drop)
        })
        .await
    }
}
