//! Every reason to refuse is given for its rule.

use strum::IntoEnumIterator;
use tabletop::Seat;

use super::Stage;
use crate::{Action, Card, Reason};

#[test]
fn p4_a_seat_that_is_not_at_the_table_can_do_nothing() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").begin();
    for seat in [3, 4, 5, 6, 8, 255] {
        assert!(scene.offers(seat).is_empty());
        assert_eq!(scene.refused(seat, Action::Discard(Card::Dandy)), Reason::NotYourTurn);
        assert_eq!(scene.refused(seat, Action::Cheat { whom: Seat(0) }), Reason::NotYourTurn);
        assert_eq!(scene.refused(seat, Action::LayDandy), Reason::NotYourTurn);
        assert_eq!(scene.refused(seat, Action::GiveIn), Reason::NothingToAnswer);
    }
}

#[test]
fn p4_a_card_must_be_in_the_hand() {
    let mut scene = Stage::seats(3).hand(0, "pickpocket-3").begin();
    assert_eq!(scene.refused(0, Action::Discard(Card::Dandy)), Reason::NotInYourHand);
}

#[test]
fn every_reason_cites_the_rule_it_comes_from() {
    let cited: Vec<(&str, &str)> = Reason::iter().map(|reason| (reason.line().id, reason.rule().0)).collect();
    assert_eq!(
        cited,
        [
            ("refusal-seat-count", "P3"),
            ("refusal-not-your-turn", "P4"),
            ("refusal-not-in-your-hand", "P4"),
            ("refusal-no-suitcase", "P6"),
            ("refusal-five-already", "P6"),
            ("refusal-threatened", "P6"),
            ("refusal-not-a-pickpocket", "P7"),
            ("refusal-no-such-opponent", "P7"),
            ("refusal-answer-first", "P7"),
            ("refusal-nothing-to-answer", "P7"),
            ("refusal-not-yours-to-answer", "P7"),
            ("refusal-cannot-repel", "P8"),
            ("refusal-too-weak-to-repel", "P8"),
            ("refusal-no-revolver", "P9"),
            ("refusal-not-waiting", "P12"),
            ("refusal-cannot-chase", "P12"),
            ("refusal-too-weak-to-chase", "P12"),
            ("refusal-no-cheat", "P13"),
            ("refusal-nobody-to-cheat", "P13"),
            ("refusal-no-clock", "P14"),
            ("refusal-no-dandy", "P16"),
            ("refusal-not-five-yet", "P16"),
            ("refusal-game-over", "P16"),
        ]
    );
}
