//! What a viewer gets from the house is the same whatever is true behind their back: at many states of random games, the page,
//! the push, the answers and the log lines made from the truth, and from eight worlds whose hidden pieces are shuffled, are
//! the same bytes.

#[path = "../../games/erbraffer/rules/tests/subject/mod.rs"]
mod erbraffer_subject;
#[path = "../../games/maloney/rules/tests/subject/mod.rs"]
mod maloney_subject;
#[path = "../../games/millionen/rules/tests/subject/mod.rs"]
mod millionen_subject;
#[path = "../../games/tante/rules/tests/subject/mod.rs"]
mod tante_subject;

use std::io::Write;
use std::sync::{Arc, Mutex};

use bots::Budget;
use face::Fields;
use proof::{Subject, shuffled};
use shelf::{ErbrafferBox, MaloneyBox, MillionenBox, TanteBox, Title};
use tabletop::{
    By, Chance, Entry, FORMAT, Game, Head, Hex32, Input, Next, Seat, SeedMaterial, Setup, Table, Viewer, next_input,
};
use words::Language;

use crate::conduct::{Conduct, Hint, Pace};
use crate::hall::{BotDelay, TableState};
use crate::packed::Packer;
use crate::pages::table::content;
use crate::play::{Match, Play};
use crate::sorry::Sorry;
use crate::store::{SeatRow, Sitter, TableRow};
use crate::visit::Visit;
use crate::{Allowance, Config, Doors, House};

/// In how many shuffled worlds every state is looked at.
const WORLDS: usize = 8;
/// How much the strong bot thinks about a hint.
const THOUGHT: u32 = 8;
/// Every so many states: one differs little from the next.
const EVERY: usize = 5;

/// A house in a folder of its own, which goes with it.
struct Home {
    house: Arc<House>,
    folder: std::path::PathBuf,
}

