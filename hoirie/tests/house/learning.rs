//! Guided first games: a word about everything that is new, once each, for as long as it is wanted.

use crate::guests::client::{Answer, Client};
use crate::guests::server::{Folder, Server};

/// The lesson on this page.
fn lesson(page: &Answer) -> Option<String> {
    page.between("name=\"lesson\" value=\"", "\"").map(str::to_owned)
}

fn say(table: &str, person: &mut Client, fields: &[(&str, &str)]) -> u16 {
    person.post(&format!("{table}/conduct"), fields).status
}

#[test]
fn a_lesson_is_shown_until_it_is_read_also_when_the_house_was_closed_meanwhile() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    assert!(anna.get("/").body.contains("action=\"/learn/millionen\""));
    let table = anna.post("/learn/millionen", &[]).address.unwrap();
    let page = anna.get(&table);
    assert_eq!(lesson(&page).as_deref(), Some("lesson-welcome"));
    assert!(page.body.contains("Five suitcases in front of you, and then a Dandy"), "{}", page.body);
    // It stays until it was read; others never see it.
    assert_eq!(lesson(&anna.get(&table)).as_deref(), Some("lesson-welcome"));
    assert_eq!(lesson(&Client::new(&server.address, "en").get(&table)), None);
    assert_eq!(say(&table, &mut anna, &[("do", "read"), ("lesson", "lesson-welcome")]), 303);
    assert_ne!(lesson(&anna.get(&table)).as_deref(), Some("lesson-welcome"));
    server.kill();
    let server = Server::open(&folder);
    anna.moved_to(&server.address);
    assert_ne!(lesson(&anna.get(&table)).as_deref(), Some("lesson-welcome"), "it was read before");
}

#[test]
fn whoever_wants_no_more_lessons_gets_none_until_they_are_wanted_again() {
    let folder = Folder::new();
    // What there is to say changes with the game, so it stands still.
    let server = Server::with_bots(&folder, "600000,600000");
    for game in ["maloney", "tante", "erbraffer", "millionen"] {
        let mut anna = Client::new(&server.address, "de");
        let table = anna.post(&format!("/learn/{game}"), &[]).address.unwrap();
        let page = anna.get(&table);
        assert_eq!(lesson(&page).as_deref(), Some("lesson-welcome"), "{game}");
        assert!(page.body.contains("Willkommen") && !page.body.contains("value=\"lessons\""));
        assert_eq!(say(&table, &mut anna, &[("do", "no-lessons")]), 303);
        let page = anna.get(&table);
        assert!(lesson(&page).is_none() && page.body.contains("Tipps wieder zeigen"), "{game}");
        assert_eq!(say(&table, &mut anna, &[("do", "lessons")]), 303);
        assert!(lesson(&anna.get(&table)).is_some(), "{game}");
    }
}

#[test]
fn a_newcomer_plays_with_easy_bots_of_different_temperaments() {
    let folder = Folder::new();
    let server = Server::with_bots(&folder, "600000,600000");
    let mut anna = Client::new(&server.address, "en");
    for game in ["maloney", "tante", "erbraffer", "millionen"] {
        let table = anna.post(&format!("/learn/{game}"), &[]).address.unwrap();
        let page = anna.get(&table).body;
        for bot in ["Achille: easy bot, bold", "Berthe: easy bot, careful", "Casimir: easy bot, spiteful"] {
            assert!(page.contains(bot), "{bot} is missing in {page}");
        }
    }
    let page = anna.post("/play/tante", &[]).address.map(|table| anna.get(&table).body).unwrap();
    assert!(page.contains("Achille: steady bot, bold"), "{page}");
}

#[test]
fn a_newcomer_is_not_hurried_by_a_live_auction() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/learn/maloney", &[]).address.unwrap();
    assert!(anna.get(&table).body.contains("In turn: one after the other, without a clock"));
}

#[test]
fn only_lessons_can_be_read_and_only_in_a_guided_game() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let guided = anna.post("/learn/tante", &[]).address.unwrap();
    for wrong in ["", "lesson-", "lesson-in-humility", "face-hand"] {
        assert_eq!(say(&guided, &mut anna, &[("do", "read"), ("lesson", wrong)]), 422, "{wrong}");
    }
    assert_eq!(say(&guided, &mut anna, &[("do", "read")]), 422);
    let mut stranger = Client::new(&server.address, "en");
    assert_eq!(say(&guided, &mut stranger, &[("do", "no-lessons")]), 403);
    let usual = anna.post("/play/tante", &[]).address.unwrap();
    assert_eq!(lesson(&anna.get(&usual)), None);
    for what in ["no-lessons", "lessons"] {
        assert_eq!(say(&usual, &mut anna, &[("do", what)]), 409);
    }
    assert_eq!(say(&usual, &mut anna, &[("do", "read"), ("lesson", "lesson-welcome")]), 409);
}
