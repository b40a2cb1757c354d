//! What people ask of each other at a table: taking back, pausing, leaving, and what becomes of somebody who is away.

use rusqlite::{Connection, params};

use crate::guests::client::{Client, borrowed, some_move};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Three people at a table with this pace.
fn three_people(server: &Server, pace: &str) -> (String, [Client; 3]) {
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3"), ("pace", pace)]).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    for (name, client) in [("Ben", ben), ("Carla", carla)] {
        assert_eq!(client.post(&join, &[("name", name)]).status, 303);
    }
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    (table, people)
}

fn mover(table: &str, people: &mut [Client]) -> Option<usize> {
    (0..people.len()).find(|seat| some_move(&people[*seat].get(table)).is_some())
}

/// Whoever is to move does something; says who.
fn move_on(table: &str, people: &mut [Client]) -> usize {
    let seat = mover(table, people).expect("the table waits for somebody");
    let fields = some_move(&people[seat].get(table)).unwrap();
    assert_eq!(people[seat].post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    seat
}

fn say(table: &str, person: &mut Client, what: &str) -> u16 {
    person.post(&format!("{table}/conduct"), &[("do", what)]).status
}

fn story(table: &str, person: &mut Client) -> String {
    person.get(&format!("{table}/story")).body
}

/// So much time passes, without anybody waiting for it: the house is closed, and its tables have begun earlier.
fn later(server: Server, folder: &Folder, people: &mut [Client], time: i64) -> Server {
    server.kill();
    let database = Connection::open(folder.path().join("house.sqlite")).unwrap();
    database.execute("update tables set started = started - ?1", params![time]).unwrap();
    let server = Server::open(folder);
    people.iter_mut().for_each(|person| person.moved_to(&server.address));
    server
}

#[test]
fn a_move_is_taken_back_freely_until_somebody_acts_then_only_if_all_agree() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "free");
    let marie = mover(&table, &mut people).unwrap();
    assert_eq!(say(&table, &mut people[marie], "take-back"), 409, "there is nothing yet");
    assert_eq!(move_on(&table, &mut people), marie);
    let page = people[marie].get(&table).body;
    assert!(page.contains("Take back my last move"), "nothing was shown or drawn");
    assert_eq!(say(&table, &mut people[marie], "take-back"), 303);
    assert_eq!(mover(&table, &mut people), Some(marie), "it is Marie's choice again");
    assert!(story(&table, &mut people[0]).contains("<s>"), "the story keeps it, struck through");

    // Once somebody has acted it takes everybody's consent.
    move_on(&table, &mut people);
    let bidder = move_on(&table, &mut people);
    assert_ne!(bidder, marie);
    let others: Vec<usize> = (0..3).filter(|seat| *seat != marie).collect();
    assert!(people[marie].get(&table).body.contains("Ask to take back my last move"));
    assert_eq!(say(&table, &mut people[marie], "take-back"), 303);
    assert!(people[others[0]].get(&table).body.contains("id=\"vote-yes\""));
    assert_eq!(say(&table, &mut people[others[0]], "pause"), 409, "one thing at a time");
    assert_eq!(say(&table, &mut people[marie], "yes"), 409, "nobody votes for oneself");
    assert_eq!(say(&table, &mut people[others[0]], "end"), 409, "that is no answer to this");
    assert_eq!(say(&table, &mut people[others[0]], "yes"), 303);
    assert_eq!(say(&table, &mut people[others[1]], "no"), 303);
    assert!(people[marie].get(&table).body.contains("said no"));
    assert_ne!(mover(&table, &mut people), Some(marie), "a no is a no");
    assert_eq!(say(&table, &mut people[marie], "withdraw"), 303);
    assert_eq!(say(&table, &mut people[marie], "take-back"), 303);
    for other in &others {
        assert_eq!(say(&table, &mut people[*other], "yes"), 303);
    }
    assert_eq!(mover(&table, &mut people), Some(marie), "all agreed");
    // Whoever only watches has no say.
    let mut stranger = Client::new(&server.address, "en");
    assert_eq!(say(&table, &mut stranger, "take-back"), 403);
    assert_eq!(say(&table, &mut people[marie], "dance"), 422);
}

