//! Sunday (M25) and the pile that runs out (M26).

use tabletop::{Chance, Game, Seat, Viewer};

use super::{Scene, Stage, card, cards, town};
use crate::{Day, Event, EventKind, Phase, Suitcase};

fn sunday(stage: Stage) -> Scene {
    stage.day(Day::Sunday).begin()
}

fn turned(scene: &Scene) -> Vec<String> {
    let card = |event: &Event| if let Event::Turned { print } = event { Some(print.card.to_string()) } else { None };
    scene.told.iter().filter_map(card).collect()
}

#[test]
fn m25_on_sunday_the_top_card_says_where_everybody_rides() {
    for stage in [Stage::in_turn(3), Stage::live(3)] {
        // No road leads from 3 to 11.
        let scene = sunday(stage.pile("11b 5a 9a"));
        assert_eq!(scene.kinds(), [EventKind::DayBegan, EventKind::Turned, EventKind::RodeFree]);
        assert_eq!((scene.game.car, scene.game.phase), (town(11), Phase::Cash));
        assert!(scene.game.played.contains(card("11b")), "it lies on the played pile");
        assert!((0..3).all(|seat| scene.money(seat) == 10_500));
    }
}

#[test]
fn m25_where_the_car_already_is_another_card_is_drawn() {
    let scene = sunday(Stage::in_turn(3).pile("3a 3c 5a 9a"));
    assert_eq!(turned(&scene), ["3a", "3c", "5a"]);
    assert_eq!(scene.game.view(Viewer::Public).turned[..], ["3a", "3c", "5a"].map(card));
    assert_eq!(scene.game.car, town(5));
    assert!(scene.game.played.include(cards("3a 3c 5a")), "the skipped ones stay on the played pile");
}

#[test]
fn m25_a_suitcase_counts_for_every_player() {
    let mut scene = sunday(Stage::in_turn(4).pile("11b 5a").suitcase(11, Suitcase::Points(4)).hand(2, "11a 1a"));
    assert_eq!(scene.points(), [4; 4]);
    scene.cash(2, "11a").cash_nothing();
    assert!(scene.points()[2] > 4, "then points are counted as usual");
    let scene = sunday(Stage::live(4).pile("11b 5a").suitcase(11, Suitcase::Dollars(-1000)).money(1, 300));
    assert_eq!([0, 1, 2, 3].map(|seat| scene.money(seat)), [9500, 0, 9500, 9500]);
}

#[test]
fn m25_if_every_card_outside_the_hands_is_of_that_town_the_lot_chooses_another() {
    let mut towns = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let mut game = Stage::in_turn(6).begin().game;
        // All that is not in a hand becomes Sacramento's four cards.
        game.car = town(3);
        (game.pile, game.played) = (["3a", "3b"].map(card).into_iter().collect(), cards("3c 3d"));
        game.seen = game.played;
        game.turned.clear();
        let pile = game.pile.clone();
        let played = game.played;
        let mut told = Vec::new();
        game.ride_free(&mut Chance::quick(seed), &mut told);
        assert!(matches!(told[..], [Event::TownDrawn { .. }, Event::RodeFree { .. }]));
        assert_eq!((game.pile, game.played), (pile, played), "no card is turned");
        assert_ne!(game.car, town(3));
        towns.insert(game.car);
    }
    assert_eq!(towns.len(), 15);
}

#[test]
fn m26_an_empty_pile_is_made_anew_from_the_played_cards() {
    let scene = sunday(Stage::in_turn(4).pile(""));
    let count = scene.game.played.len() + scene.game.pile.len() as u8;
    assert!(scene.told.contains(&Event::Reshuffled { count }));
    assert!(!scene.tells(EventKind::TownDrawn));
    assert_eq!(scene.game.played.len() as usize, turned(&scene).len());
    let view = scene.game.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.pile as usize, view.played), (scene.game.pile.len(), scene.game.played));
}

#[test]
fn m26_also_in_the_middle_of_a_draw() {
    // Only cards of the town where the car is are left in the pile: they are shuffled in with the others.
    let scene = sunday(Stage::in_turn(3).pile("3a 3c"));
    let kinds = scene.kinds();
    assert_eq!(kinds[..4], [EventKind::DayBegan, EventKind::Turned, EventKind::Turned, EventKind::Reshuffled]);
    assert_ne!(scene.game.car, town(3));
}

#[test]
fn m26_everybody_knows_that_a_new_pile_holds_what_was_played() {
    let scene = sunday(Stage::in_turn(4).pile(""));
    let view = scene.game.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.seen, scene.game.pile.iter().copied().collect::<crate::Cards>().with(scene.game.played));
    let others = (1..4).fold(crate::Cards::NONE, |all, seat| all.with(scene.game.hands[seat]));
    assert_eq!(view.unplaced(), others, "all other cards are in the other hands");
}
