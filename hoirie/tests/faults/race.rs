//! Two nodes want the same thing at the same moment.

use rusqlite::Connection;
use servers::{Nats, Postgres};

use super::town::{Town, main_of};
use crate::amount;
use crate::guests::client::{Client, borrowed, live_auction, some_move, table_of_three};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

/// A row of a log: its moment, whose it is, and what.
type Row = (u64, String, String);

/// A house in PostgreSQL, moved to a folder to look into it.
fn moved_from(database: &str) -> Folder {
    let folder = Folder::new();
    let moved = std::process::Command::new(env!("CARGO_BIN_EXE_hoirie"))
        .args(["move-house", database])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    folder
}

fn rows_of(folder: &Folder, table: &str) -> Vec<Row> {
    let house = Connection::open(folder.path().join("house.sqlite")).unwrap();
    let mut rows = house.prepare("select at, by, entry from log where table_id = ?1 order by seq").unwrap();
    let row = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?, row.get(2)?));
    let rows = rows.query_map([table.trim_start_matches("/table/")], row).unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn the_same_move_at_two_nodes_is_played_once() {
    let database = Postgres::shared().database();
    let nodes = [(); 2].map(|()| Server::node(&database, None, "0,0"));
    let mut people: Vec<Client> = (0..3).map(|_| Client::new(&nodes[0].address, "en")).collect();
    let [anna, ben, carla] = &mut people[..] else { unreachable!() };
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    let act = format!("{table}/act");
    let mut moves = 0;
    while moves < amount(30, 300) && !people[0].get(&table).is_over() {
        for person in &mut people {
            let Some(fields) = some_move(&person.get(&table)) else { continue };
            // Both nodes hear of it at once, and both say that it is played.
            let twins = nodes.each_ref().map(|node| {
                let mut twin = Client::new(&node.address, "en");
                twin.cookies = person.cookies.clone();
                let act = act.clone();
                let fields = fields.clone();
                std::thread::spawn(move || twin.post(&act, &borrowed(&fields)).status)
            });
            assert_eq!(twins.map(|twin| twin.join().unwrap()), [303, 303]);
            moves += 1;
        }
    }
    assert_eq!(rows_of(&moved_from(&database), &table).len(), moves);
}

#[test]
fn the_bots_of_a_table_that_two_nodes_hold_move_once() {
    let database = Postgres::shared().database();
    let nodes = [(); 2].map(|()| Server::node(&database, None, "0,5"));
    let mut anna = Client::new(&nodes[0].address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    // Every look is at another node than the last, so both have the table before them and let its bots think.
    let mut moves = 0;
    let mut turn = 0;
    loop {
        turn += 1;
        anna.moved_to(&nodes[turn % 2].address);
        let page = anna.get(&table);
        if page.is_over() {
            break;
        }
        let Some(fields) = some_move(&page) else { continue };
        anna.moved_to(&nodes[(turn + 1) % 2].address);
        assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
        moves += 1;
    }
    let rows = rows_of(&moved_from(&database), &table);
    assert_eq!(rows.iter().filter(|(_, by, _)| by == "person").count(), moves);
    assert!(rows.iter().any(|(_, by, _)| by == "bot") && rows.iter().all(|(.., entry)| !entry.contains("resume")));
}

/// A live auction with a page on each of two nodes, so that both nodes count.
struct Auction {
    people: [Client; 3],
    table: String,
    pages: [Live; 2],
}

/// How long each of "once, twice, three times" lasts, in milliseconds.
const COUNT: u64 = 2000;

impl Auction {
    /// Everybody is ready, and Anna has made the only call.
    fn begin(nodes: &[String; 2], number: usize) -> Auction {
        let mut people = [0, 1, 2].map(|seat: usize| Client::new(&nodes[(number + seat) % 2], "en"));
        let table = live_auction(&mut people);
        let pages = [0, 1].map(|seat| Live::open(&people[seat], &table));
        let page = people[0].get(&table);
        let called = people[0].post(&format!("{table}/act"), &borrowed(&page.form("raise-100").unwrap()));
        assert_eq!(called.status, 303, "{}", called.body);
        Auction { people, table, pages }
    }

    fn assert_same_everywhere(&mut self, nodes: &[String; 2]) {
        for person in &mut self.people {
            let pages = nodes.each_ref().map(|node| {
                person.moved_to(node);
                main_of(&person.get(&self.table).body, node)
            });
            assert_eq!(pages[0], pages[1], "{} looks different elsewhere", self.table);
        }
    }
}

#[test]
fn an_alarm_that_two_nodes_hear_at_once_strikes_once() {
    let database = Postgres::shared().database();
    let nats = Nats::start();
    let nodes = [(); 2].map(|()| Server::node(&database, Some(nats.address()), "0,0"));
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    let town = Town::begin(&addresses, amount(8, 40));
    let mut auctions: Vec<_> = (0..amount(8, 60)).map(|number| Auction::begin(&addresses, number)).collect();
    for page in auctions.iter_mut().flat_map(|auction| &mut auction.pages) {
        // Who reads is called "you".
        page.until(|page| ["Anna", "you"].iter().any(|name| page.body.contains(&format!("Three times for {name}!"))));
    }
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&database);
    let folder = moved_from(&database);
    for auction in &mut auctions {
        auction.assert_same_everywhere(&addresses);
        let rows = rows_of(&folder, &auction.table);
        let call = rows.iter().rposition(|(_, by, _)| by == "person").unwrap();
        // A node that is very late lets table time stand before it goes on; that is no alarm.
        let alarms = rows[call + 1..].iter().filter(|(.., entry)| !entry.contains("resume"));
        let alarms: Vec<(u64, &str)> = alarms.map(|(at, _, entry)| (at - rows[call].0, entry.as_str())).collect();
        let expected = [1, 2, 3].map(|count| (count * COUNT, "{\"input\":\"alarm\"}"));
        assert_eq!(alarms, expected, "{}", auction.table);
    }
}
