//! Many games, played by people who send a move again until they hear that it is played.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, params};

use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::server::Folder;

/// How many play at the same time; each of these threads goes round its own tables.
const HANDS: usize = 8;

/// A town in which games are played.
pub struct Town {
    shared: Arc<Shared>,
    hands: Vec<JoinHandle<Vec<Game>>>,
}

struct Shared {
    /// Where the house can be found right now.
    nodes: Mutex<Vec<String>>,
    /// How many tables have begun.
    begun: AtomicUsize,
    moves: AtomicUsize,
    closing: AtomicBool,
}

impl Shared {
    fn node(&self, number: usize) -> String {
        let nodes = self.nodes.lock().unwrap();
        nodes[number % nodes.len()].clone()
    }
}

/// Three people who play one game after the other.
struct Game {
    people: Vec<Client>,
    table: String,
    acknowledged: Acknowledged,
    /// The tables before this one.
    past: Vec<(String, Acknowledged)>,
}

/// Whoever waits for the others lets them have the processor.
const A_MOMENT: Duration = Duration::from_millis(1);

/// How many moves of each seat were acknowledged.
type Acknowledged = [usize; 3];

impl Town {
    /// Everybody sits down and begins to play.
    pub fn begin(nodes: &[String], games: usize) -> Town {
        let shared = Arc::new(Shared {
            nodes: Mutex::new(nodes.to_vec()),
            begun: AtomicUsize::new(0),
            moves: AtomicUsize::new(0),
            closing: AtomicBool::new(false),
        });
        let hands = (0..HANDS.min(games))
            .map(|hand| {
                let shared = shared.clone();
                let games = (hand..games).step_by(HANDS).count();
                std::thread::spawn(move || play(&shared, hand, games))
            })
            .collect();
        let town = Town { shared, hands };
        while town.shared.begun.load(Ordering::Acquire) < games {
            assert!(town.hands.iter().all(|hand| !hand.is_finished()), "a table could not begin");
            std::thread::sleep(A_MOMENT);
        }
        town
    }

    /// The house is elsewhere now.
    pub fn find_at(&self, nodes: &[String]) {
        *self.shared.nodes.lock().unwrap() = nodes.to_vec();
    }

    pub fn moves(&self) -> usize {
        self.shared.moves.load(Ordering::Acquire)
    }

    /// Waits until so many more moves were played.
    pub fn let_play(&self, moves: usize) {
        let until = self.moves() + moves;
        while self.moves() < until {
            assert!(self.hands.iter().all(|hand| !hand.is_finished()), "somebody gave up");
            std::thread::sleep(A_MOMENT);
        }
    }

    /// Everybody hears the answer to their last move and stops.
    pub fn end(self) -> Played {
        self.shared.closing.store(true, Ordering::Release);
        let games = self.hands.into_iter().flat_map(|hand| hand.join().unwrap()).collect();
        Played { games, shared: self.shared }
    }
}

fn play(shared: &Shared, hand: usize, games: usize) -> Vec<Game> {
    let mut games: Vec<Game> = (0..games)
        .map(|number| {
            let mut people: Vec<Client> =
                (0..3).map(|seat| Client::new(&shared.node(hand + number + seat), "en")).collect();
            let [anna, ben, carla] = &mut people[..] else { unreachable!() };
            let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
            shared.begun.fetch_add(1, Ordering::AcqRel);
            Game { people, table, acknowledged: [0; 3], past: Vec::new() }
        })
        .collect();
    let mut turn = hand;
    while !shared.closing.load(Ordering::Acquire) {
        for game in &mut games {
            game.go_on(shared, &mut turn);
        }
    }
    games
}

