//! One person, several devices: they are let in, play on together, and are signed out.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::guests::client::{Client, borrowed, some_move, table_of_three, until};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

fn browsers<const N: usize>(server: &Server) -> [Client; N] {
    [0; N].map(|_| Client::new(&server.address, "en"))
}

fn plays(client: &mut Client, table: &str) -> bool {
    client.get(table).body.contains("id=\"mine\"")
}

/// The link that this browser makes for another one.
fn device_link(client: &mut Client) -> String {
    let made = client.post("/me/link", &[]);
    assert_eq!(made.status, 303, "{}", made.body);
    made.address.unwrap().replace("/me/link/", "/device/")
}

/// The words of a new sheet.
fn words(client: &mut Client) -> String {
    let made = client.post("/me/sheet", &[]);
    let address = made.address.unwrap();
    let sheet = client.get(&address);
    let words = address.rsplit('/').next().unwrap().to_owned();
    assert!(words.split('-').all(|word| sheet.body.contains(&format!("<li>{word}</li>"))), "{}", sheet.body);
    words
}

#[test]
fn two_devices_of_one_person_play_one_game_in_turns() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut phone, mut stranger] = browsers(&server);
    let table = table_of_three(&mut anna, []);
    let link = device_link(&mut anna);
    let seen = phone.get(&link);
    assert!(seen.body.contains("speaks for Anna"), "{}", seen.body);
    assert!(!plays(&mut phone, &table), "a look at the link lets nobody in");
    assert_eq!(anna.get(&link).address.as_deref(), Some("/me"), "it is her own");
    assert_eq!(phone.post(&link, &[]).address.as_deref(), Some("/"));
    let late = stranger.post(&link, &[]);
    assert!(late.status == 404 && late.body.contains("This link no longer works"), "{}", late.body);
    assert!(phone.get("/").body.contains(&table), "her tables are here too");
    let mut acted = [0, 0];
    for turn in 0.. {
        let page = anna.get(&table);
        if page.is_over() || acted.iter().sum::<u32>() > 12 {
            break;
        }
        let who = turn % 2;
        let device = if who == 0 { &mut anna } else { &mut phone };
        let page = device.get(&table);
        if let Some(fields) = some_move(&page) {
            assert_eq!(device.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
            acted[who] += 1;
        }
    }
    assert!(acted.iter().all(|acts| *acts > 2), "{acted:?}");
    let devices = phone.get("/me");
    assert!(devices.body.matches("class=\"this-device\"").count() == 1, "{}", devices.body);
}

#[test]
fn a_sheet_brings_everything_back_after_all_cookies_are_gone() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut new, mut other] = browsers(&server);
    let table = table_of_three(&mut anna, []);
    let first = words(&mut anna);
    let sheet = words(&mut anna);
    let cookies = std::mem::take(&mut anna.cookies);
    assert!(!plays(&mut anna, &table) && !cookies.is_empty());
    for (typed, said) in [
        ("", "not the words of a sheet"),
        ("one two three four five six seven", "not the words of a sheet"),
        (first.as_str(), "no longer works"),
    ] {
        let refused = new.post("/me/recover", &[("words", typed)]);
        assert!(refused.body.contains(said) && refused.status >= 400, "{typed}: {}", refused.body);
    }
    let typed = format!(" {} ", sheet.replace('-', " ").to_uppercase());
    assert_eq!(new.post("/me/recover", &[("words", &typed)]).address.as_deref(), Some("/"));
    assert!(plays(&mut new, &table));
    // By the code on it too, as often as one likes.
    assert_eq!(other.post(&format!("/sheet/{sheet}"), &[]).address.as_deref(), Some("/"));
    assert!(plays(&mut other, &table));
    assert!(other.get(&format!("/sheet/{sheet}/qr.svg")).body.contains(&format!("/sheet/{sheet}</title>")));
}

#[test]
fn a_device_that_was_signed_out_sees_nothing_more() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut phone] = browsers(&server);
    let table = table_of_three(&mut anna, []);
    let id = |client: &mut Client| client.get("/me").between("name=\"device\" value=\"", "\"").map(str::to_owned);
    assert_eq!(id(&mut anna), None, "who has one device only has nothing to sign out");
    let link = device_link(&mut anna);
    let first = id(&mut anna).unwrap();
    let out = [("do", "sign-out"), ("device", first.as_str())];
    let refused = anna.post("/me/devices", &out);
    assert!(refused.status == 409 && refused.body.contains("Nothing else would know you"), "{}", refused.body);
    phone.post(&link, &[]);
    let mut live = Live::open(&anna, &table);
    live.next();
    assert_eq!(phone.post("/me/devices", &out).status, 303);
    assert_eq!(live.goodbye(), 4404, "its page looks for itself");
    assert!(!plays(&mut anna, &table) && plays(&mut phone, &table));
    let refused = anna.post(&format!("{table}/act"), &[("do", "take")]);
    assert_eq!(refused.status, 403);
    assert!(!anna.get("/").body.contains(&table));
    // Whoever comes with that browser now is somebody new.
    assert_eq!(anna.post("/new/tante", &[("name", "Zoe"), ("seats", "3")]).status, 303);
    assert!(plays(&mut phone, &table));
}

