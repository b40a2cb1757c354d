//! Looks for better weights against random players and against Steady.
//! `cargo run --release -p tante-bot --example tune -- SERIES TRIALS GAMES`

use bots::Random;
use bots::tune::{share, tune};
use tabletop::Setup;
use tante_bot::{Steady, Weights};

/// A smaller difference is taken for luck.
const LUCK: f64 = 0.003;

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let setup = |seats| Setup::published(seats, Default::default());
    let against_random = |seats| share(setup(seats), Steady(weights), Random, games, series);
    (3..=5).map(against_random).sum::<f64>() / 3.0 + share(setup(4), Steady(weights), Steady::default(), games, series)
}

/// Every weight, to be changed by its place.
fn knobs(weights: &mut Weights) -> Vec<&mut f64> {
    let Weights {
        growth,
        room,
        relief,
        hope,
        three,
        two,
        set,
        zero,
        zeros: _,
        meetings,
        belief,
        rival,
        envy,
        threshold,
        harvest,
    } = weights;
    vec![growth, room, relief, hope, three, two, set, zero, meetings, belief, rival, envy, threshold, harvest]
}

fn main() {
    tune(Weights::STEADY, knobs, fitness, LUCK);
}
