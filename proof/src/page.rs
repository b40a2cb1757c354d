//! Pages as viewers get them, for the tests of faces.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use face::{Desk, Face, Fields, Scene};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use tabletop::{Game, Moment, Setup, Viewer};
use words::{Language, Words};

/// Draws pages of matches with the published edition.
#[derive(Debug)]
pub struct Pages<'a, F: Face> {
    words: &'a Words,
    edition: Arc<<F::Game as Game>::Edition>,
    /// The longest board so far.
    longest: AtomicUsize,
}

/// No board may be heavier than this as it is sent, deflated: an update of 15 kB must have room for story, chat and notes too.
const HEAVIEST: usize = 9_000;

impl<'a, F: Face> Pages<'a, F> {
    pub fn of(words: &'a Words) -> Self {
        let seats = *<F::Game as Game>::SEATS.start();
        let edition = Setup::<F::Game>::published(seats, Default::default()).edition;
        Pages { words, edition, longest: AtomicUsize::new(0) }
    }

    /// Everything that the viewer reads on the page.
    ///
    /// # Panics
    /// If something is offered and the page has nothing to do it with, or if the page is too heavy.
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
        if board.len() > self.longest.fetch_max(board.len(), Ordering::Relaxed) {
            let sent = weight(&board);
            assert!(sent < HEAVIEST, "a board of {sent} bytes as sent: {board}");
        }
        let lessons: String = F::lessons(view, &self.edition).into_iter().map(|id| scene.word(id)).collect();
        format!("{} {} {lessons} {board}", scene.say(&F::prompt(view)), F::rule_now(view))
    }
}

fn weight(page: &str) -> usize {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
    let written = packed.write_all(page.as_bytes()).and_then(|()| packed.finish());
    written.expect("memory takes what it is given").len()
}
