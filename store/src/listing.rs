//! The lists of the front page: one's own tables, and the public ones. Every list is short and read by an index.

use serde::Serialize;

use super::sql::{BoundStatement, Result, Row, Sql, Value, values};
use super::{Store, links, revision};
use crate::clock::wall_clock;

/// A line in a list of tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub stage: Stage,
    /// Everybody who sits there but the reader.
    pub names: Vec<String>,
    /// Seats that whoever comes may take.
    pub free: usize,
    /// Who won, once that is known: nothing before, and where the game was stopped.
    pub winners: Option<Winners>,
}

/// Who has won a game: nobody, or one or more.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Winners {
    /// Whoever reads is among them.
    pub i: bool,
    /// The others.
    pub names: Vec<String>,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Gathering,
    Playing,
    Over,
}

impl Stage {
    pub fn word(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }
}

/// Who may find a new table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Visibility {
    /// Whoever has its link.
    Invited,
    /// Everybody; its host comes from this household, if it is known.
    Public { household: Option<String> },
}

impl Store {
    /// The newest tables where this person sits or that this person brought along, and that are not over.
    pub async fn tables_of(&self, person: &str, most: usize) -> Result<Vec<Summary>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let rows = sql.query(NOT_OVER, values![&person, most])?;
            let line = |mut row: Row| -> Result<Line> {
                let stage = if row.take(2)? { Stage::Playing } else { Stage::Gathering };
                Ok((row.take(0)?, row.take(1)?, stage, 0))
            };
            let lines = rows.into_iter().map(line).collect::<Result<Vec<_>>>()?;
            with_names(sql, lines, Some(&person))
        })
        .await
    }

    /// The same for those that are over.
    pub async fn tables_over_of(&self, person: &str, most: usize) -> Result<Vec<Summary>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let rows = sql.query(OVER, values![&person, most])?;
            let line = |mut row: Row| -> Result<Line> { Ok((row.take(0)?, row.take(1)?, Stage::Over, 0)) };
            let lines = rows.into_iter().map(line).collect::<Result<Vec<_>>>()?;
            with_names(sql, lines, Some(&person))
        })
        .await
    }

    /// Public tables of this stage where this person does not sit: the newest of every host and of every household first, then
    /// everybody's second, so that nobody crowds out the others. Those that gather have a seat for anybody.
    pub async fn public_tables(&self, stage: Stage, person: Option<&str>, most: usize) -> Result<Vec<Summary>> {
        let person = person.map(str::to_owned);
        self.read(move |sql| {
            let since = wall_clock().saturating_sub(shown_for(stage));
            let mut ranked = Vec::new();
            // As a rule nobody has more than their share of the newest; only otherwise older ones are looked at too.
            for look_at in [2 * most, LOOKED_AT] {
                let rows = sql.query(FAIRLY, values![stage as i64, person.as_ref(), most, since, look_at])?;
                ranked = rows.into_iter().map(|row| Ranked::of(row, stage)).collect::<Result<Vec<_>>>()?;
                let fair = ranked.len() == most && ranked.iter().all(|table| table.place <= SHARE);
                if fair || ranked.first().is_some_and(|table| table.looked_at < look_at) {
                    break;
                }
            }
            with_names(sql, ranked.into_iter().map(|table| table.line).collect(), None)
        })
        .await
    }

    /// Puts a table on the front page; its host asks for that from this household, if it is known.
    pub async fn list(&self, id: &str, household: Option<String>) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| list(sql, &id, household.as_deref())).await
    }

    /// Takes a table off the front page.
    pub async fn unlist(&self, id: &str) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            sql.execute("delete from listed where table_id = ?1", values![&id])?;
            revision::count_change(sql, &id)
        })
        .await
    }

    /// Reserves so many free seats of a public table for those who are invited.
    pub async fn reserve_seats(&self, id: &str, reserved: usize) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            sql.execute("update listed set kept = ?2 where table_id = ?1", values![&id, reserved])?;
            revision::count_change(sql, &id)
        })
        .await
    }
}

pub(super) fn list(sql: &mut dyn Sql, id: &str, household: Option<&str>) -> Result<()> {
    let now = wall_clock();
    let list = "insert into listed (table_id, stage, since) values (?1, 0, ?2) on conflict do nothing";
    sql.execute(list, values![id, now])?;
    if let Some(mut host) = sql.first("select host from tables where id = ?1", values![id])? {
        links::note_household(sql, id, &host.take::<String>(0)?, household, now)?;
    }
    crowd_out_own(sql, id, Stage::Gathering)?;
    revision::count_change(sql, id)
}

/// The newest tables of a stage with a seat for this person, and which of its host's and of its household's each of them is: the
/// newest of everybody first, then everybody's second.
pub(super) const FAIRLY: &str = "
    with newest as (select table_id as listed_id, stage, since, kept from listed
                    where stage = ?1 and since > ?4 order by since desc limit ?5)
    select id, game, kept, case when of_host > of_household then of_host else of_household end as place,
        (select count(*) from newest)
    from (
        select id, game, kept, since,
            row_number() over (partition by host order by since desc, id) as of_host,
            row_number() over (partition by coalesce(household, host) order by since desc, id) as of_household
        from newest join tables on id = listed_id
        left join came_from on came_from.table_id = id and came_from.person = host
        where not exists (select 1 from seats where seats.table_id = id and seats.person = ?2)
        and (stage > 0 or kept < (select count(*) from seats
                                  where seats.table_id = id and seats.person is null and bot is null))
    ) as ranked
    order by place, since desc, id limit ?3";

/// A table in its place of a list.
struct Ranked {
    line: Line,
    place: u64,
    /// How many tables were there to choose from.
    looked_at: usize,
}

