//! A turn (E12–E14).

use super::{Scene, Stage, card, hand, heir};
use crate::{Action, EventKind, Hand, Options, Phase, Reason, Target};

#[test]
fn e12_a_card_is_played_carried_out_and_replaced() {
    let mut scene = Stage::seats(3).hand(0, "income-15 tax-4 tax-5 tax-6").draws("luck-10").begin();
    scene.play(0, "income-15", heir("A1"));
    assert_eq!(scene.kinds(), [EventKind::Played, EventKind::Gained, EventKind::Drew]);
    assert_eq!(scene.hand(0), hand("tax-4 tax-5 tax-6 luck-10"));
    assert_eq!(scene.game.discards[..], [card("income-15")]);
    assert_eq!((scene.turn(), scene.game.turns), (Some(1), 1));
}

#[test]
fn e12_only_the_current_generation_can_be_touched() {
    let mut scene = Stage::seats(3).generation(1870).hand(0, "income-15").begin();
    assert_eq!(scene.refused_play(0, "income-15", heir("A1")), Reason::NotAlive);
    assert_eq!(scene.refused_play(0, "income-15", heir("d1")), Reason::NotAlive);
    // Dowries of later generations are out of reach too.
    assert_eq!(scene.refused_play(0, "income-15", heir("o3")), Reason::NotAlive);
    scene.play(0, "income-15", heir("o1"));
    assert_eq!(scene.cash("o1"), 20);
}

#[test]
fn e11_play_goes_clockwise() {
    let mut scene = Stage::seats(4).first(2).begin();
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(scene.turn(), Some(seat));
        let thrown: Hand = scene.hand(seat).iter().take(1).collect();
        assert_eq!(scene.refused((seat + 1) % 4, Action::ThrowAway { cards: thrown }), Reason::NotYourTurn);
        scene.act(seat, Action::ThrowAway { cards: thrown });
    }
}

#[test]
fn e13_one_to_four_cards_are_thrown_away_and_replaced() {
    for names in ["tax-4", "tax-4 tax-5", "tax-4 tax-5 tax-6", "tax-4 tax-5 tax-6 riches-2-hourglass"] {
        let mut scene = Stage::seats(3).hand(0, "tax-4 tax-5 tax-6 riches-2-hourglass").begin();
        scene.throw(0, names);
        assert_eq!(scene.hand(0).len(), 4);
        assert_eq!(scene.game.discards.len(), hand(names).len());
        // Thrown cards do nothing: no hourglass moves.
        assert_eq!((scene.game.hourglass, scene.turn()), (0, Some(1)));
    }
    let mut scene = Stage::seats(3).hand(0, "tax-4 tax-5").begin();
    assert_eq!(scene.refused(0, Action::ThrowAway { cards: Hand::default() }), Reason::NothingThrown);
    assert_eq!(scene.refused(0, Action::ThrowAway { cards: hand("tax-4 tax-4") }), Reason::NotInYourHand);
}

#[test]
fn e13_of_equal_cards_only_so_many_choices_are_offered_as_differ() {
    let scene = Stage::seats(2).hand(0, "new-will new-will new-will shake-up").begin();
    let throws = scene.offers(0).into_iter().filter(|offer| matches!(offer, Action::ThrowAway { .. })).count();
    assert_eq!(throws, 7, "none to three of the wills, with and without the other card, but not nothing");
}

#[test]
fn e14_an_empty_stack_is_filled_with_the_discards() {
    let mut scene = Stage::seats(3).hand(0, "tax-4 tax-5").stack(1).begin();
    let discards = scene.game.discards.len();
    scene.throw(0, "tax-4 tax-5");
    // One card was left; the other is drawn from all discards, the two just thrown among them.
    assert_eq!(scene.kinds(), [EventKind::ThrewAway, EventKind::Reshuffled, EventKind::Drew]);
    assert_eq!(scene.game.stack.len(), discards + 2 - 1);
    assert!(scene.game.discards.is_empty());
    assert_eq!(scene.hand(0).len(), 4);
}

#[test]
fn e14_the_stack_is_not_filled_before_a_card_is_needed() {
    let mut scene = Stage::seats(3).hand(0, "tax-4").hand(1, "tax-5").stack(1).begin();
    scene.throw(0, "tax-4");
    assert!(scene.game.stack.is_empty() && !scene.tells(EventKind::Reshuffled));
    scene.throw(1, "tax-5");
    assert!(scene.tells(EventKind::Reshuffled));
}

#[test]
fn e14_if_there_is_nothing_to_draw_nobody_draws() {
    let mut game = Stage::seats(2).begin().game;
    game.stack.clear();
    game.discards.clear();
    let mut told = Vec::new();
    let before = game.hands;
    game.draw(tabletop::Seat(0), 1, &mut tabletop::Chance::quick(0), &mut told);
    assert_eq!(game.hands, before);
}

#[test]
fn e14_a_shake_up_gives_everybody_a_new_hand_and_its_player_another_turn() {
    let stage = Stage::seats(3).first(1).hand(1, "shake-up tax-4 tax-5 tax-6").hand(2, "luck-5").hand(0, "luck-10");
    let draws = "income-15 income-10 income-10 shake-up income-8 factory-8 factory-10 quarrel-3 \
                 marvellous marvellous bomb-hourglass new-will";
    let mut scene = stage.draws(draws).begin();
    let thrown = [scene.hand(2), scene.hand(0)];
    scene.play(1, "shake-up", Target::Nobody);
    // All hands are thrown first; then each draws four at once, clockwise from its player.
    assert_eq!(scene.hand(1), hand("income-15 income-10 income-10 shake-up"));
    assert_eq!(scene.hand(2), hand("income-8 factory-8 factory-10 quarrel-3"));
    assert_eq!(scene.hand(0), hand("marvellous marvellous bomb-hourglass new-will"));
    assert_eq!(scene.game.discards.len(), 4 + 4 + 4);
    assert!(thrown.iter().all(|hand| hand.iter().all(|card| scene.game.discards.contains(&card))));
    assert!(scene.tells(EventKind::AnotherTurn));
    assert_eq!((scene.turn(), scene.game.turns), (Some(1), 1));
    // A whole new turn: even with the other shake-up, or to throw away.
    scene.play(1, "shake-up", Target::Nobody);
    assert_eq!((scene.turn(), scene.game.turns), (Some(1), 2));
    let all = scene.hand(1);
    scene.act(1, Action::ThrowAway { cards: all });
    assert_eq!(scene.turn(), Some(2));
}

#[test]
fn e12_every_offer_of_a_first_turn_can_be_played() {
    for seed in 0..30 {
        let scene = Scene::dealt(4, Options::default(), seed);
        let Phase::Turn { seat } = scene.game.phase else { panic!("a game begins with a turn") };
        for offer in scene.offers(seat.0) {
            let mut other = Scene::dealt(4, Options::default(), seed);
            other.act(seat.0, offer);
        }
    }
}
