//! The games that a person has finished: chosen and page by page as a list, all of them for figures, and with whom they were played.

use std::collections::{HashMap, HashSet};

use super::sql::{BoundStatement, Result, Row, Sql, Value, values};
use super::{Sitter, Store};

/// Which of a person's games are asked for. Whatever is not said is no condition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameFilter {
    pub game: Option<String>,
    /// Somebody else who sat there.
    pub with: Option<String>,
    pub result: Option<ResultKind>,
    pub pace: Option<String>,
    /// From this moment on, and before that one.
    pub ended: Option<(u64, u64)>,
    pub text: Option<Search>,
}

/// What somebody has typed, and the games whose name it is part of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Search {
    pub text: String,
    pub games: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultKind {
    Won,
    Lost,
    /// The game was not played to its end.
    Open,
}

impl ResultKind {
    fn word(self) -> &'static str {
        match self {
            ResultKind::Won => "won",
            ResultKind::Lost => "lost",
            ResultKind::Open => "open",
        }
    }
}

/// Some of a person's games, and how many there are in all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PastGames {
    pub games: Vec<PastGame>,
    pub all: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastGame {
    pub table: String,
    pub game: String,
    pub ended: u64,
    /// Whether it counts in figures: not so where it was stopped, or goes on from another game.
    pub counts: bool,
    pub seats: Vec<PastSeat>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastSeat {
    pub name: String,
    pub sitter: Sitter,
    pub stand_in: Option<String>,
    pub place: Option<u64>,
    pub score: Option<i64>,
    pub won: bool,
}

/// What came of one seat of a person's in a game that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MyResult {
    pub table: String,
    pub game: String,
    pub seats: u64,
    pub place: u64,
    pub score: i64,
    pub won: bool,
    /// A bot has played it to the end for them.
    pub stood_in_for: bool,
    pub own_edition: bool,
    pub ended: u64,
}

/// Somebody with whom a person has played, and how that went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Met {
    pub sitter: Sitter,
    /// Where they sat in the last game together, and under which name.
    pub table: String,
    pub seat: usize,
    pub name: String,
    pub games: usize,
    /// Of those that count, in which either was before the other, and has won.
    pub compared: usize,
    pub i_was_ahead: usize,
    pub they_were_ahead: usize,
    pub i_won: usize,
    pub they_won: usize,
    pub last: u64,
}

/// So many of a person's newest results are looked at: nobody will ever have more.
const LOOKED_AT: usize = 20_000;

impl Store {
    /// Some of the games that this person has finished, the newest first.
    pub async fn games_of(&self, person: &str, filter: &GameFilter, [after, most]: [usize; 2]) -> Result<PastGames> {
        let person = person.to_owned();
        let filter = filter.clone();
        self.read(move |sql| games_of(sql, &person, &filter, [after, most])).await
    }

    /// When the first of this person's games ended.
    pub async fn first_game_of(&self, person: &str) -> Result<Option<u64>> {
        let person = person.to_owned();
        self.read(move |sql| sql.first(FIRST, values![&person])?.unwrap_or_default().take(0)).await
    }

    /// Everything that counts, the oldest first.
    pub async fn results_of(&self, person: &str) -> Result<Vec<MyResult>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let rows = sql.query(RESULTS, values![&person, LOOKED_AT])?;
            let mut results = rows.into_iter().map(my_result).collect::<Result<Vec<_>>>()?;
            results.reverse();
            Ok(results)
        })
        .await
    }

    /// The newest reviews of games of this person's that count: the table, the game, where they sat, and the review.
    pub async fn reviews_of(&self, person: &str, most: usize) -> Result<Vec<(String, String, usize, String)>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let rows = sql.query(REVIEWS, values![&person, most])?;
            rows.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?, row.take(2)?, row.take(3)?))).collect()
        })
        .await
    }

    /// With whom this person has played, those with whom most often first; as far as that was `lately`, so many seats of others ago.
    pub async fn met(&self, person: &str, lately: Option<usize>, most: usize) -> Result<Vec<Met>> {
        let person = person.to_owned();
        self.read(move |sql| met(sql, &person, lately.unwrap_or(LOOKED_AT), most)).await
    }

    /// Who sat there when a game ended in which this person sat too: only by such a game people know each other.
    pub async fn met_at(&self, person: &str, table: &str, seat: usize) -> Result<Option<String>> {
        let [person, table] = [person, table].map(str::to_owned);
        self.read(move |sql| met_at(sql, &person, &table, seat)).await
    }
}

