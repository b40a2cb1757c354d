//! Who goes next where several may.

use super::toy::{Act, Dice, game};
use crate::{Chance, Game, Input, Moment, Next, Seat, Silence, next_input};

/// A game in which both seats may act and a count runs, so that nobody is waited for.
fn counting() -> Dice {
    let mut game = game();
    for act in [Act::Roll, Act::Count { seconds: 1 }] {
        game.play(Moment(0), Input::Act(Seat(0), act), &mut Chance::quick(0), &mut Silence).unwrap();
    }
    game
}

fn drive(game: &Dice, seed: u64, choose: impl FnMut(Seat, &[Act], &mut Chance) -> Option<Act>) -> Next<Act> {
    next_input(game, &mut Chance::quick(seed), &mut Vec::new(), choose)
}

#[test]
fn only_seats_with_offers_are_asked() {
    for seed in 0..20 {
        let next = drive(&game(), seed, |seat, offers, _| {
            assert_eq!(seat, Seat(0), "seat 1 may not roll first");
            Some(offers[0])
        });
        assert_eq!(next, Next::Input(Input::Act(Seat(0), Act::Roll)));
    }
}

#[test]
fn the_first_who_answers_goes_and_anybody_can_be_asked_first() {
    let mut went = [0; 2];
    for seed in 0..40 {
        let Next::Input(Input::Act(seat, _)) = drive(&counting(), seed, |_, offers, _| Some(offers[2])) else {
            panic!("somebody acts")
        };
        went[seat.index()] += 1;
    }
    assert!(went[0] > 5 && went[1] > 5, "{went:?}");
}

#[test]
fn a_seat_that_is_not_waited_for_may_let_time_pass() {
    for seed in 0..20 {
        let next = drive(&counting(), seed, |seat, offers, _| (seat == Seat(1)).then_some(offers[0]));
        assert_eq!(next, Next::Input(Input::Act(Seat(1), Act::Roll)));
    }
}

#[test]
fn if_all_let_time_pass_the_alarm_strikes() {
    let mut asked = Vec::new();
    let next = drive(&counting(), 3, |seat, _, _| {
        asked.push(seat);
        None
    });
    assert_eq!(next, Next::Input(Input::Alarm));
    asked.sort();
    assert_eq!(asked, [Seat(0), Seat(1)], "every seat was asked once");
}

#[test]
fn a_game_without_offers_and_alarm_is_stuck() {
    let jammed = Dice { jammed: true, ..game() };
    assert_eq!(drive(&jammed, 0, |_, offers, _| Some(offers[0])), Next::Stuck);
}

#[test]
fn a_game_with_an_outcome_is_over_and_nobody_is_asked() {
    let mut game = counting();
    game.play(Moment(1), Input::Act(Seat(1), Act::Stop), &mut Chance::quick(0), &mut Silence).unwrap();
    assert_eq!(drive(&game, 0, |_, _, _| panic!("nobody is asked")), Next::Over);
}
