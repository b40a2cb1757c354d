//! Ratings: how strong those seem who want to be rated, game by game, in the order in which games ended. A game is counted once: what
//! it changes and that it was counted are one transaction.

use serde::Serialize;

use super::sql::{Result, Row, Sql, values};
use super::{Sitter, Store};

/// How strong somebody seems, and how unsure that is, in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rated {
    pub rating: i64,
    pub uncertainty: i64,
}

/// Somebody in a game that is to be counted, and to which place they came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant {
    pub sitter: Sitter,
    pub place: usize,
    /// What they had before; nothing for bots.
    pub before: Option<Rated>,
}

/// What becomes of the ratings in a game: as many as there are contestants, nothing for whoever is not rated.
pub type Rate = fn(&[Contestant]) -> Vec<Option<Rated>>;

/// Somebody's rating in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MyRating {
    pub game: String,
    pub since: u64,
    pub games: u64,
    pub rating: i64,
    pub uncertainty: i64,
}

/// A line of a ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rung {
    pub person: String,
    pub name: String,
    pub games: u64,
    pub rated: Rated,
}

/// A game is counted so many milliseconds after its end, so that no other that ended before it comes later.
const SETTLES: u64 = 2000;

/// So many are counted in one transaction.
const AT_ONCE: usize = 20;

impl Store {
    /// From now on this person is rated at this game, beginning with `first`. Nothing changes where they are already.
    pub async fn join_ladder(&self, person: &str, game: &str, name: &str, first: Rated, now: u64) -> Result<()> {
        let [person, game, name] = [person, game, name].map(str::to_owned);
        self.write(move |sql| {
            let join = "insert into ratings (person, game, name, since, games, rating, uncertainty)
                        values (?1, ?2, ?3, ?4, 0, ?5, ?6) on conflict do nothing";
            sql.execute(join, values![&person, &game, &name, now, first.rating, first.uncertainty]).map(drop)
        })
        .await
    }

    /// From now on they are not, and nothing of it is left.
    pub async fn leave_ladder(&self, person: &str, game: &str) -> Result<()> {
        let [person, game] = [person, game].map(str::to_owned);
        self.write(move |sql| {
            sql.execute("delete from ratings where person = ?1 and game = ?2", values![&person, &game])?;
            let forget = "update results set rating = null where person = ?1 and game = ?2 and rating is not null";
            sql.execute(forget, values![&person, &game]).map(drop)
        })
        .await
    }

    /// At which games this person is rated.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<MyRating>> {
        let person = person.to_owned();
        self.read(move |sql| ratings_of(sql, &person)).await
    }

    /// Those who are rated at a game and have played, whoever is surely strongest first.
    pub async fn ladder(&self, game: &str, most: usize) -> Result<Vec<Rung>> {
        let game = game.to_owned();
        self.read(move |sql| sql.query(LADDER, values![&game, most])?.into_iter().map(rung).collect()).await
    }

    /// How somebody's rating at a game has gone, the oldest first: when, and what it was then.
    pub async fn rating_history(&self, person: &str, game: &str, most: usize) -> Result<Vec<(u64, i64)>> {
        let [person, game] = [person, game].map(str::to_owned);
        self.read(move |sql| {
            let rows = sql.query(HISTORY, values![&person, &game, most])?;
            let mut history =
                rows.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?))).collect::<Result<Vec<_>>>()?;
            history.reverse();
            Ok(history)
        })
        .await
    }

    /// Counts some of the games that ended a moment ago, in the order of their ends. Says how many there were.
    pub async fn count_due_games(&self, now: u64, rate: Rate) -> Result<usize> {
        self.write(move |sql| {
            let due = sql.query(DUE, values![now.saturating_sub(SETTLES), AT_ONCE])?;
            let due: Vec<String> = due.into_iter().map(|mut row: Row| row.take(0)).collect::<Result<_>>()?;
            for table in &due {
                count_game(sql, table, rate)?;
                sql.execute("delete from ratings_due where table_id = ?1", values![table])?;
            }
            Ok(due.len())
        })
        .await
    }
}

pub(super) const DUE: &str = "select table_id from ratings_due where ended <= ?1 order by ended, table_id limit ?2";

pub(super) const LADDER: &str = "
    select person, name, games, rating, uncertainty from ratings where game = ?1 and games > 0
    order by rating - 2 * uncertainty desc, person limit ?2";

pub(super) const HISTORY: &str = "
    select ended, rating from results where person = ?1 and game = ?2 and rating is not null
    order by ended desc, table_id limit ?3";

pub(super) const MINE: &str =
    "select game, since, games, rating, uncertainty from ratings where person = ?1 order by game";

pub(super) fn ratings_of(sql: &mut dyn Sql, person: &str) -> Result<Vec<MyRating>> {
    let rows = sql.query(MINE, values![person])?;
    rows.into_iter()
        .map(|mut row| {
            let (game, since, games) = (row.take(0)?, row.take(1)?, row.take(2)?);
            Ok(MyRating { game, since, games, rating: row.take(3)?, uncertainty: row.take(4)? })
        })
        .collect()
}

