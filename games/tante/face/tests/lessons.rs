//! Whoever plays often enough comes across every lesson, and whoever only watches is taught nothing.

use std::collections::BTreeSet;

use face::Face;
use proof::play_random_games;
use tabletop::{Game, Seat, Setup, Viewer};
use tante::{Phase, Tante, View};
use tante_face::TanteFace;

#[test]
fn every_lesson_comes_up_some_time() {
    let setup = Setup::<Tante>::published(4, Default::default());
    let mut told = BTreeSet::new();
    play_random_games(&setup, 60, |game| {
        let lessons = |view: &View| TanteFace::lessons(view, game.edition());
        let mut view = game.view(Viewer::Seat(Seat(0)));
        told.extend(lessons(&view));
        // Random players hardly ever marry Aunt Marie: the same end, after a wedding.
        if let Phase::Over { married } = &mut view.phase {
            *married = true;
            told.extend(lessons(&view));
        }
        assert_eq!(lessons(&game.view(Viewer::Public)), Vec::<&str>::new());
    });
    let messages = words::messages(include_str!("../../words/en.ftl"));
    let all: BTreeSet<&str> = messages.keys().map(String::as_str).filter(|id| id.starts_with("lesson-")).collect();
    assert_eq!(told, all);
    assert!(all.iter().all(|id| messages[*id].is_empty()), "a lesson has no arguments");
}
