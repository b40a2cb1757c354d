//! How a table in memory becomes what its log says: rows of others are read and played again, one's own are saved and taken in.

use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};

use tabletop::{FORMAT, Head, Hex32, SeedMaterial};

use crate::alarm_worker::ClockRuns;
use crate::command::Failure;
use crate::play::{self, Considered};
use crate::{House, LiveTable, TableState};
use crate::{metrics, worker};
use store::{KnownRevision, NextDue, SeatRow, TableRow, TableSnapshot};

impl House {
    pub(crate) async fn load(&self, id: &str) -> Result<Option<TableState>, Failure> {
        let mut state = TableState::new(TableRow { id: id.to_owned(), ..TableRow::default() });
        self.catch_up(&mut state).await?;
        Ok(Some(state).filter(|state| !state.is_gone))
    }

    /// Brings a table up to what the database says. False if nothing was new.
    pub(crate) async fn catch_up(&self, state: &mut TableState) -> Result<bool, Failure> {
        let id = state.row.id.clone();
        let broken = |why: String| Failure::Broken { table: id.clone(), why };
        let mut before = state.play.as_ref().map(|play| play.seq());
        let mut changed = false;
        let latest = loop {
            let seq = state.play.as_ref().map(|play| play.seq());
            let latest = self.store.changes_since(&id, KnownRevision { changes: state.changes, seq }).await;
            let Some(mut latest) = latest.map_err(|error| Failure::at(&id, error))? else {
                // Nothing more happens at a table that was deleted.
                (state.is_gone, state.row.over) = (true, true);
                return Ok(true);
            };
            state.due = latest.revision.due;
            let mut opens_anew = false;
            if let Some(TableSnapshot { row, conduct, extras }) = latest.snapshot.take() {
                // The record has names in it: it is opened anew under the new ones.
                let other_name = |(now, before): (&SeatRow, &SeatRow)| now.name != before.name;
                opens_anew = seq.is_some() && row.seats.iter().zip(&state.row.seats).any(other_name);
                (state.row, state.conduct, state.extras) = (row, conduct, extras);
                state.portraits = OnceLock::new();
                (state.changes, changed) = (Some(latest.revision.changes), true);
            }
            if seq > Some(latest.revision.seq) {
                // It was put back from a back-up that knows less than we do.
                (state.passed, before, opens_anew) = (Default::default(), None, true);
            }
            if !opens_anew {
                break latest;
            }
            (state.play, state.clocks) = Default::default();
        };
        if state.row.started.is_none() || state.play.as_ref().is_some_and(|play| play.seq() >= latest.revision.seq) {
            return Ok(changed);
        }
        let seats = state.row.seats.len() as u8;
        let pace = state.conduct.pace;
        state.leave_lessons();
        let mut play = match state.play.take() {
            Some(play) => play,
            None => {
                let play = play::open(head(&state.row, latest.seed.as_deref()).map_err(broken)?).map_err(broken)?;
                state.clocks.update(play.as_ref(), seats, pace);
                play
            }
        };
        let followed = latest.log.iter().try_for_each(|row| {
            play.follow(row)?;
            state.clocks.update(play.as_ref(), seats, pace);
            Ok(())
        });
        // Whoever wrote what is new lets the bots think.
        state.is_ours &= before == Some(play.seq());
        state.play = Some(play);
        followed.map_err(broken)?;
        Ok(true)
    }

    /// Another node may have changed this table. False if it is there no more.
    pub(crate) async fn resync(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<bool, Failure> {
        let mut state = table.lock().await;
        table.needs_resync.store(false, Ordering::Release);
        let changed = self.catch_up(&mut state).await?;
        let is_gone = state.is_gone;
        drop(state);
        if is_gone {
            let mut held = self.held();
            if held.get(&table.id).is_some_and(|other| Arc::ptr_eq(other, table)) {
                held.remove(&table.id);
            }
        }
        if changed {
            table.tell();
            worker::start::<ClockRuns>(self, table);
        }
        Ok(!is_gone)
    }

    /// Another node says that this table has changed. It matters only if somebody looks at it here.
    pub fn hear_of_change(self: &Arc<Self>, id: &str) {
        let Some(table) = self.held().get(id).cloned() else { return };
        if table.changed.receiver_count() == 0 || table.needs_resync.swap(true, Ordering::AcqRel) {
            return;
        }
        let house = self.clone();
        tokio::spawn(async move {
            if let Err(error) = house.resync(&table).await {
                error.log("a table could not catch up");
            }
        });
    }

    /// Saves a row and takes it in. False if another process was first: then the table has caught up, and all is to be considered anew.
    pub(crate) async fn save(&self, state: &mut TableState, considered: Considered) -> Result<bool, Failure> {
        let waits = state.play.as_deref().map(|play| state.waits_after(play, &considered)).unwrap_or_default();
        let Considered { row, outcome, alarm, acting, step } = considered;
        let due = state.due_after(alarm, acting, self.lease());
        let ends = outcome.is_some();
        let next = match state.changes {
            _ if ends => NextDue::Over(Some(state.ending(outcome))),
            Some(known) if due != state.due => NextDue::At { due, known },
            _ => NextDue::Unchanged,
        };
        let by = row.by.clone();
        let saved = match waits.is_nothing() {
            true => self.store.append(&state.row.id, row, next).await?,
            false => self.store.append_and_tell(&state.row.id, row, next, waits).await?,
        };
        if !saved {
            self.catch_up(state).await?;
            return Ok(false);
        }
        metrics::row(&by);
        state.leave_lessons();
        (state.due, state.is_ours) = (due, true);
        if let Some(play) = &mut state.play {
            play.accept(step);
            state.clocks.update(play.as_ref(), state.row.seats.len() as u8, state.conduct.pace);
        }
        state.row.over = ends;
        Ok(true)
    }

    /// Reads the table's row again after the house itself has changed it.
    pub(crate) async fn refresh(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Failure> {
        let mut state = table.lock().await;
        self.catch_up(&mut state).await?;
        self.claim(&mut state).await?;
        drop(state);
        self.changed(table);
        Ok(())
    }

    /// Shows everybody what was said, noted or arranged beside the game. No bot looks up from its cards for that.
    pub(crate) async fn publish_extras(&self, table: &LiveTable) -> Result<(), Failure> {
        self.catch_up(&mut *table.lock().await).await?;
        self.tell(table);
        Ok(())
    }
}

/// What a table's match starts from.
pub fn head(row: &TableRow, seed: Option<&str>) -> Result<Head, String> {
    let seed = match seed {
        Some(seed) => serde_json::from_str(seed).map_err(|error| error.to_string())?,
        None => SeedMaterial::Dealt { secret: Hex32(row.secret), shares: Vec::new() },
    };
    Ok(Head {
        format: FORMAT,
        game: row.game.clone(),
        rules: row.rules,
        edition: row.edition.clone(),
        options: serde_json::from_str(&row.options).map_err(|error| error.to_string())?,
        seats: row.seats.iter().map(|seat| seat.name.clone()).collect(),
        seed,
    })
}
