//! Answers to an attack: repel (P8), Revolver (P9), give in (P10, P11).

use tabletop::Seat;

use super::{Scene, Stage, card};
use crate::{Action, Attack, Card, Event, EventKind, Phase, Reason};

/// Seat 0 has attacked seat 1.
fn attacked(with: &str, defence: &str) -> Scene {
    let mut scene = Stage::seats(4).hand(0, with).hand(1, defence).coming("suitcase").suitcases(1, 2).begin();
    scene.attack(with, 1);
    scene
}

#[test]
fn p8_a_socialite_of_the_same_value_or_more_repels() {
    for red in 2..=6u8 {
        for blue in [2, 3, 4, 6u8] {
            let red_name = format!("pickpocket-{red}");
            let blue_name = format!("socialite-{blue}");
            let mut scene = attacked(&red_name, &format!("{blue_name} cheat cheat cheat revolver revolver"));
            let repel = Action::Repel(card(&blue_name));
            assert_eq!(scene.offers(1).contains(&repel), blue >= red, "{blue} against {red}");
            if blue >= red {
                scene.act(1, repel);
                let with = card(&blue_name);
                let pickpocket = card(&red_name);
                assert_eq!(scene.told[0], Event::Repelled { seat: Seat(1), with, pickpocket });
            } else {
                assert_eq!(scene.refused(1, repel), Reason::TooWeakToRepel);
            }
        }
    }
}

#[test]
fn p8_the_dandy_may_be_used_as_a_ten() {
    for red in 2..=6 {
        let mut scene = attacked(&format!("pickpocket-{red}"), "dandy");
        scene.repel("dandy");
        assert_eq!(scene.suitcases(), [0, 2, 0, 0]);
    }
}

#[test]
fn p8_both_cards_are_discarded() {
    let mut scene = attacked("pickpocket-3", "socialite-4");
    scene.repel("socialite-4");
    assert_eq!(scene.game.discards, super::cards("pickpocket-3 socialite-4"));
    assert_eq!(scene.game.top, Some(Card::Socialite4));
    assert_eq!(scene.mover(), Some(1));
}

#[test]
fn p8_only_blue_cards_of_the_hand_repel() {
    let mut scene = attacked("pickpocket-3", "cheat pickpocket-6 revolver suitcase suitcase suitcase");
    for name in ["cheat", "pickpocket-6", "revolver", "suitcase", "pickpocket-2"] {
        assert_eq!(scene.refused(1, Action::Repel(card(name))), Reason::CannotRepel);
    }
    assert_eq!(scene.refused(1, Action::Repel(Card::Dandy)), Reason::NotInYourHand);
}

#[test]
fn p9_a_revolver_turns_the_pickpocket_round() {
    let mut scene = attacked("pickpocket-3", "revolver");
    scene.shoot();
    let attack = Attack { pickpocket: Card::Pickpocket3, boss: Seat(1), victim: Seat(0) };
    assert_eq!(scene.game.phase, Phase::Answer(attack));
    assert_eq!(scene.told[0], Event::TurnedRound { seat: Seat(1), pickpocket: Card::Pickpocket3, whom: Seat(0) });
    assert_eq!(scene.game.discards, super::cards("revolver"));
    assert_eq!(scene.game.turns, 0);
}

#[test]
fn p9_the_other_side_answers_in_the_same_ways_and_so_on() {
    let stage = Stage::seats(3).hand(0, "pickpocket-4 revolver socialite-6").hand(1, "revolver revolver");
    let mut scene = stage.suitcases(0, 1).coming("suitcase suitcase suitcase suitcase").begin();
    scene.attack("pickpocket-4", 1).shoot();
    assert_eq!(scene.offers(0), [Action::GiveIn, Action::Repel(Card::Socialite6), Action::Shoot]);
    scene.shoot();
    assert_eq!(scene.mover(), Some(1));
    scene.shoot().repel("socialite-6");
    assert_eq!(scene.game.discards, super::cards("revolver revolver revolver pickpocket-4 socialite-6"));
    assert_eq!((scene.mover(), scene.game.turns), (Some(1), 1));
}

#[test]
fn p9_a_revolver_must_be_held() {
    let mut scene = attacked("pickpocket-3", "cheat cheat cheat suitcase suitcase suitcase");
    assert_eq!(scene.refused(1, Action::Shoot), Reason::NoRevolver);
    scene.give_in();
    assert_eq!(scene.refused(1, Action::Shoot), Reason::NothingToAnswer);
}

#[test]
fn p10_giving_in_costs_a_suitcase_that_goes_to_the_attacker() {
    let mut scene = attacked("pickpocket-3", "");
    scene.give_in();
    assert_eq!(scene.suitcases(), [1, 1, 0, 0]);
    assert_eq!(scene.told, [Event::Stolen { from: Seat(1), to: Seat(0), pickpocket: Card::Pickpocket3 }]);
    assert_eq!(scene.game.discards, super::cards("pickpocket-3"));
    assert!(scene.waiting().is_empty());
}

#[test]
fn p10_after_revolvers_it_goes_to_the_one_the_pickpocket_works_for() {
    let stage = Stage::seats(3).first(1).hand(1, "pickpocket-3").hand(2, "revolver");
    let mut scene = stage.suitcases(1, 3).suitcases(2, 1).begin();
    scene.attack("pickpocket-3", 2).shoot().give_in();
    assert_eq!(scene.suitcases(), [0, 2, 2]);
}

#[test]
fn p10_giving_in_is_always_allowed() {
    let mut scene = attacked("pickpocket-3", "socialite-6 dandy revolver");
    assert_eq!(scene.offers(1)[0], Action::GiveIn);
    scene.give_in();
    assert_eq!(scene.suitcases(), [1, 1, 0, 0]);
}

#[test]
fn p10_a_sixth_suitcase_is_discarded() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").suitcases(0, 5).suitcases(1, 2).begin();
    scene.attack("pickpocket-3", 1).give_in();
    assert_eq!(scene.suitcases(), [5, 1, 0]);
    assert_eq!(scene.kinds(), [EventKind::Stolen, EventKind::SixthDiscarded]);
    assert_eq!(scene.game.discards, super::cards("pickpocket-3 suitcase"));
}

#[test]
fn p11_without_suitcases_the_pickpocket_stays_and_remembers_its_boss() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").begin();
    scene.attack("pickpocket-3", 2).give_in();
    assert_eq!(scene.waiting(), [(2, Card::Pickpocket3, 0)]);
    let event = Event::BeganToWait { seat: Seat(2), pickpocket: Card::Pickpocket3, boss: Seat(0) };
    assert_eq!(scene.told, [event]);
    assert!(scene.game.discards.is_empty(), "it is not discarded");
}

#[test]
fn p11_after_a_revolver_it_waits_in_front_of_the_attacker() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").hand(2, "revolver").begin();
    scene.attack("pickpocket-3", 2).shoot().give_in();
    assert_eq!(scene.waiting(), [(0, Card::Pickpocket3, 2)]);
}

#[test]
fn p11_several_can_wait() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").hand(1, "pickpocket-5").begin();
    scene.attack("pickpocket-3", 2).give_in().attack("pickpocket-5", 2).give_in();
    assert_eq!(scene.waiting(), [(2, Card::Pickpocket3, 0), (2, Card::Pickpocket5, 1)]);
}
