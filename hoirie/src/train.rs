//! `hoirie train`: what bots have learned is learned anew.

mod curve;
mod leaf;
mod player;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::value_parser;

use crate::failure::Failure;

/// Learn anew what bots know
///
/// Without --hours or --generations it is the weights with which the strong bot guesses who will win: many games of four are played
/// by the steady bot's moves, with a random one now and then, and who won them is learned. The same seed always learns the same.
///
/// With them it is the learned player: it plays against itself, its past and other bots, and learns how good its actions are. The same
/// seed and number of threads always learn the same in so many generations, however often that was interrupted.
#[derive(Debug, clap::Args)]
pub struct Train {
    /// The game's name, as `hoirie games` lists it
    game: String,
    /// The luck of the games that are learned from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to learn the guesses from
    #[arg(long, default_value_t = 12_000, value_parser = value_parser!(u32).range(10..=10_000_000))]
    games: u32,
    /// Let the player learn for so long, all in all, or until there were as many --generations
    #[arg(long, requires = "keep", conflicts_with = "games", value_parser = hours)]
    hours: Option<f64>,
    /// Let the player learn for so many generations of 512 games, all in all
    #[arg(long, requires = "keep", conflicts_with = "games", value_parser = value_parser!(u32).range(1..=10_000_000))]
    generations: Option<u32>,
    /// Keep the player, and how its strength grew, in this folder: the same command goes on from there
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// How many threads play and learn
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..=64))]
    threads: u16,
    /// Write the weights into this file, such as games/tante/bot/leaf.txt or games/tante/bot/learned.txt, and print how good they are
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

fn hours(text: &str) -> Result<f64, String> {
    let hours = text.parse().ok().filter(|hours| (0.0..=1000.0).contains(hours));
    hours.ok_or_else(|| "a number of hours, such as 0.5 or 8".to_owned())
}

impl Train {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let Train { game, seed, games, hours, generations, keep, threads, write } = self;
        let answer = match keep {
            Some(keep) if hours.is_some() || generations.is_some() => {
                let until = player::Until { hours, generations };
                player::learn(&player::Lessons { game, seed, threads, until, keep, write })?
            }
            Some(keep) => {
                let why = "is for a player that learns for some --hours or --generations";
                return Err(Failure::Input(format!("--keep {} {why}", keep.display())));
            }
            None => leaf::learn(&game, seed, games, write.as_deref())?,
        };
        Ok(out.write_all(answer.as_bytes())?)
    }
}

fn cant(what: &str, file: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("can't {what} {}: {error}", file.display()))
}
