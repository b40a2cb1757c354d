//! How Steady does, on fixed seeds (others than those it was tuned on).

use std::sync::Arc;

use bots::{Playout, Random, game_seed};
use maloney::{Action, Auction, Edition, Event, Maloney, Options, View};
use maloney_bot::Steady;
use tabletop::{Bot, Chance, Game, Input, Mind, Moment, Next, Seat, Setup, Silence, Viewer, next_input};

const BOTH: [Auction; 2] = [Auction::Live, Auction::InTurn];

fn setup(seats: u8, auction: Auction) -> Setup<Maloney> {
    Setup::published(seats, Options { auction, ..Options::default() })
}

#[test]
fn one_steady_bot_wins_most_games_against_three_random_ones() {
    for auction in BOTH {
        let mut playout = Playout::new(setup(4, auction));
        let games = 300;
        let mut wins = 0.0;
        for game in 0..games {
            let seat = (game % 4) as usize;
            let mut players: Vec<Box<dyn Bot<Maloney>>> = (0..4).map(|_| Box::new(Random) as _).collect();
            players[seat] = Box::new(Steady::default());
            let played = playout.play(&game_seed(1988, game), &mut players, |_, _| {}).expect("a whole game");
            if played.outcome.winners.contains(Seat(seat as u8)) {
                wins += 1.0 / played.outcome.winners.len() as f64;
            }
        }
        assert!(wins >= 0.9 * games as f64, "{auction:?}: {wins} of {games}");
    }
}

/// Plays one game between steady bots; how it ended, on which day, and how many jokers were played.
fn between_steady_bots(setup: &Setup<Maloney>, seed: [u8; 32]) -> (&'static str, u16, usize) {
    let mut game = Maloney::set_up(setup, &mut Chance::of_step(&seed, 0), &mut Silence).expect("a table");
    let mut luck = Chance::quick(1);
    let mut now = Moment(0);
    let mut offers = Vec::new();
    let mut inputs = 0;
    loop {
        let next = next_input(&game, &mut luck, &mut offers, |seat, offers, luck| {
            decide(&game.view(Viewer::Seat(seat)), game.edition(), seat, offers, &[], luck)
        });
        let input = match next {
            Next::Input(input) => input,
            Next::Over => break,
            Next::Stuck => panic!("{game:?}"),
        };
        if input == Input::Alarm {
            now = game.alarm().expect("a clock runs");
        }
        inputs += 1;
        game.play(now, input, &mut Chance::of_step(&seed, inputs), &mut Silence).expect("a lawful input");
    }
    let view = game.view(Viewer::Public);
    let jokers = view.players.iter().filter(|player| !player.joker).count();
    (game.outcome().expect("it is over").ending, view.number, jokers)
}

fn decide(
    view: &View,
    edition: &Arc<Edition>,
    seat: Seat,
    offers: &[Action],
    history: &[Event],
    luck: &mut Chance,
) -> Option<Action> {
    Steady::default().choose(&Mind { seat, edition, view, offers, history }, luck)
}

#[test]
fn games_between_steady_bots_end_by_points_or_an_empty_hand_within_60_days() {
    for auction in BOTH {
        for seats in 3..=6 {
            let setup = setup(seats, auction);
            let games: u64 = 60;
            let ended: Vec<_> = (0..games).map(|game| between_steady_bots(&setup, game_seed(1989, game))).collect();
            let late = ended.iter().filter(|(ending, day, _)| *ending == "days" || *day > 60).count();
            assert_eq!(late, 0, "{auction:?} with {seats} seats");
            let jokers: usize = ended.iter().map(|(.., jokers)| jokers).sum();
            assert!(jokers > 0, "somebody finds a use for a joker");
        }
    }
}

#[test]
fn a_steady_bot_that_must_act_always_does() {
    // Where the game waits for it, letting time pass would stop the table.
    for auction in BOTH {
        let setup = setup(5, auction);
        let seed = game_seed(1990, 0);
        let mut game = Maloney::set_up(&setup, &mut Chance::of_step(&seed, 0), &mut Silence).expect("a table");
        let mut luck = Chance::quick(2);
        let mut now = Moment(0);
        let mut offers = Vec::new();
        while !game.is_over() {
            for seat in Seat::all(5).filter(|seat| game.waits_for(*seat)) {
                offers.clear();
                game.offers(seat, &mut offers);
                let choice = decide(&game.view(Viewer::Seat(seat)), game.edition(), seat, &offers, &[], &mut luck);
                assert!(choice.is_some(), "seat {} in {:?}", seat.0, game.view(Viewer::Seat(seat)));
            }
            let next = next_input(&game, &mut luck, &mut offers, |seat, offers, luck| {
                decide(&game.view(Viewer::Seat(seat)), game.edition(), seat, offers, &[], luck)
            });
            let Next::Input(input) = next else { break };
            if input == Input::Alarm {
                now = game.alarm().expect("a clock runs");
            }
            game.play(now, input, &mut luck, &mut Silence).expect("a lawful input");
        }
    }
}
