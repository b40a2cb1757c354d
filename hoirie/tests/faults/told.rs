//! Whoever is awaited is told, and once, whatever breaks meanwhile: slow tables wait, notices go out to a server of the test, and houses are
//! killed or race for what is to be sent.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use servers::{Heard, Listener, Postgres, Reply};
use tabletop::Chance;

use crate::amount;
use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

/// Notices are due at once here, and may come to this machine.
const AT_ONCE: [&str; 4] = ["--bot-delay", "0,0", "--notice-grace", "0"];

/// Longer than anything here takes on a busy machine.
const IN_THE_END: Duration = Duration::from_secs(120);

/// Where everybody is told.
struct Club {
    listener: Listener,
}

impl Club {
    fn open() -> Club {
        Club { listener: Listener::start(|_| Reply::status(204)) }
    }

    /// The house was killed: how much was heard of it. Whatever comes from now on comes from another.
    fn heard_by_now(&self) -> usize {
        // What it had said before it died is still being heard.
        std::thread::sleep(Duration::from_millis(50));
        self.listener.heard().len()
    }

    /// Everybody who sits in the house of this folder, which is closed, is told here.
    fn tell_all(&self, folder: &Path) {
        let house = Connection::open(folder.join("house.sqlite")).unwrap();
        let mut people = house.prepare("select distinct person from seats where person is not null").unwrap();
        let people: Vec<String> = people.query_map([], |row| row.get(0)).unwrap().map(|row| row.unwrap()).collect();
        for person in people {
            let url = self.listener.url(&format!("/{person}"));
            let address = format!(r#"{{"hook":{{"url":"{url}","style":"plain"}}}}"#);
            let keep = "insert into channels
                (id, person, device, kind, address, hash, language, origin, confirmed, digest, made, sent_on, sent)
                values (?1, ?1, null, 'hook', ?2, ?1, 'en', 'http://house.example', 1, null, 0, 0, 0)";
            house.execute(keep, params![person, address]).unwrap();
        }
        // As when somebody wants it while the house is open: whoever has the table looks whom it can tell now.
        let look = "update pulse set changes = changes + 1, due = 0
                    where table_id in (select id from tables where started is not null and over = 0)";
        house.execute(look, []).unwrap();
    }
}

/// A table that three people play, none of whom has a page open.
struct SlowTable {
    people: Vec<Client>,
    path: String,
    moves: usize,
}

impl SlowTable {
    fn begin(house: &str) -> SlowTable {
        let mut people: Vec<Client> = (0..3).map(|_| Client::new(house, "en")).collect();
        let [anna, ben, carla] = &mut people[..] else { unreachable!() };
        let path = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
        SlowTable { people, path, moves: 0 }
    }

    /// Whoever is awaited comes, moves and goes, if the house answers.
    fn go_on(&mut self, house: &str) {
        for person in &mut self.people {
            person.moved_to(house);
            let Some(page) = person.try_get(&self.path).ok().filter(|page| page.status == 200) else { return };
            if page.is_over() {
                return;
            }
            let Some(fields) = some_move(&page) else { continue };
            for _ in 0..3 {
                let moved = person.try_post(&format!("{}/act", self.path), &borrowed(&fields), &[]);
                if moved.is_ok_and(|answer| answer.status == 303) {
                    self.moves += 1;
                    return;
                }
            }
            return;
        }
    }

