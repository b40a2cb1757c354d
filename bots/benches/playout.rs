//! How fast whole games are played, and what a decision allocates: `cargo bench -p bots`.

use std::time::Instant;

use bots::{Playout, Random, game_seed};
use maloney::{Auction, Maloney};
use tabletop::{Bot, Game, Setup};
use tante::Tante;

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

fn main() {
    game::<Tante>("", Default::default(), || Box::new(tante_bot::Steady::default()));
    for (kind, auction) in [(", live", Auction::Live), (", in turn", Auction::InTurn)] {
        let options = maloney::Options { auction, ..Default::default() };
        game::<Maloney>(kind, options, || Box::new(maloney_bot::Steady::default()));
    }
}

fn game<G: Game>(kind: &str, options: G::Options, steady: fn() -> Box<dyn Bot<G>>) {
    println!("a match of {}{kind} takes {} bytes", G::NAME, size_of::<G>());
    let random = || -> Box<dyn Bot<G>> { Box::new(Random) };
    measure::<G>("random", 50_000, &options, (0..4).map(|_| random()).collect());
    measure::<G>("steady", 1_000, &options, (0..4).map(|_| steady()).collect());
}

fn measure<G: Game>(name: &str, games: u64, options: &G::Options, mut players: Vec<Box<dyn Bot<G>>>) {
    let mut playout = Playout::new(Setup::published(4, options.clone()));
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
        "{name}: {:.2} million decisions a second, {:.6} allocations a decision",
        decisions as f64 / seconds / 1e6,
        allocations as f64 / decisions as f64
    );
}