impl Game {
    /// Whoever is to move does.
    fn go_on(&mut self, shared: &Shared, turn: &mut usize) {
        for seat in 0..self.people.len() {
            *turn += 1;
            let person = &mut self.people[seat];
            person.moved_to(&shared.node(*turn));
            let Some(page) = person.try_get(&self.table).ok().filter(|page| page.status == 200) else { continue };
            if page.is_over() {
                let next = insist(person, shared, turn, &format!("{}/rematch", self.table), &[], &[303]).unwrap();
                insist(person, shared, turn, &format!("{next}/start"), &[], &[303, 409]);
                self.past.push((std::mem::replace(&mut self.table, next), std::mem::take(&mut self.acknowledged)));
                return;
            }
            let Some(fields) = some_move(&page) else { continue };
            insist(person, shared, turn, &format!("{}/act", self.table), &borrowed(&fields), &[303]);
            self.acknowledged[seat] += 1;
            shared.moves.fetch_add(1, Ordering::AcqRel);
        }
    }
}

/// Sends a form again and again until somebody says that it was taken. Any other answer from a house that is well would be
/// a lie.
fn insist(
    person: &mut Client,
    shared: &Shared,
    turn: &mut usize,
    path: &str,
    fields: &[(&str, &str)],
    taken: &[u16],
) -> Option<String> {
    loop {
        match person.try_post(path, fields, &[]) {
            Ok(answer) if taken.contains(&answer.status) => return answer.address,
            Ok(answer) if answer.status >= 500 => {}
            Ok(answer) => panic!("{path}: {}: {}", answer.status, answer.body),
            Err(_) => {}
        }
        *turn += 1;
        person.moved_to(&shared.node(*turn));
        std::thread::sleep(A_MOMENT);
    }
}

/// What was played, to be compared with what is there.
pub struct Played {
    games: Vec<Game>,
    shared: Arc<Shared>,
}

/// What a page shows, wherever it is served: what its reader has missed meanwhile stands before it, and is another matter at each
/// node; so is the number by which a node knows its own page again.
pub fn main_of(page: &str, node: &str) -> String {
    page.split_once("<main").expect("a page has a main part").1.replace(node, "")
}

impl Played {
    /// Everybody sees the same at every node.
    pub fn assert_same_everywhere(&mut self) {
        let nodes = self.shared.nodes.lock().unwrap().clone();
        for game in &mut self.games {
            for person in &mut game.people {
                let pages: Vec<String> = nodes
                    .iter()
                    .map(|node| {
                        person.moved_to(node);
                        let page = person.get(&game.table);
                        assert_eq!(page.status, 200, "{}", page.body);
                        main_of(&page.body, node)
                    })
                    .collect();
                assert!(pages.iter().all(|page| *page == pages[0]), "{} looks different elsewhere", game.table);
            }
        }
    }

    /// Every acknowledged move is in the house of this folder exactly once, and every table replays.
    pub fn assert_kept_in(&self, folder: &Path) {
        let database = Connection::open(folder.join("house.sqlite")).unwrap();
        let mut rows = database
            .prepare("select count(*) from log where table_id = ?1 and by = 'person' and entry like ?2")
            .unwrap();
        let current = self.games.iter().map(|game| (&game.table, &game.acknowledged));
        let past = self.games.iter().flat_map(|game| &game.past).map(|(table, acknowledged)| (table, acknowledged));
        for (table, acknowledged) in current.chain(past) {
            let id = table.trim_start_matches("/table/");
            for (seat, acknowledged) in acknowledged.iter().enumerate() {
                let act = format!("{{\"input\":{{\"act\":[{seat},%");
                let kept: i64 = rows.query_row(params![id, act], |row| row.get(0)).unwrap();
                assert_eq!(kept as usize, *acknowledged, "moves of seat {seat} at {id}");
            }
        }
        let checked = Command::new(env!("CARGO_BIN_EXE_hoirie"))
            .args(["replay", "--all", "--data"])
            .arg(folder)
            .output()
            .unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    }

    /// The same for a house in PostgreSQL, by way of a folder.
    pub fn assert_kept_in_database(&self, database: &str) {
        let folder = Folder::new();
        let moved = Command::new(env!("CARGO_BIN_EXE_hoirie"))
            .args(["move-house", database])
            .arg(folder.path())
            .output()
            .unwrap();
        assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
        self.assert_kept_in(folder.path());
    }
}
