//! What the rules refuse.

use tabletop::{Chance, Game, Input, Moment, Refusal, Seat, Silence};

use super::begin;
use crate::{Action, Reason};

#[test]
fn f3_nobody_moves_out_of_turn() {
    let (mut game, _) = begin(3);
    let other = Seat::all(3).find(|seat| !game.waits_for(*seat)).expect("one moves at a time");
    let refused = game.play(Moment(0), Input::Act(other, Action::Pass), &mut Chance::quick(1), &mut Silence);
    assert_eq!(refused, Err(Refusal::from(Reason::NotYourTurn)));
}