#[test]
fn a_pause_stops_the_clocks_and_needs_everybody() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "slow-1");
    let waited = mover(&table, &mut people).unwrap();
    let page = people[waited].get(&table);
    assert!(page.body.contains("Your move, within"));
    let fields = some_move(&page).unwrap();
    assert_eq!(say(&table, &mut people[0], "go-on"), 409, "there is nothing to go on from, and no clock to stop");
    assert_eq!(say(&table, &mut people[0], "pause"), 303);
    assert_eq!(say(&table, &mut people[1], "yes"), 303);
    assert!(!people[0].get(&table).body.contains("The game is paused"));
    assert_eq!(say(&table, &mut people[2], "yes"), 303);
    let page = people[waited].get(&table);
    assert!(page.body.contains("The game is paused") && !page.body.contains("id=\"time\""));
    assert!(some_move(&page).is_none(), "nothing is offered meanwhile");
    assert_eq!(people[waited].post(&format!("{table}/act"), &borrowed(&fields)).status, 409);
    // A week later it goes on as if no time had passed.
    let _server = later(server, &folder, &mut people, 7 * DAY);
    assert_eq!(say(&table, &mut people[1], "go-on"), 303);
    assert!(people[waited].get(&table).body.contains("Your move, within"));
    move_on(&table, &mut people);
}

#[test]
fn when_time_is_up_the_others_let_a_bot_keep_the_seat_warm_and_its_owner_takes_it_back() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "slow-3");
    let absent = mover(&table, &mut people).unwrap();
    let others: Vec<usize> = (0..3).filter(|seat| *seat != absent).collect();
    let server = later(server, &folder, &mut people, 2 * DAY);
    assert!(!people[others[0]].get(&table).body.contains("time is up"));
    let server = later(server, &folder, &mut people, 2 * DAY);
    assert!(people[others[0]].get(&table).body.contains("time is up. What now?"));
    assert!(people[absent].get(&table).body.contains("Your time is up"));
    // They wait first, for as long as a move may take.
    let mut live = Live::open(&people[absent], &table);
    for other in &others {
        assert_eq!(say(&table, &mut people[*other], "wait"), 303);
    }
    live.until(|page| page.body.contains("Your move, within"));
    assert!(!people[others[0]].get(&table).body.contains("time is up"));
    let _server = later(server, &folder, &mut people, 4 * DAY);
    assert_eq!(say(&table, &mut people[others[0]], "stand_in"), 303);
    for what in ["withdraw", "back"] {
        assert_eq!(say(&table, &mut people[absent], what), 303, "that changes nothing about the vote");
    }
    assert_eq!(say(&table, &mut people[others[1]], "stand_in"), 303);
    let page = people[absent].get(&table).body;
    assert!(page.contains("A bot keeps your seat warm"), "{page}");
    // The bot plays, through the same door as everybody, until the table waits for somebody else.
    let waits_for_others =
        |people: &mut [Client; 3]| others.iter().any(|seat| some_move(&people[*seat].get(&table)).is_some());
    for _ in 0..200 {
        if waits_for_others(&mut people) {
            break;
        }
        std::thread::yield_now();
    }
    assert!(waits_for_others(&mut people));
    assert_eq!(say(&table, &mut people[absent], "back"), 303);
    assert!(!people[absent].get(&table).body.contains("keeps your seat warm"));
}

