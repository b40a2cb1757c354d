//! What is open and what is hidden, and what players know of it.

use tabletop::{Chance, Game, Seat, Viewer};

use super::{Scene, Stage, cards};
use crate::{Card, Cards, Millionen};

#[test]
fn a_hand_is_seen_by_its_owner_only() {
    let game = Stage::seats(3).hand(1, "dandy").begin().game;
    for viewer in Viewer::all(3) {
        let player = &game.view(viewer).players[1];
        assert_eq!(player.hand.is_some(), viewer.is(Seat(1)));
        assert_eq!((player.cards, player.known), (6, Cards::default()));
    }
}

const SIX_DANDIES: &str = "dandy dandy dandy dandy dandy dandy";

/// What the first of these seats knows of the other's hand; the owner knows of that.
fn known(scene: &Scene, knower: u8, holder: u8) -> Cards {
    let known = scene.game.view(Viewer::Seat(Seat(knower))).players[holder as usize].known;
    assert_eq!(scene.game.view(Viewer::Seat(Seat(holder))).players[knower as usize].knows, known);
    known
}

#[test]
fn p13_the_victim_knows_the_card_until_it_is_played() {
    let stage = Stage::seats(3).hand(0, "cheat suitcase").hand(2, SIX_DANDIES).coming("revolver cheat cheat");
    let mut scene = stage.begin();
    scene.cheat(2);
    assert_eq!(known(&scene, 2, 0), cards("dandy"));
    assert!(known(&scene, 0, 2).is_empty() && known(&scene, 1, 0).is_empty());
    assert!(scene.game.view(Viewer::Public).players.iter().all(|player| player.known.is_empty()));
    scene.dull_turn().dull_turn();
    assert_eq!(known(&scene, 2, 0), cards("dandy"));
    scene.discard("suitcase").dull_turn().dull_turn();
    assert_eq!(known(&scene, 2, 0), cards("dandy"));
    scene.discard("dandy");
    assert!(known(&scene, 2, 0).is_empty());
}

#[test]
fn p13_a_card_that_is_drawn_on_is_known_to_its_new_victim() {
    // Seat 0 takes a Dandy from seat 2, and seat 1 then takes all that seat 0 might have kept.
    let stage = Stage::seats(3).hand(0, "cheat revolver revolver revolver revolver revolver").hand(1, "cheat");
    let mut scene = stage.hand(2, SIX_DANDIES).begin();
    scene.cheat(2);
    assert_eq!(known(&scene, 2, 0), cards("dandy"));
    scene.cheat(0);
    assert!(known(&scene, 2, 0).is_empty(), "it may be the one that is gone");
    assert_eq!(known(&scene, 0, 1).len(), 1);
}

#[test]
fn p13_of_two_known_cards_one_is_still_certain_when_somebody_draws_unseen() {
    let stage = Stage::seats(4).hand(0, "cheat cheat").hand(2, SIX_DANDIES).hand(3, "cheat");
    let mut scene = stage.coming("socialite-2").begin();
    scene.cheat(2).dull_turn().dull_turn();
    assert_eq!(known(&scene, 2, 0), cards("dandy"));
    scene.game.turn = Seat(0);
    scene.game.hands[2] = scene.game.hands[2].iter().map(|_| Card::Dandy).collect();
    let play = |scene: &mut Scene, whom| {
        let input = tabletop::Input::Act(scene.game.turn, crate::Action::Cheat { whom: Seat(whom) });
        scene.game.play(tabletop::Moment(0), input, &mut Chance::quick(0), &mut tabletop::Silence).unwrap();
    };
    play(&mut scene, 2);
    assert_eq!(known(&scene, 2, 0), cards("dandy dandy"));
    scene.game.turn = Seat(3);
    play(&mut scene, 0);
    assert_eq!(known(&scene, 2, 0), cards("dandy"));
}

