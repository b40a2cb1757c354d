//! What a simulation found, as JSON or as a table.

use std::collections::BTreeMap;
use std::io::Write;

use serde::Serialize;
use shelf::BotSpec;
use tabletop::Game;

use super::tally::{Tally, WHOLE_WIN};
use crate::failure::Failure;

#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    seats: u8,
    games: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    bots: Vec<BotReport>,
    endings: BTreeMap<&'static str, u64>,
    length: Length,
}

#[derive(Debug, Serialize)]
struct BotReport {
    name: String,
    games: u64,
    wins: f64,
    win_rate: f64,
    mean_score: f64,
}

/// Inputs a game.
#[derive(Debug, Serialize)]
struct Length {
    mean: f64,
    p50: usize,
    p99: usize,
}

impl Report {
    pub fn new<G: Game>(seats: u8, bots: &[BotSpec], tally: &Tally, seconds: f64) -> Report {
        let bots = bots.iter().zip(&tally.bots).map(|(spec, bot)| {
            let wins = bot.wins as f64 / WHOLE_WIN as f64;
            BotReport {
                name: spec.to_string(),
                games: bot.games,
                wins,
                win_rate: wins / bot.games as f64,
                mean_score: bot.score as f64 / f64::from(G::SCORE_PARTS) / bot.games as f64,
            }
        });
        Report {
            game: G::NAME,
            seats,
            games: tally.games,
            decisions: tally.decisions,
            seconds,
            decisions_per_second: if seconds > 0.0 { tally.decisions as f64 / seconds } else { 0.0 },
            bots: bots.collect(),
            endings: tally.endings.iter().copied().collect(),
            length: Length { mean: tally.mean_length(), p50: tally.percentile(50), p99: tally.percentile(99) },
        }
    }

    pub fn write_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        serde_json::to_writer(&mut *out, self).map_err(std::io::Error::from)?;
        Ok(writeln!(out)?)
    }

    pub fn write_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Report { game, seats, games, decisions, seconds, decisions_per_second, length, .. } = self;
        writeln!(out, "{games} games of {game} with {seats} seats")?;
        writeln!(out, "{decisions} decisions in {seconds:.2} s: {decisions_per_second:.0} a second")?;
        writeln!(out, "inputs a game: {:.1} on average, p50 {}, p99 {}", length.mean, length.p50, length.p99)?;
        for (ending, count) in &self.endings {
            writeln!(out, "ended by {ending}: {count} ({:.1} %)", 100.0 * *count as f64 / *games as f64)?;
        }
        let width = self.bots.iter().map(|bot| bot.name.len()).max().unwrap_or(0).max("bot".len());
        writeln!(out)?;
        writeln!(out, "{:width$}  {:>10}  {:>12}  {:>8}  {:>10}", "bot", "games", "wins", "win rate", "mean score")?;
        for BotReport { name, games, wins, win_rate, mean_score } in &self.bots {
            let percent = 100.0 * win_rate;
            writeln!(out, "{name:width$}  {games:>10}  {wins:>12.1}  {percent:>6.1} %  {mean_score:>10.2}")?;
        }
        Ok(())
    }
}