impl Ranked {
    fn of(mut row: Row, stage: Stage) -> Result<Ranked> {
        let line = (row.take(0)?, row.take(1)?, stage, row.take(2)?);
        Ok(Ranked { line, place: row.take(3)?, looked_at: row.take(4)? })
    }
}

/// So many tables of a list one host, or one household, may have before others are looked for.
const SHARE: u64 = 2;

/// So many of the newest tables of a stage are looked at, at most, for a list of a dozen.
const LOOKED_AT: usize = 240;

/// So many tables of one host, or from one household, are in the list of a stage: more are not looked for, and would be in the
/// way of those that are.
pub(super) const OF_ONE: usize = 12;

/// How long a public table stays in the list of its stage, in milliseconds: nobody comes back to older ones.
fn shown_for(stage: Stage) -> u64 {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    match stage {
        Stage::Gathering => DAY,
        Stage::Playing | Stage::Over => 30 * DAY,
    }
}

/// Moves a listed table on to its next stage.
pub(super) fn move_on(sql: &mut dyn Sql, id: &str, stage: Stage) -> Result<()> {
    let change = "update listed set stage = ?2, since = ?3 where table_id = ?1";
    if sql.execute(change, values![id, stage as i64, wall_clock()])? > 0 {
        crowd_out_own(sql, id, stage)?;
    }
    Ok(())
}

/// Whoever lists very many tables crowds out the oldest of their own.
fn crowd_out_own(sql: &mut dyn Sql, id: &str, stage: Stage) -> Result<()> {
    for own in [OF_HOST, OF_HOUSEHOLD] {
        let crowded_out = format!(
            "delete from listed where table_id in
             (select table_id from listed where stage = ?2 and table_id in ({own})
              order by since desc, table_id limit 1000000 offset ?3)"
        );
        sql.execute(&crowded_out, values![id, stage as i64, OF_ONE])?;
    }
    Ok(())
}

/// All tables of the one who brought table ?1 along, and all that come from the same household.
pub(super) const OF_HOST: &str = "select id from tables where host = (select host from tables where id = ?1)";
pub(super) const OF_HOUSEHOLD: &str =
    "select tables.id from came_from join tables on tables.id = table_id and host = person
    where household = (select household from came_from join tables on tables.id = table_id and host = person
                       where tables.id = ?1)";

/// A rematch is as public as what it follows.
pub(super) fn list_like(sql: &mut dyn Sql, old: &str, new: &str) -> Result<()> {
    if sql.first("select 1 from listed where table_id = ?1", values![old])?.is_some() {
        let list = "insert into listed (table_id, stage, since) values (?1, 0, ?2)";
        let now = wall_clock();
        sql.execute(list, values![new, now])?;
        let household = "insert into came_from (table_id, person, household, at)
                         select next.id, next.host, household, ?3 from came_from
                         join tables as last on last.id = table_id and last.host = person
                         join tables as next on next.id = ?2
                         where table_id = ?1";
        sql.execute(household, values![old, new, now])?;
    }
    Ok(())
}

/// Of tables that are over there may be very many, so they are passed over without being looked at.
pub(super) const NOT_OVER: &str = "
    select id, game, started is not null from (
        select id, game, started, created from tables
        where over = 0 and id in (select table_id from seats where person = ?1)
        union select id, game, started, created from tables where host = ?1 and over = 0
    ) as ours order by created desc, id limit ?2";

/// The newest that were played, and the newest that were brought along.
pub(super) const OVER: &str = "
    select id, game from (
        select * from (
            select distinct table_id as id, game, ended from results where person = ?1 order by ended desc limit ?2
        ) as played
        union all select * from (
            select id, game, created as ended from tables where host = ?1 and over = 1 order by created desc limit ?2
        ) as brought
    ) as ours group by id, game order by max(ended) desc, id limit ?2";

/// Everybody at a table, and who of them has won.
pub(super) const SITTERS: &str = "
    select name, seats.person, seats.bot, place, won from seats
    left join results on results.table_id = seats.table_id and results.seat = seats.seat
    where seats.table_id = ?1 order by seats.seat";

type Line = (String, String, Stage, usize);

/// All of them are asked about in one go.
fn with_names(sql: &mut dyn Sql, lines: Vec<Line>, reader: Option<&str>) -> Result<Vec<Summary>> {
    let ids: Vec<[Value<'_>; 1]> = lines.iter().map(|(id, ..)| [Value::from(id)]).collect();
    let questions: Vec<BoundStatement<'_>> = ids.iter().map(|id| (SITTERS, id.as_slice())).collect();
    if !questions.is_empty() {
        sql.foresee(&questions)?;
    }
    drop(questions);
    drop(ids);
    lines.into_iter().map(|line| summary(sql, line, reader)).collect()
}

fn summary(sql: &mut dyn Sql, (id, game, stage, reserved): Line, reader: Option<&str>) -> Result<Summary> {
    let mut names = Vec::new();
    let mut winners = Winners::default();
    let mut is_decided = false;
    let mut free: usize = 0;
    for mut row in sql.query(SITTERS, values![&id])? {
        let name: String = row.take(0)?;
        let person: Option<String> = row.take(1)?;
        let reads = person.is_some() && person.as_deref() == reader;
        is_decided |= row.take::<Option<u64>>(3)?.is_some();
        let won = row.take::<Option<u64>>(4)? == Some(1);
        winners.i |= won && reads;
        if won && !reads {
            winners.names.push(name.clone());
        }
        match person.is_some() || row.take::<Option<String>>(2)?.is_some() {
            false => free += 1,
            true if reads => {}
            true => names.push(name),
        }
    }
    let winners = is_decided.then_some(winners);
    Ok(Summary { id, game, stage, names, free: free.saturating_sub(reserved), winners })
}
