//! `hoirie replay`: tells a saved game, in words as one viewer saw it or in JSON with nothing hidden.

mod all;

use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use shelf::{Title, Visitor};
use tabletop::{
    BrokenRecord, By, Check, Entry, Game, Moment, NotTaken, Outcome, Record, Refusal, Row, Seat, SeedMaterial, Table,
    Viewer,
};
use words::Language;

use crate::failure::Failure;

/// Tell the story of a saved game
///
/// In words it is the story as one seat saw it, without what was taken back. With --json it is the whole truth, an object a
/// line, for other programs to check: the set-up, every entry of the log followed by the events it produced (those of the
/// set-up have the number 0), and the outcome. In JSON seats are counted from 0.
///
/// With --all every game of a house is replayed, also while the house is open, and those are listed that lead to something else
/// than they once did; then the exit code is 1.
#[derive(Debug, clap::Args)]
pub struct Replay {
    /// The record of the game, in JSON
    #[arg(required_unless_present = "all")]
    file: Option<PathBuf>,
    /// Replay every game of the house at --data
    #[arg(long, conflicts_with_all = ["file", "seat", "language", "json"])]
    all: bool,
    /// The house: its data folder, or postgres://…
    #[arg(long, default_value = "hoirie-data", value_name = "FOLDER", requires = "all")]
    data: String,
    /// Whose eyes: a seat, counted from 1; without it those of somebody who only watches
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<u8>,
    /// In which language: fr, en or de
    #[arg(long, default_value = "en", value_parser = language)]
    language: Language,
    /// Print everything, secrets included, as JSON
    #[arg(long, conflicts_with = "seat")]
    json: bool,
}

pub fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let known: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("there is: {}", known.join(", "))
    })
}

impl Replay {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(file) = self.file.clone() else { return all::run(&self.data.as_str().into(), out) };
        let text = std::fs::read_to_string(&file)
            .map_err(|error| Failure::Input(format!("can't read {}: {error}", file.display())))?;
        let game = game_of(&text).ok_or_else(|| no_record(&file, "it does not say of which game"))?;
        let told = shelf::with(&game, Tell { command: self, file, text, out });
        told.ok_or_else(|| Failure::unknown_game(&game))?
    }
}

/// The game that a record is of, before anything else in it is understood.
fn game_of(text: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Named {
        game: String,
    }
    serde_json::from_str::<Named>(text).ok().map(|named| named.game)
}

fn no_record(file: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::Input(format!("{} is no sound record: {why}", file.display()))
}

struct Tell<'a> {
    command: Replay,
    file: PathBuf,
    text: String,
    out: &'a mut dyn Write,
}

impl Visitor for Tell<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        let Tell { command, file, text, out } = self;
        let record: Record<<T::Game as Game>::Action> =
            serde_json::from_str(&text).map_err(|error| no_record(&file, error))?;
        let table = Table::<T::Game>::replay(record).map_err(|broken| no_record(&file, in_words::<T>(&broken)))?;
        if command.json {
            return tell_everything::<T>(&table, out);
        }
        let viewer = match command.seat {
            None => Viewer::Public,
            Some(number) if (1..=table.state().seats()).contains(&number) => Viewer::Seat(Seat(number - 1)),
            Some(number) => {
                let seats = table.state().seats();
                return Err(Failure::Input(format!("--as {number}: this game has the seats 1 to {seats}")));
            }
        };
        for told in table.story().iter().filter(|told| !told.taken_back) {
            if let Some(event) = T::Game::seen(&told.event, viewer) {
                let line = T::Game::tell(&event);
                writeln!(out, "{}", T::words().say(command.language, &line, &table.head().seats))?;
            }
        }
        Ok(())
    }
}

/// What is wrong with a record; where the rules refuse something, in their own words.
fn in_words<T: Title>(broken: &BrokenRecord) -> String {
    let said = |refusal: &Refusal| {
        let because = T::words().say(Language::English, &refusal.because, &[]);
        format!("{because} ({})", refusal.rule)
    };
    match broken {
        BrokenRecord::SetUp(refusal) => said(refusal),
        BrokenRecord::Row { seq, why: NotTaken::Refused(refusal) } => format!("row {seq}: {}", said(refusal)),
        other => other.to_string(),
    }
}

/// One line of the whole truth.
#[derive(Serialize)]
#[serde(tag = "line", rename_all = "snake_case")]
enum Truth<'a, A, E> {
    SetUp {
        game: &'a str,
        rules: u16,
        /// Nothing for an edition that does not come with the game.
        edition: Option<&'a str>,
        edition_text: &'a str,
        options: &'a BTreeMap<String, String>,
        seats: &'a [String],
        /// What all chance of the game derives from.
        seed: String,
        seed_material: &'a SeedMaterial,
    },
    Entry {
        seq: u64,
        at: Moment,
        by: By,
        entry: &'a Entry<A>,
        check: Check,
        taken_back: bool,
    },
    Event {
        seq: u64,
        event: &'a E,
        taken_back: bool,
    },
    /// Nothing for a game that is not over.
    Outcome {
        outcome: Option<Outcome>,
    },
}

fn tell_everything<T: Title>(table: &Table<T::Game>, out: &mut dyn Write) -> Result<(), Failure> {
    let head = table.head();
    let edition = T::Game::EDITIONS.iter().find(|(_, text)| *text == &*head.edition).map(|(name, _)| *name);
    let mut tell = |truth: Truth<'_, <T::Game as Game>::Action, <T::Game as Game>::Event>| {
        serde_json::to_writer(&mut *out, &truth).map_err(std::io::Error::from)?;
        out.write_all(b"\n")
    };
    tell(Truth::SetUp {
        game: &head.game,
        rules: head.rules,
        edition,
        edition_text: &head.edition,
        options: &head.options,
        seats: &head.seats,
        seed: hex::encode(head.seed.seed()),
        seed_material: &head.seed,
    })?;
    let taken_back = taken_back(table.log());
    let mut story = table.story().iter().peekable();
    for row in std::iter::once(None).chain(table.log().iter().map(Some)) {
        if let Some(Row { seq, at, by, entry, check }) = row {
            let taken_back = taken_back.contains(seq);
            tell(Truth::Entry { seq: *seq, at: *at, by: *by, entry, check: *check, taken_back })?;
        }
        let seq = row.map_or(0, |row| row.seq);
        while let Some(told) = story.next_if(|told| told.seq == seq) {
            tell(Truth::Event { seq, event: &told.event, taken_back: told.taken_back })?;
        }
    }
    tell(Truth::Outcome { outcome: table.state().outcome() })?;
    Ok(())
}

/// The numbers of the rows whose inputs a later entry took back.
fn taken_back<A>(log: &[Row<A>]) -> HashSet<u64> {
    let mut reaches_back_to = u64::MAX;
    let mut rows = HashSet::new();
    for row in log.iter().rev() {
        match row.entry {
            Entry::TakeBack { to } => reaches_back_to = reaches_back_to.min(to),
            Entry::Input(_) if row.seq > reaches_back_to => {
                rows.insert(row.seq);
            }
            _ => {}
        }
    }
    rows
}
