//! Pages as viewers get them, for the tests of faces.

use std::collections::HashMap;
use std::io::Write;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use face::{Desk, Face, Fields, Parts, Reader, Scene, SharedParts};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use tabletop::{Chance, Game, Moment, Setup, Viewer};
use words::{Language, Words};

use crate::play_random_games;
use crate::tap::{Tapped, tap};

/// Draws pages of matches with the published edition.
#[derive(Debug)]
pub struct Pages<'a, F: Face> {
    words: &'a Words,
    edition: Arc<<F::Game as Game>::Edition>,
    /// The longest board so far.
    longest: AtomicUsize,
    /// How many boards were drawn: on no two is the same number of inputs accepted.
    drawn: AtomicU32,
    readers: Mutex<HashMap<(Viewer, Language), Reader>>,
    shared: SharedParts,
    /// Fields whose value is set step by step, after what a control names was tapped.
    adjusted: &'a [&'a str],
}

/// No board may be heavier than this, deflated: so it is what a board says that counts, and not how often it says the same.
const HEAVIEST: usize = 10_000;

/// On every so many pages something that is offered is done: most are much like the one before.
const EVERY: u32 = 4;

impl<'a, F: Face> Pages<'a, F> {
    pub fn of(words: &'a Words) -> Self {
        let seats = *<F::Game as Game>::SEATS.start();
        let edition = Setup::<F::Game>::published(seats, Default::default()).edition;
        Pages {
            words,
            edition,
            longest: AtomicUsize::new(0),
            drawn: AtomicU32::new(0),
            readers: Mutex::default(),
            shared: SharedParts::strict(),
            adjusted: &[],
        }
    }

