//! Whoever plays often enough comes across every lesson, and whoever only watches is taught nothing.

use std::collections::BTreeSet;

use face::Face;
use fifth::Fifth;
use fifth_face::FifthFace;
use proof::play_random_games;
use tabletop::{Game, Seat, Setup, Viewer};

#[test]
fn every_lesson_comes_up_some_time() {
    let setup = Setup::<Fifth>::published(3, Default::default());
    let mut told = BTreeSet::new();
    play_random_games(&setup, 60, |game| {
        told.extend(FifthFace::lessons(&game.view(Viewer::Seat(Seat(0))), game.edition()));
        assert_eq!(FifthFace::lessons(&game.view(Viewer::Public), game.edition()), Vec::<&str>::new());
    });
    let messages = words::messages(include_str!("../../words/en.ftl"));
    let all: BTreeSet<&str> = messages.keys().map(String::as_str).filter(|id| id.starts_with("lesson-")).collect();
    assert_eq!(told, all);
    assert!(all.iter().all(|id| messages[*id].is_empty()), "a lesson has no arguments");
}
