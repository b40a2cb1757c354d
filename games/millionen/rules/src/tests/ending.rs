//! A Dandy beside five suitcases (P16), or nobody at all (P17).

use tabletop::{Game, Seat, SeatSet, Viewer};

use super::Stage;
use crate::{Action, Card, Event, LAST_TURN, Phase, Reason};

#[test]
fn p16_a_dandy_beside_five_suitcases_wins_at_once() {
    let mut scene = Stage::seats(3).hand(0, "dandy").suitcases(0, 5).suitcases(1, 5).begin();
    assert_eq!(scene.offers(0)[0], Action::LayDandy);
    scene.lay_dandy();
    assert_eq!(scene.told, [Event::Won { seat: Seat(0) }]);
    assert_eq!(scene.game.phase, Phase::Over { winner: Some(Seat(0)) });
    let outcome = scene.game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners), ("win", SeatSet::from_iter([Seat(0)])));
    assert_eq!(outcome.scores[..], [1, 0, 0]);
    assert_eq!(scene.hand(0).len(), 5, "nobody draws any more");
}

#[test]
fn p16_the_dandy_needs_a_turn_of_its_own() {
    let mut scene = Stage::seats(3).hand(0, "dandy pickpocket-3").suitcases(0, 4).suitcases(2, 1).begin();
    assert_eq!(scene.refused(0, Action::LayDandy), Reason::NotFiveYet);
    scene.attack("pickpocket-3", 2).give_in();
    assert_eq!(scene.suitcases(), [5, 0, 0]);
    assert_eq!(scene.refused(0, Action::LayDandy), Reason::NotYourTurn);
    scene.dull_turn().dull_turn().lay_dandy();
    assert!(scene.game.is_over());
}

#[test]
fn p16_four_suitcases_are_not_enough() {
    let mut scene = Stage::seats(3).hand(0, "dandy").suitcases(0, 4).begin();
    assert!(!scene.offers(0).contains(&Action::LayDandy));
    assert_eq!(scene.refused(0, Action::LayDandy), Reason::NotFiveYet);
}

#[test]
fn p16_a_dandy_must_be_held() {
    let mut scene = Stage::seats(3).hand(0, "cheat cheat cheat cheat cheat cheat").suitcases(0, 5).begin();
    assert_eq!(scene.refused(0, Action::LayDandy), Reason::NoDandy);
}

#[test]
fn p16_otherwise_a_dandy_can_only_be_discarded_or_repel() {
    let stage = Stage::seats(3).hand(0, "dandy dandy dandy dandy dandy dandy").suitcases(0, 4);
    assert_eq!(stage.begin().offers(0), [Action::Discard(Card::Dandy)]);
}

#[test]
fn p16_after_the_end_nothing_can_be_done() {
    let mut scene = Stage::seats(3).hand(0, "dandy").suitcases(0, 5).begin();
    scene.lay_dandy();
    for seat in 0..3 {
        assert!(scene.offers(seat).is_empty());
        for action in [Action::LayDandy, Action::GiveIn, Action::Discard(Card::Suitcase), Action::LaySuitcase] {
            assert_eq!(scene.refused(seat, action), Reason::GameOver);
        }
    }
}

#[test]
fn p16_hands_stay_hidden_after_the_end() {
    let mut scene = Stage::seats(3).hand(0, "dandy").suitcases(0, 5).begin();
    scene.lay_dandy();
    assert!(scene.game.view(Viewer::Public).players.iter().all(|player| player.hand.is_none()));
}

#[test]
fn p17_after_two_thousand_turns_nobody_wins() {
    assert_eq!(LAST_TURN, 2000);
    let mut scene = Stage::seats(3).hand(0, "cheat").suitcases(1, 5).turns(1999).begin();
    scene.discard("cheat");
    assert_eq!(scene.told.last(), Some(&Event::NobodyWon { turns: 2000 }));
    let outcome = scene.game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners.len()), ("draw", 0));
    assert_eq!(outcome.scores[..], [0, 0, 0]);
}

#[test]
fn p17_every_turn_counts_and_answers_do_not() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").hand(1, "revolver").turns(1998).begin();
    scene.attack("pickpocket-3", 1).shoot();
    assert_eq!(scene.game.turns, 1998);
    scene.give_in();
    assert_eq!(scene.game.turns, 1999);
    scene.dull_turn();
    assert!(scene.game.is_over());
}

#[test]
fn p17_the_last_turn_can_still_win() {
    let mut scene = Stage::seats(3).hand(0, "dandy").suitcases(0, 5).turns(1999).begin();
    scene.lay_dandy();
    assert_eq!(scene.game.outcome().unwrap().ending, "win");
}

#[test]
fn p17_a_game_of_discards_ends_after_two_thousand_turns() {
    let mut scene = super::Scene::dealt(4, 17);
    let mut turns = 0;
    while !scene.game.is_over() {
        scene.dull_turn();
        turns += 1;
    }
    assert_eq!(turns, 2000);
}
