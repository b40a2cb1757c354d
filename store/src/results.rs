//! What came of games that are over: a row for every seat, written in the transaction that ends the game. Where it is not known then
//! who won (a game that was stopped, brought along, or kept by an older house), it is worked out afterwards from the log.

use serde::Serialize;

use super::sql::{Result, Row, Sql, values};
use super::{Store, TableRow, imports, insert_table, ratings};
use crate::clock::wall_clock;

/// What came of a game, for everybody who sat there.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Ending {
    /// The kind of time that people had, as it is called in lists.
    pub pace: String,
    /// It was played by an edition that does not come with the game.
    pub own_edition: bool,
    pub seats: Vec<SeatEnding>,
}

/// The same for one seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct SeatEnding {
    pub seat: usize,
    /// Nothing where the game was stopped: then nobody is before anybody.
    pub place: Option<u64>,
    pub score: Option<i64>,
    pub won: bool,
    /// The bot that kept the seat warm to the end.
    pub stand_in: Option<String>,
}

pub(super) const DUE: &str = "select table_id from results_due where until <= ?1 order by until limit ?2";

impl Store {
    /// Adds games that are over, with what came of them and when, and without what was played: lists of very many can be measured so.
    pub async fn add_finished(&self, games: Vec<(TableRow, Ending, u64)>) -> Result<()> {
        self.write(move |sql| {
            for (table, ending, ended) in &games {
                insert_table(sql, table, table.started.unwrap_or(*ended))?;
                note_unknown(sql, &table.id, *ended)?;
                fill(sql, &table.id, ending)?;
            }
            Ok(())
        })
        .await
    }

    /// Some games of which it has to be worked out who won; nobody else is given them before `until`.
    pub async fn lease_due_results(&self, now: u64, until: u64, most: usize) -> Result<Vec<String>> {
        self.write(move |sql| {
            let due = sql.query(DUE, values![now, most])?;
            let due: Vec<String> = due.into_iter().map(|mut row: Row| row.take(0)).collect::<Result<_>>()?;
            for id in &due {
                sql.execute("update results_due set until = ?2 where table_id = ?1", values![id, until])?;
            }
            Ok(due)
        })
        .await
    }

    /// Keeps what was worked out about a game that is over, and when its last move was: it may not have ended before. Without an ending
    /// nobody can find out. Another node may have been first.
    pub async fn keep_ending(&self, id: &str, ending: Option<Ending>, ended: Option<u64>) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            if sql.execute("delete from results_due where table_id = ?1", values![&id])? == 0 {
                return Ok(());
            }
            if let Some(ending) = &ending {
                fill(sql, &id, ending)?;
            }
            if let Some(ended) = ended {
                let later = "update results set ended = ?2 where table_id = ?1 and ended < ?2";
                sql.execute(later, values![&id, ended])?;
            }
            Ok(())
        })
        .await
    }
}

/// A game has ended a moment ago, with this if it is known.
pub(super) fn note_end(sql: &mut dyn Sql, id: &str, ending: Option<&Ending>) -> Result<()> {
    note_unknown(sql, id, wall_clock())?;
    match ending {
        Some(ending) => fill(sql, id, ending),
        None => make_due(sql, id),
    }
}

/// A game is over, and it has still to be worked out what came of it.
pub(super) fn note_brought_along(sql: &mut dyn Sql, id: &str, ended: u64) -> Result<()> {
    imports::make_uncounted(sql, id)?;
    note_unknown(sql, id, ended)?;
    make_due(sql, id)
}

fn note_unknown(sql: &mut dyn Sql, id: &str, ended: u64) -> Result<()> {
    let note = "insert into results (table_id, seat, person, bot, game, seats, ended)
                select seats.table_id, seat, person, bot, game,
                    (select count(*) from seats as every where every.table_id = ?1), cast(?2 as bigint)
                from seats join tables on tables.id = seats.table_id where seats.table_id = ?1
                on conflict do nothing";
    sql.execute(note, values![id, ended]).map(drop)
}

fn make_due(sql: &mut dyn Sql, id: &str) -> Result<()> {
    sql.execute("insert into results_due (table_id, until) values (?1, 0) on conflict do nothing", values![id])
        .map(drop)
}

fn fill(sql: &mut dyn Sql, id: &str, ending: &Ending) -> Result<()> {
    let uncounted = sql.first("select 1 from uncounted where table_id = ?1", values![id])?.is_some();
    for seat in &ending.seats {
        let counts = seat.place.is_some() && !uncounted;
        let fill = "update results set place = ?3, score = ?4, won = ?5, counts = ?6, stand_in = ?7, pace = ?8, own_edition = ?9
                    where table_id = ?1 and seat = ?2";
        let values = values![
            id,
            seat.seat,
            seat.place,
            seat.score,
            seat.won,
            counts,
            seat.stand_in.as_ref(),
            &ending.pace,
            ending.own_edition
        ];
        sql.execute(fill, values)?;
    }
    ratings::note_end(sql, id)
}
