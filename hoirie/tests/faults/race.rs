//! Two nodes want the same thing at the same moment.

use servers::Postgres;

use crate::amount;
use crate::client::{Client, borrowed, some_move, table_of_three};
use crate::server::{Folder, Server};

/// A house in PostgreSQL, moved to a folder to look into it.
fn rows_of(database: &str, table: &str) -> Vec<(String, String)> {
    let folder = Folder::new();
    let moved = std::process::Command::new(env!("CARGO_BIN_EXE_hoirie"))
        .args(["move-house", database])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    let house = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    let mut rows = house.prepare("select by, entry from log where table_id = ?1 order by seq").unwrap();
    let rows = rows.query_map([table.trim_start_matches("/table/")], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
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
                let (act, fields) = (act.clone(), fields.clone());
                std::thread::spawn(move || twin.post(&act, &borrowed(&fields)).status)
            });
            assert_eq!(twins.map(|twin| twin.join().unwrap()), [303, 303]);
            moves += 1;
        }
    }
    assert_eq!(rows_of(&database, &table).len(), moves);
}

#[test]
fn the_bots_of_a_table_that_two_nodes_hold_move_once() {
    let database = Postgres::shared().database();
    let nodes = [(); 2].map(|()| Server::node(&database, None, "0,5"));
    let mut anna = Client::new(&nodes[0].address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    // Every look is at another node than the last, so both have the table before them and let its bots think.
    let (mut moves, mut turn) = (0, 0);
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
    let rows = rows_of(&database, &table);
    assert_eq!(rows.iter().filter(|(by, _)| by == "person").count(), moves);
    assert!(rows.iter().any(|(by, _)| by == "bot") && rows.iter().all(|(_, entry)| !entry.contains("resume")));
}