#[test]
fn who_plays_against_oneself_does_not_become_one() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let sheet = words(&mut anna);
    let sheet = format!("/sheet/{sheet}");
    assert!(ben.get(&sheet).body.contains("name=\"sure\""), "his hand would go along");
    let refused = ben.post(&sheet, &[]);
    assert!(refused.status == 409 && refused.body.contains("Tick the box"), "{}", refused.body);
    let refused = ben.post(&sheet, &[("sure", "yes")]);
    assert!(refused.status == 409 && refused.body.contains("still being played"), "{}", refused.body);
    assert!(plays(&mut ben, &table) && plays(&mut anna, &table));
}

#[test]
fn another_node_knows_within_a_second_or_so() {
    let postgres = servers::Postgres::start();
    let database = postgres.database();
    let nodes = [0; 2].map(|_| Server::node(&database, None, "0,0"));
    let [mut anna, mut phone] = [&nodes[0], &nodes[0]].map(|node| Client::new(&node.address, "en"));
    let table = table_of_three(&mut anna, []);
    let link = device_link(&mut anna);
    assert_eq!(phone.post(&link, &[]).status, 303);
    for client in [&mut anna, &mut phone] {
        client.moved_to(&nodes[1].address);
        assert!(plays(client, &table), "at once");
    }
    let first = anna.get("/me").between("name=\"device\" value=\"", "\"").unwrap().to_owned();
    phone.moved_to(&nodes[0].address);
    assert_eq!(phone.post("/me/devices", &[("do", "sign-out"), ("device", &first)]).status, 303);
    until(403, || anna.post(&format!("{table}/act"), &[("do", "take")]));
    assert!(!plays(&mut anna, &table));
}

#[test]
fn whoever_asks_takes_everything_along_and_is_forgotten() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut phone] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let id = table.trim_start_matches("/table/").to_owned();
    assert_eq!(anna.get("/me/data.json").status, 200);
    assert_eq!(phone.get("/me/data.json").status, 404, "nothing is known of them");
    for (client, said) in [(&mut anna, "Good evening"), (&mut ben, "Hello Anna")] {
        assert_eq!(client.post(&format!("{table}/chat"), &[("words", said)]).status, 303);
    }
    anna.post(&format!("{table}/note"), &[("note", "a secret plan")]);
    ben.post(&format!("{table}/note"), &[("note", "his own plan")]);
    phone.post(&device_link(&mut anna), &[]);
    let data: Value = serde_json::from_str(&phone.get("/me/data.json").body).unwrap();
    let mine = &data["tables"][0];
    assert_eq!((mine["table"].as_str(), mine["names"].as_array().unwrap().len()), (Some(id.as_str()), 3));
    assert_eq!(mine["said"][0]["said"], "Good evening");
    assert_eq!(mine["said"].as_array().unwrap().len(), 1, "what others said is theirs");
    assert!(mine["notes"].to_string().contains("a secret plan") && !data.to_string().contains("his own plan"));
    assert!(mine["record"].is_null(), "a record of a game that goes on would tell every card");
    assert_eq!(data["devices"].as_array().unwrap().len(), 2);

    assert_eq!(anna.post("/me/erase", &[]).status, 409, "a slip erases nobody");
    assert!(plays(&mut anna, &table));
    let erased = anna.post("/me/erase", &[("sure", "yes")]);
    assert!(erased.status == 200 && erased.body.contains("You have been forgotten"), "{}", erased.body);
    for client in [&mut anna, &mut phone] {
        assert!(!plays(client, &table) && !client.get("/").body.contains(&id));
    }
    let bens = ben.get(&table).body;
    assert!(bens.contains("Hello Anna") && !bens.contains("Good evening") && !bens.contains(">Anna<"), "{bens}");
    assert!(ben.get("/me/data.json").body.contains("his own plan"));
}

#[test]
fn the_records_of_finished_games_come_along() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna] = browsers(&server);
    let table = table_of_three(&mut anna, []);
    loop {
        until_my_turn(&mut anna, &table);
        let Some(fields) = some_move(&anna.get(&table)) else { break };
        assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    }
    let record: Value = serde_json::from_str(&anna.get(&format!("{table}/record.json")).body).unwrap();
    let data: Value = serde_json::from_str(&anna.get("/me/data.json").body).unwrap();
    assert_eq!(data["tables"][0]["record"], record);
}

fn until_my_turn(client: &mut Client, table: &str) {
    let give_up = Instant::now() + Duration::from_secs(60);
    loop {
        let page = client.get(table);
        if page.waits() || page.is_over() {
            return;
        }
        assert!(Instant::now() < give_up, "the bots stand still");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn whoever_turns_out_to_be_somebody_else_brings_their_tables_along() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut phone] = browsers(&server);
    let at_desk = table_of_three(&mut anna, []);
    let on_phone = table_of_three(&mut phone, []);
    let link = device_link(&mut anna);
    let mut live = Live::open(&phone, &on_phone);
    live.next();
    assert_eq!(phone.post(&link, &[]).status, 409, "a hand would go along: that takes more than a tap");
    assert_eq!(phone.post(&link, &[("sure", "yes")]).status, 303);
    assert_eq!(live.goodbye(), 4404);
    for client in [&mut anna, &mut phone] {
        for table in [&at_desk, &on_phone] {
            assert!(plays(client, table));
        }
    }
}
