//! Pages as viewers get them, for the tests of faces.

use std::sync::Arc;

use face::{Desk, Face, Fields, Scene};
use tabletop::{Game, Moment, Setup, Viewer};
use words::{Language, Words};

/// Draws pages of matches with the published edition.
#[derive(Debug)]
pub struct Pages<'a, F: Face> {
    words: &'a Words,
    edition: Arc<<F::Game as Game>::Edition>,
}

impl<'a, F: Face> Pages<'a, F> {
    pub fn of(words: &'a Words) -> Self {
        let seats = *<F::Game as Game>::SEATS.start();
        Pages { words, edition: Setup::<F::Game>::published(seats, Default::default()).edition }
    }

    /// Everything that the viewer reads on the page.
    ///
    /// # Panics
    /// If something is offered and the page has nothing to do it with.
    pub fn draw(
        &self,
        viewer: Viewer,
        view: &<F::Game as Game>::View,
        offers: &[<F::Game as Game>::Action],
        draft: &Fields,
        language: Language,
    ) -> String {
        let names = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"].map(str::to_owned);
        let scene = Scene {
            edition: &self.edition,
            words: self.words,
            language,
            names: &names,
            offers,
            desk: viewer.seat().map(|_| Desk { address: "/table/1/act", accepted: 3, hot: None }),
            draft,
            sprite: "/pictures.svg",
            now: Moment(0),
        };
        let board = F::board(view, &scene).into_string();
        // A draft goes on by links, until there is a move to send.
        let can_act = board.contains("<form") || board.contains("<a ");
        assert!(can_act || offers.is_empty(), "{offers:?} are offered, and there is nothing to click: {board}");
        let lessons: String = F::lessons(view, &self.edition).into_iter().map(|id| scene.word(id)).collect();
        format!("{} {} {lessons} {board}", scene.say(&F::prompt(view)), F::rule_now(view))
    }
}
