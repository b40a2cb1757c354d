//! The end and the trial game (E34–E36).

use tabletop::{Game, SeatSet, Viewer};

use super::{Scene, Stage, hand, heir};
use crate::{Action, EventKind, Hand, MOST_CASH, MOST_TURNS, Options, Phase, Reason, Target};

/// 1990, and seat 1 has just moved the hourglass to 2000.
fn last_round() -> Scene {
    let stage = Stage::seats(3).generation(1990).first(1).hand(1, "riches-5-hourglass").hand(2, "shake-up");
    let stage = stage.portraits(0, "p1 p2").portraits(1, "q1 q2").portraits(2, "r1 r2");
    let mut scene = stage.begin();
    scene.play(1, "riches-5-hourglass", heir("q1"));
    scene
}

fn throw_one(scene: &mut Scene, seat: u8) {
    let thrown: Hand = scene.hand(seat).iter().take(1).collect();
    scene.act(seat, Action::ThrowAway { cards: thrown });
}

#[test]
fn e34_everybody_has_one_more_turn_and_the_mover_the_last() {
    let mut scene = last_round();
    assert!(scene.tells(EventKind::LastRoundBegan));
    assert_eq!((scene.turn(), scene.game.dead.len()), (Some(2), 0));
    for seat in [2, 0, 1] {
        assert_eq!(scene.turn(), Some(seat));
        throw_one(&mut scene, seat);
    }
    assert!(scene.game.is_over());
}

#[test]
fn e34_the_hourglass_moves_no_more() {
    let mut scene = last_round();
    let place = scene.game.hourglass;
    throw_one(&mut scene, 2);
    let name = scene.hand(0).iter().find(|card| card.has_hourglass()).unwrap().to_string();
    scene.play(0, &name, heir("p1"));
    assert_eq!((scene.game.hourglass, scene.turn()), (place, Some(1)));
}

#[test]
fn e34_a_shake_up_brings_its_other_turn_in_the_last_round_too() {
    let mut scene = last_round();
    scene.play(2, "shake-up", Target::Nobody);
    assert_eq!(scene.turn(), Some(2));
    throw_one(&mut scene, 2);
    assert_eq!(scene.turn(), Some(0));
}

/// The same, and everybody throws a card away.
fn ended(stage: Stage) -> Scene {
    let mut scene = stage.begin();
    for seat in [0, 1, 2] {
        throw_one(&mut scene, seat);
    }
    scene
}

fn end_of_three() -> Stage {
    let stage = Stage::seats(3).generation(1990).year(2000);
    let stage = stage.portraits(0, "p1 p2").portraits(1, "q1 q2").portraits(2, "r1 r2");
    stage.holder("jug clock", "p1").holder("porcelain", "q2").holder("violin necklace painting", "r1")
}

#[test]
fn e35_a_fortune_is_the_heirs_cash_and_heirlooms_and_what_benefactors_brought() {
    let mut stage = end_of_three().cash("p1", 14).cash("p2", 5).cash("q1", 60);
    stage = stage.benefactors(0, "ax ex hx lx");
    let mut scene = stage.begin();
    scene.game.purses[0] = 9;
    scene.game.bank -= 9;
    for seat in [0, 1, 2] {
        throw_one(&mut scene, seat);
    }
    assert_eq!(scene.scores(), [14 + 5 + 5 + 8 + 9, 60 + 12, 20 + 15 + 10]);
    assert_eq!(scene.winners().iter().map(|seat| seat.0).collect::<Vec<_>>(), [1]);
    assert_eq!(scene.game.outcome().unwrap().ending, "fortune");
    assert!(scene.tells(EventKind::Counted) && scene.tells(EventKind::Won));
}

#[test]
fn e35_everybody_shows_the_portraits() {
    let scene = ended(end_of_three());
    for viewer in Viewer::all(3) {
        let view = scene.game.view(viewer);
        assert!(view.players.iter().all(|player| player.portraits.is_some() && player.count.is_some()));
        // Other cards stay hidden.
        assert_eq!(
            view.players.iter().filter(|player| player.hand.is_some()).count(),
            usize::from(viewer != Viewer::Public)
        );
    }
}

#[test]
fn e35_equal_fortunes_share_the_win() {
    // 13 in heirlooms for seat 0, 12 for seat 1, 45 for seat 2.
    let scene = ended(end_of_three().cash("p1", 32).cash("q1", 33));
    assert_eq!(scene.scores(), [45, 45, 45]);
    assert_eq!(scene.winners(), SeatSet::all(3));
}

#[test]
fn e35_the_wealth_of_heirs_nobody_holds_counts_for_nobody() {
    let stage = Stage::seats(4).generation(1990).year(2000).portraits(0, "p1").portraits(1, "p2").portraits(2, "q1");
    let stage = stage.portraits(3, "q2").holder("jug violin clock necklace painting porcelain", "r2").cash("r1", 99);
    let mut scene = stage.begin();
    (0..4).for_each(|seat| throw_one(&mut scene, seat));
    assert_eq!(scene.scores(), [0, 0, 0, 0]);
}

