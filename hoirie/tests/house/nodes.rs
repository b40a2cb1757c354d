//! Several nodes serve one house: any of them serves anybody, and when one dies the others play on.

use servers::{Nats, Postgres};

use crate::guests::client::{Client, borrowed, live_auction, some_move, table_of_three};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

/// Two nodes of a new house.
fn two_nodes(database: &str, nats: Option<&str>) -> [Server; 2] {
    [(); 2].map(|()| Server::node(database, nats, "0,0"))
}

/// Anna and Ben sit at pages of different nodes, Carla's every request goes to the other node than the last.
fn everybody_plays_across_two_nodes(nats: Option<&str>) {
    let nodes = two_nodes(&Postgres::shared().database(), nats);
    let mut people = [0, 1, 0].map(|node: usize| Client::new(&nodes[node].address, "en"));
    let table = {
        let [anna, ben, carla] = &mut people;
        table_of_three(anna, [("Ben", ben), ("Carla", carla)])
    };
    let mut pages = [0, 1].map(|seat| Live::open(&people[seat], &table));
    let mut moves = 0;
    while !people[2].get(&table).is_over() {
        for (seat, person) in people.iter_mut().enumerate() {
            let page = person.get(&table);
            if !page.is_over()
                && let Some(fields) = some_move(&page)
            {
                moves += 1;
                if seat == 2 {
                    person.moved_to(&nodes[moves % 2].address);
                }
                let answer = person.post(&format!("{table}/act"), &borrowed(&fields));
                assert_eq!(answer.status, 303, "{fields:?}: {}", answer.body);
            }
        }
    }
    for (page, client) in pages.iter_mut().zip(&mut people) {
        page.until(|page| page.is_over());
        let said = client.post(&format!("{table}/chat"), &[("words", "what a game")]);
        assert_eq!(said.status, 303, "{}", said.body);
    }
    for page in &mut pages {
        page.until(|page| page.body.matches("what a game").count() == 2);
    }
    let mut record = |node: usize| {
        people[0].moved_to(&nodes[node].address);
        people[0].get(&format!("{table}/record.json")).body
    };
    let one = record(0);
    let other = record(1);
    assert_eq!(one, other);
    let record: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(record["log"].as_array().unwrap().iter().filter(|row| row["by"] == "person").count(), moves);
}

#[test]
fn a_game_is_played_on_two_nodes_that_tell_each_other() {
    everybody_plays_across_two_nodes(Some(Nats::start().address()));
}

#[test]
fn a_game_is_played_on_two_nodes_that_only_look() {
    everybody_plays_across_two_nodes(None);
}

#[test]
fn nats_may_be_away_at_the_start_and_later() {
    let nats = Nats::start();
    nats.stop();
    let nodes = two_nodes(&Postgres::shared().database(), Some(nats.address()));
    let mut anna = Client::new(&nodes[0].address, "en");
    let mut ben = Client::new(&nodes[1].address, "en");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let mut page = Live::open(&ben, &table);
    for (number, there) in [false, true, false, true].into_iter().enumerate() {
        if there {
            nats.start_again();
        } else if number > 0 {
            nats.stop();
        }
        let text = format!("number {number}");
        assert_eq!(anna.post(&format!("{table}/chat"), &[("words", &text)]).status, 303);
        page.until(|page| page.body.contains(&text));
    }
}