pub(super) fn met_at(sql: &mut dyn Sql, person: &str, table: &str, seat: usize) -> Result<Option<String>> {
    let row = sql.first(MET_AT, values![table, seat, person])?;
    Ok(row.map(|mut row| row.take(0)).transpose()?.flatten())
}

pub(super) const FIRST: &str = "select min(ended) from results where person = ?1";

pub(super) const MET_AT: &str = "select person from results where table_id = ?1 and seat = ?2 and person <> ?3
    and exists (select 1 from results as mine
                where mine.person = ?3 and mine.ended = results.ended and mine.table_id = ?1)";

pub(super) const RESULTS: &str = "
    select table_id, game, seats, place, score, won, stand_in is not null, own_edition, ended from results
    where person = ?1 and counts = 1 order by ended desc, table_id, seat limit ?2";

pub(super) const REVIEWS: &str = "
    select results.table_id, game, seat, review from results join reviews on reviews.table_id = results.table_id
    where person = ?1 and counts = 1 and stand_in is null and review is not null order by ended desc, seat limit ?2";

/// Where a device is shared several seats are one person's: it is one game all the same.
pub(super) const GAMES: &str = r"
    select table_id, game, ended, counts, count(*) over () from (
        select mine.table_id, mine.game, mine.ended, max(mine.counts) as counts from results as mine
        where mine.person = ?1 and mine.ended >= ?2 and mine.ended < ?3
        and (cast(?4 as text) is null or mine.game = ?4)
        and (cast(?5 as text) is null or mine.pace = ?5)
        and (cast(?6 as text) is null
            or exists (select 1 from results as other
                       where other.person = ?6 and other.ended = mine.ended and other.table_id = mine.table_id))
        and (cast(?7 as text) is null or ?8 like '%,' || mine.game || ',%'
            or exists (select 1 from seats where seats.table_id = mine.table_id
                       and (lower(seats.name) like lower(?7) escape '\' or seats.name like ?7 escape '\')))
        group by mine.table_id, mine.game, mine.ended
        having cast(?9 as text) is null or ?9 = case when max(won) = 1 then 'won' when max(place) is null then 'open' else 'lost' end
    ) as chosen order by ended desc, table_id limit ?10 offset ?11";

pub(super) const PLAYERS: &str = "
    select name, seats.person, seats.bot, stand_in, place, score, won from seats
    join results on results.table_id = seats.table_id and results.seat = seats.seat
    where seats.table_id = ?1 order by coalesce(place, 0), seats.seat";

fn games_of(sql: &mut dyn Sql, person: &str, filter: &GameFilter, [after, most]: [usize; 2]) -> Result<PastGames> {
    let (from, until) = filter.ended.unwrap_or((0, i64::MAX as u64));
    let typed = filter.text.as_ref().map(|search| format!("%{}%", escaped(&search.text)));
    let named = filter.text.as_ref().map(|search| format!(",{},", search.games.join(",")));
    let mut all = 0;
    let mut games = Vec::new();
    let chosen = values![
        person,
        from,
        until,
        filter.game.as_ref(),
        filter.pace.as_ref(),
        filter.with.as_ref(),
        typed.as_ref(),
        named.as_ref(),
        filter.result.map(ResultKind::word),
        most,
        after
    ];
    for mut row in sql.query(GAMES, chosen)? {
        all = row.take(4)?;
        let (table, game, ended) = (row.take(0)?, row.take(1)?, row.take(2)?);
        games.push(PastGame { table, game, ended, counts: row.take(3)?, seats: Vec::new() });
    }
    let ids: Vec<[Value<'static>; 1]> = games.iter().map(|game| [Value::from(&game.table).to_static()]).collect();
    ask_ahead(sql, PLAYERS, &ids)?;
    for game in &mut games {
        game.seats = sql.query(PLAYERS, values![&game.table])?.into_iter().map(past_seat).collect::<Result<_>>()?;
    }
    Ok(PastGames { games, all })
}

/// The same question about each of these, in one go.
fn ask_ahead<const N: usize>(sql: &mut dyn Sql, question: &str, about: &[[Value<'static>; N]]) -> Result<()> {
    let questions: Vec<BoundStatement<'_>> = about.iter().map(|values| (question, values.as_slice())).collect();
    if questions.is_empty() { Ok(()) } else { sql.foresee(&questions) }
}

/// What somebody types is looked for as it is.
fn escaped(text: &str) -> String {
    text.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_")
}

fn past_seat(mut row: Row) -> Result<PastSeat> {
    let sitter = sitter(row.take(1)?, row.take(2)?);
    Ok(PastSeat {
        name: row.take(0)?,
        sitter,
        stand_in: row.take(3)?,
        place: row.take(4)?,
        score: row.take(5)?,
        won: row.take(6)?,
    })
}

fn sitter(person: Option<String>, bot: Option<String>) -> Sitter {
    match (person, bot) {
        (Some(person), _) => Sitter::Person(person),
        (None, Some(bot)) => Sitter::Bot(bot),
        (None, None) => Sitter::Nobody,
    }
}

fn my_result(mut row: Row) -> Result<MyResult> {
    Ok(MyResult {
        table: row.take(0)?,
        game: row.take(1)?,
        seats: row.take(2)?,
        place: row.take(3)?,
        score: row.take(4)?,
        won: row.take(5)?,
        stood_in_for: row.take(6)?,
        own_edition: row.take(7)?,
        ended: row.take(8)?,
    })
}

/// A bot that kept a seat warm has won or lost for nobody. Where either of us had several seats, the best come first.
pub(super) const MET: &str = "
    select other.person, other.bot, other.table_id, other.seat, mine.ended, mine.won, other.won,
        case when mine.counts = 1 and mine.stand_in is null and other.stand_in is null then other.place - mine.place end
    from results as mine join results as other on other.table_id = mine.table_id
    where mine.person = ?1 and (other.person <> ?1 or other.bot is not null)
    order by mine.ended desc, other.table_id, coalesce(mine.place, 99), coalesce(other.place, 99), other.seat limit ?2";

pub(super) const NAME: &str = "select name from seats where table_id = ?1 and seat = ?2";

fn met(sql: &mut dyn Sql, person: &str, newest: usize, most: usize) -> Result<Vec<Met>> {
    let mut known: HashMap<(Option<String>, Option<String>), Met> = HashMap::new();
    let mut counted: HashSet<(Option<String>, Option<String>, String)> = HashSet::new();
    for mut row in sql.query(MET, values![person, newest])? {
        let (other, bot): (Option<String>, Option<String>) = (row.take(0)?, row.take(1)?);
        let (table, seat, last): (String, usize, u64) = (row.take(2)?, row.take(3)?, row.take(4)?);
        // A game is one game, however many seats we had.
        if !counted.insert((other.clone(), bot.clone(), table.clone())) {
            continue;
        }
        let met = known.entry((other.clone(), bot.clone())).or_insert_with(|| Met {
            sitter: sitter(other, bot),
            table,
            seat,
            name: String::new(),
            games: 0,
            compared: 0,
            i_was_ahead: 0,
            they_were_ahead: 0,
            i_won: 0,
            they_won: 0,
            last,
        });
        met.games += 1;
        let Some(ahead) = row.take::<Option<i64>>(7)? else { continue };
        met.compared += 1;
        met.i_was_ahead += usize::from(ahead > 0);
        met.they_were_ahead += usize::from(ahead < 0);
        met.i_won += usize::from(row.take::<bool>(5)?);
        met.they_won += usize::from(row.take::<bool>(6)?);
    }
    let mut met: Vec<Met> = known.into_values().collect();
    met.sort_by(|one, two| {
        (two.games, two.last, &two.table, two.seat).cmp(&(one.games, one.last, &one.table, one.seat))
    });
    met.truncate(most);
    let places: Vec<[Value<'static>; 2]> =
        met.iter().map(|met| [Value::from(&met.table).to_static(), Value::from(met.seat)]).collect();
    ask_ahead(sql, NAME, &places)?;
    for met in &mut met {
        met.name = sql.first(NAME, values![&met.table, met.seat])?.unwrap_or_default().take(0)?;
    }
    Ok(met)
}