#[test]
fn no_request_hides_that_somebodys_time_is_up() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "slow-1");
    let absent = mover(&table, &mut people).unwrap();
    let others: Vec<usize> = (0..3).filter(|seat| *seat != absent).collect();
    let times_up = |people: &mut [Client; 3]| people[others[1]].get(&table).body.contains("time is up. What now?");
    assert_eq!(say(&table, &mut people[others[0]], "pause"), 303);
    let server = later(server, &folder, &mut people, 2 * DAY);
    assert!(times_up(&mut people), "a request waits");
    assert_eq!(say(&table, &mut people[others[1]], "no"), 409, "that is no answer to this");
    assert_eq!(say(&table, &mut people[others[0]], "stand_in"), 303);
    for what in ["pause", "hints", "leave"] {
        assert_eq!(say(&table, &mut people[absent], what), 409, "votes are not wiped out: {what}");
    }
    // The votes were about this move, not about the next one.
    assert_eq!(move_on(&table, &mut people), absent);
    while mover(&table, &mut people) != Some(absent) {
        move_on(&table, &mut people);
    }
    let _server = later(server, &folder, &mut people, 2 * DAY);
    assert!(times_up(&mut people));
    assert_eq!(say(&table, &mut people[others[1]], "stand_in"), 303);
    assert!(times_up(&mut people), "one vote of two");
    assert_eq!(say(&table, &mut people[others[0]], "stand_in"), 303);
    assert!(people[absent].get(&table).body.contains("A bot keeps your seat warm"));
}

#[test]
fn a_refused_request_is_forgotten_when_the_game_goes_on() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "free");
    assert_eq!(say(&table, &mut people[0], "pause"), 303);
    move_on(&table, &mut people);
    assert!(people[0].get(&table).body.contains("No answer yet from"), "a request is not");
    assert_eq!(say(&table, &mut people[1], "no"), 303);
    assert!(people[0].get(&table).body.contains("said no"));
    move_on(&table, &mut people);
    assert!(!people[0].get(&table).body.contains("said no"));
}

#[test]
fn whoever_leaves_is_voted_about_and_the_game_can_end_early() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "free");
    assert_eq!(say(&table, &mut people[1], "leave"), 303);
    assert!(people[0].get(&table).body.contains("Ben has left the table. What now?"));
    assert!(people[1].get(&table).body.contains("I’m back"));
    assert_eq!(say(&table, &mut people[1], "back"), 303);
    assert!(!people[0].get(&table).body.contains("has left"));
    assert_eq!(say(&table, &mut people[1], "leave"), 303);
    for other in [0, 2] {
        assert_eq!(say(&table, &mut people[other], "end"), 303);
    }
    for person in &mut people {
        let page = person.get(&table);
        assert!(page.body.contains("ended this game early") && page.body.contains("Rematch"), "{}", page.body);
    }
    let seat = (0..3).find(|seat| people[*seat].get(&table).waits());
    if let Some(seat) = seat {
        let fields = some_move(&people[seat].get(&table)).unwrap();
        assert_eq!(people[seat].post(&format!("{table}/act"), &borrowed(&fields)).status, 409, "it is over");
    }
}

#[test]
fn live_clocks_stand_while_the_house_is_closed() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "live-60");
    let waited = mover(&table, &mut people).unwrap();
    // Ten minutes in which nobody could move: they are not missing from a minute and five more.
    let database = Connection::open(folder.path().join("house.sqlite")).unwrap();
    server.kill();
    database
        .execute("update house set value = cast(value as integer) - ?1 where name = 'open'", params![10 * MINUTE])
        .unwrap();
    let server = later(Server::open(&folder), &folder, &mut people, 0);
    assert!(!people[waited].get(&table).body.contains("Your time is up"));
    let _server = later(server, &folder, &mut people, 10 * MINUTE);
    assert!(people[waited].get(&table).body.contains("Your time is up"), "these ten minutes it was open");
}

