//! Playing allocates nothing once the buffers have grown, nor does making a strong bot once a game's weights were read. Every thread
//! counts for itself.

use bots::{Budget, Playout, Random, game_seed};
use maloney::{Auction, Maloney};
use tabletop::{Bot, Game, Setup};
use tante::Tante;

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

#[test]
fn a_decision_allocates_nothing_and_a_match_is_small() {
    plays_without_allocating::<Tante>(Default::default(), || Box::new(tante_bot::Steady::default()));
    for auction in [Auction::Live, Auction::InTurn] {
        let options = maloney::Options { auction, ..Default::default() };
        plays_without_allocating::<Maloney>(options, || Box::new(maloney_bot::Steady::default()));
    }
}

fn plays_without_allocating<G: Game>(options: G::Options, steady: fn() -> Box<dyn Bot<G>>) {
    assert!(size_of::<G>() <= 1024, "a match of {} takes {} bytes", G::NAME, size_of::<G>());
    let random = || -> Box<dyn Bot<G>> { Box::new(Random) };
    for mut players in [vec![random(), random(), random(), random()], vec![steady(), random(), steady(), random()]] {
        let mut playout = Playout::new(Setup::published(4, options.clone()));
        let mut decisions = 0;
        let mut play = || {
            for game in 0..100 {
                let played =
                    playout.play(&game_seed(8, game), &mut players, |_, _| {}).expect("bots play by the rules");
                decisions += played.decisions;
            }
        };
        play();
        let before = counting::allocations();
        play();
        assert_eq!(counting::allocations() - before, 0, "{}", G::NAME);
        assert!(decisions > 1000);
    }
}

/// The house makes one for every decision.
#[test]
fn another_strong_bot_allocates_nothing() {
    makes_without_allocating(maloney_bot::strong);
    makes_without_allocating(tante_bot::strong);
    makes_without_allocating(erbraffer_bot::strong);
    makes_without_allocating(millionen_bot::strong);
}

fn makes_without_allocating<B>(strong: fn(Budget) -> B) {
    strong(Budget::Iterations(1));
    let before = counting::allocations();
    strong(Budget::Iterations(1));
    assert_eq!(counting::allocations() - before, 0, "{}", std::any::type_name::<B>());
}
