//! One person, several devices: they are let in, play on together, and are signed out.

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
    let refused = ben.post(&format!("/sheet/{sheet}"), &[]);
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
