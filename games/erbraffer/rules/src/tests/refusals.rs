//! Every reason to refuse is given for its rule.

use strum::IntoEnumIterator;

use super::{Stage, hand, heir};
use crate::{Action, Reason, Target};

#[test]
fn e12_a_seat_that_is_not_at_the_table_can_do_nothing() {
    let mut scene = Stage::seats(3).hand(0, "tax-6").begin();
    for seat in [3, 5, 6, 7, 8, 255] {
        assert!(scene.offers(seat).is_empty());
        assert_eq!(scene.refused_play(seat, "tax-6", heir("A1")), Reason::NotYourTurn);
        assert_eq!(scene.refused(seat, Action::ThrowAway { cards: hand("tax-6") }), Reason::NotYourTurn);
    }
    assert_eq!(scene.refused_play(0, "shake-up", Target::Nobody), Reason::NotInYourHand);
}

#[test]
fn every_reason_cites_the_rule_it_comes_from() {
    let cited: Vec<String> = Reason::iter()
        .map(|reason| format!("{} {}", reason.line().id.trim_start_matches("refusal-"), reason.rule()))
        .collect();
    assert_eq!(
        cited,
        [
            "seat-count E9",
            "no-turn-now E12",
            "not-your-turn E11",
            "not-in-your-hand E12",
            "nothing-thrown E13",
            "only-in-a-change E27",
            "other-targets E18",
            "not-alive E12",
            "dead E20",
            "same-person E18",
            "married-to-each-other E18",
            "no-siblings-yet E6",
            "no-siblings E18",
            "not-half E6",
            "not-to-a-benefactor E6",
            "holds-it-already E18",
            "not-two-heirlooms E18",
            "same-holder E18",
            "nobody-dies-now E20",
            "not-your-dead E20",
            "no-division-now E22",
            "not-your-division E22",
            "not-to-be-settled E22",
            "other-sum E22",
            "other-heirlooms E25",
            "heirloom-to-a-benefactor E25",
            "unequal-shares E24",
            "nothing-to-answer E27",
            "other-division E29",
            "you-answered E29",
            "no-new-will E27",
            "game-over E35",
            "trial-over E36",
            "no-clock E29",
        ]
    );
}
