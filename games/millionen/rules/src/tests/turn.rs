//! A turn is one card (P4): a discard (P5), a Suitcase (P6), an attack (P7); and answers are no turns (P14).

use tabletop::{Seat, Viewer};

use super::{Scene, Stage, card, cards};
use crate::{Action, Attack, Card, Event, EventKind, Phase, Reason};

#[test]
fn p4_a_turn_is_one_card_and_the_hand_is_filled_up_at_once() {
    let mut scene = Stage::seats(3).hand(0, "cheat").coming("revolver").begin();
    scene.discard("cheat");
    assert_eq!(scene.hand(0).len(), 6);
    assert!(scene.hand(0).contains(Card::Revolver));
    assert_eq!(scene.kinds(), [EventKind::Discarded, EventKind::Drew]);
    assert_eq!(scene.mover(), Some(1));
    assert_eq!(scene.refused(0, Action::Discard(Card::Revolver)), Reason::NotYourTurn);
}

#[test]
fn p4_only_the_drawer_sees_the_card() {
    let mut scene = Stage::seats(3).hand(0, "cheat").coming("revolver").begin();
    scene.discard("cheat");
    for viewer in Viewer::all(3) {
        let card = viewer.is(Seat(0)).then_some(Card::Revolver);
        assert_eq!(scene.told[1].seen(viewer), Event::Drew { seat: Seat(0), card });
    }
}

#[test]
fn p4_an_attacker_draws_before_the_answer_comes() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-4").coming("revolver").begin();
    scene.attack("pickpocket-4", 1);
    assert_eq!(scene.kinds(), [EventKind::Attacked, EventKind::Drew]);
    assert!(scene.hand(0).contains(Card::Revolver));
    assert_eq!(scene.mover(), Some(1));
}

#[test]
fn p4_an_answering_card_is_replaced_at_once() {
    let stage = Stage::seats(3).hand(0, "pickpocket-4").hand(1, "revolver socialite-4");
    let mut scene = stage.coming("cheat dandy pickpocket-6").begin();
    scene.attack("pickpocket-4", 1).shoot();
    assert!(scene.hand(1).contains(Card::Dandy) && scene.hand(1).len() == 6);
    let mut scene = Stage::seats(3).hand(0, "pickpocket-4").hand(1, "socialite-4").coming("cheat dandy").begin();
    scene.attack("pickpocket-4", 1).repel("socialite-4");
    assert!(scene.hand(1).contains(Card::Dandy) && scene.hand(1).len() == 6);
}

#[test]
fn p4_what_is_discarded_goes_to_the_discards_before_anybody_draws() {
    // The stack is empty: the card that was just discarded is shuffled in too.
    let mut scene = Stage::seats(3).hand(0, "cheat").last().begin();
    let discards = scene.game.discards.len();
    scene.discard("cheat");
    assert_eq!(scene.told[1], Event::Shuffled { cards: discards + 1 });
    // So are both cards of a repelled attack.
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").hand(1, "socialite-3").coming("cheat").last().begin();
    let discards = scene.game.discards.len();
    scene.attack("pickpocket-3", 1).repel("socialite-3");
    assert_eq!(scene.told[1], Event::Shuffled { cards: discards + 2 });
}

#[test]
fn p5_a_discard_is_open_and_does_nothing_else() {
    for name in ["dandy", "socialite-3", "pickpocket-5", "cheat", "revolver", "suitcase"] {
        let mut scene = Stage::seats(4).hand(0, name).begin();
        scene.discard(name);
        for viewer in Viewer::all(4) {
            assert_eq!(scene.told[0].seen(viewer), Event::Discarded { seat: Seat(0), card: card(name) });
        }
        assert_eq!((scene.game.discards, scene.game.top), (cards(name), Some(card(name))));
        assert_eq!(scene.suitcases(), [0; 4]);
        assert_eq!(scene.mover(), Some(1));
    }
}

#[test]
fn p5_every_card_of_the_hand_may_be_discarded() {
    let scene =
        Stage::seats(3).hand(0, "dandy cheat revolver suitcase suitcase pickpocket-3").waiting(0, "pickpocket-2", 1);
    let discards = ["pickpocket-3", "dandy", "cheat", "revolver", "suitcase"].map(|name| Action::Discard(card(name)));
    let offers = scene.begin().offers(0);
    assert!(discards.iter().all(|discard| offers.contains(discard)));
    assert_eq!(offers.iter().filter(|offer| matches!(offer, Action::Discard(_))).count(), 5);
}

#[test]
fn p6_a_suitcase_is_laid_open_in_front() {
    let mut scene = Stage::seats(3).hand(0, "suitcase").suitcases(0, 4).begin();
    scene.lay_suitcase();
    assert_eq!(scene.suitcases(), [5, 0, 0]);
    assert_eq!(scene.told[0], Event::SuitcaseLaid { seat: Seat(0), suitcases: 5 });
    assert_eq!(scene.mover(), Some(1));
}

