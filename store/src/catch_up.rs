//! What has happened at a table since somebody looked: all that a node needs to catch up, in one go.

use super::sql::{BoundStatement, Result, Sql, Value, values};
use super::{Extras, LogRow, SEATS, Store, TABLE, TableRow, conduct, extras, revision, seeds, select_table};
use crate::conduct::Conduct;
use crate::revision::Revision;

/// What is known of a table already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct KnownRevision {
    /// How many changes beside the log.
    pub changes: Option<u64>,
    /// The last row of the log, once the match is open.
    pub seq: Option<u64>,
}

/// All that a node needs to catch up with a table.
#[derive(Debug, PartialEq, Eq)]
pub struct CatchUp {
    pub revision: Revision,
    /// Everything but the match, if something beside it has changed.
    pub snapshot: Option<TableSnapshot>,
    /// The seed material, for whoever has not opened the match.
    pub seed: Option<String>,
    /// The new rows.
    pub log: Vec<LogRow>,
}

/// A table as it is, but for its match.
#[derive(Debug, PartialEq, Eq)]
pub struct TableSnapshot {
    pub row: TableRow,
    pub conduct: Conduct,
    pub extras: Extras,
}

impl Store {
    /// What is new at a table to whoever knows this much of it. Nothing if there is no such table.
    pub async fn changes_since(&self, id: &str, known: KnownRevision) -> Result<Option<CatchUp>> {
        let id = id.to_owned();
        self.read(move |sql| {
            let seq = known.seq.unwrap_or(0);
            let Some((revision, log)) = revision::select_with_log(sql, &id, seq)? else { return Ok(None) };
            let mut snapshot = None;
            if known.changes != Some(revision.changes) {
                foresee_all(sql, &id, known.seq.is_none())?;
                let Some(row) = select_table(sql, &id)? else { return Ok(None) };
                snapshot =
                    Some(TableSnapshot { row, conduct: conduct::select(sql, &id)?, extras: extras::select(sql, &id)? });
            }
            let seed = if known.seq.is_none() { seeds::select(sql, &id)? } else { None };
            Ok(Some(CatchUp { revision, snapshot, seed, log }))
        })
        .await
    }
}

/// Asks at once for everything that is kept of a table besides its log.
fn foresee_all(sql: &mut dyn Sql, id: &str, with_seed: bool) -> Result<()> {
    let of_table: &[Value<'_>] = values![id];
    let questions = [TABLE, SEATS, conduct::SELECT].into_iter().chain(extras::questions());
    let questions = questions.chain(with_seed.then_some(seeds::SELECT)).map(|question| (question, of_table));
    let questions: Vec<BoundStatement<'_>> = questions.collect();
    sql.foresee(&questions)
}
