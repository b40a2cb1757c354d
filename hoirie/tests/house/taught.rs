//! The strong bot teaches: hints for whoever may have them, and a look back at games that are over.

use std::process::Command;
use std::time::{Duration, Instant};

use servers::Postgres;

use crate::guests::client::{Answer, Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

/// A house whose strong bot thinks little, or long.
fn open(folder: &Folder, thinking: &str) -> Server {
    Server::serve(&["--bot-delay", "0,0", "--thinking", thinking, "--data", folder.path().to_str().unwrap()])
}

/// So little that nobody waits.
const LITTLE: &str = "8";
/// So long that no test waits for the end of it.
const LONG: &str = "3600000ms";

/// The hint on this page.
fn hint(page: &Answer) -> Option<&str> {
    page.between("id=\"hint\"", "</section>")
}

/// Whether the strong bot has said something on this page, and not only that it thinks.
fn is_said(page: &Answer) -> bool {
    hint(page).is_some_and(|hint| hint.contains('“'))
}

/// Asks for the same page until it says what is waited for.
fn until(client: &mut Client, path: &str, says: impl Fn(&Answer) -> bool) -> Answer {
    let begun = Instant::now();
    loop {
        let page = client.get(path);
        assert_eq!(page.status, 200, "{}", page.body);
        if says(&page) {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_secs(240), "{}", page.body);
        std::thread::yield_now();
    }
}

/// A table for one and bots at which that one is to move.
fn my_move(anna: &mut Client) -> String {
    let table = anna.post("/play/tante", &[]).address.unwrap();
    until(anna, &table, |page| some_move(page).is_some());
    table
}

/// A table with a finished game of three who played anything.
fn a_finished_game(anna: &mut Client, folder: &Folder) -> String {
    let records = folder.path().join("records");
    let simulate = ["simulate", "tante", "--games", "1", "--bots", "random", "--seats", "3", "--records"];
    let simulated = Command::new(env!("CARGO_BIN_EXE_hoirie")).args(simulate).arg(&records).output().unwrap();
    assert!(simulated.status.success());
    let record = std::fs::read_to_string(records.join("tante-0-000000.json")).unwrap();
    anna.hand_in("/import", &[("text", &record)]).address.unwrap()
}

#[test]
fn whoever_plays_with_bots_alone_may_ask_and_the_hint_is_for_this_moment() {
    let folder = Folder::new();
    let server = open(&folder, LITTLE);
    let mut anna = Client::new(&server.address, "en");
    let table = my_move(&mut anna);
    let page = anna.get(&table);
    assert!(page.form("ask-hint").is_some() && hint(&page).is_none(), "{}", page.body);
    assert!(!page.body.contains("data-hinted"));
    assert_eq!(anna.post(&format!("{table}/hint"), &[]).status, 303);
    let page = until(&mut anna, &table, is_said);
    assert!(page.form("ask-hint").is_none(), "once is enough");
    assert!(page.body.contains("data-hinted"), "what it would do is marked: {}", page.body);
    // Nobody else hears it, or may ask for her.
    let mut stranger = Client::new(&server.address, "en");
    let seen = stranger.get(&table);
    assert!(hint(&seen).is_none() && !seen.body.contains("data-hinted"));
    assert_eq!(stranger.post(&format!("{table}/hint"), &[]).status, 403);
    // It is gone with the move.
    let fields = some_move(&page).unwrap();
    assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    assert!(hint(&anna.get(&table)).is_none());
}

#[test]
fn between_people_there_are_hints_only_if_all_agree() {
    let folder = Folder::new();
    let server = open(&folder, LITTLE);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben), ("Carla", &mut carla)]);
    let asks = format!("{table}/hint");
    let conduct = format!("{table}/conduct");
    for person in [&mut anna, &mut ben, &mut carla] {
        assert!(person.get(&table).form("ask-hint").is_none());
        let refused = person.post(&asks, &[]);
        assert_eq!(refused.status, 403);
        assert!(refused.body.contains("Hints are not allowed at this table unless everyone agrees."));
    }
    assert_eq!(anna.post(&conduct, &[("do", "hints")]).status, 303);
    assert!(ben.get(&table).body.contains("Anna would like everyone to be able to ask"));
    assert_eq!(ben.post(&conduct, &[("do", "yes")]).status, 303);
    assert_eq!(ben.post(&asks, &[]).status, 403, "Carla has not agreed");
    assert_eq!(carla.post(&conduct, &[("do", "no")]).status, 303);
    assert_eq!(ben.post(&asks, &[]).status, 403, "Carla has said no");
    assert_eq!(ben.post(&conduct, &[("do", "hints")]).status, 303, "one can ask again");
    for person in [&mut anna, &mut carla] {
        assert_eq!(person.post(&conduct, &[("do", "yes")]).status, 303);
    }
    let asked = [&mut anna, &mut ben, &mut carla]
        .map(|person| (some_move(&person.get(&table)).is_some(), person.post(&asks, &[]).status));
    for (to_move, status) in asked {
        assert_eq!(status, if to_move { 303 } else { 409 });
    }
}

