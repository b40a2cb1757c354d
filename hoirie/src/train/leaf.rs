//! The leaf: the weights with which a strong bot guesses who will win.

use std::path::Path;

use bots::{Sense, Training, train};
use shelf::{Title, Visitor};

use crate::failure::Failure;

/// Plays so many games by the steady bot's moves, and learns from who won. Prints the weights, or writes them into a file and prints how
/// well they fit.
pub fn learn(game: &str, seed: u64, games: u32, write: Option<&Path>) -> Result<String, Failure> {
    let learn = Learn { game, seed, games };
    let (text, fit) = shelf::with(game, learn).ok_or_else(|| Failure::unknown_game(game))?;
    let Some(path) = write else { return Ok(text) };
    std::fs::write(path, text).map_err(|error| super::cant("write", path, &error))?;
    Ok(format!("{fit}\n"))
}

struct Learn<'a> {
    game: &'a str,
    seed: u64,
    games: u32,
}

impl Visitor for Learn<'_> {
    type Output = (String, String);

    fn visit<T: Title>(self) -> (String, String) {
        let Learn { game, seed, games } = self;
        let training = Training { seed, games, ..Training::default() };
        let (leaf, report) = train(&mut T::Sense::default(), &Default::default(), &training);
        let fit = format!(
            "loss {:.4} on games that were not learned from, where even shares have {:.4}; {} samples",
            report.fit, report.even, report.samples
        );
        let remark = format!("hoirie train {game} --seed {seed} --games {games}: {fit}");
        (leaf.write(<T::Sense as Sense<T::Game>>::FEATURES, &remark), fit)
    }
}
