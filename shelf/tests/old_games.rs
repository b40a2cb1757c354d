//! Finished games of every game and option (`games/<game>/records`), kept as they were played. They replay for ever to the same
//! checks and the same end, whatever becomes of the rules.
//!
//! `UPDATE=1` plays games for what no record shows yet. It never touches those that are there, and nobody else should.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{BotSpec, Level, Title, Visitor};
use tabletop::{
    Bot, By, Chance, Entry, FORMAT, Game, Head, Hex32, Input, Mind, Moment, Next, Options, Record, Seat, SeedMaterial,
    Table, Viewer, next_input,
};

/// A record with one more field, which readers of records pass over: how the game ended.
#[derive(Serialize, Deserialize)]
struct OldGame<A> {
    #[serde(flatten)]
    record: Record<A>,
    outcome: Value,
}

type Action<T> = <<T as Title>::Game as Game>::Action;

#[test]
fn every_old_game_replays_to_its_checks_and_to_its_end() {
    struct Replay;
    impl Visitor for Replay {
        type Output = ();
        fn visit<T: Title>(self) {
            for (file, old) in old_games::<T>() {
                let rules = old.record.head.rules;
                let table = Table::<T::Game>::verify(old.record).unwrap_or_else(|broken| panic!("{file:?}: {broken}"));
                assert_eq!(table.state().rules(), rules, "{file:?} is played by other rules");
                let outcome = table.state().outcome().unwrap_or_else(|| panic!("{file:?} does not end"));
                assert_eq!(serde_json::to_value(outcome).unwrap(), old.outcome, "{file:?} ends otherwise");
            }
        }
    }
    every_game(|| Replay);
}

#[test]
fn old_games_show_every_number_of_seats_every_two_options_together_and_every_kind_of_row() {
    struct Compare;
    impl Visitor for Compare {
        type Output = ();
        fn visit<T: Title>(self) {
            let mut shown: BTreeSet<String> =
                old_games::<T>().iter().flat_map(|(_, old)| shown_by(&old.record)).collect();
            while let Some((seats, options)) = most_missing::<T>(&shown) {
                let facts = facts(T::Game::RULES, seats, &options.to_map());
                assert!(std::env::var_os("UPDATE").is_some(), "{} lacks an old game of {facts:?}", T::Game::NAME);
                shown.extend(shown_by(&write::<T>(seats, &options).record));
            }
            for kind in ["input", "take_back", "pause", "resume", "by person", "by bot", "by clock"] {
                assert!(shown.contains(kind), "{} lacks an old game with the row {kind:?}", T::Game::NAME);
            }
        }
    }
    every_game(|| Compare);
}

fn every_game<V: Visitor<Output = ()>>(visitor: impl Fn() -> V) {
    shelf::NAMES.iter().for_each(|name| shelf::with(name, visitor()).unwrap());
}

fn folder<T: Title>() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{}/records", T::Game::NAME))
}

fn old_games<T: Title>() -> Vec<(PathBuf, OldGame<Action<T>>)> {
    let files = std::fs::read_dir(folder::<T>()).into_iter().flatten().map(|entry| entry.unwrap().path());
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).unwrap();
        let old = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file:?} can't be read: {error}"));
        (file, old)
    };
    files.map(read).collect()
}

/// What must be shown of a table like this, under every rules number anew: its size, and every two of its options.
fn facts(rules: u16, seats: u8, options: &BTreeMap<String, String>) -> BTreeSet<String> {
    let values: Vec<_> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let pairs = values.iter().flat_map(|one| values.iter().map(move |other| format!("{one} {other}")));
    pairs.chain([format!("{seats} seats")]).map(|fact| format!("rules {rules}: {fact}")).collect()
}

fn shown_by<A: Serialize>(record: &Record<A>) -> BTreeSet<String> {
    let Head { rules, seats, options, .. } = &record.head;
    let mut shown = facts(*rules, seats.len() as u8, options);
    for row in &record.log {
        let entry = serde_json::to_value(&row.entry).unwrap();
        let by = serde_json::to_value(row.by).unwrap();
        let kind = entry.as_str().or_else(|| entry.as_object()?.keys().next().map(String::as_str));
        shown.extend([kind.unwrap().to_owned(), format!("by {}", by.as_str().unwrap())]);
    }
    shown
}

