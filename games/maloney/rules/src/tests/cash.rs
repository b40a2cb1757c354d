//! Points for cards (M21, M22) and the will (M23).

use tabletop::{Game, Seat, Viewer};

use super::{Scene, Stage, card, cards};
use crate::{Action, Cards, Day, Event, EventKind, Maloney, Phase, Reason};

/// Everybody has arrived in Cheyenne on this day; seat 1 drove.
fn arrived(stage: Stage) -> Scene {
    let mut scene = stage.begin();
    scene.call(1, 100);
    while let Phase::InTurn(auction) = scene.game.phase {
        scene.drop_out(&[auction.turn.0]);
    }
    scene.drive(6);
    scene
}

fn worth(scene: &Scene, name: &str, day: Day) -> i16 {
    i16::from(scene.game.edition.worth(card(name), day))
}

#[test]
fn m21_everybody_may_play_up_to_two_cards_of_the_town() {
    let mut scene = arrived(Stage::in_turn(3).hand(0, "6a 6c 1a").hand(2, "6b 2a"));
    scene.cash(0, "6a 6c").cash(2, "6b").cash(1, "");
    let points = [worth(&scene, "6a", Day::Monday) + worth(&scene, "6c", Day::Monday), 0];
    assert_eq!(scene.points(), [points[0], points[1], worth(&scene, "6b", Day::Monday)]);
    assert_eq!(scene.game.hands[0], cards("1a"));
    assert!(scene.game.played.include(cards("6a 6b 6c")), "they lie on the played pile");
}

#[test]
fn m21_nobody_has_to_and_hands_are_never_refilled() {
    let mut scene = arrived(Stage::in_turn(3).hand(0, "6a 6c 1a"));
    assert_eq!(scene.offers(0), ["", "6a", "6c", "6a 6c"].map(|names| Action::Cash(cards(names))));
    let before = scene.game.hands;
    scene.cash_nothing();
    assert_eq!(scene.game.hands, before);
    assert!(scene.tells(EventKind::NobodyCashed));
}

#[test]
fn m21_everybody_is_asked_also_without_a_card_of_the_town() {
    let scene = arrived(Stage::in_turn(4).hand(1, "1a 2a"));
    assert!(Seat::all(4).all(|seat| scene.game.waits_for(seat)));
    assert_eq!(scene.offers(1), [Action::Cash(Cards::NONE)]);
}

#[test]
fn m21_all_choose_in_secret_and_are_shown_together() {
    let mut scene = arrived(Stage::in_turn(3).hand(0, "6a 1a").hand(2, "6b 2a"));
    let before = scene.game.view(Viewer::Seat(Seat(1)));
    scene.cash(0, "6a");
    assert_eq!(scene.game.view(Viewer::Seat(Seat(1))), before, "nobody sees who has chosen");
    assert_eq!(scene.game.view(Viewer::Seat(Seat(0))).choice, Some(cards("6a")), "but the chooser knows");
    assert!(scene.told.iter().all(|event| Maloney::seen(event, Viewer::Seat(Seat(1))).is_none()));
    assert!(scene.told.iter().all(|event| Maloney::seen(event, Viewer::Public).is_none()));
    scene.cash(2, "6b").cash(1, "");
    let shown: Vec<u8> = scene
        .told
        .iter()
        .filter_map(|event| if let Event::Cashed { seat, .. } = event { Some(seat.0) } else { None })
        .collect();
    assert_eq!(shown, [0, 2]);
}

#[test]
fn m21_a_choice_is_final() {
    let mut scene = arrived(Stage::in_turn(3).hand(0, "6a 6c 1a"));
    scene.cash(0, "6a");
    assert_eq!(scene.refused(0, Action::Cash(cards("6c"))), Reason::AlreadyChosen);
    assert!(scene.offers(0).is_empty() && !scene.game.waits_for(Seat(0)));
}

#[test]
fn m21_only_own_cards_of_this_town_count() {
    let mut scene = arrived(Stage::in_turn(3).hand(0, "6a 6c 1a").hand(1, "6b 2a"));
    assert_eq!(scene.refused(0, Action::Cash(cards("6b"))), Reason::NotInYourHand);
    assert_eq!(scene.refused(0, Action::Cash(cards("1a"))), Reason::OtherTown);
    assert_eq!(scene.refused(0, Action::Cash(cards("6a 6b 6c"))), Reason::TooManyCards);
    assert!(scene.game.alarm().is_none(), "the rules have no clock for it");
}

#[test]
fn m22_on_tuesday_and_friday_cards_count_double() {
    for day in Day::all().filter(|day| *day != Day::Sunday) {
        let mut scene = arrived(Stage::in_turn(3).day(day).hand(0, "6a 6c 1a"));
        scene.cash(0, "6a").cash_nothing();
        let times = if matches!(day, Day::Tuesday | Day::Friday) { 2 } else { 1 };
        assert_eq!(scene.points()[0], times * worth(&scene, "6a", day), "{day:?}");
    }
}

#[test]
fn m22_suitcases_never_double() {
    let stage = Stage::in_turn(3).day(Day::Friday).suitcase(6, crate::Suitcase::Points(5));
    assert_eq!(arrived(stage).points(), [0, 5, 0]);
}

#[test]
fn m23_the_will_goes_to_whoever_leads() {
    let mut scene = arrived(Stage::in_turn(3).hand(0, "6a 6c 1a"));
    scene.cash(0, "6a").cash_nothing();
    assert_eq!(scene.game.will, Some(Seat(0)));
    assert!(scene.told.contains(&Event::WillMoved { to: Some(Seat(0)) }));
}

#[test]
fn m23_on_equal_points_it_stays_with_its_holder() {
    let mut scene = arrived(Stage::in_turn(3).points(0, 9).points(2, 9).will(2));
    scene.cash_nothing();
    assert_eq!(scene.game.will, Some(Seat(2)));
    assert!(!scene.tells(EventKind::WillMoved));
}

#[test]
fn m23_if_the_holder_is_not_among_the_leaders_it_lies_in_the_middle() {
    let mut scene = arrived(Stage::in_turn(3).points(0, 9).points(2, 9).points(1, 8).will(1));
    scene.cash_nothing();
    assert_eq!(scene.game.will, None);
    assert!(scene.told.contains(&Event::WillMoved { to: None }));
    let mut scene = arrived(Stage::in_turn(3));
    scene.cash_nothing();
    assert!(!scene.tells(EventKind::WillMoved), "it lies there from the start");
}
