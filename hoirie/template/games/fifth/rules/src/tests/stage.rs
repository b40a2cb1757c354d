//! A table laid for a test. As the game grows, so does what a test can say here in one line.

use tabletop::{Chance, Game, Setup};

use crate::{Event, Fifth};

/// A new game for so many, and what was told while it was dealt.
pub fn begin(seats: u8) -> (Fifth, Vec<Event>) {
    let mut told = Vec::new();
    let setup = Setup::published(seats, Default::default());
    let game = Fifth::set_up(&setup, &mut Chance::quick(1), &mut told).expect("so many can play");
    (game, told)
}
