//! When the game ends (T20), what is counted and who wins (T24–T25).

use tabletop::{Game, Seat, Viewer};

use super::{Scene, Stage, cards};
use crate::{Action, Event, EventKind, Gifts, Options, Phase, Reason};

/// Plays on without swaps and bids to the end, and says in which round it came.
fn rounds_to_the_end(mut scene: Scene) -> u8 {
    while scene.game.outcome().is_none() {
        scene.dull_round();
    }
    scene.game.round
}

#[test]
fn t20_the_photo_on_the_reveal_ends_the_game_at_once() {
    let scene = Stage::seats(4).gentlemen(1).hand(0, "blue-5").table("red-2 red-2 red-5").begin();
    assert_eq!(scene.game.phase, Phase::Over { married: true });
    let end = [EventKind::Met, EventKind::Married, EventKind::Counted];
    assert!(scene.kinds().windows(3).any(|kinds| kinds == end), "no exchange and no auction: {:?}", scene.told);
    assert_eq!(scene.game.outcome().unwrap().ending, "wedding");
}

#[test]
fn t20_the_three_cards_on_the_table_count_for_nobody() {
    let scene = Stage::seats(3).gentlemen(1).hand(0, "blue-5").hand(1, "").hand(2, "gold-1").table("red-2 red-2 red-5");
    let scene = scene.begin();
    assert_eq!(scene.scores(), [5, 0, 1]);
    assert_eq!(scene.game.table.len(), 3);
}

#[test]
fn t20_a_wedding_after_the_exchange_lets_the_exchange_stand() {
    let stage = Stage::seats(3).gentlemen(1).hand(0, "red-1 blue-20").hand(1, "blue-2").hand(2, "blue-3");
    let mut scene = stage.table("red-2 red-3 gold-10").begin();
    scene.swap("red-1", "gold-10");
    assert_eq!(scene.game.phase, Phase::Over { married: true });
    assert_eq!(scene.hand(0), cards("blue-20 gold-10"));
    assert_eq!(scene.scores(), [30, 2, 3]);
    assert_eq!(scene.kinds()[..3], [EventKind::Exchanged, EventKind::Met, EventKind::Married]);
}

#[test]
fn t20_two_meetings_of_one_round_can_be_the_last_two() {
    let mut scene = Stage::seats(3).gentlemen(2).hand(0, "blue-2").table("red-2 red-2 red-5").begin();
    assert_eq!(scene.game.phase, Phase::Exchange);
    scene.swap("blue-2", "red-5");
    assert_eq!(scene.game.phase, Phase::Over { married: true });
}

#[test]
fn t20_a_meeting_that_leaves_a_gentleman_is_no_wedding() {
    let scene = Stage::seats(3).gentlemen(2).table("red-2 red-2 red-5").begin();
    assert_eq!((scene.game.gentlemen, scene.game.outcome()), (1, None));
}

#[test]
fn t20_a_wedding_in_the_last_round_is_a_wedding() {
    let scene = Stage::seats(3).gentlemen(1).table("red-2 red-2 red-5").last().begin();
    assert_eq!(scene.game.outcome().unwrap().ending, "wedding");
    let mut scene = Stage::seats(3).gentlemen(1).hand(0, "red-1").table("red-2 red-3 gold-10").last().begin();
    scene.swap("red-1", "gold-10");
    assert_eq!(scene.game.outcome().unwrap().ending, "wedding");
    assert!(!scene.tells(EventKind::StackTaken));
}

#[test]
fn t20_the_last_three_cards_must_be_taken_not_only_turned_up() {
    let stage = Stage::seats(3).hand(0, "red-10").hand(1, "red-20").hand(2, "red-5").table("blue-10 green-1 gold-0");
    let mut scene = stage.last().begin();
    assert!(scene.game.stack.is_empty() && scene.game.outcome().is_none());
    scene.nobody_bids();
    assert!(scene.game.outcome().is_none());
    scene.take(1);
    assert_eq!(scene.kinds()[..2], [EventKind::Took, EventKind::StackTaken]);
    assert_eq!(scene.game.phase, Phase::Over { married: false });
    assert_eq!(scene.scores(), [0, 1, 0], "the cards just taken count");
    assert_eq!(scene.game.outcome().unwrap().ending, "inheritance");
}