#[test]
fn p6_never_more_than_five() {
    let mut scene = Stage::seats(3).hand(0, "suitcase").suitcases(0, 5).begin();
    assert!(!scene.offers(0).contains(&Action::LaySuitcase));
    assert_eq!(scene.refused(0, Action::LaySuitcase), Reason::FiveAlready);
}

#[test]
fn p6_never_while_a_pickpocket_waits() {
    let mut scene = Stage::seats(3).hand(0, "suitcase").waiting(0, "pickpocket-2", 1).begin();
    assert!(!scene.offers(0).contains(&Action::LaySuitcase));
    assert_eq!(scene.refused(0, Action::LaySuitcase), Reason::Threatened);
}

#[test]
fn p6_a_suitcase_must_be_held() {
    let mut scene = Stage::seats(3).hand(0, "cheat cheat cheat dandy dandy dandy").begin();
    assert_eq!(scene.refused(0, Action::LaySuitcase), Reason::NoSuitcase);
}

#[test]
fn p7_any_opponent_can_be_attacked_with_or_without_suitcases() {
    let scene = Stage::seats(4).hand(0, "pickpocket-3 pickpocket-6").suitcases(2, 1).begin();
    for name in ["pickpocket-3", "pickpocket-6"] {
        for whom in 1..4 {
            let mut scene = Scene::of(scene.game.clone());
            assert!(scene.offers(0).contains(&Action::Attack { with: card(name), whom: Seat(whom) }));
            scene.attack(name, whom);
            let attack = Attack { pickpocket: card(name), boss: Seat(0), victim: Seat(whom) };
            assert_eq!(scene.game.phase, Phase::Answer(attack));
            assert_eq!(scene.told[0], Event::Attacked { seat: Seat(0), with: card(name), whom: Seat(whom) });
        }
    }
}

#[test]
fn p7_whoever_is_attacked_is_asked_even_with_nothing_to_answer() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").hand(1, "cheat cheat suitcase suitcase suitcase suitcase");
    scene = scene.coming("cheat");
    let mut scene = scene.begin();
    scene.attack("pickpocket-3", 1);
    assert_eq!(scene.offers(1), [Action::GiveIn]);
    assert_eq!(scene.mover(), Some(1));
}

#[test]
fn p7_an_attack_needs_a_pickpocket_of_the_hand_and_an_opponent() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3 dandy").begin();
    let attack = |with: &str, whom| Action::Attack { with: card(with), whom: Seat(whom) };
    assert_eq!(scene.refused(0, attack("dandy", 1)), Reason::NotAPickpocket);
    assert_eq!(scene.refused(0, attack("pickpocket-6", 1)), Reason::NotInYourHand);
    for whom in [0, 3, 5, 6, 255] {
        assert_eq!(scene.refused(0, attack("pickpocket-3", whom)), Reason::NoSuchOpponent);
    }
}

#[test]
fn p7_nothing_else_happens_before_the_answer() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3 cheat").begin();
    scene.attack("pickpocket-3", 1);
    for seat in 0..3 {
        assert_eq!(scene.refused(seat, Action::Discard(Card::Cheat)), Reason::AnswerFirst);
    }
    for seat in [0, 2, 3, 255] {
        assert_eq!(scene.refused(seat, Action::GiveIn), Reason::NotYoursToAnswer);
        assert!(scene.offers(seat).is_empty());
    }
}

#[test]
fn p14_an_answer_is_not_a_turn() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").hand(1, "socialite-3 cheat").begin();
    scene.attack("pickpocket-3", 1).repel("socialite-3");
    assert_eq!((scene.mover(), scene.game.turns), (Some(1), 1));
    scene.discard("cheat");
    assert_eq!((scene.mover(), scene.game.turns), (Some(2), 2));
}

#[test]
fn p14_after_an_answer_the_turn_passes_to_the_left_of_the_attacker() {
    for victim in [1, 2, 3] {
        let mut scene = Stage::seats(4).hand(0, "pickpocket-3").begin();
        scene.attack("pickpocket-3", victim).give_in();
        assert_eq!(scene.mover(), Some(1));
    }
    // The last answer may even be the attacker's own.
    let mut scene = Stage::seats(4).hand(0, "pickpocket-3").hand(2, "revolver").begin();
    scene.attack("pickpocket-3", 2).shoot().give_in();
    assert_eq!(scene.mover(), Some(1));
}

#[test]
fn p14_no_clock_hurries_an_answer() {
    use tabletop::{Chance, Game, Input, Moment};
    let mut game = Stage::seats(3).begin().game;
    let before = game.clone();
    let mut told = Vec::new();
    let refusal = game.play(Moment(9), Input::Alarm, &mut Chance::quick(0), &mut told).unwrap_err();
    assert_eq!(refusal, Reason::NoClock.into());
    assert_eq!((game, told.len()), (before, 0));
}
