//! Games without a purpose, for tests that only want to look at what comes up.

use tabletop::{Chance, Game, Input, Moment, Next, Setup, Silence, next_input};

/// Plays so many games in which everybody does anything, and shows every state of them.
///
/// # Panics
/// If a game can't be played on: [`Proof`](crate::Proof) says why.
pub fn play_random_games<G: Game>(setup: &Setup<G>, games: u64, mut see: impl FnMut(&G)) {
    for seed in 0..games {
        let mut chance = Chance::quick(seed);
        let mut game = G::set_up(setup, &mut chance, &mut Silence).expect("this table can play");
        let mut now = Moment(0);
        let mut offers = Vec::new();
        loop {
            see(&game);
            let next = next_input(&game, &mut chance, &mut offers, |seat, offers, chance| {
                if !game.waits_for(seat) && chance.below(2) == 0 { None } else { chance.pick(offers).cloned() }
            });
            let input = match next {
                Next::Input(input) => input,
                Next::Over => break,
                Next::Stuck => panic!("the game is stuck: {game:?}"),
            };
            if let (Input::Alarm, Some(alarm)) = (&input, game.alarm()) {
                now = now.max(alarm);
            }
            game.play(now, input, &mut chance, &mut Silence).expect("what is offered can be played");
        }
    }
}
