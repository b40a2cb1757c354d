//! Ratings of those who want them, by Weng and Lin as in the arena: a game between two of them or more is counted, in the order in
//! which games end. The plain bot always is what it is, so wherever it sits it holds the scale.

use std::sync::Arc;

use bots::arena::{self, Rating};
use shelf::{BotSpec, Level};
use store::clock::wall_clock;
use store::{Contestant, MyRating, Rated, Rung, Sitter};

use crate::House;
use crate::command::{CommandError, Failure, Impossible};

/// Ratings are kept in thousandths.
const PARTS: f64 = 1000.0;

/// What the plain bot is rated, whatever its temperament: where everybody begins. How sure that is covers what temperaments differ by.
const ANCHOR: Rating = Rating { rating: 25.0, uncertainty: 1.5 };

impl House {
    /// From now on this person is rated at this game.
    pub async fn join_ladder(&self, person: &str, game: &str) -> Result<(), CommandError> {
        if !shelf::NAMES.contains(&game) {
            return Err(Impossible::Unreadable.into());
        }
        let name = self.store.name_of(person).await?.ok_or(Impossible::NoName)?;
        Ok(self.store.join_ladder(person, game, &name, kept(Rating::default()), wall_clock()).await?)
    }

    /// From now on they are not, and nothing of it is left.
    pub async fn leave_ladder(&self, person: &str, game: &str) -> Result<(), CommandError> {
        Ok(self.store.leave_ladder(person, game).await?)
    }

    pub async fn ratings_of(&self, person: &str) -> Result<Vec<MyRating>, CommandError> {
        Ok(self.store.ratings_of(person).await?)
    }

    pub async fn ladder(&self, game: &str, most: usize) -> Result<Vec<Rung>, CommandError> {
        Ok(self.store.ladder(game, most).await?)
    }

    /// How somebody's rating has gone: when, and what it was then.
    pub async fn rating_history(&self, person: &str, game: &str, most: usize) -> Result<Vec<(u64, i64)>, CommandError> {
        Ok(self.store.rating_history(person, game, most).await?)
    }

    /// Counts the games between rated people that ended a moment ago.
    pub(crate) async fn count_rated_games(self: Arc<Self>) {
        loop {
            match self.store.count_due_games(wall_clock(), rate).await {
                Ok(0) => return,
                Ok(_) => {}
                Err(error) => return Failure::from(error).log("some games were not counted for ratings yet"),
            }
        }
    }
}

fn kept(rating: Rating) -> Rated {
    let parts = |value: f64| (value * PARTS).round() as i64;
    Rated { rating: parts(rating.rating), uncertainty: parts(rating.uncertainty) }
}

fn known(rated: Rated) -> Rating {
    Rating { rating: rated.rating as f64 / PARTS, uncertainty: rated.uncertainty as f64 / PARTS }
}

/// What becomes of the ratings in a game. Whoever is neither rated nor an anchor is left out of it.
fn rate(contestants: &[Contestant]) -> Vec<Option<Rated>> {
    let strength = |one: &Contestant| one.before.map(known).or_else(|| is_anchor(&one.sitter).then_some(ANCHOR));
    let counted: Vec<(usize, Rating, usize)> =
        contestants.iter().enumerate().filter_map(|(seat, one)| Some((seat, strength(one)?, one.place))).collect();
    let before: Vec<Rating> = counted.iter().map(|(_, rating, _)| *rating).collect();
    let places: Vec<usize> = counted.iter().map(|(.., place)| *place).collect();
    let mut after = vec![None; contestants.len()];
    for ((seat, ..), rating) in counted.iter().zip(arena::rate(&before, &places)) {
        after[*seat] = contestants[*seat].before.map(|_| kept(rating));
    }
    after
}

/// Bots that think ahead play as well as there is time for it, and easy ones are no measure: the plain one is always the same.
fn is_anchor(sitter: &Sitter) -> bool {
    let Sitter::Bot(bot) = sitter else { return false };
    bot.parse::<BotSpec>().is_ok_and(|spec| spec.level() == Level::Steady)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(place: usize, rating: i64) -> Contestant {
        let before = Some(Rated { rating, uncertainty: 8333 });
        Contestant { sitter: Sitter::Person(String::new()), place, before }
    }

    fn stranger(place: usize) -> Contestant {
        Contestant { before: None, ..person(place, 0) }
    }

    fn bot(name: &str, place: usize) -> Contestant {
        Contestant { sitter: Sitter::Bot(name.into()), ..stranger(place) }
    }

    fn ratings(contestants: &[Contestant]) -> Vec<Option<i64>> {
        rate(contestants).into_iter().map(|after| after.map(|after| after.rating)).collect()
    }

    #[test]
    fn a_game_between_two_moves_them_as_in_the_arena() {
        assert_eq!(ratings(&[person(1, 25_000), person(2, 25_000)]), [Some(27_635), Some(22_365)]);
        let even = ratings(&[person(1, 25_000), person(1, 25_000)]);
        assert_eq!(even, [Some(25_000), Some(25_000)]);
    }

    #[test]
    fn whoever_is_not_rated_changes_nothing() {
        let two = ratings(&[person(1, 25_000), person(2, 25_000)]);
        let more = ratings(&[stranger(1), person(2, 25_000), bot("strong-bold", 1), person(3, 25_000), bot("easy", 4)]);
        assert_eq!(more, [None, two[0], None, two[1], None]);
    }

    #[test]
    fn the_plain_bot_holds_the_scale_and_stays_what_it_is() {
        let without = ratings(&[person(1, 35_000), person(2, 35_000)]);
        let beaten = ratings(&[person(2, 35_000), person(3, 35_000), bot("steady-kindly", 1)]);
        assert!(beaten[0] < without[0] && beaten[1] < without[1], "{beaten:?}");
        assert_eq!(beaten[2], None);
    }
}
