//! Plays many games and counts: how fast random players decide, how often Steady wins, how long its games are.
//! `cargo run --release -p maloney-bot --example measure -- live|in-turn BOT,BOT,… GAMES SERIES`

use std::time::Instant;

use bots::{Playout, Random, game_seed};
use maloney::{Maloney, Options};
use maloney_bot::Steady;
use tabletop::{Bot, Options as _, Seat, Setup};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [auction, bots, games, series] = &arguments[..] else {
        eprintln!("measure live|in-turn BOT,BOT,… GAMES SERIES");
        std::process::exit(2);
    };
    let bots: Vec<&str> = bots.split(',').collect();
    let games: u64 = games.parse().expect("a number");
    let series: u64 = series.parse().expect("a number");
    let options = Options::from_pairs([("auction", auction.as_str())]).expect("an option");
    let seats = bots.len();
    let mut playout = Playout::<Maloney>::new(Setup::published(seats as u8, options));
    let mut decisions = 0u64;
    let mut inputs = 0u64;
    let mut wins = 0.0;
    let mut endings = std::collections::BTreeMap::new();
    let mut scores = vec![0i64; seats];
    let begun = Instant::now();
    for game in 0..games {
        let moved = (game % seats as u64) as usize;
        let place = |seat: usize| (seat + seats - moved) % seats;
        let mut players: Vec<Box<dyn Bot<Maloney>>> = (0..seats)
            .map(|seat| match bots[place(seat)] {
                "steady" => Box::new(Steady::default()) as Box<dyn Bot<Maloney>>,
                _ => Box::new(Random),
            })
            .collect();
        let played = playout.play(&game_seed(series, game), &mut players, |_, _| {}).expect("a whole game");
        decisions += u64::from(played.decisions);
        inputs += u64::from(played.inputs);
        *endings.entry(played.outcome.ending).or_insert(0u64) += 1;
        for seat in 0..seats {
            scores[place(seat)] += i64::from(played.outcome.scores[seat]);
        }
        if played.outcome.winners.contains(Seat(moved as u8)) {
            wins += 1.0 / played.outcome.winners.len() as f64;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{games} games, {decisions} decisions, {inputs} inputs in {seconds:.2} s: {:.0} decisions a second",
        decisions as f64 / seconds
    );
    println!("the first bot wins {:.1} %; ends: {endings:?}", 100.0 * wins / games as f64);
    let means: Vec<f64> = scores.iter().map(|score| *score as f64 / 10.0 / games as f64).collect();
    println!("mean scores: {means:.1?}");
}
