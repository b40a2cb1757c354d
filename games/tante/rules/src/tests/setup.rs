//! Before the first round (T4–T8).

use tabletop::{Chance, Game, RuleId, Seat, Setup, Viewer};

use super::Scene;
use crate::{Event, EventKind, Gifts, Options, Phase, Tante};

fn dealt(seats: u8, seed: u64) -> Scene {
    Scene::dealt(seats, Options::default(), seed)
}

#[test]
fn t4_the_pile_has_six_seven_or_eight_gentlemen() {
    for (seats, gentlemen) in [(3, 6), (4, 7), (5, 8)] {
        let scene = dealt(seats, 7);
        assert_eq!(scene.game.view(Viewer::Public).gentlemen.0, gentlemen);
        assert_eq!(scene.game.gentlemen, gentlemen - u8::from(scene.tells(EventKind::Met)));
    }
}

#[test]
fn t4_the_table_seats_three_to_five() {
    for seats in [0, 1, 2, 6, 7, 255] {
        let setup = Setup::<Tante>::published(seats, Options::default());
        let mut told = Vec::new();
        let refusal = Tante::set_up(&setup, &mut Chance::quick(0), &mut told).unwrap_err();
        assert_eq!((refusal.rule, refusal.because.id), (RuleId("T4"), "refusal-seat-count"));
        assert!(told.is_empty());
    }
}

#[test]
fn t5_with_fewer_players_whole_colours_stay_out_and_everybody_knows_which() {
    for (seats, out, cards) in [(3, 2, 48), (4, 1, 60), (5, 0, 72)] {
        let scene = dealt(seats, 3);
        let removed = scene.game.removed;
        assert_eq!(removed.iter().count(), out);
        assert_eq!(scene.game.view(Viewer::Public).removed, removed);
        let hands = scene.game.hands.iter().flat_map(|hand| hand.iter());
        let all: Vec<_> =
            hands.chain(scene.game.stack.iter().copied()).chain(scene.game.table.iter().copied()).collect();
        assert_eq!(all.len(), cards);
        assert!(all.iter().all(|card| !removed.contains(card.colour())));
        assert_eq!(scene.told.contains(&Event::ColoursLeft { colours: removed }), out > 0);
    }
}

#[test]
fn t5_the_lot_can_fall_on_every_colour() {
    let mut out = std::collections::HashSet::new();
    (0..60).for_each(|seed| out.extend(dealt(4, seed).game.removed.iter()));
    assert_eq!(out.len(), 6);
}

#[test]
fn t6_everybody_gets_three_hidden_cards_and_the_rest_is_the_stack() {
    for (seats, stack) in [(3, 39), (4, 48), (5, 57)] {
        let scene = dealt(seats, 5);
        assert!(Seat::all(seats).all(|seat| scene.hand(seat.0).len() == 3));
        // The first three cards are turned up already.
        assert_eq!(scene.game.stack.len() + 3, stack);
        assert_eq!(stack % 3, 0);
    }
}

#[test]
fn t6_only_the_owner_sees_what_was_dealt() {
    let scene = dealt(4, 5);
    for event in scene.told.iter().filter(|event| EventKind::from(*event) == EventKind::Dealt) {
        let Event::Dealt { seat, .. } = event else { unreachable!() };
        for viewer in Viewer::all(4) {
            let Some(Event::Dealt { count, cards, .. }) = Tante::seen(event, viewer) else { unreachable!() };
            assert_eq!(count, 3);
            assert_eq!(cards, viewer.is(*seat).then_some(scene.hand(seat.0)));
        }
    }
}

#[test]
fn t7_everybody_gets_four_gifts_of_each_value() {
    for seats in 3..=5 {
        let scene = dealt(seats, 1);
        for gifts in &scene.game.gifts[..seats as usize] {
            assert_eq!(*gifts, Gifts([4, 4, 4, 4]));
            assert_eq!((gifts.len(), gifts.worth()), (16, 40));
        }
    }
}

#[test]
fn t8_the_first_aunt_is_drawn_by_lot() {
    let aunts: std::collections::HashSet<u8> = (0..40).map(|seed| dealt(5, seed).game.aunt.0).collect();
    assert_eq!(aunts.len(), 5);
    let scene = dealt(5, 9);
    assert!(scene.told.contains(&Event::AuntDrawn { aunt: scene.game.aunt }));
    assert_eq!(dealt(5, 9).game, scene.game, "the same seed draws the same aunt");
}

#[test]
fn t9_the_first_round_begins_by_itself() {
    let scene = dealt(3, 2);
    assert_eq!(scene.game.round, 1);
    assert_eq!(scene.game.table.len(), 3);
    assert_eq!(scene.game.phase, Phase::Exchange);
}
