//! The Cheat (P13).

use tabletop::{Seat, Viewer};

use super::{Scene, Stage, cards};
use crate::{Action, Card, Event, EventKind, Reason};

#[test]
fn p13_a_cheat_draws_a_card_from_an_opponents_hand() {
    let stage = Stage::seats(3).hand(0, "cheat").hand(2, "dandy dandy dandy dandy dandy dandy");
    let mut scene = stage.coming("revolver").begin();
    scene.cheat(2);
    assert!(scene.hand(0).contains(Card::Dandy));
    assert_eq!(scene.hand(0).len(), 6);
    assert_eq!(scene.hand(2), cards("dandy dandy dandy dandy dandy revolver"), "the victim draws up at once");
    assert_eq!(scene.kinds(), [EventKind::Cheated, EventKind::Drew], "the thief never draws up");
    assert_eq!(scene.game.discards, cards("cheat"));
    assert_eq!(scene.mover(), Some(1), "there is no defence");
}

#[test]
fn p13_the_card_is_drawn_by_lot() {
    let stage = Stage::seats(3).hand(0, "cheat").hand(2, "dandy cheat revolver socialite-2 pickpocket-6 suitcase");
    let scene = stage.begin();
    let mut drawn = std::collections::HashSet::new();
    for seed in 0..100 {
        use tabletop::{Chance, Game, Input, Moment};
        let mut game = scene.game.clone();
        let mut told = Vec::new();
        let input = Input::Act(Seat(0), Action::Cheat { whom: Seat(2) });
        game.play(Moment(0), input, &mut Chance::quick(seed), &mut told).unwrap();
        let Event::Cheated { card: Some(card), .. } = told[0] else { panic!("{told:?}") };
        drawn.insert(card);
    }
    assert_eq!(drawn.len(), 6);
}

#[test]
fn p13_only_thief_and_victim_know_the_card() {
    let mut scene = Stage::seats(4).hand(0, "cheat").hand(2, "dandy dandy dandy dandy dandy dandy").begin();
    scene.cheat(2);
    for viewer in Viewer::all(4) {
        let knows = viewer.is(Seat(0)) || viewer.is(Seat(2));
        let card = knows.then_some(Card::Dandy);
        assert_eq!(scene.told[0].seen(viewer), Event::Cheated { seat: Seat(0), whom: Seat(2), card });
    }
}

#[test]
fn p13_every_opponent_who_has_cards_can_be_cheated() {
    let mut scene = Stage::seats(3).hand(0, "cheat").begin();
    let cheats =
        |scene: &Scene| scene.offers(0).into_iter().filter(|offer| matches!(offer, Action::Cheat { .. })).count();
    assert_eq!(cheats(&scene), 2);
    for whom in [0, 3, 6, 255] {
        assert_eq!(scene.refused(0, Action::Cheat { whom: Seat(whom) }), Reason::NobodyToCheat);
    }
    scene.game.stack.extend(scene.game.hands[1].iter());
    scene.game.hands[1] = Default::default();
    assert_eq!(cheats(&scene), 1);
    assert_eq!(scene.refused(0, Action::Cheat { whom: Seat(1) }), Reason::NobodyToCheat);
}

#[test]
fn p13_a_cheat_must_be_held() {
    let mut scene = Stage::seats(3).hand(0, "dandy dandy dandy dandy dandy dandy").begin();
    assert_eq!(scene.refused(0, Action::Cheat { whom: Seat(1) }), Reason::NoCheat);
}