/// The table that shows the most of what was not shown yet; nothing if everything was.
fn most_missing<T: Title>(shown: &BTreeSet<String>) -> Option<(u8, <T::Game as Game>::Options)> {
    let tables = <T::Game as Game>::Options::every().into_iter();
    let tables = tables.flat_map(|options| T::Game::SEATS.map(move |seats| (seats, options.clone())));
    let missing = |(seats, options): &(u8, <T::Game as Game>::Options)| {
        facts(T::Game::RULES, *seats, &options.to_map()).difference(shown).count()
    };
    let tables = tables.filter(|table| missing(table) > 0);
    // Of several the last is taken: so the smaller tables, whose games are shorter, come last.
    tables.collect::<Vec<_>>().into_iter().rev().max_by_key(missing)
}

/// Plays a game at such a table and keeps it.
fn write<T: Title>(seats: u8, options: &<T::Game as Game>::Options) -> OldGame<Action<T>> {
    let values: String = options.to_map().values().map(|value| format!("-{value}")).collect();
    std::fs::create_dir_all(folder::<T>()).unwrap();
    let file = folder::<T>().join(format!("rules-{}-seats-{seats}{values}.json", T::Game::RULES));
    let table = play::<T>(seats, options);
    let outcome = serde_json::to_value(table.state().outcome()).unwrap();
    let old = OldGame { record: table.record(), outcome };
    // A row a line, for those who read it.
    let text = serde_json::to_string(&old).unwrap().replace("},{\"seq\"", "},\n{\"seq\"") + "\n";
    std::fs::File::create_new(file).unwrap().write_all(text.as_bytes()).unwrap();
    old
}

/// A game as it goes in a house: somebody pauses, the house is away, moves are taken back, and bots play for the last seat and,
/// for a while, for the second.
fn play<T: Title>(seats: u8, options: &<T::Game as Game>::Options) -> Table<T::Game> {
    let names = ["Anna", "Ben", "Carla", "David", "Emma", "Felix"];
    let head = Head {
        format: FORMAT,
        game: T::Game::NAME.to_owned(),
        rules: T::Game::RULES,
        edition: T::Game::EDITIONS[0].1.into(),
        options: options.to_map(),
        seats: names[..seats as usize].iter().map(|name| (*name).to_owned()).collect(),
        seed: SeedMaterial::Dealt { secret: Hex32([seats; 32]), shares: vec![Hex32([7; 32]); seats as usize] },
    };
    let mut table = Table::<T::Game>::open(head).unwrap();
    let bot = |seat: Seat| T::bot(BotSpec::plain([Level::Random, Level::Easy, Level::Steady][seat.index() % 3]));
    let mut bots: Vec<_> = Seat::all(seats).map(bot).collect();
    let mut luck = Chance::quick(u64::from(seats));
    let mut now = Moment(0);
    while !table.state().is_over() {
        now = now.max(table.now()) + 700;
        let (by, entry) = match table.seq() {
            6 => (By::Person, Entry::Pause),
            7 => (By::Clock, Entry::Resume { slept: 60_000 }),
            12 => (By::Clock, Entry::Resume { slept: 5_000 }),
            16 | 24 => (By::Person, Entry::TakeBack { to: table.standing().rev().nth(1).unwrap().seq }),
            seq => match next(&table, now, &mut bots, &mut luck) {
                Input::Alarm => {
                    now = table.state().alarm().unwrap().max(table.now());
                    (By::Clock, Entry::Input(Input::Alarm))
                }
                Input::Act(seat, action) => {
                    let bot = seat.0 + 1 == seats || seat == Seat(1) && (20..40).contains(&seq);
                    (if bot { By::Bot } else { By::Person }, Entry::Input(Input::Act(seat, action)))
                }
            },
        };
        let step = table.consider(now, by, entry).unwrap();
        table.accept(step);
    }
    table
}

fn next<G: Game>(table: &Table<G>, now: Moment, bots: &mut [Box<dyn Bot<G>>], luck: &mut Chance) -> Input<G::Action> {
    let state = table.state();
    if state.alarm().is_some_and(|due| due <= now) {
        return Input::Alarm;
    }
    let next = next_input(state, luck, &mut Vec::new(), |seat, offers, luck| {
        let viewer = Viewer::Seat(seat);
        let standing = table.story().iter().filter(|told| !told.taken_back);
        let history: Vec<_> = standing.filter_map(|told| G::seen(&told.event, viewer)).collect();
        let mind = Mind { seat, edition: state.edition(), view: &state.view(viewer), offers, history: &history };
        bots[seat.index()].choose(&mind, luck)
    });
    match next {
        Next::Input(input) => input,
        other => panic!("a game that goes on has a next input: {other:?}"),
    }
}
