//! Levels differ in strength, temperaments hardly do, and both play by the rules.

// Every function here is part of a test, whatever clippy can see of that.
#![allow(clippy::unwrap_used)]

use bots::arena::{Standing, play_deal, seatings, standings};
use bots::{Budget, Leaf, Playout, Report, Sense, Training, game_seed, train};
use shelf::{BotSpec, ErbrafferBox, Level, MaloneyBox, MillionenBox, TanteBox, Temperament, Title, Visitor};
use tabletop::{Bot, Game, Setup};

/// Does something with every title.
macro_rules! every_title {
    ($visitor:expr) => {
        for name in shelf::NAMES {
            shelf::with(name, $visitor).unwrap();
        }
    };
}

const STEADY: BotSpec = BotSpec::plain(Level::Steady);

/// The strong bot with so many iterations.
fn strong(iterations: u32) -> BotSpec {
    BotSpec::plain(Level::Strong).with_budget(Budget::Iterations(iterations))
}

/// How one of `first` does among `others` at a table of four.
fn among<T: Title>(first: BotSpec, others: BotSpec, deals: u64) -> Standing {
    let seatings = seatings(&[0, 1, 1, 1]);
    let mut playout = Playout::<T::Game>::new(Setup::published(4, Default::default()));
    let bot = |contestant: usize| T::bot([first, others][contestant]);
    let deals: Vec<_> = (0..deals).map(|deal| play_deal(&mut playout, 8, deal, &seatings, bot).unwrap()).collect();
    standings(&deals, &seatings, 2).remove(0)
}

#[test]
fn an_easy_bot_loses_to_steady_ones_and_beats_random_ones() {
    struct Compare;
    impl Visitor for Compare {
        type Output = ();
        fn visit<T: Title>(self) {
            let [random, easy, steady, _] = Level::ALL.map(BotSpec::plain);
            for (better, worse) in [(steady, easy), (easy, random)] {
                let Standing { win_rate, win_interval, .. } = among::<T>(better, worse, 60);
                let game = T::Game::NAME;
                assert!(win_interval.low > 0.25, "{better} among {worse} in {game}: {win_rate} {win_interval:?}");
            }
        }
    }
    every_title!(Compare);
}

/// Not in Millionen Poker: there it takes more thought, and more deals, than a test has time for.
#[test]
fn a_strong_bot_beats_steady_ones_even_if_it_thinks_little() {
    fn compare<T: Title>() {
        let Standing { win_rate, win_interval, .. } = among::<T>(strong(60), STEADY, 40);
        assert!(win_interval.low > 0.25, "{}: {win_rate} {win_interval:?}", T::Game::NAME);
    }
    compare::<TanteBox>();
    compare::<MaloneyBox>();
    compare::<ErbrafferBox>();
}

#[test]
fn what_is_learned_is_learned_the_same_every_time_and_fits() {
    struct Learn;
    impl Visitor for Learn {
        type Output = ();
        fn visit<T: Title>(self) {
            let features = <T::Sense as Sense<T::Game>>::FEATURES;
            let training = Training { games: 100, ..Training::default() };
            let learn = || train(&mut T::Sense::default(), &Default::default(), &training);
            let (leaf, Report { fit, even, .. }) = learn();
            assert!(
                fit < even,
                "{}: guesses with loss {fit} are no better than even shares with {even}",
                T::Game::NAME
            );
            assert_eq!(leaf, learn().0);
            let text = leaf.write(features, "a short training");
            assert_eq!(Leaf::parse(&text, features).unwrap().write(features, "a short training"), text);
        }
    }
    every_title!(Learn);
}