#[test]
fn whoever_is_stood_in_for_is_asked_about_hints_too() {
    let folder = Folder::new();
    let server = open(&folder, LITTLE);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let asks = format!("{table}/hint");
    let conduct = format!("{table}/conduct");
    assert_eq!(ben.post(&conduct, &[("do", "leave")]).status, 303);
    for says in ["stand_in", "hints"] {
        assert_eq!(anna.post(&conduct, &[("do", says)]).status, 303, "{says}");
    }
    assert!(anna.get(&table).body.contains("No answer yet from Ben"), "{}", anna.get(&table).body);
    assert_eq!(anna.post(&asks, &[]).status, 403, "Ben has not agreed");
    assert_eq!(ben.post(&conduct, &[("do", "back")]).status, 303);
    assert!(ben.get(&table).body.contains("Anna would like everyone to be able to ask"));
    assert_eq!(ben.post(&conduct, &[("do", "yes")]).status, 303);
    assert_ne!(anna.post(&asks, &[]).status, 403);
}

#[test]
fn a_table_may_allow_hints_from_the_start_and_says_so() {
    let folder = Folder::new();
    let server = open(&folder, LITTLE);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let new = [("name", "Anna"), ("seats", "3"), ("hints", "on")];
    let table = anna.post("/new/tante", &new).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    for page in [&table, &join] {
        assert!(ben.get(page).body.contains("by sitting down, you agree"));
    }
    assert_eq!(ben.post(&join, &[("name", "Ben")]).status, 303);
    anna.post(&format!("{table}/seats"), &[("do", "fill")]);
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    let seat = ben.get(&table).path_to("/seat/").unwrap();
    assert!(Client::new(&server.address, "en").get(&seat).body.contains("by sitting down, you agree"));
    let mut people = [anna, ben];
    let mover = mover(&mut people, &table);
    assert_eq!(mover.post(&format!("{table}/hint"), &[]).status, 303);
    until(mover, &table, is_said);
    assert_eq!(people[0].post("/new/tante", &[("name", "Anna"), ("hints", "maybe")]).status, 422);
}

/// Whoever of them the table waits for, once it does.
fn mover<'a>(people: &'a mut [Client], table: &str) -> &'a mut Client {
    let begun = Instant::now();
    let to_move = |client: &mut Client| some_move(&client.get(table)).is_some();
    let place = loop {
        if let Some(place) = people.iter_mut().position(to_move) {
            break place;
        }
        assert!(begun.elapsed() < Duration::from_secs(240));
    };
    &mut people[place]
}

