//! Looks for better weights of a steady bot: changes one at a time, and keeps what wins more. Every game has an example that
//! does it: `cargo run --release -p GAME-bot --example tune -- SERIES TRIALS GAMES`.

use std::fmt::Debug;

use tabletop::{Bot, Chance, Game, Seat, Setup};

use crate::playout::{Playout, game_seed};

/// What a weight may be multiplied by.
const FACTORS: [f64; 8] = [0.5, 0.75, 0.9, 0.97, 1.03, 1.1, 1.33, 2.0];

/// Goes on from these weights as often as the command line says, and prints what is fitter by more than luck. `fitness` plays so many
/// games of a series.
pub fn tune<W: Copy + Debug>(
    mut best: W,
    knobs: fn(&mut W) -> Vec<&mut f64>,
    fitness: impl Fn(W, u64, u64) -> f64,
    luck: f64,
) {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    let [series, trials, games] = numbers[..] else {
        eprintln!("tune SERIES TRIALS GAMES");
        std::process::exit(2);
    };
    let mut chance = Chance::quick(series);
    for trial in 1..=trials {
        let mut changed = best;
        let mut all = knobs(&mut changed);
        let knob = chance.below(all.len() as u32) as usize;
        *all[knob] *= FACTORS[chance.below(FACTORS.len() as u32) as usize];
        // Both play the same new games: luck that favours one favours the other.
        let old = fitness(best, games, series + trial);
        let new = fitness(changed, games, series + trial);
        if new > old + luck {
            best = changed;
            println!("{trial}: {old:.3} -> {new:.3} {best:?}");
        }
    }
}

/// How much of all wins one player takes from others who are all alike.
pub fn share<G: Game>(
    setup: Setup<G>,
    one: impl Bot<G> + Copy + 'static,
    other: impl Bot<G> + Copy + 'static,
    games: u64,
    series: u64,
) -> f64 {
    let seats = setup.seats;
    let mut playout = Playout::new(setup);
    let won = |game| {
        let seat = Seat((game % u64::from(seats)) as u8);
        let player = |place| if place == seat { Box::new(one) as Box<dyn Bot<G>> } else { Box::new(other) };
        let mut players: Vec<_> = Seat::all(seats).map(player).collect();
        let played =
            playout.play(&game_seed(series, game), &mut players, |_, _| {}).expect("everybody plays by the rules");
        let winners = played.outcome.winners;
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    (0..games).map(won).sum::<f64>() / games as f64
}
