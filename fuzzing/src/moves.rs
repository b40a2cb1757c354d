//! One game, played by its input: whatever is sent, the rules say yes or no; yes keeps the books straight, no leaves no trace.
//!
//! The first line settles seats, options and luck, a character each. Then every line is something that happens:
//!
//! ```text
//! 0?do=bid&gift=1      a form of seat 0
//! 0{"bid":[0,0,1,0]}   an action of seat 0, as programs send it
//! 0&card=red-5         a draft of seat 0, drawn
//! !  <3  _  ^500       the alarm, taking back to row 3, a pause, the house away for 500 ms
//! abcdef               six moves, each character choosing among all offers
//! ```

use face::{Desk, Face, Fields, Scene};
use shelf::Title;
use tabletop::{
    By, Chance, Entry, FORMAT, Game, Head, Input, Moment, Options, Record, Seat, SeedMaterial, Table, Viewer,
};
use words::Language;

type Action<T> = <<T as Title>::Game as Game>::Action;

/// No input plays longer: a crash that needs more is for proof's long games to find.
const MOST_ROWS: u64 = 300;

pub fn play<T: Title>(bytes: &[u8]) {
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let edition = T::Game::EDITIONS[0].1;
    let game = Match::<T>::open(lines.next().unwrap_or_default(), edition);
    let mut game = game.expect("the published edition can be set up with any options");
    lines.for_each(|line| game.hear(line));
    game.end();
}

/// A game in play.
pub struct Match<T: Title> {
    table: Table<T::Game>,
    seed: [u8; 32],
    now: Moment,
}

impl<T: Title> Match<T> {
    /// Deals as the first line says; nothing if the rules don't know such a table.
    pub fn open(line: &[u8], edition: &str) -> Option<Self> {
        let mut line = line.iter().map(|byte| *byte as usize);
        let mut choose = |among: usize| line.next().unwrap_or_default() % among;
        let range = T::Game::SEATS;
        let seats = range.start() + choose(range.len()) as u8;
        let mut options = <T::Game as Game>::Options::default();
        for choice in <T::Game as Game>::Options::CHOICES {
            options.choose(choice, choice.values[choose(choice.values.len())]);
        }
        let seed = std::array::from_fn(|_| line.next().unwrap_or_default() as u8);
        let head = Head {
            format: FORMAT,
            game: T::Game::NAME.to_owned(),
            rules: T::Game::RULES,
            edition: edition.into(),
            options: options.to_map(),
            seats: (1..=seats).map(|seat| format!("Heir {seat}")).collect(),
            seed: SeedMaterial::Open(seed),
        };
        let table = Table::open(head).ok()?;
        Some(Match { table, seed, now: Moment(0) })
    }

    fn hear(&mut self, line: &[u8]) {
        let seat = |digit: &u8| Seat(digit - b'0');
        let number = |text: &[u8]| std::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
        match line {
            [b'!'] => self.alarm(),
            [b'<', row @ ..] => {
                if let Some(to) = number(row) {
                    self.enter(By::Person, Entry::TakeBack { to });
                }
            }
            [b'_'] => self.enter(By::Person, Entry::Pause),
            [b'^', milliseconds @ ..] => {
                if let Some(slept) = number(milliseconds) {
                    self.enter(By::Clock, Entry::Resume { slept });
                }
            }
            [digit @ b'0'..=b'9', b'?', form @ ..] => {
                if let Some(action) = T::Face::read(&fields(form)) {
                    self.act(seat(digit), action);
                }
            }
            [digit @ b'0'..=b'9', b'&', draft @ ..] => self.draw(Viewer::Seat(seat(digit)), &fields(draft)),
            [digit @ b'0'..=b'9', json @ ..] => {
                if let Ok(action) = serde_json::from_slice(json) {
                    self.act(seat(digit), action);
                }
            }
            moves => moves.iter().for_each(|byte| self.step(*byte)),
        }
    }

