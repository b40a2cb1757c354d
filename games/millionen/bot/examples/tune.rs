//! Looks for better weights against random players and against Steady.
//! `cargo run --release -p millionen-bot --example tune -- SERIES TRIALS GAMES`

use bots::Random;
use bots::tune::{share, tune};
use millionen_bot::{Steady, Weights};
use tabletop::Setup;

/// A smaller difference is taken for luck.
const LUCK: f64 = 0.006;

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let setup = |seats| Setup::published(seats, Default::default());
    let against_steady =
        |seats| f64::from(seats) * share(setup(seats), Steady(weights), Steady::default(), games, series);
    (3..=6).map(against_steady).sum::<f64>() / 4.0 + share(setup(4), Steady(weights), Random, games / 8, series)
}

/// Every weight, to be changed by its place.
fn knobs(weights: &mut Weights) -> Vec<&mut f64> {
    let Weights {
        laid,
        dandy,
        suitcase,
        revolver,
        cheat,
        defender,
        attacker,
        spare,
        threat,
        next_threat,
        their_threat,
        envy,
        draw,
        patience,
        their_card,
        their_dandy,
    } = weights;
    let single = [
        suitcase,
        revolver,
        cheat,
        spare,
        threat,
        next_threat,
        their_threat,
        envy,
        draw,
        patience,
        their_card,
        their_dandy,
    ];
    laid.iter_mut().skip(1).chain(dandy).chain(defender).chain(attacker).chain(single).collect()
}

fn main() {
    tune(Weights::STEADY, knobs, fitness, LUCK);
}
