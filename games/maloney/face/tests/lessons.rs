//! Whoever plays often enough comes across every lesson, and whoever only watches is taught nothing.

use std::collections::BTreeSet;

use face::Face;
use maloney::{Auction, Maloney, Options};
use maloney_face::MaloneyFace;
use proof::play_random_games;
use tabletop::{Game, Seat, Setup, Viewer};

#[test]
fn every_lesson_comes_up_some_time() {
    let setup = Setup::<Maloney>::published(4, Options { auction: Auction::InTurn, ..Options::default() });
    let mut told = BTreeSet::new();
    play_random_games(&setup, 40, |game| {
        let lessons = |viewer| MaloneyFace::lessons(&game.view(viewer), game.edition());
        told.extend(lessons(Viewer::Seat(Seat(0))));
        assert_eq!(lessons(Viewer::Public), Vec::<&str>::new());
    });
    let messages = words::messages(include_str!("../../words/en.ftl"));
    let all: BTreeSet<&str> = messages.keys().map(String::as_str).filter(|id| id.starts_with("lesson-")).collect();
    assert_eq!(told, all);
    assert!(all.iter().all(|id| messages[*id].is_empty()), "a lesson has no arguments");
}
