//! How a threatened player gets rid of waiting Pickpockets (P12).

use tabletop::Seat;

use super::{Stage, card, cards};
use crate::{Action, Card, Event, EventKind, Reason};

fn chase(with: &str, pickpocket: &str, boss: u8) -> Action {
    Action::ChaseOff { with: card(with), pickpocket: card(pickpocket), boss: Seat(boss) }
}

#[test]
fn p12_a_socialite_or_dandy_strong_enough_chases_it_off() {
    for with in ["socialite-4", "socialite-6", "dandy"] {
        let mut scene = Stage::seats(3).hand(0, with).waiting(0, "pickpocket-4", 2).begin();
        assert!(scene.offers(0).contains(&chase(with, "pickpocket-4", 2)));
        scene.chase_off(with, "pickpocket-4", 2);
        assert!(scene.waiting().is_empty());
        assert_eq!(scene.game.discards, cards(&format!("pickpocket-4 {with}")));
        assert_eq!(scene.kinds(), [EventKind::ChasedOff, EventKind::Drew]);
        assert_eq!((scene.hand(0).len(), scene.mover(), scene.game.turns), (6, Some(1), 1));
    }
}

#[test]
fn p12_weaker_and_other_cards_do_not() {
    let stage = Stage::seats(3).hand(0, "socialite-3 revolver pickpocket-6 cheat suitcase suitcase");
    let mut scene = stage.waiting(0, "pickpocket-4", 2).waiting(1, "pickpocket-3", 2).begin();
    assert!(!scene.offers(0).iter().any(|offer| matches!(offer, Action::ChaseOff { .. })));
    assert_eq!(scene.refused(0, chase("socialite-3", "pickpocket-4", 2)), Reason::TooWeakToChase);
    assert_eq!(scene.refused(0, chase("socialite-6", "pickpocket-4", 2)), Reason::NotInYourHand);
    assert_eq!(scene.refused(0, chase("revolver", "pickpocket-4", 2)), Reason::CannotChase);
    // Another boss, another value, another victim.
    for (pickpocket, boss) in [("pickpocket-4", 1), ("pickpocket-2", 2), ("pickpocket-3", 2), ("dandy", 2)] {
        assert_eq!(scene.refused(0, chase("socialite-3", pickpocket, boss)), Reason::NotWaiting);
    }
}

#[test]
fn p12_only_in_the_own_turn() {
    let mut scene = Stage::seats(3).hand(1, "socialite-4").waiting(1, "pickpocket-4", 2).begin();
    assert_eq!(scene.refused(1, chase("socialite-4", "pickpocket-4", 2)), Reason::NotYourTurn);
    // Not as an answer either: that repels the attack, and the other one goes on waiting.
    let stage = Stage::seats(3).hand(0, "pickpocket-4").hand(1, "socialite-4").waiting(1, "pickpocket-4", 2);
    let mut scene = stage.begin();
    scene.attack("pickpocket-4", 1);
    assert_eq!(scene.refused(1, chase("socialite-4", "pickpocket-4", 2)), Reason::AnswerFirst);
    scene.repel("socialite-4");
    assert_eq!(scene.waiting(), [(1, Card::Pickpocket4, 2)]);
}

#[test]
fn p12_with_several_waiting_the_player_chooses_one() {
    let stage = Stage::seats(3).hand(0, "socialite-4").waiting(0, "pickpocket-4", 2).waiting(0, "pickpocket-2", 1);
    let stage = stage.waiting(0, "pickpocket-2", 2).waiting(0, "pickpocket-2", 1);
    let mut scene = stage.begin();
    let offers = scene.offers(0);
    for (pickpocket, boss) in [("pickpocket-4", 2), ("pickpocket-2", 1), ("pickpocket-2", 2)] {
        let same = offers.iter().filter(|offer| **offer == chase("socialite-4", pickpocket, boss));
        assert_eq!(same.count(), 1);
    }
    scene.chase_off("socialite-4", "pickpocket-2", 1);
    let left = [(0, Card::Pickpocket4, 2), (0, Card::Pickpocket2, 2), (0, Card::Pickpocket2, 1)];
    assert_eq!(scene.waiting(), left);
}

#[test]
fn p12_a_won_suitcase_goes_to_the_boss_of_the_waiting_pickpocket() {
    let stage = Stage::seats(4).hand(0, "pickpocket-3").suitcases(1, 2).waiting(0, "pickpocket-5", 3);
    let mut scene = stage.begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.suitcases(), [0, 1, 0, 1]);
    assert!(scene.waiting().is_empty());
    assert_eq!(scene.game.discards, cards("pickpocket-3 pickpocket-5"));
    let passed = Event::PassedOn { from: Seat(0), to: Seat(3), pickpocket: Card::Pickpocket5 };
    assert_eq!(scene.told[1..], [passed]);
}