#[test]
fn a_hint_that_dies_with_its_house_is_thought_of_when_it_opens_again() {
    let folder = Folder::new();
    let server = open(&folder, LONG);
    let mut anna = Client::new(&server.address, "en");
    let table = my_move(&mut anna);
    assert_eq!(anna.post(&format!("{table}/hint"), &[]).status, 303);
    let thinking = anna.get(&table);
    assert!(hint(&thinking).is_some() && !is_said(&thinking), "{}", thinking.body);
    assert!(thinking.form("ask-hint").is_none());
    server.kill();
    let server = open(&folder, LITTLE);
    anna.moved_to(&server.address);
    until(&mut anna, &table, is_said);
}

#[test]
fn a_hint_that_dies_with_its_node_is_thought_of_by_another() {
    let database = Postgres::shared().database();
    let node = |thinking: &str| {
        let options = ["--bot-delay", "0,0", "--thinking", thinking, "--data", "nowhere", "--database", &database];
        Server::serve(&options)
    };
    let one = node(LONG);
    let other = node(LITTLE);
    let mut anna = Client::new(&one.address, "en");
    let table = my_move(&mut anna);
    assert_eq!(anna.post(&format!("{table}/hint"), &[]).status, 303);
    one.kill();
    anna.moved_to(&other.address);
    until(&mut anna, &table, is_said);
}

#[test]
fn only_a_game_that_is_over_is_looked_back_at_and_that_is_kept() {
    let folder = Folder::new();
    let server = open(&folder, LITTLE);
    let mut anna = Client::new(&server.address, "en");
    let running = my_move(&mut anna);
    assert_eq!(anna.get(&format!("{running}/review")).status, 403);
    assert!(!anna.get(&running).body.contains("/review"), "nothing leads there before the end");

    let table = a_finished_game(&mut anna, &folder);
    assert!(anna.get(&table).body.contains(&format!("{table}/review")), "the end of a game leads there");
    let review = format!("{table}/review");
    for nobody in ["0", "4", "x"] {
        assert_eq!(anna.get(&format!("{review}?of={nobody}")).status, 404, "{nobody}");
    }
    let under_way = anna.get(&review);
    assert!(
        under_way.body.contains("<progress") && under_way.body.contains("http-equiv=\"refresh\""),
        "whoever asks first"
    );
    let found = until(&mut anna, &review, |page| page.body.contains("<polyline"));
    assert!(!found.body.contains("http-equiv=\"refresh\"") && !found.body.contains("<progress"));
    for curve in ["as far as each player could know", "with all cards open", "The most costly decisions"] {
        assert!(found.body.contains(curve), "{curve} is missing in {}", found.body);
    }
    assert!((1..=5).contains(&found.body.matches("name=\"step\"").count()));
    let step = found.first_slip().expect("random players make mistakes");
    let on = anna.post(&format!("{table}/play-on"), &step);
    assert_eq!(on.status, 303, "{}", on.body);
    let on = on.address.unwrap();
    assert!(on != table && until(&mut anna, &on, |page| some_move(page).is_some()).form("ask-hint").is_some());
    assert_eq!(anna.get(&format!("{review}?of=2")).status, 200);
    // It is kept with the game.
    server.kill();
    let server = open(&folder, LONG);
    anna.moved_to(&server.address);
    assert_eq!(anna.get(&review).body, found.body);
}

#[test]
fn a_look_back_that_dies_with_its_house_is_taken_up_again() {
    let folder = Folder::new();
    let server = open(&folder, LONG);
    let mut anna = Client::new(&server.address, "en");
    let review = format!("{}/review", a_finished_game(&mut anna, &folder));
    assert!(anna.get(&review).body.contains("<progress"));
    server.kill();
    let server = open(&folder, LITTLE);
    anna.moved_to(&server.address);
    until(&mut anna, &review, |page| page.body.contains("<polyline"));
}

impl Answer {
    /// What *Play on from here* at the first decision would send.
    fn first_slip(&self) -> Option<Vec<(&str, &str)>> {
        let form = self.between("/play-on\"", "</form>")?;
        let value = |name: &str| form.split_once(&format!("name=\"{name}\" value=\""))?.1.split('"').next();
        Some(vec![("step", value("step")?), ("eyes", value("eyes")?)])
    }
}