fn rung(mut row: Row) -> Result<Rung> {
    let rated = Rated { rating: row.take(3)?, uncertainty: row.take(4)? };
    Ok(Rung { person: row.take(0)?, name: row.take(1)?, games: row.take(2)?, rated })
}

/// A game that counts has ended between people of whom two were rated by then: it is counted soon.
pub(super) fn note_end(sql: &mut dyn Sql, table: &str) -> Result<()> {
    let note = "insert into ratings_due (table_id, ended)
                select table_id, max(ended) from results
                join ratings on ratings.person = results.person and ratings.game = results.game and since <= ended
                where table_id = ?1 and counts = 1
                group by table_id having count(distinct results.person) > 1
                on conflict do nothing";
    sql.execute(note, values![table]).map(drop)
}

/// Whoever left a bot to finish the game comes last. Where somebody plays for several, nobody is measured.
fn count_game(sql: &mut dyn Sql, table: &str, rate: Rate) -> Result<()> {
    let select = "select results.person, bot, place, stand_in is not null, seats, rating_before, uncertainty_before, name
                  from (select *, (select name from seats where seats.table_id = results.table_id and seats.seat = results.seat) as name,
                        (select ratings.rating from ratings where ratings.person = results.person
                         and ratings.game = results.game and since <= ended) as rating_before,
                        (select ratings.uncertainty from ratings where ratings.person = results.person
                         and ratings.game = results.game and since <= ended) as uncertainty_before
                        from results where table_id = ?1 and counts = 1) as results
                  order by results.seat";
    let mut names = Vec::new();
    let mut contestants = Vec::new();
    for mut row in sql.query(select, values![table])? {
        let (person, bot): (Option<String>, Option<String>) = (row.take(0)?, row.take(1)?);
        let before = match (row.take(5)?, row.take(6)?) {
            (Some(rating), Some(uncertainty)) => Some(Rated { rating, uncertainty }),
            _ => None,
        };
        let last: usize = row.take(4)?;
        let place = if row.take(3)? { last } else { row.take(2)? };
        let sitter = match (person, bot) {
            (Some(person), _) => Sitter::Person(person),
            (None, Some(bot)) => Sitter::Bot(bot),
            (None, None) => Sitter::Nobody,
        };
        names.push(row.take::<String>(7)?);
        contestants.push(Contestant { sitter, place, before });
    }
    let rated: Vec<&Sitter> = contestants.iter().filter(|one| one.before.is_some()).map(|one| &one.sitter).collect();
    let each_once = rated.iter().enumerate().all(|(place, one)| !rated[..place].contains(one));
    if rated.len() < 2 || !each_once {
        return Ok(());
    }
    for ((contestant, name), after) in contestants.iter().zip(&names).zip(rate(&contestants)) {
        let (Sitter::Person(person), Some(after)) = (&contestant.sitter, after) else { continue };
        let change = "update ratings set rating = ?3, uncertainty = ?4, games = games + 1, name = ?5
                      where person = ?1 and game = (select game from tables where id = ?2)";
        sql.execute(change, values![person, table, after.rating, after.uncertainty, name])?;
        let note = "update results set rating = ?3 where table_id = ?2 and person = ?1";
        sql.execute(note, values![person, table, after.rating])?;
    }
    Ok(())
}

/// Two people turn out to be one: the rating that more games have made is theirs.
pub(super) fn merge(sql: &mut dyn Sql, from: &str, into: &str) -> Result<()> {
    // What has become of the other rating is nobody's any more.
    for (whose, other, at_most) in [(from, into, "other.games >= mine.games"), (into, from, "mine.games < other.games")]
    {
        let forget = format!(
            "update results set rating = null where person = ?1 and rating is not null and game in
             (select mine.game from ratings as mine join ratings as other on other.game = mine.game
              where mine.person = ?1 and other.person = ?2 and {at_most})"
        );
        sql.execute(&forget, values![whose, other])?;
    }
    let less = "delete from ratings where person = ?1 and exists (select 1 from ratings as other
                where other.person = ?2 and other.game = ratings.game and other.games >= ratings.games)";
    sql.execute(less, values![from, into])?;
    let replaced = "delete from ratings where person = ?2
                    and exists (select 1 from ratings as other where other.person = ?1 and other.game = ratings.game)";
    sql.execute(replaced, values![from, into])?;
    sql.execute("update ratings set person = ?2 where person = ?1", values![from, into]).map(drop)
}

pub(super) fn forget(sql: &mut dyn Sql, person: &str) -> Result<()> {
    sql.execute("delete from ratings where person = ?1", values![person])?;
    let forget = "update results set rating = null where person = ?1 and rating is not null";
    sql.execute(forget, values![person]).map(drop)
}
