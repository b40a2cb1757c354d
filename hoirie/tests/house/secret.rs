//! What is done in secret shows on nobody else's live connection, not even as a page that looks the same.

use crate::guests::client::{Client, borrowed};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

/// The next page that comes is the one on which Anna says so: nothing was sent since the last.
fn nothing_came_before_anna_speaks(live: &mut Live, anna: &mut Client, table: &str, words: &str) {
    assert_eq!(anna.post(&format!("{table}/chat"), &[("words", words)]).status, 303);
    let page = live.next();
    assert!(page.body.contains(words), "something else came first: {}", page.body);
}

/// Anna, Ben and Carla at a table of Maloney with live auctions; nobody is ready yet.
fn begun(server: &Server, options: &[(&'static str, &'static str)]) -> (String, [Client; 3]) {
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let new = [&[("name", "Anna"), ("seats", "3"), ("option-auction", "live")], options].concat();
    let table = anna.post("/new/maloney", &new).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    for (name, person) in [("Ben", ben), ("Carla", carla)] {
        assert_eq!(person.post(&join, &[("name", name)]).status, 303);
    }
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    (table, people)
}

fn is_ready(person: &mut Client, table: &str) {
    let page = person.get(table);
    assert_eq!(person.post(&format!("{table}/act"), &borrowed(&page.form("ready").unwrap())).status, 303);
}

#[test]
fn whoever_comes_is_seen_at_once_and_not_with_the_next_answer() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, [anna, ben, _]) = begun(&server, &[]);
    let mut host = Live::open(&anna, &table);
    host.until(|page| ["again-1", "again-2"].iter().all(|missed| page.body.contains(missed)));
    let _ben_is_here = Live::open(&ben, &table);
    let page = host.next();
    assert!(page.body.contains("again-2") && !page.body.contains("again-1"), "{}", page.body);
}

#[test]
fn nobody_whose_clock_runs_is_told_that_somebody_asks_for_a_hint() {
    let folder = Folder::new();
    let options = ["--bot-delay", "0,0", "--thinking", "8", "--data", folder.path().to_str().unwrap()];
    let server = Server::serve(&options);
    let (table, [mut anna, mut ben, mut carla]) = begun(&server, &[("pace", "live-180"), ("hints", "on")]);
    let mut live = Live::open(&ben, &table);
    let page = live.until(|page| page.body.contains("id=\"ready-until-"));
    assert!(page.body.contains("id=\"time\""), "both clocks run: {}", page.body);
    assert_eq!(anna.post(&format!("{table}/hint"), &[]).status, 303);
    assert!(anna.get(&table).body.contains("id=\"hint\""));
    nothing_came_before_anna_speaks(&mut live, &mut anna, &table, "I was thinking.");
    // A new clock is news.
    [&mut anna, &mut ben, &mut carla].into_iter().for_each(|person| is_ready(person, &table));
    let count = live.until(|page| page.body.contains("id=\"hammer-"));
    let hammer = count.between("id=\"hammer-", "\"").unwrap().to_owned();
    live.until(|page| page.between("id=\"hammer-", "\"").is_some_and(|other| other != hammer));
}
