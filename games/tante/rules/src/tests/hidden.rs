//! What is open and what is hidden.

use tabletop::{Chance, Game, Viewer};

use super::{Stage, cards};
use crate::Tante;

const TABLE: &str = "red-1 green-2 gold-3";

#[test]
fn a_hand_is_seen_by_its_owner_only() {
    let game = Stage::seats(3).hand(1, "blue-5 gold-0").table(TABLE).begin().game;
    for viewer in Viewer::all(3) {
        let player = &game.view(viewer).players[1];
        assert_eq!(player.hand.is_some(), viewer == Viewer::Seat(tabletop::Seat(1)));
        assert_eq!((player.cards, player.seen), (2, cards("")));
    }
}

#[test]
fn cards_taken_before_all_eyes_stay_known_until_they_are_laid_open_again() {
    let mut scene =
        Stage::seats(3).hand(1, "blue-5").table("red-0 green-2 gold-3").table("red-5 blue-1 gold-2").begin();
    scene.nobody_bids().take(1);
    assert_eq!(scene.game.seen[1], cards("red-0 green-2 gold-3"));
    scene.swap("green-2", "blue-1");
    assert_eq!(scene.game.seen[1], cards("red-0 blue-1 gold-3"));
}

#[test]
fn of_two_equal_cards_the_known_one_goes_first() {
    // Everybody saw one red 0 going in; the other was dealt. When one is laid open, nobody knows of the other.
    let mut scene = Stage::seats(3).hand(1, "red-0").table("red-0 green-2 gold-3").table("red-5 blue-1 gold-2").begin();
    scene.nobody_bids().take(1);
    scene.swap("red-0", "blue-1");
    assert_eq!(scene.hand(1).count("red-0".parse().unwrap()), 1);
    assert!(!scene.game.seen[1].contains("red-0".parse().unwrap()));
}

#[test]
fn unplaced_are_the_cards_of_hidden_hands_and_of_the_stack() {
    let game = Stage::seats(4).hand(1, "blue-5 gold-0").table(TABLE).begin().game;
    for viewer in Viewer::all(4) {
        let view = game.view(viewer);
        let hidden = game.hidden_zones(viewer).concat();
        let mut unplaced: Vec<_> = view.unplaced(game.edition.deck).iter().collect();
        let mut zones = hidden.clone();
        unplaced.sort();
        zones.sort();
        assert_eq!(unplaced, zones);
    }
}

#[test]
fn an_imagined_world_fits_the_view_and_is_sound() {
    let mut scene = Stage::seats(5).hand(1, "blue-5 gold-0").table(TABLE).begin();
    scene.nobody_bids().take(1);
    let mut chance = Chance::quick(8);
    for viewer in Viewer::all(5) {
        let view = scene.game.view(viewer);
        let world = Tante::imagine(&view, &scene.game.edition, &mut chance);
        world.audit().unwrap();
        assert_eq!(world.view(viewer), view);
        assert_ne!(world, scene.game);
    }
}

#[test]
fn an_audit_notices_a_card_too_many_and_a_gift_too_few() {
    let sound = Stage::seats(3).hand(1, "blue-5").table(TABLE).begin().game;
    let mut game = sound.clone();
    game.hands[1].insert("blue-3".parse().unwrap());
    assert!(game.audit().is_err());
    let mut game = sound.clone();
    game.hands[1] = cards("blue-20");
    assert!(game.audit().is_err());
    let mut game = sound.clone();
    game.gifts[0].0[2] -= 1;
    assert!(game.audit().is_err());
    let mut game = sound;
    game.seen[0] = cards("blue-5");
    assert!(game.audit().is_err());
}
