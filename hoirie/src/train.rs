//! `hoirie train`: the weights with which a strong bot guesses who will win are learned anew.

use std::io::Write;
use std::path::PathBuf;

use bots::{Sense, Training, train};
use clap::value_parser;
use shelf::{Title, Visitor};

use crate::failure::Failure;

/// Learn the weights with which the strong bot guesses who will win
///
/// Plays many games of four by the steady bot's moves, with a random one now and then, and learns from who won them. The same seed always learns the same.
#[derive(Debug, clap::Args)]
pub struct Train {
    /// The game's name, as `hoirie games` lists it
    game: String,
    /// The luck of the games that are learned from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to learn from
    #[arg(long, default_value_t = 12_000, value_parser = value_parser!(u32).range(10..=10_000_000))]
    games: u32,
    /// Write the weights into this file, such as games/tante/bot/leaf.txt, and print how well they fit
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl Train {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let (text, fit) = shelf::with(&self.game, Learn(&self)).ok_or_else(|| Failure::unknown_game(&self.game))?;
        let Some(path) = self.write else { return Ok(out.write_all(text.as_bytes())?) };
        std::fs::write(&path, text)
            .map_err(|error| Failure::Input(format!("can't write {}: {error}", path.display())))?;
        Ok(writeln!(out, "{fit}")?)
    }
}

struct Learn<'a>(&'a Train);

impl Visitor for Learn<'_> {
    type Output = (String, String);

    fn visit<T: Title>(self) -> (String, String) {
        let Train { game, seed, games, .. } = self.0;
        let training = Training { seed: *seed, games: *games, ..Training::default() };
        let (leaf, report) = train(&mut T::Sense::default(), &Default::default(), &training);
        let fit = format!(
            "loss {:.4} on games that were not learned from, where even shares have {:.4}; {} samples",
            report.fit, report.even, report.samples
        );
        let remark = format!("hoirie train {game} --seed {seed} --games {games}: {fit}");
        (leaf.write(<T::Sense as Sense<T::Game>>::FEATURES, &remark), fit)
    }
}