#[test]
fn where_time_does_not_count_the_others_may_ask_about_somebody_after_a_while() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server, "free");
    let ask = |person: &mut Client, seat: &str| {
        person.post(&format!("{table}/conduct"), &[("do", "ask-about"), ("seat", seat)]).status
    };
    assert!(people[0].get(&table).body.contains("Who has stopped answering?"));
    assert_eq!(ask(&mut people[0], "1"), 409, "it has only begun");
    let server = later(server, &folder, &mut people, 11 * MINUTE);
    assert_eq!(ask(&mut people[0], "0"), 422, "nobody asks about oneself");
    assert_eq!(ask(&mut people[0], "7"), 409);
    assert_eq!(ask(&mut people[0], "1"), 303);
    assert!(people[2].get(&table).body.contains("everyone is wondering about Ben"));
    // Whoever is asked about only has to say something.
    assert!(people[1].get(&table).body.contains("the others are wondering about you"));
    assert_eq!(say(&table, &mut people[1], "back"), 303);
    assert!(!people[2].get(&table).body.contains("everyone is wondering about Ben"));
    // They wait, for as long again; then a bot keeps the seat warm.
    assert_eq!(ask(&mut people[0], "1"), 303);
    for other in [0, 2] {
        assert_eq!(say(&table, &mut people[other], "wait"), 303);
    }
    assert_eq!(ask(&mut people[0], "1"), 409, "they have just decided to wait");
    let server = later(server, &folder, &mut people, 11 * MINUTE);
    assert_eq!(ask(&mut people[2], "1"), 303);
    for other in [0, 2] {
        assert_eq!(say(&table, &mut people[other], "stand_in"), 303);
    }
    assert!(people[1].get(&table).body.contains("A bot keeps your seat warm"));
    // A move ends the question.
    assert_eq!(say(&table, &mut people[1], "back"), 303);
    let _server = later(server, &folder, &mut people, 11 * MINUTE);
    let asked = mover(&table, &mut people).unwrap();
    assert_eq!(ask(&mut people[(asked + 1) % 3], &asked.to_string()), 303);
    assert_eq!(move_on(&table, &mut people), asked);
    assert!(!people[(asked + 1) % 3].get(&table).body.contains("everyone is wondering about"));
}

#[test]
fn two_people_share_a_device_with_a_curtain_between_them() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut device = Client::new(&server.address, "en");
    let table = device.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    for name in ["Ben", "Carla"] {
        assert_eq!(device.post(&format!("{table}/seats"), &[("do", "share"), ("name", name)]).status, 303);
    }
    assert_eq!(device.post(&format!("{table}/start"), &[]).status, 303);
    let page = device.get(&table);
    assert!(page.body.contains("id=\"curtain\"") && !page.body.contains("id=\"mine\""), "nobody's cards are shown");
    assert!(!device.get(&format!("{table}/story")).body.contains("Anna is dealt"), "nor told");
    // Whoever is to move lifts the curtain, moves, and it falls again.
    for _ in 0..4 {
        let page = device.get(&table);
        let lift = page.body.split("class=\"button main\" id=\"lift-").nth(1).expect("somebody is to move");
        let address = lift.split("href=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
        let open = device.get(&format!("{table}{address}"));
        assert!(open.body.contains("id=\"mine\""));
        let mut fields = some_move(&open).unwrap();
        fields.push(("hot", address.split("hot=").nth(1).unwrap().to_owned()));
        assert_eq!(device.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
        // Whoever moves once more keeps it in hand.
        let then = device.get(&format!("{table}{address}")).body;
        assert!(
            !then.contains("id=\"mine\"") || then.contains("class=\"mine\" id=\"asked\""),
            "the old address shows nothing"
        );
    }
    // Without saying who, nobody moves; and nobody moves for a seat of somebody else.
    assert_eq!(device.post(&format!("{table}/act"), &[("accepted", "0"), ("do", "keep")]).status, 403);
    let mut stranger = Client::new(&server.address, "en");
    assert_eq!(stranger.post(&format!("{table}/act"), &[("accepted", "0"), ("do", "keep"), ("hot", "0")]).status, 403);
}