#[test]
fn p13_who_takes_a_known_card_back_forgets_it() {
    let stage = Stage::seats(3).hand(0, "cheat dandy dandy dandy dandy dandy").hand(1, "cheat dandy");
    let mut scene = stage.begin();
    scene.game.hands[1] = cards("cheat");
    scene.game.knowledge.learn(Seat(1), Seat(0), cards("dandy dandy"));
    scene.game.knowledge.card_cheated(Seat(1), Seat(0), Card::Dandy);
    assert_eq!(known(&scene, 1, 0), cards("dandy"));
    assert_eq!(known(&scene, 0, 1), cards("dandy"));
}

#[test]
fn p15_everybody_knows_what_a_new_stack_is_made_of() {
    let mut scene = Stage::seats(3).hand(0, "cheat").coming("dandy").last().begin();
    let discards = scene.game.discards;
    scene.discard("cheat").dull_turn();
    let discarded = scene.game.view(Viewer::Public).possible;
    assert!(discarded.include(discards) && discarded.contains(Card::Cheat));
    for seat in 0..3u8 {
        let possible = scene.game.view(Viewer::Seat(Seat(seat))).possible;
        assert_eq!(discarded.len() - possible.len(), u8::from(seat == 1), "seat 1 has drawn one of them");
    }
    // Whoever imagines the stack imagines no other cards in it.
    let mut chance = Chance::quick(3);
    for viewer in Viewer::all(3) {
        let view = scene.game.view(viewer);
        let world = Millionen::imagine(&view, &scene.game.edition, &mut chance);
        assert!(view.possible.include(world.stack.iter().copied().collect()));
    }
}

#[test]
fn unplaced_are_the_cards_of_hidden_hands_and_of_the_stack() {
    let stage = Stage::seats(4).hand(0, "cheat").hand(1, "pickpocket-4").hand(2, SIX_DANDIES).suitcases(3, 2);
    let mut scene = stage.waiting(1, "pickpocket-3", 0).begin();
    scene.cheat(2).attack("pickpocket-4", 3);
    for viewer in Viewer::all(4) {
        let hidden: Cards = scene.game.hidden_zones(viewer).concat().into_iter().collect();
        assert_eq!(scene.game.view(viewer).unplaced(scene.game.edition.deck), hidden);
    }
}

#[test]
fn an_imagined_world_fits_the_view_and_is_sound() {
    let stage = Stage::seats(6).hand(0, "cheat").hand(2, SIX_DANDIES).waiting(4, "pickpocket-2", 1);
    let mut scene = stage.begin();
    scene.cheat(2).dull_turn();
    let mut chance = Chance::quick(8);
    for viewer in Viewer::all(6) {
        let view = scene.game.view(viewer);
        let world = Millionen::imagine(&view, &scene.game.edition, &mut chance);
        world.audit().unwrap();
        assert_eq!(world.view(viewer), view);
        assert_ne!(world, scene.game);
    }
}

#[test]
fn an_audit_notices_what_is_wrong() {
    let sound = Stage::seats(3).hand(1, "dandy").suitcases(2, 1).begin().game;
    let breaks: [fn(&mut Millionen); 7] = [
        |game| game.hands[1].insert(Card::Cheat),
        |game| {
            game.hands[1].remove(Card::Dandy);
            game.hands[1].insert(Card::Cheat);
        },
        |game| game.suitcases[0] += 1,
        |game| {
            game.stack.pop();
        },
        |game| game.hands[0].insert(game.stack.pop().unwrap()),
        |game| game.knowledge.learn(Seat(0), Seat(1), cards("dandy dandy")),
        |game| game.knowledge.stack_made(cards("dandy")),
    ];
    for (number, wrong) in breaks.iter().enumerate() {
        let mut game = sound.clone();
        wrong(&mut game);
        assert!(game.audit().is_err(), "number {number}");
    }
    let mut game = sound;
    let pickpocket = game.stack.iter().position(|card| card.is_pickpocket()).unwrap();
    let pickpocket = game.stack.remove(pickpocket);
    game.waiting.push(crate::Waiting { pickpocket, boss: Seat(0), victim: Seat(2) });
    assert!(game.audit().unwrap_err().contains("threatened"));
}
