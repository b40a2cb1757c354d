//! Looks for better weights: changes one at a time, and keeps what wins more against random players and against Steady.
//! `cargo run --release -p millionen-bot --example tune -- SERIES TRIALS GAMES`; with 0 trials it only measures.

use bots::{Playout, Random, game_seed};
use millionen::Millionen;
use millionen_bot::{Steady, Weighing, Weights};
use tabletop::{Bot, Chance, Seat, Setup};

/// A smaller difference is taken for luck.
const LUCK: f64 = 0.006;

type Player = Box<dyn Bot<Millionen>>;

/// How many games one player with these weights wins against the others, and how many nobody wins.
fn share(weights: Weights, other: fn() -> Player, seats: u8, games: u64, series: u64) -> (f64, u64, f64) {
    let mut playout = Playout::new(Setup::published(seats, Default::default()));
    let (mut wins, mut draws, mut inputs) = (0.0, 0, 0);
    for game in 0..games {
        let seat = (game % u64::from(seats)) as usize;
        let mut players: Vec<Player> = (0..seats).map(|_| other()).collect();
        players[seat] = Box::new(Weighing(weights));
        let played =
            playout.play(&game_seed(series, game), &mut players, |_, _| {}).expect("everybody plays by the rules");
        wins += f64::from(u8::from(played.outcome.winners.contains(Seat(seat as u8))));
        draws += u64::from(played.outcome.winners.is_empty());
        inputs += played.inputs;
    }
    (wins / games as f64, draws, f64::from(inputs) / games as f64)
}

const RANDOM: fn() -> Player = || Box::new(Random);
const STEADY: fn() -> Player = || Box::new(Steady);

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let against_steady: f64 =
        (3..=6).map(|seats| f64::from(seats) * share(weights, STEADY, seats, games, series).0).sum();
    against_steady / 4.0 + share(weights, RANDOM, 4, games / 8, series).0
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
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    let [series, trials, games] = numbers[..] else {
        eprintln!("tune SERIES TRIALS GAMES");
        std::process::exit(2);
    };
    let mut chance = Chance::quick(series);
    let mut best = Weights::STEADY;
    for trial in 0..trials {
        let mut changed = best;
        let mut all = knobs(&mut changed);
        let knob = chance.below(all.len() as u32) as usize;
        *all[knob] *= [0.5, 0.75, 0.9, 1.1, 1.33, 2.0][chance.below(6) as usize];
        // Both play the same new games: luck that favours one favours the other.
        let here = series + 1 + trial;
        let (old, new) = (fitness(best, games, here), fitness(changed, games, here));
        if new > old + LUCK {
            best = changed;
            println!("{trial}: {old:.3} -> {new:.3} {best:?}");
        }
    }
    for seats in 3..=6 {
        println!("{seats} seats: {:?} against random players", share(best, RANDOM, seats, games, series));
        println!("{seats} seats: {:?} against Steady", share(best, STEADY, seats, games, series));
    }
}
