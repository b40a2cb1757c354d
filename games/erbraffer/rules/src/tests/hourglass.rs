//! The hourglass and its years (E19–E21).

use super::{Stage, heir, person, shares, two};
use crate::{Action, EventKind, Kind, Phase, Reason, Target};

#[test]
fn e19_first_the_action_then_the_draw_then_the_hourglass() {
    let mut scene = Stage::seats(3).hand(0, "riches-5-hourglass").begin();
    scene.play(0, "riches-5-hourglass", heir("A1"));
    let order = [EventKind::Played, EventKind::Gained, EventKind::Drew, EventKind::HourglassMoved];
    assert_eq!(scene.kinds(), order);
    assert_eq!(scene.game.hourglass, 1);
}

#[test]
fn e19_a_new_will_just_drawn_can_be_used_in_the_change_it_sets_off() {
    let stage = Stage::seats(3).year(1860).hand(0, "riches-5-hourglass tax-4 tax-5 tax-6").draws("new-will");
    let mut scene = stage.begin();
    scene.play(0, "riches-5-hourglass", heir("A1"));
    scene.divide(0, "A1 A2", shares([(12, "jug"), (13, "violin"), (0, "")]));
    scene.new_will(0, shares([(0, ""), (0, "jug violin"), (25, "")]));
    assert!(scene.hand(0).iter().all(|card| card.kind() != Kind::NewWill));
}

#[test]
fn e20_in_a_white_year_the_mover_lets_somebody_die() {
    let mut scene = Stage::seats(3).hand(0, "riches-5-hourglass").begin();
    scene.play(0, "riches-5-hourglass", heir("A1"));
    assert!(matches!(scene.game.phase, Phase::Death { seat } if seat.0 == 0));
    assert_eq!(scene.offers(0).len(), 6);
    assert_eq!(scene.refused(1, Action::PlaceWill { person: person("A1") }), Reason::NotYourDead);
    assert_eq!(scene.refused(0, Action::PlaceWill { person: person("a1") }), Reason::NotAlive);
    assert_eq!(scene.refused_play(0, "tax-4", heir("A1")), Reason::NoTurnNow);
    scene.place_will(0, "A1");
    assert_eq!(scene.turn(), Some(1));
    assert!(scene.game.dead.contains(person("A1")));
    assert_eq!(scene.refused(1, Action::PlaceWill { person: person("A2") }), Reason::NobodyDiesNow);
}

#[test]
fn e20_nobody_dies_twice_and_benefactors_die_too() {
    let stage = Stage::seats(3).generation(1870).year(1880).dead("a1").hand(0, "riches-5-hourglass");
    let mut scene = stage.begin();
    scene.play(0, "riches-5-hourglass", heir("a2"));
    assert_eq!(scene.refused(0, Action::PlaceWill { person: person("a1") }), Reason::Dead);
    assert_eq!(scene.offers(0).len(), 10);
    scene.place_will(0, "bx");
    assert_eq!(scene.game.dead.len(), 2);
}

#[test]
fn e20_the_dead_are_passed_by_and_keep_what_they_have() {
    let stage = Stage::seats(3).dead("A1").hand(0, "wedding-present-5").hand(1, "quarrel-3");
    let mut scene = stage.begin();
    scene.play(0, "wedding-present-5", Target::Nobody);
    assert_eq!((scene.cash("A1"), scene.cash("A2")), (10, 15));
    assert_eq!(scene.refused_play(1, "quarrel-3", two("A1 B1")), Reason::Dead);
}

#[test]
fn e20_wills_end_with_the_next_golden_year() {
    let mut scene = Stage::seats(3).year(1860).dead("A1").dead("B1").hand(0, "riches-5-hourglass").begin();
    scene.play(0, "riches-5-hourglass", heir("C1"));
    assert!(scene.game.dead.is_empty());
}

#[test]
fn e21_white_golden_and_last_years_bring_what_they_bring() {
    for (year, before, expected) in [
        (1840, 1850, EventKind::HourglassMoved),
        (1870, 1860, EventKind::ChangeBegan),
        (2000, 1990, EventKind::LastRoundBegan),
    ] {
        let stage = Stage::seats(3).hand(0, "riches-5-hourglass");
        let stage = if year == 2000 { stage.generation(1990) } else { stage };
        let mut scene = stage.year(before).begin();
        scene.play(0, "riches-5-hourglass", heir(if year == 2000 { "p1" } else { "A1" }));
        assert!(scene.tells(expected), "{year}: {:?}", scene.kinds());
    }
}