    /// One of all that may be done now; the alarm where nobody may do anything.
    pub fn step(&mut self, byte: u8) {
        let state = self.table.state();
        let mut all = Vec::new();
        for seat in Seat::all(state.seats()) {
            let mut offers = Vec::new();
            state.offers(seat, &mut offers);
            all.extend(offers.into_iter().map(|offer| (seat, offer)));
        }
        assert!(!state.is_over() || all.is_empty(), "nothing is offered after the end");
        if all.is_empty() {
            return self.alarm();
        }
        let (seat, action) = all.swap_remove(usize::from(byte) * 0x9E37 % all.len());
        self.now = self.now + 100;
        self.act(seat, action);
    }

    fn alarm(&mut self) {
        if let Some(due) = self.table.state().alarm() {
            self.now = self.now.max(due);
            self.enter(By::Clock, Entry::Input(Input::Alarm));
        }
    }

    fn act(&mut self, seat: Seat, action: Action<T>) {
        if self.table.state().alarm().is_some_and(|due| due <= self.now) {
            self.alarm();
        }
        let input = Input::Act(seat, action);
        self.refusal_leaves_no_trace(&input);
        self.enter(By::Person, Entry::Input(input));
    }

    fn refusal_leaves_no_trace(&self, input: &Input<Action<T>>) {
        let before = self.table.state();
        let mut after = before.clone();
        let mut events = Vec::new();
        let mut chance = Chance::of_step(&self.seed, self.table.seq() + 1);
        if let Err(refusal) = after.play(self.now, input.clone(), &mut chance, &mut events) {
            assert!(events.is_empty() && after == *before, "the refused {input:?} left a trace: {events:?}");
            T::words().say(Language::German, &refusal.because, &self.table.head().seats);
        }
    }

    fn enter(&mut self, by: By, entry: Entry<Action<T>>) {
        if self.table.seq() == MOST_ROWS {
            return;
        }
        let Ok(step) = self.table.consider(self.now, by, entry) else { return };
        for event in &step.events {
            let seen = Viewer::all(self.table.state().seats()).filter_map(|viewer| T::Game::seen(event, viewer));
            seen.for_each(|seen| drop(T::Game::tell(&seen)));
        }
        self.table.accept(step);
        self.now = self.table.now();
        self.table.state().audit().expect("cards and money are all accounted for");
    }

    fn draw(&self, viewer: Viewer, draft: &Fields) {
        let state = self.table.state();
        if viewer.seat().is_some_and(|seat| seat.0 >= state.seats()) {
            return;
        }
        let mut offers = Vec::new();
        if let Some(seat) = viewer.seat() {
            state.offers(seat, &mut offers);
        }
        let desk = viewer.seat().map(|seat| Desk {
            address: "/act",
            accepted: self.table.accepted(seat),
            hot: None,
            hinted: None,
        });
        let scene = Scene {
            edition: state.edition(),
            words: T::words(),
            language: Language::French,
            names: &self.table.head().seats,
            portraits: &[],
            viewer,
            offers: &offers,
            desk,
            draft,
            sprite: "/sprite.svg",
            now: self.now,
            parts: face::Parts::all(),
            ids: true,
        };
        let view = state.view(viewer);
        T::Face::board(&view, &scene);
        T::Face::prompt(&view);
        T::Face::rule_now(&view);
        T::Face::lessons(&view, state.edition());
    }

    /// Whoever it is about sees a board, as the public does, and the record adds up to the same game.
    pub fn end(self) {
        let state = self.table.state();
        let waited_for = Seat::all(state.seats()).find(|seat| state.waits_for(*seat));
        for viewer in waited_for.map(Viewer::Seat).into_iter().chain([Viewer::Public]) {
            self.draw(viewer, &Fields::default());
        }
        let text = serde_json::to_string(&self.table.record()).expect("records are plain data");
        let record: Record<Action<T>> = serde_json::from_str(&text).expect("what was written can be read");
        let again = Table::<T::Game>::verify(record).expect("what was played replays");
        assert_eq!(again.state(), self.table.state());
    }
}

/// The fields of a form, as the house reads them.
fn fields(form: &[u8]) -> Fields {
    Fields::read(form)
}
