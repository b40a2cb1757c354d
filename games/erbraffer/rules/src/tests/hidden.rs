//! What is open and what is hidden.

use tabletop::{Chance, Game, Seat, Viewer};

use super::{Scene, Stage, heir, person};
use crate::{Erbraffer, Options, Piece};

/// 1900: the card of bx was paid to seat 1, and everybody knows that nobody else holds one.
fn after_a_payment() -> Scene {
    let stage = Stage::seats(4).generation(1870).year(1890).poor().cash("bx", 7).hand(0, "riches-2-hourglass");
    let stage = stage.holder("jug violin clock necklace painting porcelain", "o1");
    let stage = stage.benefactors(0, "ax ex hx").benefactors(1, "ax bx fx").benefactors(2, "ex ix lx");
    let mut scene = stage.benefactors(3, "gx jx nx").begin();
    scene.play(0, "riches-2-hourglass", heir("o2")).change();
    scene
}

#[test]
fn hands_portraits_and_benefactors_are_seen_by_their_owner_only() {
    let game = Scene::dealt(4, Options::default(), 7).game;
    for viewer in Viewer::all(4) {
        let view = game.view(viewer);
        for seat in Seat::all(4) {
            let player = view.player(seat);
            let seen = [player.hand.is_some(), player.portraits.is_some(), player.benefactors.is_some()];
            assert_eq!(seen, [viewer.is(seat); 3]);
            assert_eq!(player.cards, 4);
        }
    }
}

#[test]
fn a_card_that_was_paid_stays_known() {
    let game = after_a_payment().game;
    for viewer in Viewer::all(4) {
        let view = game.view(viewer);
        assert_eq!(view.player(Seat(1)).shown, [person("bx")].into_iter().collect());
        let hidden = game.hidden_zones(viewer).concat();
        assert!(!hidden.contains(&Piece::Benefactor(person("bx"))), "all know where both cards are");
    }
}

#[test]
fn an_imagined_world_fits_the_view_and_deals_what_could_have_been_kept() {
    let game = after_a_payment().game;
    let mut chance = Chance::quick(8);
    for viewer in Viewer::all(4) {
        let view = game.view(viewer);
        for _ in 0..50 {
            let world = Erbraffer::imagine(&view, &game.edition, &mut chance);
            world.audit().unwrap();
            assert_eq!(world.view(viewer), view);
            assert_eq!(world.benefactors.iter().flatten().filter(|held| **held == person("bx")).count(), 1);
        }
    }
}

#[test]
fn e14_what_a_new_stack_was_not_made_of_is_in_hands() {
    let mut scene = Stage::seats(3).hand(0, "tax-4 tax-5 luck-5 luck-10").hand(1, "tax-6").stack(0).begin();
    scene.throw(0, "tax-4");
    // All other cards were in the stack a moment ago, so one knows what the others hold, but not who holds what.
    let game = &scene.game;
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut held: Vec<_> = [1, 2].iter().flat_map(|seat| game.hands[*seat].iter()).collect();
    held.sort();
    let mut chance = Chance::quick(3);
    let mut same = 0;
    for _ in 0..50 {
        let world = Erbraffer::imagine(&view, &game.edition, &mut chance);
        world.audit().unwrap();
        let mut imagined: Vec<_> = [1, 2].iter().flat_map(|seat| world.hands[*seat].iter()).collect();
        imagined.sort();
        assert_eq!(imagined, held);
        same += usize::from(world.hands == game.hands);
    }
    assert!(same < 50);
    // What somebody else draws may come from the stack: from then on that hand may hold it.
    scene.throw(1, "tax-6");
    let view = scene.game.view(Viewer::Seat(Seat(0)));
    let worlds: Vec<_> = (0..50).map(|_| Erbraffer::imagine(&view, &scene.game.edition, &mut chance)).collect();
    assert!(
        worlds.iter().any(|world| world.stack.iter().collect::<Vec<_>>() != worlds[0].stack.iter().collect::<Vec<_>>())
    );
    for world in &worlds {
        let kept = held.iter().filter(|card| world.hands[1..3].iter().any(|hand| hand.contains(**card))).count();
        assert!(kept + 1 >= held.len(), "only one card is new");
    }
}

#[test]
fn an_audit_notices_a_card_too_many_and_a_coin_too_few() {
    let sound = Scene::dealt(3, Options::default(), 7).game;
    sound.audit().unwrap();
    let breaks: [fn(&mut Erbraffer); 9] = [
        |game| game.cash[0] += 1,
        |game| game.bank += 1,
        |game| game.purses[2] += 1,
        |game| game.stack.truncate(3),
        |game| game.discards.push("tax-6".parse().unwrap()),
        |game| game.portraits[0][1] = game.portraits[0][0],
        |game| game.benefactors[0][1] = game.benefactors[0][0],
        |game| game.shown[0].insert(person("ax")),
        |game| game.holders[0] = person("ax"),
    ];
    for break_it in breaks {
        let mut game = sound.clone();
        break_it(&mut game);
        assert!(game.audit().is_err(), "{game:?}");
    }
}

#[test]
fn a_view_is_written_with_everybodys_name() {
    let view = Scene::dealt(3, Options::default(), 7).game.view(Viewer::Public);
    let written = serde_json::to_string(&view).unwrap();
    assert!(written.contains("\"cash\":{\"A1\":10"), "{written}");
    assert!(written.contains("\"holders\":{\"jug\":\"A1\""), "{written}");
}
