//! The end (M27–M29).

use tabletop::{Game, Seat};

use super::{Scene, Stage};
use crate::{Action, Event, EventKind, Phase, Reason, Suitcase, score_line};

/// Seat 1 has driven to Cheyenne, for 100 dollars.
fn arrived(stage: Stage) -> Scene {
    let mut scene = stage.begin();
    scene.call(1, 100).drop_out(&[2, 0]).drive(6);
    scene
}

fn ending(scene: &Scene) -> &'static str {
    scene.game.outcome().expect("the game is over").ending
}

#[test]
fn m27_69_points_end_the_game() {
    let mut scene = arrived(Stage::in_turn(3).points(0, 68).hand(0, "6a 1a"));
    scene.cash(0, "6a").cash_nothing();
    assert_eq!(ending(&scene), "points");
    assert!(scene.game.is_over() && scene.offers(0).is_empty());
    assert_eq!(scene.refused(0, Action::Ready), Reason::GameOver);
    let mut scene = arrived(Stage::in_turn(3).points(0, 68));
    scene.cash_nothing();
    assert!(scene.game.outcome().is_none(), "68 are not enough");
}

#[test]
fn m27_the_count_of_the_day_is_finished_first() {
    let stage = Stage::in_turn(3).points(1, 65).suitcase(6, Suitcase::Points(4)).hand(0, "6a 1a").points(0, 60);
    let mut scene = arrived(stage);
    assert_eq!(scene.points()[1], 69, "the suitcase brought them");
    assert_eq!(scene.game.phase, Phase::Cash);
    scene.cash(0, "6a").cash_nothing();
    assert!(scene.points()[0] > 60);
    assert_eq!(ending(&scene), "points");
}

#[test]
fn m27_so_does_an_empty_hand() {
    let mut scene = arrived(Stage::in_turn(3).hand(2, "6b"));
    scene.cash(2, "6b").cash_nothing();
    assert_eq!(ending(&scene), "empty-hand");
}

#[test]
fn m27_after_200_days_it_ends_too() {
    let mut scene = arrived(Stage::in_turn(3).number(199));
    scene.cash_nothing();
    assert!(scene.game.outcome().is_none());
    let mut scene = arrived(Stage::in_turn(3).number(200));
    scene.cash_nothing();
    assert_eq!(ending(&scene), "days");
}

#[test]
fn m28_3500_dollars_are_three_and_a_half_points() {
    let mut scene = arrived(Stage::in_turn(3).points(0, 69).money(0, 3500).points(1, -2).money(1, 100).money(2, 0));
    scene.cash_nothing();
    let outcome = scene.game.outcome().unwrap();
    assert_eq!(outcome.scores[..], [725, -20, 0], "in tenths");
    assert_eq!(crate::Maloney::SCORE_PARTS, 10);
    assert_eq!(score_line(725), tabletop::Line::new("score").with("whole", 72).with("tenths", 5));
    assert_eq!(score_line(-5), tabletop::Line::new("score-below-zero").with("whole", 0).with("tenths", 5));
}

#[test]
fn m28_jokers_are_worth_nothing() {
    let score = |stage: Stage| {
        let mut scene = arrived(stage.points(0, 70));
        scene.cash_nothing();
        scene.game.outcome().unwrap().scores
    };
    assert_eq!(score(Stage::in_turn(3)), score(Stage::in_turn(3).no_jokers()));
}

#[test]
fn m29_most_points_win() {
    // Money can make up for points.
    let mut scene = arrived(Stage::in_turn(3).points(0, 69).money(0, 0).points(2, 65).money(2, 5000));
    scene.cash_nothing();
    let winners = scene.game.outcome().unwrap().winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(2)]);
    assert_eq!(scene.told.last(), Some(&Event::Won { winners, score: 700 }));
}

#[test]
fn m29_equal_totals_share_the_win() {
    let mut scene = arrived(Stage::in_turn(3).points(0, 69).money(0, 0).points(2, 66).money(2, 3000));
    scene.cash_nothing();
    assert_eq!(scene.game.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert!(scene.tells(EventKind::Totalled));
}
