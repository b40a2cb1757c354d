//! When the stack runs out (P15).

use tabletop::{Game, Seat};

use super::{Scene, Stage, cards};
use crate::{Action, Card, Event, EventKind, Waiting};

/// A box with so many suitcases and Pickpockets that hands can run empty.
const RAGGED: &str = r#"
deck = { provenance = "reconstructed", cards = 88 }
suitcases = { provenance = "reconstructed", count = 30 }
dandies = { provenance = "reconstructed", count = 6 }
socialites = { provenance = "reconstructed", count = { 2 = 4, 3 = 4 } }
pickpockets = { provenance = "reconstructed", count = { 2 = 10, 3 = 10, 4 = 10, 5 = 5, 6 = 5 } }
cheats = { provenance = "reconstructed", count = 2 }
revolvers = { provenance = "reconstructed", count = 2 }
"#;

#[test]
fn p15_the_discards_are_shuffled_when_a_card_is_needed() {
    let mut scene = Stage::seats(3).hand(0, "cheat").hand(1, "revolver").coming("dandy").last().begin();
    let discards = scene.game.discards;
    scene.discard("cheat");
    assert_eq!(scene.kinds(), [EventKind::Discarded, EventKind::Drew], "not before one is needed");
    assert!(scene.game.stack.is_empty());
    scene.discard("revolver");
    assert_eq!(scene.kinds(), [EventKind::Discarded, EventKind::Shuffled, EventKind::Drew]);
    assert_eq!(scene.told[1], Event::Shuffled { cards: discards.len() + 2 });
    assert!(scene.game.discards.is_empty() && scene.game.top.is_none());
    assert_eq!(scene.game.stack.len() as u8, discards.len() + 1);
}

#[test]
fn p15_an_attacking_pickpocket_is_not_shuffled_in() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").last().begin();
    let discards = scene.game.discards;
    scene.attack("pickpocket-3", 1);
    assert_eq!(scene.kinds(), [EventKind::Attacked, EventKind::Shuffled, EventKind::Drew]);
    assert_eq!(scene.told[1], Event::Shuffled { cards: discards.len() });
}

#[test]
fn p15_a_waiting_pickpocket_is_not_shuffled_in() {
    let stage = Stage::seats(3).hand(0, "cheat").last();
    let mut scene = stage.waiting(2, "pickpocket-6", 0).waiting(2, "pickpocket-5", 1).begin();
    scene.discard("cheat");
    assert!(scene.tells(EventKind::Shuffled));
    assert_eq!(scene.waiting().len(), 2);
}

#[test]
fn p15_an_attack_turned_round_goes_on_over_the_shuffle() {
    let stage = Stage::seats(3).hand(0, "pickpocket-3").hand(1, "revolver").coming("cheat").last();
    let mut scene = stage.begin();
    scene.attack("pickpocket-3", 1).shoot();
    assert_eq!(scene.kinds(), [EventKind::TurnedRound, EventKind::Shuffled, EventKind::Drew]);
    assert_eq!(scene.mover(), Some(0));
}

#[test]
fn p15_the_shuffle_is_by_lot() {
    let scene = Stage::seats(3).hand(0, "cheat").last().begin();
    let stack = |seed| {
        use tabletop::{Chance, Input, Moment, Silence};
        let mut game = scene.game.clone();
        let input = Input::Act(Seat(0), Action::Discard(Card::Cheat));
        game.play(Moment(0), input, &mut Chance::quick(seed), &mut Silence).unwrap();
        game.stack
    };
    assert_eq!(stack(4), stack(4));
    assert_ne!(stack(4), stack(5));
}

/// Six players, and so much on the table that seats 0 and 1 have one card each, and there is none to draw.
fn ragged() -> Scene {
    let stage = Stage::seats(6).edition(RAGGED).hand(0, "suitcase");
    let mut scene = stage.begin();
    let game = &mut scene.game;
    game.hands = [
        cards("suitcase"),
        cards("pickpocket-6"),
        cards("dandy dandy dandy dandy dandy cheat"),
        cards("dandy socialite-2 socialite-2 socialite-2 socialite-2 cheat"),
        cards("socialite-3 socialite-3 socialite-3 socialite-3 revolver revolver"),
        cards("suitcase suitcase suitcase suitcase suitcase"),
    ];
    game.suitcases = [4, 5, 5, 5, 5, 0];
    let waiting = game.edition.deck.pickpockets().without(cards("pickpocket-6"));
    game.waiting = waiting.iter().map(|pickpocket| Waiting { pickpocket, boss: Seat(4), victim: Seat(5) }).collect();
    game.stack.clear();
    game.audit().unwrap();
    scene
}

#[test]
fn p15_where_both_are_empty_nobody_draws() {
    let mut scene = ragged();
    scene.lay_suitcase();
    assert_eq!(scene.kinds(), [EventKind::SuitcaseLaid]);
    assert!(scene.hand(0).is_empty());
    scene.attack("pickpocket-6", 0);
    assert_eq!(scene.kinds(), [EventKind::Attacked]);
}

#[test]
fn p15_a_player_without_cards_is_passed_over() {
    let mut scene = ragged();
    scene.lay_suitcase().attack("pickpocket-6", 0);
    assert_eq!(scene.offers(0), [Action::GiveIn], "but is asked, like everybody who is attacked");
    scene.give_in();
    assert_eq!(scene.game.discards, cards("pickpocket-6 suitcase"));
    assert_eq!((scene.mover(), scene.game.turns), (Some(2), 2));
    scene.dull_turn().dull_turn().dull_turn().dull_turn();
    assert_eq!(scene.mover(), Some(2), "seats 0 and 1 have no cards");
    assert_eq!(scene.game.turns, 6, "and that was no turn of theirs");
}

#[test]
fn p15_with_the_published_cards_somebody_can_always_draw() {
    let deck = Scene::dealt(6, 1).game.edition.deck;
    let open = deck.count(Card::Suitcase) + deck.pickpockets().len();
    assert!(36 + open < deck.len(), "six full hands and all that can lie open are fewer than all cards");
}
