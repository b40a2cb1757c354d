//! An edition that somebody wrote: it is refused in one sentence, or it can be played. Its first line, a comment, settles seats,
//! options and luck as that of a game does.

use shelf::{Title, Visitor};
use tabletop::{Chance, Edition, Game};

use crate::moves::Match;

/// So many moves of a game by an edition nobody has seen before.
const MOVES: usize = 200;

pub fn read(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for name in shelf::NAMES {
        shelf::with(name, Read(text));
    }
}

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = ();

    fn visit<T: Title>(self) {
        let Read(text) = self;
        if let Err(why) = <T::Game as Game>::Edition::parse(text) {
            assert!(!why.trim().is_empty() && !why.contains('\n'), "no sentence about {}: {why:?}", T::Game::NAME);
            return;
        }
        let line = text.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
        let Some(mut game) = Match::<T>::open(line.as_bytes(), text) else { return };
        let mut chance = Chance::quick(text.len() as u64);
        (0..MOVES).for_each(|_| game.step(chance.below(256) as u8));
        game.end();
    }
}
