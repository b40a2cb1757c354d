//! What a load has shown, as JSON or as a table.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::book::Tally;
use crate::failure::Failure;

/// What only our own house can be asked is nothing for others.
#[derive(Debug, Default, Serialize)]
pub struct Report {
    pub game: String,
    pub tables: usize,
    pub seats: usize,
    pub viewers: usize,
    pub seconds: f64,
    pub moves: u64,
    pub moves_per_second: f64,
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub max_ms: Option<f64>,
    pub pushes: u64,
    pub bytes_per_push: Option<u64>,
    /// States that some viewer never saw because a newer one was there already.
    pub skipped: u64,
    /// Tables where somebody never reached the newest state.
    pub left_behind: u64,
    pub refused: u64,
    pub games: u64,
    pub cpu_us_per_move: Option<f64>,
    /// What the load itself needs.
    pub load_cpu_us_per_move: Option<f64>,
    pub bytes_per_table: Option<u64>,
    pub bytes_per_viewer: Option<u64>,
    pub memory_bytes: Option<u64>,
    pub errors: u64,
}

/// So many milliseconds does this share of delays not exceed; nothing if there are none.
pub fn percentile(delays: &mut [Duration], share: f64) -> Option<f64> {
    let place = (share * delays.len().checked_sub(1)? as f64).round() as usize;
    let (_, delay, _) = delays.select_nth_unstable(place);
    Some(delay.as_secs_f64() * 1000.0)
}

impl Report {
    pub fn count(&mut self, tally: &mut Tally, time: Duration) {
        self.seconds = time.as_secs_f64();
        self.moves = tally.moves;
        self.moves_per_second = tally.moves as f64 / self.seconds;
        let mut percentile = |share| percentile(&mut tally.delays, share);
        (self.p50_ms, self.p99_ms, self.max_ms) = (percentile(0.5), percentile(0.99), percentile(1.0));
        self.pushes = tally.pushes;
        self.bytes_per_push = tally.pushed_bytes.checked_div(tally.pushes);
        self.skipped = tally.skipped;
        self.refused = tally.refused;
        self.games = tally.games;
    }

    pub fn per_move(&self, before: Option<Duration>, after: Option<Duration>) -> Option<f64> {
        (self.moves > 0).then_some((after? - before?).as_secs_f64() * 1e6 / self.moves as f64)
    }

    pub fn write_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        serde_json::to_writer_pretty(&mut *out, self).map_err(|error| Failure::Output(error.into()))?;
        Ok(writeln!(out)?)
    }

    pub fn write_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let number =
            |number: Option<f64>, unit: &str| number.map_or("-".to_owned(), |number| format!("{number:.1} {unit}"));
        let bytes = |bytes: Option<u64>| number(bytes.map(|bytes| bytes as f64 / 1024.0), "KiB");
        writeln!(
            out,
            "{} tables of {} with {} viewers, {:.1} s of {}",
            self.tables, self.seats, self.viewers, self.seconds, self.game
        )?;
        let rows = [
            ("moves per second", format!("{:.0}", self.moves_per_second)),
            ("moves", self.moves.to_string()),
            ("click to other screens, p50", number(self.p50_ms, "ms")),
            ("click to other screens, p99", number(self.p99_ms, "ms")),
            ("click to other screens, most", number(self.max_ms, "ms")),
            ("pushes", self.pushes.to_string()),
            ("a push", bytes(self.bytes_per_push)),
            ("states skipped", self.skipped.to_string()),
            ("tables left behind", self.left_behind.to_string()),
            ("moves refused", self.refused.to_string()),
            ("games finished", self.games.to_string()),
            ("processor time a move, house", number(self.cpu_us_per_move, "µs")),
            ("processor time a move, load", number(self.load_cpu_us_per_move, "µs")),
            ("memory a table", bytes(self.bytes_per_table)),
            ("memory a viewer", bytes(self.bytes_per_viewer)),
            ("memory of the house", number(self.memory_bytes.map(|bytes| bytes as f64 / 1024.0 / 1024.0), "MiB")),
            ("errors", self.errors.to_string()),
        ];
        for (what, value) in rows {
            writeln!(out, "{what:32} {value:>14}")?;
        }
        Ok(())
    }
}