#[test]
fn e35_after_400_turns_the_game_is_a_draw_shared_by_all() {
    let mut scene = Stage::seats(3).turns(MOST_TURNS - 1).begin();
    throw_one(&mut scene, 0);
    assert!(scene.tells(EventKind::TurnsRanOut));
    assert_eq!((scene.game.outcome().unwrap().ending, scene.winners()), ("draw", SeatSet::all(3)));
    assert_eq!(scene.refused(1, Action::ThrowAway { cards: hand("tax-4") }), Reason::GameOver);
}

#[test]
fn e35_what_the_last_turn_sets_off_is_settled_first() {
    let mut scene = Stage::seats(3).year(1860).turns(MOST_TURNS - 1).hand(0, "riches-5-hourglass").begin();
    scene.play(0, "riches-5-hourglass", heir("A1"));
    assert!(matches!(scene.game.phase, Phase::Division(_)));
    scene.change();
    assert_eq!((scene.game.outcome().unwrap().ending, scene.game.generation), ("draw", 1));
    // A shake-up's other turn is one more.
    let mut scene = Stage::seats(3).turns(MOST_TURNS - 1).hand(0, "shake-up").begin();
    scene.play(0, "shake-up", Target::Nobody);
    assert_eq!(scene.game.outcome().unwrap().ending, "draw");
    // Whoever ends the game with the last turn of all ends it properly.
    let mut scene = end_of_three().turns(MOST_TURNS - 3).begin();
    (0..3).for_each(|seat| throw_one(&mut scene, seat));
    assert_eq!(scene.game.outcome().unwrap().ending, "fortune");
}

#[test]
fn e35_the_bank_pays_no_heir_beyond_a_million() {
    // What an ancestor starts with is there after seventeen doublings.
    let before = std::iter::successors(Some(10), |cash| Some(2 * cash)).take_while(|cash| *cash < MOST_CASH);
    assert_eq!((MOST_CASH, before.count()), (1_000_000, 17));
    let mut scene = Stage::seats(3).cash("A1", 655_360).hand(0, "marvellous").hand(1, "income-8").begin();
    let bank = scene.game.bank;
    scene.play(0, "marvellous", heir("A1"));
    assert_eq!((scene.cash("A1"), bank - scene.game.bank), (MOST_CASH, i64::from(MOST_CASH - 655_360)));
    scene.play(1, "income-8", heir("A1"));
    assert_eq!((scene.cash("A1"), scene.tells(EventKind::Gained)), (MOST_CASH, true));
}

fn trial() -> Stage {
    Stage::with(3, Options { trial: true, ..Options::default() })
}

#[test]
fn e36_a_trial_game_of_400_turns_ends_without_a_winner_and_with_portraits_hidden() {
    let mut scene = trial().turns(MOST_TURNS - 1).begin();
    throw_one(&mut scene, 0);
    let outcome = scene.game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners, scene.scores()), ("trial", SeatSet::empty(), vec![0, 0, 0]));
    assert!(scene.tells(EventKind::TrialRanOut) && scene.tells(EventKind::TrialEnded));
    assert!(!scene.tells(EventKind::Counted));
    let view = scene.game.view(Viewer::Public);
    assert!(view.players.iter().all(|player| player.portraits.is_none() && player.count.is_none()));
}

#[test]
fn e36_by_rules_number_1_a_trial_game_of_400_turns_was_a_draw_shared_by_all() {
    let mut scene = trial().rules(1).turns(MOST_TURNS - 1).begin();
    throw_one(&mut scene, 0);
    assert_eq!((scene.game.outcome().unwrap().ending, scene.winners()), ("draw", SeatSet::all(3)));
    assert!(scene.tells(EventKind::TurnsRanOut) && scene.tells(EventKind::Counted));
    assert!(scene.game.view(Viewer::Public).players.iter().all(|player| player.portraits.is_some()));
}

#[test]
fn e36_after_a_trial_game_nobody_can_move() {
    let mut scene = trial().turns(MOST_TURNS - 1).begin();
    throw_one(&mut scene, 0);
    assert_eq!(scene.refused(1, Action::ThrowAway { cards: hand("tax-4") }), Reason::TrialOver);
}

#[test]
fn e36_the_trial_game_stops_after_the_first_change_without_a_winner() {
    let mut scene = trial().year(1860).hand(0, "riches-5-hourglass").begin();
    scene.play(0, "riches-5-hourglass", heir("A1"));
    assert!(!scene.game.is_over(), "the change is settled first");
    scene.change();
    let outcome = scene.game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners, scene.scores()), ("trial", SeatSet::empty(), vec![0, 0, 0]));
    assert!(scene.tells(EventKind::TrialEnded) && scene.cash("A1") == 0);
    let view = scene.game.view(Viewer::Public);
    assert!(view.players.iter().all(|player| player.portraits.is_none() && player.benefactors.is_none()));
}
