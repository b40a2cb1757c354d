//! Looks for better weights against random players and against Steady.
//! `cargo run --release -p fifth-bot --example tune -- SERIES TRIALS GAMES`

use bots::Random;
use bots::tune::{share, tune};
use fifth_bot::{Steady, Weights};
use tabletop::Setup;

/// A smaller difference is taken for luck.
const LUCK: f64 = 0.003;

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let setup = |seats| Setup::published(seats, Default::default());
    share(setup(3), Steady(weights), Random, games, series)
        + share(setup(3), Steady(weights), Steady::default(), games, series)
}

/// Every weight, to be changed by its place.
fn knobs(weights: &mut Weights) -> Vec<&mut f64> {
    let Weights { card } = weights;
    vec![card]
}

fn main() {
    tune(Weights::STEADY, knobs, fitness, LUCK);
}