#[test]
fn p12_the_one_that_has_waited_longest_gets_it() {
    let stage = Stage::seats(4).hand(0, "pickpocket-3").suitcases(1, 2);
    let mut scene = stage.waiting(0, "pickpocket-5", 3).waiting(0, "pickpocket-6", 2).begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.suitcases(), [0, 1, 0, 1]);
    assert_eq!(scene.waiting(), [(0, Card::Pickpocket6, 2)]);
}

#[test]
fn p12_the_limit_of_five_holds_for_the_boss() {
    let stage = Stage::seats(4).hand(0, "pickpocket-3").suitcases(1, 2).suitcases(3, 5);
    let mut scene = stage.waiting(0, "pickpocket-5", 3).begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.suitcases(), [0, 1, 0, 5]);
    assert!(scene.waiting().is_empty());
    assert_eq!(scene.game.discards, cards("pickpocket-3 pickpocket-5 suitcase"));
    assert_eq!(scene.told.last(), Some(&Event::SixthDiscarded { seat: Seat(3) }));
}

#[test]
fn p12_the_same_holds_out_of_turn_for_a_suitcase_won_by_a_revolver() {
    let stage = Stage::seats(4).hand(0, "pickpocket-3").hand(1, "revolver").suitcases(0, 2);
    let mut scene = stage.waiting(1, "pickpocket-5", 3).begin();
    scene.attack("pickpocket-3", 1).shoot().give_in();
    assert_eq!(scene.suitcases(), [1, 0, 0, 1]);
    assert!(scene.waiting().is_empty());
}

#[test]
fn p12_the_suitcase_travels_on_while_the_boss_is_threatened_too() {
    let stage = Stage::seats(5).hand(0, "pickpocket-3").suitcases(1, 2).waiting(3, "pickpocket-6", 4);
    let mut scene =
        stage.waiting(0, "pickpocket-5", 2).waiting(2, "pickpocket-4", 3).waiting(2, "pickpocket-2", 1).begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.suitcases(), [0, 1, 0, 0, 1]);
    assert_eq!(scene.waiting(), [(2, Card::Pickpocket2, 1)], "one threat is lifted at each step");
    let steps: Vec<(u8, u8)> = scene.told[1..]
        .iter()
        .filter_map(|event| match event {
            Event::PassedOn { from, to, .. } => Some((from.0, to.0)),
            _ => None,
        })
        .collect();
    assert_eq!(steps, [(0, 2), (2, 3), (3, 4)]);
}

#[test]
fn p12_a_suitcase_that_comes_back_to_the_loser_stays_there() {
    let stage = Stage::seats(3).hand(0, "pickpocket-3").suitcases(1, 5).waiting(0, "pickpocket-5", 2);
    let mut scene = stage.waiting(2, "pickpocket-4", 1).begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.suitcases(), [0, 5, 0]);
    assert!(scene.waiting().is_empty(), "the threats are lifted all the same");
    assert_eq!(scene.game.discards, cards("pickpocket-3 pickpocket-4 pickpocket-5"));
    assert_eq!(scene.told.last(), Some(&Event::CameBack { seat: Seat(1) }));
}

#[test]
fn p12_a_suitcase_can_pass_the_same_player_twice() {
    let stage = Stage::seats(4).hand(0, "pickpocket-3").suitcases(1, 1).waiting(0, "pickpocket-5", 2);
    let mut scene = stage.waiting(2, "pickpocket-4", 0).waiting(0, "pickpocket-2", 3).begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.suitcases(), [0, 0, 0, 1]);
    assert!(scene.waiting().is_empty());
}

#[test]
fn p12_all_other_plays_remain_allowed_and_lift_nothing() {
    let stage = Stage::seats(3).hand(0, "cheat pickpocket-3 dandy suitcase").waiting(0, "pickpocket-5", 2);
    let scene = stage.begin();
    for action in [
        Action::Discard(Card::Dandy),
        Action::Cheat { whom: Seat(1) },
        Action::Attack { with: Card::Pickpocket3, whom: Seat(1) },
    ] {
        let mut scene = super::Scene::of(scene.game.clone());
        assert!(scene.offers(0).contains(&action));
        scene.act(0, action);
        assert!(scene.waiting().contains(&(0, Card::Pickpocket5, 2)));
    }
}

#[test]
fn p12_an_attack_that_wins_no_suitcase_lifts_nothing() {
    let stage = Stage::seats(3).hand(0, "pickpocket-3").hand(1, "socialite-3").waiting(0, "pickpocket-5", 2);
    let mut scene = stage.begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.waiting(), [(0, Card::Pickpocket5, 2), (1, Card::Pickpocket3, 0)]);
}
