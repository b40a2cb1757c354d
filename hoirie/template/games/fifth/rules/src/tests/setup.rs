//! From the box to the first move.

use tabletop::Game;

use super::begin;

#[test]
fn f2_everybody_is_dealt_in() {
    for seats in 2..=4 {
        let (game, _told) = begin(seats);
        assert_eq!(game.seats(), seats);
        game.audit().expect("nothing is lost");
    }
}
