//! Looks for better weights against random players and against Steady.
//! `cargo run --release -p maloney-bot --example tune -- SERIES TRIALS GAMES`

use bots::Random;
use bots::tune::{share, tune};
use maloney::{Auction, Options};
use maloney_bot::{Steady, Weights};
use tabletop::Setup;

/// A smaller difference is taken for luck.
const LUCK: f64 = 0.01;

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let both = [Auction::Live, Auction::InTurn].map(|auction| {
        let setup = || Setup::published(4, Options { auction, ..Options::default() });
        0.5 * share(setup(), Steady(weights), Random, games, series)
            + share(setup(), Steady(weights), Steady::default(), games, series)
    });
    both.iter().sum()
}

/// Every weight, to be changed by its place.
fn knobs(weights: &mut Weights) -> Vec<&mut f64> {
    let Weights { daring, stride, envy, soon, usual, visits, pace, rate, joker, patience, margin, pull } = weights;
    vec![daring, stride, envy, soon, usual, visits, pace, rate, joker, patience, margin, pull]
}

fn main() {
    tune(Weights::STEADY, knobs, fitness, LUCK);
}
