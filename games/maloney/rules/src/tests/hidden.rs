//! What is open and what is hidden.

use tabletop::{Chance, Game, Seat, Viewer};

use super::{Scene, Stage, cards};
use crate::{Action, Dollars, Maloney, Options, Phase, Suitcase};

#[test]
fn a_hand_is_seen_by_its_owner_only() {
    let game = Stage::live(3).hand(1, "5a 9b").begin().game;
    for viewer in Viewer::all(3) {
        let player = &game.view(viewer).players[1];
        assert_eq!(player.hand, viewer.is(Seat(1)).then(|| cards("5a 9b")));
        assert_eq!(player.cards, 2);
    }
}

#[test]
fn unplaced_are_the_cards_of_hidden_hands_and_of_the_pile() {
    let game = Stage::live(4).begin().game;
    for viewer in Viewer::all(4) {
        let hidden = game.hidden_zones(viewer).concat().into_iter();
        let hidden = hidden.filter_map(|piece| if let crate::Piece::Card(card) = piece { Some(card) } else { None });
        assert_eq!(game.view(viewer).unplaced(), hidden.collect());
    }
}

#[test]
fn an_imagined_world_fits_the_view_and_is_sound() {
    for seats in 3..=6 {
        let mut scene = Scene::dealt(seats, Options::default(), 4);
        scene.ready().stand(1, 2000).call(0, 400);
        let mut chance = Chance::quick(8);
        for viewer in Viewer::all(seats) {
            for _ in 0..50 {
                let view = scene.game.view(viewer);
                let world = Maloney::imagine(&view, &scene.game.edition, &mut chance);
                world.audit().unwrap();
                assert_eq!(world.view(viewer), view);
                assert_ne!(world, scene.game);
                assert!(world.hands.iter().all(|hand| hand.surplus().next().is_none()), "M9 is known to all");
            }
        }
    }
}

#[test]
fn hidden_zones_can_be_put_back() {
    let mut scene = Stage::live(4).suitcase(6, Suitcase::Points(5)).hand(0, "6a 6b 1a").begin();
    let same = |game: &Maloney| {
        Viewer::all(4).for_each(|viewer| {
            assert_eq!(game.with_hidden_zones(viewer, &game.hidden_zones(viewer)), *game);
        });
    };
    same(&scene.game);
    scene.ready().stand(1, 2000).call(0, 400).stand(2, 700);
    same(&scene.game);
    scene.decline(&[0, 2, 3]).drive(6).cash(0, "6b");
    assert_eq!(scene.game.phase, Phase::Cash);
    same(&scene.game);
}

#[test]
fn an_audit_notices_what_is_lost_and_what_is_found() {
    let sound = Stage::live(3).hand(1, "5a 9b").suitcase(6, Suitcase::Points(5)).begin().game;
    type Change = fn(&mut Maloney);
    let changes: [Change; 8] = [
        |game| game.hands[1].remove("5a".parse().unwrap()),
        |game| game.hands[0].insert("5a".parse().unwrap()),
        |game| game.money[2] += Dollars(100),
        |game| game.bank += 1,
        |game| game.suitcases[5] = Suitcase::Points(4),
        |game| game.left_out[0] = Suitcase::Points(5),
        |game| game.standing[0].limit = Some(Dollars(100)),
        |game| game.chosen[0] = Some(cards("")),
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let mut game = sound.clone();
        change(&mut game);
        // One of the suitcases left out may be that very one.
        assert!(game.audit().is_err() || game == sound, "change {number}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Maloney>() <= 1024, "{}", size_of::<Maloney>());
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
}