#[test]
fn t20_the_last_cards_can_be_bought_or_left_to_the_aunt() {
    let mut scene = Stage::seats(3).table("blue-10 green-1 gold-0").last().begin();
    scene.keep().withdraw(1).bid(2, [1, 0, 0, 0]);
    assert_eq!(scene.kinds()[1..3], [EventKind::Bought, EventKind::StackTaken]);
    let zeros = Stage::seats(3).hand(1, "red-0").hand(2, "red-0").table("blue-10 green-1 gold-0");
    let mut scene = zeros.last().begin();
    scene.nobody_bids().buy_out(1, "red-0").buy_out(2, "red-0");
    assert_eq!(scene.kinds()[1..3], [EventKind::AuntTook, EventKind::StackTaken]);
}

#[test]
fn t20_without_a_wedding_there_are_13_16_or_19_rounds() {
    for (seats, rounds) in [(3, 13), (4, 16), (5, 19)] {
        let scene = Scene::dealt(seats, Options::default(), 6);
        assert_eq!(scene.game.view(Viewer::Public).rounds, rounds);
        assert_eq!(rounds_to_the_end(scene), rounds);
    }
}

#[test]
fn t20_after_the_end_nothing_can_be_done() {
    let mut scene = Stage::seats(3).gentlemen(1).table("red-2 red-2 red-5").begin();
    for seat in 0..3 {
        assert!(scene.offers(seat).is_empty());
        for action in [Action::Keep, Action::Withdraw, Action::Take, Action::Bid(Gifts([1, 0, 0, 0]))] {
            assert_eq!(scene.refused(seat, action), Reason::GameOver);
        }
    }
}

#[test]
fn t20_at_the_end_all_hands_are_shown() {
    let scene = Stage::seats(3).gentlemen(1).hand(1, "blue-5").table("red-2 red-2 red-5").begin();
    let view = scene.game.view(Viewer::Public);
    assert_eq!(view.players[1].hand, Some(cards("blue-5")));
    assert!(view.players.iter().all(|player| player.hand.is_some()));
}

#[test]
fn t24_gifts_left_over_are_worth_nothing() {
    let stage = Stage::seats(3).gentlemen(1).hand(0, "blue-5").hand(1, "blue-5").hand(2, "gold-1");
    let scene = stage.gifts(0, [0; 4]).table("red-2 red-2 red-5").begin();
    assert_eq!(scene.scores(), [5, 5, 1]);
    assert_eq!(scene.winners().len(), 2, "they don't break a tie either");
}

#[test]
fn t25_the_highest_total_wins() {
    let stage = Stage::seats(3).gentlemen(1).hand(0, "blue-5").hand(1, "blue-20").hand(2, "gold-1");
    let scene = stage.table("red-2 red-2 red-5").begin();
    assert_eq!(scene.winners().iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(scene.told.last(), Some(&Event::Won { winners: scene.winners(), total: 20 }));
}

#[test]
fn t25_equal_totals_share_the_win() {
    let stage =
        Stage::seats(4).gentlemen(1).hand(0, "blue-5").hand(1, "gold-2 gold-3").hand(2, "gold-1").hand(3, "green-5");
    let scene = stage.table("red-2 red-2 red-5").begin();
    assert_eq!(scene.winners().iter().collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(3)]);
}

#[test]
fn t25_all_share_a_game_in_which_nobody_has_anything() {
    let stage = Stage::seats(3).hand(0, "").hand(1, "").hand(2, "").table("red-1 blue-2 gold-3").last();
    let mut scene = stage.begin();
    scene.withdraw(1).withdraw(2).take(1);
    assert_eq!(scene.scores(), [0, 0, 0]);
    assert_eq!(scene.winners().len(), 3);
}

#[test]
fn t25_the_count_is_told_seat_by_seat_and_adds_up() {
    let mut scene = Scene::dealt(5, Options::default(), 4);
    while scene.game.outcome().is_none() {
        scene.dull_round();
    }
    let counted = scene.told.iter().filter_map(|event| match event {
        Event::Counted { seat, hand, count } => Some((*seat, *hand, count.total())),
        _ => None,
    });
    let expected = Seat::all(5).map(|seat| (seat, scene.hand(seat.0), scene.scores()[seat.index()]));
    assert!(counted.eq(expected));
}