impl Home {
    async fn open(name: &str) -> Home {
        let folder = std::env::temp_dir().join(format!("hoirie-secrecy-{name}-{}", std::process::id()));
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            data: folder.clone(),
            database: None,
            nats: None,
            bot_delay: BotDelay::default(),
            budget: None,
            allowance: Allowance::default(),
            figures: None,
            numbered: false,
            heartbeat: std::time::Duration::from_secs(10),
            proxies: Vec::new(),
        };
        Home { house: Doors::open(config).await.unwrap().house, folder }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Where log lines go while somebody listens.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Everything that leaves the house for this viewer, and all that is logged meanwhile.
fn all_that_is_made<T: Title>(
    home: &House,
    row: &TableRow,
    table: Table<T::Game>,
    viewer: Viewer,
    tried: &serde_json::Value,
) -> String {
    let visit = Visit {
        person: viewer.seat().map(|seat| seat.0.to_string()),
        language: Language::ALL[table.seq() as usize % Language::ALL.len()],
        by_script: false,
        secure: false,
        path: "/table/t".into(),
        address: "/table/t".into(),
        origin: "http://localhost".into(),
        from: None,
    };
    let play = Match::<T>::of(table);
    let (said, now) = (Lines::default(), play.now());
    let names: Vec<String> = row.seats.iter().map(|seat| seat.name.clone()).collect();
    let writer = said.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .without_time()
        .with_writer(move || writer.clone())
        .finish();
    let made = tracing::subscriber::with_default(subscriber, || {
        let answer = viewer.seat().map(|seat| match play.consider_action(now, By::Person, seat, tried.clone()) {
            Ok(_) => "done".to_owned(),
            Err(no) => Sorry::not_played(&row.game, no).map_or_else(String::new, |sorry| format!("{sorry:?}")),
        });
        let story = play.story(viewer, visit.language, &names);
        let mut conduct = Conduct { pace: Pace::Slow { days: 1 }, hints_agreed: true, ..Conduct::default() };
        // Now and then the viewer has asked for a hint: thinking takes its time.
        if let Some(seat) = viewer.seat().filter(|seat| play.seq().is_multiple_of(3) && play.may_act(*seat)) {
            let said = play.advising(seat, Some(Budget::Tries(THOUGHT)))(&mut Chance::quick(play.seq()));
            conduct.hints.insert(seat.0, Hint { sight: play.sight(seat), said: Some(said) });
        }
        let state = TableState::of(row.clone(), Box::new(play), conduct);
        let page = content(home, &state, &visit, &Fields::default(), None);
        let push = Packer::default().pack(page.clone());
        format!("{page}\n{push:?}\n{answer:?}\n{story:?}")
    });
    let lines = said.0.lock().unwrap();
    format!("{made}\n{}", String::from_utf8_lossy(&lines))
}

/// Plays random games at this many seats and compares.
fn keeps_secrets<T: Title, S: Subject<Game = T::Game>>(home: &House, subject: &S, seats: u8, games: u8) {
    let setup = Setup::<T::Game>::published(seats, Default::default());
    let (mut shown, mut differed) = (0, 0);
    for number in 0..games {
        let names: Vec<String> = Seat::all(seats).map(|seat| format!("Player {}", seat.0)).collect();
        let head = Head {
            format: FORMAT,
            game: T::Game::NAME.into(),
            rules: T::Game::RULES,
            edition: "".into(),
            options: Default::default(),
            seats: names.clone(),
            seed: SeedMaterial::Dealt { secret: Hex32([number; 32]), shares: Vec::new() },
        };
        let mut table = Table::<T::Game>::open_with(head, setup.edition.clone()).unwrap();
        let person =
            |seat: Seat| SeatRow { sitter: Sitter::Person(seat.0.to_string()), name: names[seat.index()].clone() };
        let row = TableRow {
            id: "t".into(),
            game: T::Game::NAME.into(),
            rules: T::Game::RULES,
            edition: "".into(),
            options: "{}".into(),
            secret: [number; 32],
            host: "0".into(),
            // In the future: so the clock stands at the last row, whenever this is looked at.
            started: Some(u64::MAX / 2),
            over: false,
            rematch: None,
            seats: Seat::all(seats).map(person).collect(),
        };
        let mut chance = Chance::quick(u64::from(number));
        let mut offers = Vec::new();
        loop {
            if (table.seq() as usize).is_multiple_of(EVERY) && table.state().outcome().is_none() {
                for viewer in Viewer::all(seats) {
                    let tried =
                        serde_json::to_value(subject.any_action(&table.state().view(viewer), &mut chance)).unwrap();
                    let truth = all_that_is_made::<T>(home, &row, table.clone(), viewer, &tried);
                    for _ in 0..WORLDS {
                        let world = shuffled(subject, &mut chance, table.state(), viewer);
                        differed += usize::from(world != *table.state());
                        let other = all_that_is_made::<T>(home, &row, table.supposing(world), viewer, &tried);
                        assert_eq!(truth, other, "{viewer:?} of {} seats, game {number}, row {}", seats, table.seq());
                        shown += 1;
                    }
                }
            }
            let state = table.state().clone();
            let next = next_input(&state, &mut chance, &mut offers, |seat, offers, chance| {
                if !state.waits_for(seat) && chance.below(2) == 0 { None } else { chance.pick(offers).cloned() }
            });
            let (Next::Input(input), now) = (next, table.now()) else { break };
            let at = match (&input, state.alarm()) {
                (Input::Alarm, Some(due)) => due.max(now),
                _ => now,
            };
            let by = if input == Input::Alarm { By::Clock } else { By::Person };
            let step = table.consider(at, by, Entry::Input(input)).unwrap();
            table.accept(step);
        }
    }
    assert!(shown > 100 && differed * 2 > shown, "{shown} worlds, of which {differed} were others than the truth");
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_tante() {
    let home = Home::open("tante").await;
    keeps_secrets::<TanteBox, _>(&home.house, &tante_subject::TanteSubject, 4, 4);
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_maloney() {
    let home = Home::open("maloney").await;
    keeps_secrets::<MaloneyBox, _>(&home.house, &maloney_subject::MaloneySubject, 4, 1);
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_erbraffer() {
    let home = Home::open("erbraffer").await;
    keeps_secrets::<ErbrafferBox, _>(&home.house, &erbraffer_subject::ErbrafferSubject, 4, 2);
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_millionen() {
    let home = Home::open("millionen").await;
    keeps_secrets::<MillionenBox, _>(&home.house, &millionen_subject::MillionenSubject, 4, 2);
}
