//! How fast whole games are played: `cargo bench -p millionen-bot`.

use std::time::Instant;

use bots::{Playout, Random, game_seed};
use millionen::Millionen;
use tabletop::{Bot, Setup};

type Player = Box<dyn Bot<Millionen>>;

fn main() {
    println!("a match of millionen takes {} bytes", size_of::<Millionen>());
    let random = || -> Player { Box::new(Random) };
    measure("random", 5_000, (0..4).map(|_| random()).collect());
}

fn measure(name: &str, games: u64, mut players: Vec<Player>) {
    let mut playout = Playout::new(Setup::published(players.len() as u8, Default::default()));
    let (mut inputs, mut draws) = (0, 0);
    let mut play = |games: std::ops::Range<u64>| {
        games
            .map(|game| playout.play(&game_seed(1, game), &mut players, |_, _| {}).expect("bots play by the rules"))
            .map(|played| {
                inputs += u64::from(played.inputs);
                draws += u64::from(played.outcome.winners.is_empty());
                u64::from(played.decisions)
            })
            .sum::<u64>()
    };
    play(0..games / 10);
    let begun = Instant::now();
    let decisions = play(0..games);
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{name}: {:.2} million decisions a second, {:.0} inputs a game, {draws} draws",
        decisions as f64 / seconds / 1e6,
        inputs as f64 / (games + games / 10) as f64,
    );
}
