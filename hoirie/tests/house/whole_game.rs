//! A whole game by forms alone, and what stays of it.

use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

#[test]
fn two_people_and_a_bot_play_to_the_end_by_forms_alone() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "de");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    assert_eq!(anna.get(&format!("{table}/record.json")).status, 403, "a running game's record would tell every card");

    play_to_the_end(&table, &mut [&mut anna, &mut ben]);

    let annas = anna.get(&table);
    let bens = ben.get(&table);
    assert!(annas.body.contains("Aunt Marie") && bens.body.contains("Tante Marie"));
    let record = anna.get(&format!("{table}/record.json"));
    assert_eq!(record.status, 200);
    let record: serde_json::Value = serde_json::from_str(&record.body).unwrap();
    assert_eq!(record["game"], "tante");
    assert_eq!(record["options"]["couples"], "on");
    let by: Vec<_> = record["log"].as_array().unwrap().iter().map(|row| row["by"].as_str().unwrap()).collect();
    assert!(by.contains(&"person") && by.contains(&"bot"));

    // A rematch is made once, and leads everybody to the same table.
    let again = anna.post(&format!("{table}/rematch"), &[]).address.unwrap();
    assert_eq!(ben.post(&format!("{table}/rematch"), &[]).address.unwrap(), again);
    assert!(ben.get(&again).body.contains("Anna"));
    assert_eq!(anna.post(&format!("{again}/start"), &[]).status, 303);
}

/// A push leaves out what its page knows of a picture; a page that is whole leaves out nothing, whoever was shown the picture first.
#[test]
fn pictures_are_whole_on_a_page_also_where_a_push_has_shown_them_before() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/maloney", &[]).address.unwrap();
    let mut live = Live::open(&anna, &table);
    let mut page = anna.get(&table);
    let mut shown_on_their_way = 0;
    while shown_on_their_way < 5 && !page.is_over() {
        // One button does a whole move.
        match (page.waits(), page.body.split("name=\"move\" value=\"").nth(1), page.accepted()) {
            (true, Some(button), Some(accepted)) => {
                let what = button.split('"').next().unwrap().replace("&amp;", "&");
                anna.post(&format!("{table}/act"), &[("accepted", accepted), ("move", &what)]);
            }
            _ => drop(live.next()),
        }
        page = anna.get(&table);
        assert!(!page.body.contains("<use href=\"#"), "{}", page.body);
        shown_on_their_way = page.body.matches("class=\"carried\"").count();
    }
    assert!(shown_on_their_way > 0);
}

#[test]
fn a_guest_says_who_they_are_and_the_record_knows() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let page = anna.get(&table).body;
    assert!(page.contains("Guest") && !page.contains("data-row"), "how many rows there are can be a secret");
    let rename = format!("{table}/name");
    assert_eq!(anna.post(&rename, &[("name", " ")]).status, 409);
    assert_eq!(Client::new(&server.address, "en").post(&rename, &[("name", "Eve")]).status, 403);
    assert_eq!(anna.post(&rename, &[("name", "Achille")]).status, 303);
    let page = anna.get(&table).body;
    assert!(page.contains("Achille 2") && !page.contains("Guest"), "a bot has that name already");
    play_to_the_end(&table, &mut [&mut anna]);
    assert!(anna.get(&format!("{table}/record.json")).body.contains("\"Achille 2\""));
}

#[test]
fn play_now_seats_bots_and_begins() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "fr");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let page = anna.get(&table);
    assert!(page.body.contains("id=\"board\"") && page.body.contains("Invité"), "{}", page.body);
    play_to_the_end(&table, &mut [&mut anna]);
}

/// Everybody plays whenever the table waits for them.
pub fn play_to_the_end(table: &str, people: &mut [&mut Client]) {
    for _ in 0..20_000 {
        for person in people.iter_mut() {
            let page = person.get(table);
            if page.is_over() {
                return;
            }
            if let Some(fields) = some_move(&page) {
                // Sent twice, as when an answer was lost, it is played once; so is the move that ends the game.
                for _ in 0..2 {
                    let answer = person.post(&format!("{table}/act"), &borrowed(&fields));
                    assert_eq!(answer.status, 303, "{fields:?}: {}", answer.body);
                }
            }
        }
    }
    panic!("the game did not end");
}