#[test]
fn when_a_node_dies_another_lets_its_bots_move_on_and_each_moves_once() {
    let database = Postgres::shared().database();
    let one = Server::node(&database, None, "1500,1500");
    let mut anna = Client::new(&one.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    // Anna moves until it is a bot's turn; it will think for a while, and then nobody is there.
    while let Some(fields) = some_move(&anna.get(&table)) {
        assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    }
    one.kill();
    let others = two_nodes(&database, None);
    for node in others.iter().cycle() {
        anna.moved_to(&node.address);
        let mut page = Live::open(&anna, &table);
        if page.until(|page| page.is_over() || page.waits()).is_over() {
            break;
        }
        // A push says only what is new: the whole page has the form.
        let fields = some_move(&anna.get(&table)).unwrap();
        assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    }
    let record = anna.get(&format!("{table}/record.json")).body;
    let seqs = serde_json::from_str::<serde_json::Value>(&record).unwrap();
    let seqs: Vec<_> = seqs["log"].as_array().unwrap().iter().map(|row| row["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, (1..=seqs.len() as u64).collect::<Vec<_>>());
}

#[test]
fn when_a_node_dies_another_lets_the_alarms_strike() {
    let database = Postgres::shared().database();
    let [one, other] = two_nodes(&database, None);
    let mut people = [0; 3].map(|_| Client::new(&one.address, "en"));
    let table = live_auction(&mut people);
    let page = people[0].get(&table);
    let called = people[0].post(&format!("{table}/act"), &borrowed(&page.form("raise-100").unwrap()));
    assert_eq!(called.status, 303, "{}", called.body);
    one.kill();
    people[1].moved_to(&other.address);
    let mut page = Live::open(&people[1], &table);
    page.until(|page| page.body.contains("Three times for Anna!"));
}

#[test]
fn whoever_has_a_page_open_on_another_node_is_here() {
    let database = Postgres::shared().database();
    let [one, other] = two_nodes(&database, None);
    let mut anna = Client::new(&one.address, "en");
    let mut ben = Client::new(&other.address, "en");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let invite = |anna: &mut Client| anna.post(&format!("{table}/again"), &[("seat", "1")]).status;
    let mut page = Live::open(&anna, &table);
    page.until(|page| page.body.contains("id=\"again-1\""));
    let bens = Live::open(&ben, &table);
    page.until(|page| !page.body.contains("id=\"again-1\""));
    assert_eq!(invite(&mut anna), 409, "Ben is here");
    drop(bens);
    page.until(|page| page.body.contains("id=\"again-1\""));
    let _bens = Live::open(&ben, &table);
    page.until(|page| !page.body.contains("id=\"again-1\""));
    // His node dies, and he with it.
    other.kill();
    page.until(|page| page.body.contains("id=\"again-1\""));
    assert_eq!(invite(&mut anna), 303);
}

#[test]
fn a_live_page_hears_that_the_house_is_there_and_one_that_falls_silent_is_let_go() {
    let folder = Folder::new();
    let server = Server::serve(&["--heartbeat", "200", "--data", folder.path().to_str().unwrap()]);
    let mut anna = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, []);
    let mut never_answers = Live::open(&anna, &table);
    let mut falls_silent = Live::open(&anna, &table);
    for page in [&mut never_answers, &mut falls_silent] {
        page.heartbeat();
        page.heartbeat();
    }
    assert!(Live::answer(&anna, "/table/nowhere").starts_with("HTTP/1.1 404"));
    falls_silent.pong();
    assert!(falls_silent.is_let_go());
    // Programs that never answer are not taken for browsers that are gone.
    for _ in 0..6 {
        never_answers.heartbeat();
    }
}

#[test]
fn a_house_moves_into_postgres_with_its_people_and_their_links() {
    let home = Folder::new();
    let back = Folder::new();
    let database = Postgres::shared().database();
    let server = Server::open(&home);
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    let main = |page: &str, node: &str| page.split_once("<main").unwrap().1.replace(node, "");
    let page = main(&anna.get(&table).body, &server.address);
    server.kill();
    let home = home.path().to_str().unwrap();
    let back = back.path().to_str().unwrap();
    let moved = move_house(home, &database).unwrap();
    assert!(moved.contains("1  tables") && moved.contains("3  seats") && moved.contains("1  editions"), "{moved}");
    assert!(move_house(home, &database).unwrap_err().contains("is not empty"));
    assert!(move_house("nowhere", &database).unwrap_err().contains("there is no house"));
    assert_eq!(move_house(&database, back).unwrap(), moved);
    let node = Server::node(&database, None, "0,0");
    anna.moved_to(&node.address);
    assert_eq!(main(&anna.get(&table).body, &node.address), page, "the same person, table and links");
}

fn move_house(from: &str, to: &str) -> Result<String, String> {
    let hoirie = std::process::Command::new(env!("CARGO_BIN_EXE_hoirie")).args(["move-house", from, to]).output();
    let hoirie = hoirie.unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    if hoirie.status.success() { Ok(text(hoirie.stdout)) } else { Err(text(hoirie.stderr)) }
}
