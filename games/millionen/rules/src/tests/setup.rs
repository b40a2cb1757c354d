//! Before the first turn (P3).

use tabletop::{Chance, Game, RuleId, Seat, Setup, Viewer};

use super::Scene;
use crate::{Event, Millionen, Options, Phase};

#[test]
fn p3_everybody_gets_six_hidden_cards_and_the_rest_is_the_stack() {
    for seats in 3..=6u8 {
        let scene = Scene::dealt(seats, 5);
        assert!(Seat::all(seats).all(|seat| scene.hand(seat.0).len() == 6));
        assert_eq!(scene.game.stack.len(), 88 - 6 * seats as usize);
        assert!(scene.game.discards.is_empty());
        assert_eq!(scene.game.phase, Phase::Turn);
        scene.game.audit().unwrap();
    }
}

#[test]
fn p3_only_the_owner_sees_what_was_dealt() {
    let scene = Scene::dealt(4, 5);
    let dealt: Vec<_> = scene.told.iter().filter(|event| matches!(event, Event::Dealt { .. })).collect();
    assert_eq!(dealt.len(), 4);
    for event in dealt {
        let Event::Dealt { seat, .. } = event else { unreachable!() };
        for viewer in Viewer::all(4) {
            let Some(Event::Dealt { count, cards, .. }) = Millionen::seen(event, viewer) else { unreachable!() };
            assert_eq!(count, 6);
            assert_eq!(cards, viewer.is(*seat).then_some(scene.hand(seat.0)));
        }
    }
}

#[test]
fn p3_the_first_player_is_drawn_by_lot() {
    let first: std::collections::HashSet<u8> = (0..60).map(|seed| Scene::dealt(6, seed).game.turn.0).collect();
    assert_eq!(first.len(), 6);
    let scene = Scene::dealt(6, 9);
    assert_eq!(scene.told.last(), Some(&Event::FirstDrawn { seat: scene.game.turn }));
    assert_eq!(Scene::dealt(6, 9).game, scene.game, "the same seed draws the same player");
}

#[test]
fn p3_play_goes_clockwise() {
    let mut scene = Scene::dealt(4, 3);
    let first = scene.game.turn;
    for seat in first.round(4).chain(first.round(4)) {
        assert_eq!(scene.mover(), Some(seat.0));
        scene.dull_turn();
    }
}

#[test]
fn p3_the_table_seats_three_to_six() {
    for seats in [0, 1, 2, 7, 8, 255] {
        let setup = Setup::<Millionen>::published(seats, Options);
        let mut told = Vec::new();
        let refusal = Millionen::set_up(&setup, &mut Chance::quick(0), &mut told).unwrap_err();
        assert_eq!((refusal.rule, refusal.because.id), (RuleId("P3"), "refusal-seat-count"));
        assert!(told.is_empty());
    }
}
