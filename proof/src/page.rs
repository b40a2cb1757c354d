//! Pages as viewers get them, for the tests of faces.

use std::collections::HashMap;
use std::io::Write;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use face::{Desk, Face, Fields, Kept, Scene};
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
    /// How many boards were drawn: on no two is the same number of inputs accepted.
    drawn: AtomicU32,
    kept: Mutex<HashMap<(Viewer, Language), Kept>>,
}

/// No board may be heavier than this as it is sent, deflated: an update of 15 kB must have room for story, chat and notes too.
const HEAVIEST: usize = 9_000;

impl<'a, F: Face> Pages<'a, F> {
    pub fn of(words: &'a Words) -> Self {
        let seats = *<F::Game as Game>::SEATS.start();
        let edition = Setup::<F::Game>::published(seats, Default::default()).edition;
        Pages { words, edition, longest: AtomicUsize::new(0), drawn: AtomicU32::new(0), kept: Mutex::default() }
    }

    /// Everything that the viewer reads on the page.
    ///
    /// # Panics
    /// If something is offered and the page has nothing to do it with, if the page is too heavy, or if a part of it is not told all
    /// that it is made of.
    pub fn draw(
        &self,
        viewer: Viewer,
        view: &<F::Game as Game>::View,
        offers: &[<F::Game as Game>::Action],
        draft: &Fields,
        language: Language,
    ) -> String {
        let names = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"].map(str::to_owned);
        let mut scene = Scene {
            edition: &self.edition,
            words: self.words,
            language,
            names: &names,
            offers,
            desk: viewer.seat().map(|_| Desk { address: "/table/1/act", accepted: 3, hot: None }),
            draft,
            sprite: "/pictures.svg",
            now: Moment(0),
            kept: None,
        };
        let board = F::board(view, &scene).into_string();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = kept.entry((viewer, language)).or_insert_with(Kept::strict);
        kept.begin(&draft.0);
        let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
        scene.desk = scene.desk.map(|desk| Desk { accepted: drawn, ..desk });
        (scene.now, scene.kept) = (Moment(u64::from(drawn)), Some(&*kept));
        F::board(view, &scene);
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
