//! Looks for better weights against random players and against Steady.
//! `cargo run --release -p erbraffer-bot --example tune -- SERIES TRIALS GAMES`

use bots::Random;
use bots::tune::{share, tune};
use erbraffer_bot::{Steady, Weights};
use tabletop::Setup;

/// A smaller difference is taken for luck.
const LUCK: f64 = 0.004;

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let setup = |seats| Setup::published(seats, Default::default());
    let against_random = |seats| share(setup(seats), Steady(weights), Random, games, series);
    [2, 4, 5].map(against_random).iter().sum::<f64>() / 3.0
        + share(setup(4), Steady(weights), Steady::default(), games, series)
}

/// Every weight, to be changed by its place; not how long a game may take, for that is a question of taste.
fn knobs(weights: &mut Weights) -> Vec<&mut f64> {
    let Weights {
        decay,
        heirloom_decay,
        charity,
        benefactor,
        envy,
        suspicion,
        patience,
        last_patience,
        draw,
        hurry,
        last_hurry,
        long: _,
        lead,
        marvellous,
        half,
        black_sheep,
        small_presents,
        shake_up,
        harm,
        new_will,
        risk,
        luck,
    } = weights;
    vec![
        decay,
        heirloom_decay,
        charity,
        benefactor,
        envy,
        suspicion,
        patience,
        last_patience,
        draw,
        hurry,
        last_hurry,
        lead,
        marvellous,
        half,
        black_sheep,
        small_presents,
        shake_up,
        harm,
        new_will,
        risk,
        luck,
    ]
}

fn main() {
    tune(Weights::STEADY, knobs, fitness, LUCK);
}
