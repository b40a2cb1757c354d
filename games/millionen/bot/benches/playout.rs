//! How fast whole games are played, and what a decision allocates: `cargo bench -p millionen-bot`.

use std::time::Instant;

use bots::{Playout, Random, game_seed};
use millionen::Millionen;
use millionen_bot::Steady;
use tabletop::{Bot, Setup};

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

type Player = Box<dyn Bot<Millionen>>;

fn main() {
    println!("a match of millionen takes {} bytes", size_of::<Millionen>());
    let random = || -> Player { Box::new(Random) };
    let steady = || -> Player { Box::new(Steady::default()) };
    // `cargo bench -p millionen-bot -- random` leaves the steady ones out, so that a profiler sees the rules alone.
    measure("random", 20_000, (0..4).map(|_| random()).collect());
    if !std::env::args().any(|name| name == "random") {
        measure("steady", 2_000, (0..4).map(|_| steady()).collect());
    }
}

fn measure(name: &str, games: u64, mut players: Vec<Player>) {
    let mut playout = Playout::new(Setup::published(4, Default::default()));
    let mut play = |games: std::ops::Range<u64>| {
        games
            .map(|game| playout.play(&game_seed(1, game), &mut players, |_, _| {}).expect("bots play by the rules"))
            .map(|played| u64::from(played.decisions))
            .sum::<u64>()
    };
    play(0..games / 10);
    let begun = Instant::now();
    let before = counting::allocations();
    let decisions = play(0..games);
    let seconds = begun.elapsed().as_secs_f64();
    let allocations = counting::allocations() - before;
    println!(
        "{name}: {decisions} decisions, {:.2} million a second, {:.6} allocations a decision",
        decisions as f64 / seconds / 1e6,
        allocations as f64 / decisions as f64
    );
}
