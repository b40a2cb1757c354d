//! How fast whole games are played, and what a decision allocates: `cargo bench -p erbraffer-bot`.

use bots::{Playout, Random, game_seed};
use erbraffer::Erbraffer;
use erbraffer_bot::Steady;
use tabletop::{Bot, Setup};

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

type Player = Box<dyn Bot<Erbraffer>>;

fn main() {
    println!("a match of erbraffer takes {} bytes", size_of::<Erbraffer>());
    let random = || -> Player { Box::new(Random) };
    let steady = || -> Player { Box::new(Steady::default()) };
    measure("random", 50_000, (0..4).map(|_| random()).collect());
    measure("steady", 1_000, (0..4).map(|_| steady()).collect());
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
    let begun = processor_seconds();
    let before = counting::allocations();
    let decisions = play(0..games);
    let seconds = processor_seconds() - begun;
    let allocations = counting::allocations() - before;
    println!(
        "{name}: {:.2} million decisions a second, {:.1} a game, {:.6} allocations a decision",
        decisions as f64 / seconds / 1e6,
        decisions as f64 / games as f64,
        allocations as f64 / decisions as f64
    );
}

/// The time that this thread was given a processor, so that other work on the machine doesn't count.
fn processor_seconds() -> f64 {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux keeps the time of every thread");
    let nanoseconds: f64 = times.split(' ').next().and_then(|time| time.parse().ok()).expect("the first is the time");
    nanoseconds / 1e9
}
