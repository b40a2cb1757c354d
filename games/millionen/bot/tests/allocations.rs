//! Playing allocates nothing once the buffers have grown.

use bots::{Playout, Random, game_seed};
use millionen::Millionen;
use millionen_bot::Steady;
use tabletop::{Bot, Setup};

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

type Player = Box<dyn Bot<Millionen>>;

#[test]
fn a_decision_allocates_nothing_and_a_match_is_small() {
    assert!(size_of::<Millionen>() <= 512, "a match takes {} bytes", size_of::<Millionen>());

    let random = || -> Player { Box::new(Random) };
    let steady = || -> Player { Box::new(Steady::default()) };
    for mut players in [vec![random(), random(), random(), random()], vec![steady(), random(), steady(), random()]] {
        let mut playout = Playout::new(Setup::published(4, Default::default()));
        let mut decisions = 0;
        let mut play = || {
            for game in 0..100 {
                let played = playout.play(&game_seed(8, game), &mut players, |_, _| {}).unwrap();
                decisions += played.decisions;
            }
        };
        play();
        let before = counting::allocations();
        play();
        assert_eq!(counting::allocations() - before, 0);
        assert!(decisions > 1000);
    }
}