#[test]
fn a_strong_bot_has_a_temperament_too() {
    struct Compare;
    impl Visitor for Compare {
        type Output = ();
        fn visit<T: Title>(self) {
            let differs = |temperament: Temperament| {
                let scores = |spec: BotSpec| {
                    let mut playout = Playout::<T::Game>::new(Setup::published(4, Default::default()));
                    let bot = |_: usize| T::bot(spec);
                    let seatings = seatings(&[0; 4]);
                    let deals = (0..8).map(|deal| play_deal(&mut playout, 8, deal, &seatings, bot).unwrap());
                    format!("{:?}", deals.collect::<Vec<_>>())
                };
                scores(strong(20).tempered(temperament)) != scores(strong(20))
            };
            assert!(Temperament::ALL.into_iter().any(differs), "all strong bots are the same in {}", T::Game::NAME);
        }
    }
    every_title!(Compare);
}

#[test]
fn a_temperament_costs_little() {
    struct Compare;
    impl Visitor for Compare {
        type Output = ();
        fn visit<T: Title>(self) {
            for temperament in Temperament::ALL {
                let win_rate = among::<T>(STEADY.tempered(temperament), STEADY, 40).win_rate;
                assert!(win_rate > 0.17, "{temperament:?} in {}: {win_rate}", T::Game::NAME);
            }
        }
    }
    every_title!(Compare);
}

#[test]
fn every_level_and_temperament_plays_by_the_rules() {
    struct Play;
    impl Visitor for Play {
        type Output = ();
        fn visit<T: Title>(self) {
            for seats in T::Game::SEATS {
                let mut playout = Playout::<T::Game>::new(Setup::published(seats, Default::default()));
                for level in [Level::Easy, Level::Steady] {
                    for moved in 0..Temperament::ALL.len() {
                        let bot = |seat| T::bot(BotSpec::plain(level).tempered(Temperament::of_place(seat + moved)));
                        let mut bots: Vec<_> = (0..seats as usize).map(bot).collect();
                        playout.play(&game_seed(9, moved as u64), &mut bots, |_, _| {}).unwrap();
                    }
                }
            }
        }
    }
    every_title!(Play);
}

#[test]
fn a_strong_bot_plays_by_the_rules_the_same_every_time() {
    struct Play;
    impl Visitor for Play {
        type Output = ();
        fn visit<T: Title>(self) {
            let mut playout = Playout::<T::Game>::new(Setup::published(3, Default::default()));
            let mut inputs = || {
                let mut inputs = Vec::new();
                let specs = [strong(6), STEADY, strong(6).tempered(Temperament::Bold)];
                let mut bots: Vec<_> = specs.map(T::bot).into();
                playout.play(&game_seed(11, 0), &mut bots, |_, input| inputs.push(input.clone())).unwrap();
                inputs
            };
            assert_eq!(inputs(), inputs(), "{}", T::Game::NAME);
        }
    }
    every_title!(Play);
}

/// The game's own Steady and the shelf's play the same games.
fn plays_as<T: Title>(own: impl Fn() -> Box<dyn Bot<T::Game>>) {
    let mut playout = Playout::<T::Game>::new(Setup::published(4, Default::default()));
    let mut inputs = |bot: &dyn Fn() -> Box<dyn Bot<T::Game>>, game| {
        let mut inputs = Vec::new();
        let mut bots: Vec<_> = (0..4).map(|_| bot()).collect();
        playout.play(&game_seed(10, game), &mut bots, |_, input| inputs.push(input.clone())).unwrap();
        inputs
    };
    for game in 0..5 {
        assert_eq!(inputs(&|| T::bot(STEADY), game), inputs(&own, game), "{}", T::Game::NAME);
    }
}

#[test]
fn steady_without_a_temperament_is_as_it_ever_was() {
    plays_as::<TanteBox>(|| Box::new(tante_bot::Steady::default()));
    plays_as::<MaloneyBox>(|| Box::new(maloney_bot::Steady::default()));
    plays_as::<ErbrafferBox>(|| Box::new(erbraffer_bot::Steady::default()));
    plays_as::<MillionenBox>(|| Box::new(millionen_bot::Steady::default()));
}