    /// The same for pages on which the values of these fields are set step by step, after what a control names was tapped.
    pub fn adjusting(self, adjusted: &'a [&'a str]) -> Self {
        Pages { adjusted, ..self }
    }

    /// Everything that the viewer reads on the page.
    ///
    /// # Panics
    /// If something is offered that can't be done by tapping what its control says, if the page is too heavy, if a part of it is not
    /// told all that it is made of, or if one that is everybody's looks different to somebody.
    pub fn draw(
        &self,
        viewer: Viewer,
        view: &<F::Game as Game>::View,
        offers: &[<F::Game as Game>::Action],
        draft: &Fields,
        language: Language,
    ) -> String {
        let names = NAMES.map(str::to_owned);
        let scene = self.scene(viewer, offers, draft, language, &names);
        let board = F::board(view, &scene).into_string();
        self.compare(view, &scene, viewer);
        let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
        if draft.0.is_empty()
            && drawn.is_multiple_of(EVERY)
            && let Some(offer) = Chance::quick(u64::from(drawn)).pick(offers)
        {
            self.try_to_do(viewer, view, offers, offer, language);
        }
        if board.len() > self.longest.fetch_max(board.len(), Ordering::Relaxed) {
            let sent = weight(&board);
            assert!(sent < HEAVIEST, "a board of {sent} bytes as sent: {board}");
        }
        let lessons: String = F::lessons(view, &self.edition).into_iter().map(|id| scene.word(id)).collect();
        format!("{} {} {lessons} {board}", scene.say(&F::prompt(view)), F::rule_now(view))
    }

    /// How many bytes of parts are new to a viewer after an input, on average over everybody at these tables, from the first page of a
    /// game to the last. Forms are taken to be new every time.
    pub fn average_update(&self, setup: &Setup<F::Game>, games: u64) -> usize {
        let names = NAMES.map(str::to_owned);
        let draft = Fields::default();
        let shared = SharedParts::default();
        let mut readers: HashMap<Viewer, Reader> = HashMap::new();
        let mut sent = 0;
        let mut states: u32 = 0;
        play_random_games(setup, games, |game| {
            states += 1;
            shared.of_state(&states);
            for viewer in Viewer::all(setup.seats) {
                let mut offers = Vec::new();
                viewer.seat().into_iter().for_each(|seat| game.offers(seat, &mut offers));
                let reader = readers.entry(viewer).or_default();
                reader.begin(&(), &viewer);
                let scene = self.scene(viewer, &offers, &draft, Language::English, &names);
                let desk = scene.desk.map(|desk| Desk { accepted: states, ..desk });
                F::board(&game.view(viewer), &Scene { desk, parts: Parts::new_to(reader, &shared), ..scene });
                sent += reader.news().len();
            }
        });
        sent / (states as usize * Viewer::all(setup.seats).count())
    }

    fn scene<'s>(
        &'s self,
        viewer: Viewer,
        offers: &'s [<F::Game as Game>::Action],
        draft: &'s Fields,
        language: Language,
        names: &'s [String],
    ) -> Scene<'s, F::Game> {
        Scene {
            edition: &self.edition,
            words: self.words,
            language,
            names,
            portraits: &[],
            viewer,
            offers,
            desk: viewer.seat().map(|_| Desk { address: "/table/1/act", accepted: ACCEPTED, hot: None, hinted: None }),
            draft,
            sprite: "/pictures.svg",
            now: Moment(0),
            parts: Parts::all(),
            ids: true,
        }
    }

    /// Draws the parts once more, for readers who have seen the pages before this one.
    fn compare(&self, view: &<F::Game as Game>::View, scene: &Scene<'_, F::Game>, viewer: Viewer) {
        let mut readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        let reader = readers.entry((viewer, scene.language)).or_insert_with(Reader::strict);
        reader.begin(&scene.language, &(viewer, &scene.draft.0));
        let accepted = self.drawn.load(Ordering::Relaxed);
        let desk = scene.desk.map(|desk| Desk { accepted, ..desk });
        F::board(view, &Scene { desk, parts: Parts::new_to(reader, &self.shared), ..*scene });
    }

    /// Does what is offered by tapping what its control says, on pages where a hint marks the way.
    fn try_to_do(
        &self,
        viewer: Viewer,
        view: &<F::Game as Game>::View,
        offers: &[<F::Game as Game>::Action],
        offer: &<F::Game as Game>::Action,
        language: Language,
    ) {
        let control = F::control(view, offer);
        assert_eq!(F::read(&control.fields).as_ref(), Some(offer), "its form says something else: {control:?}");
        let names = NAMES.map(str::to_owned);
        let page = |draft: &Fields| {
            let mut scene = self.scene(viewer, offers, draft, language, &names);
            assert!(!scene.say(&control.label).is_empty());
            scene.desk = scene.desk.map(|desk| Desk { hinted: Some(&control), ..desk });
            // What is everybody's must not show what one of them was advised to do.
            let mut reader = Reader::strict();
            reader.begin(&language, &viewer);
            F::board(view, &Scene { parts: Parts::new_to(&reader, &self.shared), ..scene });
            F::board(view, &scene).into_string()
        };
        let mut draft = Fields::default();
        let mut done = 0;
        let sent = loop {
            let board = page(&draft);
            let next = control.taps().nth(done).expect("something is left to be tapped");
            assert!(is_marked(&board, next), "a hint of {offer:?} does not mark {next}: {board}");
            match tap(&board, &control, done) {
                Tapped::Sent(sent) => break sent,
                Tapped::Draft { draft: next, done: so_far } => (draft, done) = (next, so_far),
                Tapped::Nothing(id) => panic!("{id} can't be tapped for {offer:?}: {board}"),
            }
        };
        let [sent, wanted] = [sent, control.fields.clone()].map(|fields| self.comparable(fields));
        assert_eq!(sent, wanted, "what is sent for {offer:?} is not what its control says");
    }

    /// The fields in an order of their own, without what is set step by step.
    fn comparable(&self, mut fields: Fields) -> Fields {
        fields.0.retain(|(name, _)| !self.adjusted.contains(&name.as_str()));
        fields.0.sort();
        fields
    }
}

const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// How many inputs of a seat were accepted, on pages that are looked at by themselves.
const ACCEPTED: u32 = 3;

/// Whether the tag with this id is marked.
fn is_marked(board: &str, id: &str) -> bool {
    let Some(at) = board.find(&format!(" id=\"{id}\"")) else { return false };
    let tag = board[..at].rfind('<').unwrap_or_default()..at + board[at..].find('>').unwrap_or_default();
    board[tag].contains(" data-hinted")
}

fn weight(page: &str) -> usize {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
    let written = packed.write_all(page.as_bytes()).and_then(|()| packed.finish());
    written.expect("memory takes what it is given").len()
}
