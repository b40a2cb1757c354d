//! Looks for better weights: changes one at a time, and keeps what wins more against random players and against Steady.
//! `cargo run --release -p maloney-bot --example tune -- SERIES TRIALS GAMES`

use bots::{Playout, Random, game_seed};
use maloney::{Auction, Maloney, Options};
use maloney_bot::{Steady, Weighing, Weights};
use tabletop::{Bot, Chance, Seat, Setup};

type Player = Box<dyn Bot<Maloney>>;

/// How much of all wins one player with these weights takes from the others.
fn share(weights: Weights, other: fn() -> Player, auction: Auction, games: u64, series: u64) -> f64 {
    let seats = 4;
    let mut playout = Playout::new(Setup::published(seats, Options { auction, ..Options::default() }));
    let mut wins = 0.0;
    for game in 0..games {
        let seat = (game % u64::from(seats)) as usize;
        let mut players: Vec<Player> = (0..seats).map(|_| other()).collect();
        players[seat] = Box::new(Weighing(weights));
        let played =
            playout.play(&game_seed(series, game), &mut players, |_, _| {}).expect("everybody plays by the rules");
        let winners = played.outcome.winners;
        if winners.contains(Seat(seat as u8)) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins / games as f64
}

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let random: fn() -> Player = || Box::new(Random);
    let steady: fn() -> Player = || Box::new(Steady);
    let both = [Auction::Live, Auction::InTurn];
    both.map(|auction| {
        0.5 * share(weights, random, auction, games, series) + share(weights, steady, auction, games, series)
    })
    .iter()
    .sum()
}

/// Every weight, to be changed by its place.
fn knobs(weights: &mut Weights) -> [&mut f64; 12] {
    let Weights { daring, stride, envy, soon, usual, visits, pace, rate, joker, patience, margin, pull } = weights;
    [daring, stride, envy, soon, usual, visits, pace, rate, joker, patience, margin, pull]
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    let [series, trials, games] = numbers[..] else {
        eprintln!("tune SERIES TRIALS GAMES");
        std::process::exit(2);
    };
    let mut chance = Chance::quick(series);
    let mut best = Weights::STEADY;
    for trial in 0..trials {
        let mut changed = best;
        let knob = chance.below(12) as usize;
        *knobs(&mut changed)[knob] *= [0.5, 0.75, 0.9, 1.1, 1.33, 2.0][chance.below(6) as usize];
        // Both play the same new games: luck that favours one favours the other.
        let here = series + 1 + trial;
        let (old, new) = (fitness(best, games, here), fitness(changed, games, here));
        if new > old + 0.01 {
            best = changed;
            println!("{trial}: {old:.3} -> {new:.3} {best:?}");
        }
    }
}
