//! Looks for better weights: changes one at a time, and keeps what wins more against random players and against Steady.
//! `cargo run --release -p erbraffer-bot --example tune -- SERIES TRIALS GAMES`; without trials it only measures.

use bots::{Playout, Random, game_seed};
use erbraffer::Erbraffer;
use erbraffer_bot::{Steady, Weighing, Weights};
use tabletop::{Bot, Chance, Seat, Setup};

/// A smaller difference is taken for luck.
const LUCK: f64 = 0.004;

type Player = Box<dyn Bot<Erbraffer>>;

/// How much of all wins one player with these weights takes from the others.
fn share(weights: Weights, other: fn() -> Player, seats: u8, games: u64, series: u64) -> f64 {
    let mut playout = Playout::new(Setup::published(seats, Default::default()));
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

const RANDOM: fn() -> Player = || Box::new(Random);
const STEADY: fn() -> Player = || Box::new(Steady);

fn fitness(weights: Weights, games: u64, series: u64) -> f64 {
    let against_random: f64 = [2, 4, 5].map(|seats| share(weights, RANDOM, seats, games, series)).iter().sum();
    against_random / 3.0 + share(weights, STEADY, 4, games, series)
}

/// Every weight, to be changed by its place; not how long a game may take, for that is a question of taste.
fn knobs(weights: &mut Weights) -> [&mut f64; 21] {
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
    [
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

/// How long games among so many of the same players are, in inputs, and how many never come to an end (E35).
fn length(player: fn() -> Player, seats: u8, games: u64, series: u64) -> (f64, f64) {
    let mut playout = Playout::new(Setup::published(seats, Default::default()));
    let (mut inputs, mut draws) = (0.0, 0.0);
    for game in 0..games {
        let mut players: Vec<Player> = (0..seats).map(|_| player()).collect();
        let played =
            playout.play(&game_seed(series, game), &mut players, |_, _| {}).expect("everybody plays by the rules");
        inputs += f64::from(played.inputs);
        draws += f64::from(u8::from(played.outcome.ending == "draw"));
    }
    (inputs / games as f64, draws / games as f64)
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
        let knob = chance.below(21) as usize;
        *knobs(&mut changed)[knob] *= [0.4, 0.7, 0.85, 0.95, 1.05, 1.15, 1.4, 2.5][chance.below(8) as usize];
        // Both play the same new games: luck that favours one favours the other.
        let here = series + 1 + trial;
        let (old, new) = (fitness(best, games, here), fitness(changed, games, here));
        if new > old + LUCK {
            best = changed;
            println!("{trial}: {old:.3} -> {new:.3} {best:?}");
        }
    }
    for seats in 2..=6 {
        let (random, steady) = (share(best, RANDOM, seats, games, series), share(best, STEADY, seats, games, series));
        println!("{seats} seats: {random:.3} of the wins against random players, {steady:.3} against Steady");
        let ((random, _), (steady, draws)) =
            (length(RANDOM, seats, games, series), length(STEADY, seats, games, series));
        println!(
            "  games of {random:.0} inputs among random players, {steady:.0} among Steady, {draws:.3} without an end"
        );
    }
}