    fn id(&self) -> &str {
        self.path.trim_start_matches("/table/")
    }
}

/// What everybody was told: by whom it was heard, which message and of which table.
fn told(heard: &[Heard]) -> Vec<(String, String, String)> {
    let told = heard.iter().map(|heard| {
        let person = heard.line.split([' ', '/']).nth(2).unwrap().to_owned();
        let body = heard.text();
        let table = body.split("/table/").nth(1).map_or("", |rest| &rest[..32]).to_owned();
        (person, heard.header("idempotency-key").unwrap().to_owned(), table)
    });
    told.collect()
}

/// How many rows of the outbox are as this says.
fn rows(folder: &Path, which: &str) -> i64 {
    let house = Connection::open(folder.join("house.sqlite")).unwrap();
    house.busy_timeout(Duration::from_secs(10)).unwrap();
    house.query_row(&format!("select count(*) from outbox where {which}"), [], |row| row.get(0)).unwrap()
}

fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < IN_THE_END, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Everybody for whom a table waits was told of it; what is still kept of it is in this house, which is closed.
fn assert_told(folder: &Path, tables: &[SlowTable], told: &[(String, String, String)]) -> usize {
    let house = Connection::open(folder.join("house.sqlite")).unwrap();
    let mut awaited = house.prepare("select person from outbox where table_id = ?1 and kind = 'turn'").unwrap();
    let mut over = house.prepare("select over from tables where id = ?1").unwrap();
    let mut waiting = 0;
    for table in tables {
        let people: Vec<String> =
            awaited.query_map([table.id()], |row| row.get(0)).unwrap().map(|row| row.unwrap()).collect();
        let over: bool = over.query_row([table.id()], |row| row.get(0)).unwrap();
        assert_eq!(people.len(), usize::from(!over), "one is to move at {}", table.id());
        for person in people {
            let is_told = told.iter().any(|(who, _, about)| *who == person && about == table.id());
            assert!(is_told, "{person} was left untold at {}", table.id());
            waiting += 1;
        }
    }
    waiting
}

#[test]
fn whoever_is_awaited_is_told_however_often_the_house_is_killed() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap().to_owned();
    let open = || Server::serve(&[&AT_ONCE[..], &["--hooks-at-home", "--data", &data]].concat());
    let mut server = open();
    let mut tables: Vec<SlowTable> = (0..amount(12, 200)).map(|_| SlowTable::begin(&server.address)).collect();
    server.kill();
    let club = Club::open();
    club.tell_all(folder.path());
    server = open();
    let mut chance = Chance::quick(7);
    let mut lives = vec![0];
    for kill in 0..amount(8, 100) {
        for _ in 0..amount(4, 12) {
            let table = chance.below(tables.len() as u32) as usize;
            tables[table].go_on(&server.address);
        }
        if kill % 2 == 0 {
            // Somebody is told at this very moment, mostly.
            let before = club.listener.heard().len();
            let begun = Instant::now();
            while club.listener.heard().len() == before && begun.elapsed() < Duration::from_millis(1500) {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        std::thread::sleep(Duration::from_micros(u64::from(chance.below(60_000))));
        server.kill();
        lives.push(club.heard_by_now());
        server = open();
    }
    // The answer to a last move may have been lost, so it is asked for again: whoever has come then has to be told no more.
    until("all is told", || rows(folder.path(), "state in ('waiting', 'ended', 'closing') and due is not null") == 0);
    assert!(server.stop());
    let heard = told(&club.listener.heard());
    let waiting = assert_held_or_told(folder.path(), &tables, &heard);
    assert!(waiting * 2 >= tables.len(), "{waiting} tables wait");
    lives.push(heard.len());
    let mut twice = 0;
    for life in lives.windows(2) {
        let ids = heard[life[0]..life[1]].iter().map(|(_, id, _)| id);
        let different: HashSet<&String> = ids.clone().collect();
        assert_eq!(different.len(), ids.count(), "in one life of the house something was told twice");
    }
    let mut ids: HashMap<(&String, &String), HashSet<&String>> = HashMap::new();
    for (person, id, table) in &heard {
        let known = ids.entry((person, table)).or_default();
        twice += usize::from(!known.insert(id));
    }
    let moves: HashMap<&str, usize> = tables.iter().map(|table| (table.id(), table.moves)).collect();
    for ((person, table), ids) in &ids {
        // Nobody is awaited more often than somebody has moved, and once in the beginning; some answers were lost.
        assert!(ids.len() <= moves[table.as_str()] + 2 + lives.len(), "{person} was told {} times", ids.len());
    }
    println!("{} notices heard, {twice} of them again after a kill", heard.len());
    assert!(twice <= lives.len() * 8, "{twice} were told again, of {}", heard.len());
}

/// The same, where somebody may have come and not moved: what they have before them is held back.
fn assert_held_or_told(folder: &Path, tables: &[SlowTable], told: &[(String, String, String)]) -> usize {
    let house = Connection::open(folder.join("house.sqlite")).unwrap();
    house.execute("update outbox set state = 'closed' where state = 'waiting' and due is null", []).unwrap();
    let mut seen = house.prepare("select person, table_id from outbox where state = 'closed'").unwrap();
    let seen = seen.query_map([], |row| Ok((row.get(0)?, String::new(), row.get(1)?))).unwrap();
    let seen: Vec<(String, String, String)> = seen.map(|row| row.unwrap()).collect();
    assert_told(folder, tables, &[told, &seen].concat())
}

#[test]
fn two_nodes_race_for_the_outbox_and_tell_everything_once() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap().to_owned();
    let server = Server::serve(&[&AT_ONCE[..], &["--data", &data]].concat());
    let mut tables: Vec<SlowTable> = (0..amount(8, 100)).map(|_| SlowTable::begin(&server.address)).collect();
    assert!(server.stop());
    let club = Club::open();
    club.tell_all(folder.path());
    let database = Postgres::shared().database();
    let move_house = |from: &str, to: &str| {
        let moved = Command::new(env!("CARGO_BIN_EXE_hoirie")).args(["move-house", from, to]).output().unwrap();
        assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    };
    move_house(&data, &database);
    let options = ["--hooks-at-home", "--data", "nowhere", "--database", &database];
    let nodes = [(); 2].map(|()| Server::serve(&[&AT_ONCE[..], &options].concat()));
    for turn in 0..amount(40, 600) {
        let many = tables.len();
        tables[turn % many].go_on(&nodes[turn % 2].address);
    }
    let waits = |node: &Server| {
        let listed = Command::new(env!("CARGO_BIN_EXE_hoirie"))
            .args(["admin", "outbox", "--json", "--database", &database])
            .output()
            .unwrap();
        assert!(listed.status.success(), "{}: {}", node.address, String::from_utf8_lossy(&listed.stderr));
        String::from_utf8_lossy(&listed.stdout).trim() != "[]"
    };
    until("all is told", || !waits(&nodes[0]));
    for node in nodes {
        assert!(node.stop());
    }
    let back = Folder::new();
    move_house(&database, back.path().to_str().unwrap());
    let heard = told(&club.listener.heard());
    let waiting = assert_held_or_told(back.path(), &tables, &heard);
    assert!(waiting * 2 >= tables.len(), "{waiting} tables wait");
    let different: HashSet<&String> = heard.iter().map(|(_, id, _)| id).collect();
    assert_eq!(different.len(), heard.len(), "something was told twice");
}
