//! Steady plays by the rules, and beats random players.

use bots::{Playout, Random, game_seed};
use fifth::Fifth;
use fifth_bot::Steady;
use tabletop::{Bot, Seat, Setup};

type Player = Box<dyn Bot<Fifth>>;

#[test]
fn one_steady_among_random_players_wins_more_than_its_share() {
    let mut playout = Playout::new(Setup::published(3, Default::default()));
    let mut wins = 0.0;
    for game in 0..300 {
        let seat = Seat((game % 3) as u8);
        let mut players: Vec<Player> = (0..3).map(|_| Box::new(Random) as Player).collect();
        players[seat.index()] = Box::new(Steady::default());
        let played = playout.play(&game_seed(2026, game), &mut players, |_, _| {}).expect("bots play by the rules");
        let winners = played.outcome.winners;
        if winners.contains(seat) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    assert!(wins / 300.0 >= 0.5, "{wins} of 300: teach Steady better rules of thumb, in bot/src/lib.rs");
}
