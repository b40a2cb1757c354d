//! The drive (M15) and the suitcase (M20).

use tabletop::{Game, Seat, SeatSet, Viewer};

use super::{Scene, Stage, town};
use crate::{Action, Dollars, Event, EventKind, Phase, Reason, Suitcase};

/// Seat 1 drives from Sacramento, for 100 dollars.
fn driving(stage: Stage) -> Scene {
    let mut scene = stage.begin();
    scene.call(1, 100).drop_out(&[2, 0]);
    scene
}

#[test]
fn m15_the_winner_pays_the_bank_and_drives_where_a_road_leads() {
    let mut scene = driving(Stage::in_turn(3));
    assert_eq!((scene.money(1), scene.game.bank), (10_400, 100));
    let roads = [1, 2, 6, 7, 8, 9, 16];
    assert_eq!(scene.offers(1), roads.map(|number| Action::Drive(town(number))));
    assert!(scene.game.waits_for(Seat(1)) && !scene.game.waits_for(Seat(0)));
    scene.drive(9);
    assert_eq!((scene.game.car, scene.game.phase), (town(9), Phase::Cash));
}

#[test]
fn m15_only_the_driver_drives_and_only_once() {
    let mut scene = driving(Stage::in_turn(3));
    assert_eq!(scene.refused(0, Action::Drive(town(9))), Reason::NotTheDriver);
    assert_eq!(scene.refused(1, Action::Drive(town(4))), Reason::NoSuchRoad);
    scene.drive(9);
    assert_eq!(scene.refused(1, Action::Drive(town(6))), Reason::NoDriveNow);
}

#[test]
fn m24_the_car_never_stays_where_it_is() {
    let mut scene = driving(Stage::in_turn(3));
    assert_eq!(scene.refused(1, Action::Drive(town(3))), Reason::NoSuchRoad);
}

#[test]
fn m20_the_driver_alone_gets_what_the_suitcase_holds() {
    let mut scene = driving(Stage::in_turn(3).suitcase(6, Suitcase::Points(5)));
    scene.drive(6);
    let whose: SeatSet = [Seat(1)].into_iter().collect();
    let opened = Event::SuitcaseOpened { town: town(6), suitcase: Suitcase::Points(5), whose };
    assert_eq!(scene.told, [Event::Drove { seat: Seat(1), town: town(6) }, opened]);
    assert_eq!(scene.points(), [0, 5, 0]);
    let mut scene = driving(Stage::in_turn(3).suitcase(6, Suitcase::Dollars(1500)));
    scene.drive(6);
    assert_eq!((scene.money(1), scene.game.bank), (11_900, -1400));
}

#[test]
fn m20_or_loses_it() {
    let mut scene = driving(Stage::in_turn(3).suitcase(6, Suitcase::Points(-3)));
    scene.drive(6);
    assert_eq!(scene.points(), [0, -3, 0], "points may fall below zero");
    let mut scene = driving(Stage::in_turn(3).money(1, 800).suitcase(6, Suitcase::Dollars(-1000)));
    scene.drive(6);
    assert_eq!(scene.money(1), 0, "money may not");
}

#[test]
fn m20_it_is_opened_once_and_seen_by_all() {
    let mut scene = driving(Stage::in_turn(3).suitcase(6, Suitcase::Points(5)));
    assert_eq!(scene.game.view(Viewer::Public).suitcases[5], None);
    scene.drive(6);
    assert!(scene.game.view(Viewer::Public).opened_today);
    scene.cash_nothing();
    assert_eq!(scene.game.view(Viewer::Public).suitcases[5], Some(Suitcase::Points(5)));
    scene.drop_out(&[2, 0, 1]).drive(9).cash_nothing();
    scene.drop_out(&[2, 0, 1]).drive(6);
    assert!(!scene.tells(EventKind::SuitcaseOpened), "it has left the game");
    assert!(!scene.game.view(Viewer::Public).opened_today, "that was another day");
    assert_eq!(scene.points(), [0, 5, 0]);
}

#[test]
fn m20_money_lost_goes_to_the_bank() {
    let mut scene = driving(Stage::in_turn(3).suitcase(6, Suitcase::Dollars(-800)));
    scene.drive(6);
    assert_eq!((scene.game.money[1], scene.game.bank), (Dollars(9600), 900));
}
