//! The strong bot teaches: hints for whoever may have them, and a look back at games that are over.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::client::{Answer, Client, borrowed, some_move, table_of_three};
use crate::server::{Folder, Server};

/// The hint on this page.
fn hint(page: &Answer) -> Option<&str> {
    page.between("id=\"hint\"", "</section>")
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
    let table = anna.post("/learn/tante", &[]).address.unwrap();
    until(anna, &table, |page| some_move(page).is_some());
    table
}

#[test]
fn whoever_plays_with_bots_alone_may_ask_and_the_hint_is_for_this_moment() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = my_move(&mut anna);
    let page = anna.get(&table);
    assert!(page.form("ask-hint").is_some() && hint(&page).is_none(), "{}", page.body);
    assert_eq!(anna.post(&format!("{table}/hint"), &[]).status, 303);
    let page = until(&mut anna, &table, |page| hint(page).is_some_and(|hint| hint.contains('“')));
    assert!(page.form("ask-hint").is_none(), "once is enough");
    // Nobody else hears it, or may ask for her.
    let mut stranger = Client::new(&server.address, "en");
    assert!(hint(&stranger.get(&table)).is_none());
    assert_eq!(stranger.post(&format!("{table}/hint"), &[]).status, 403);
    // It is gone with the move.
    let fields = some_move(&page).unwrap();
    assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    assert!(hint(&anna.get(&table)).is_none());
}

#[test]
fn between_people_there_are_hints_only_if_all_agree() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben), ("Carla", &mut carla)]);
    let (asks, conduct) = (format!("{table}/hint"), format!("{table}/conduct"));
    for person in [&mut anna, &mut ben, &mut carla] {
        assert!(person.get(&table).form("ask-hint").is_none());
        assert_eq!(person.post(&asks, &[]).status, 403);
    }
    assert_eq!(anna.post(&conduct, &[("do", "hints")]).status, 303);
    assert!(ben.get(&table).body.contains("Anna would like hints"));
    assert_eq!(ben.post(&conduct, &[("do", "yes")]).status, 303);
    assert_eq!(ben.post(&asks, &[]).status, 403, "Carla has not agreed");
    assert_eq!(carla.post(&conduct, &[("do", "yes")]).status, 303);
    let people = [&mut anna, &mut ben, &mut carla];
    let asked =
        people.into_iter().map(|person| (some_move(&person.get(&table)).is_some(), person.post(&asks, &[]).status));
    for (to_move, status) in asked.collect::<Vec<_>>() {
        assert_eq!(status, if to_move { 303 } else { 409 });
    }
}

#[test]
fn only_a_game_that_is_over_is_looked_back_at_and_that_is_kept() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let running = my_move(&mut anna);
    assert_eq!(anna.get(&format!("{running}/review")).status, 403);

    let records = folder.path().join("records");
    let simulate = ["simulate", "tante", "--games", "1", "--bots", "random", "--seats", "3", "--records"];
    let simulated = Command::new(env!("CARGO_BIN_EXE_hoirie")).args(simulate).arg(&records).output().unwrap();
    assert!(simulated.status.success());
    let record = std::fs::read_to_string(records.join("tante-0-000000.json")).unwrap();
    let table = anna.hand_in("/import", &[("text", &record)]).address.unwrap();
    assert!(anna.get(&table).body.contains(&format!("{table}/review")), "the end of a game leads there");
    let review = format!("{table}/review");
    let under_way = anna.get(&review);
    assert!(under_way.body.contains("<progress") || under_way.body.contains("<polyline"), "{}", under_way.body);
    let found = until(&mut anna, &review, |page| page.body.contains("<polyline"));
    for curve in ["as far as each could know", "with all cards open", "Decisions that cost most"] {
        assert!(found.body.contains(curve), "{curve} is missing in {}", found.body);
    }
    assert!(found.body.matches("name=\"step\"").count() <= 5);
    let step = found.form_fields_of_first_slip().expect("random players make mistakes");
    let on = anna.post(&format!("{table}/play-on"), &step);
    assert_eq!(on.status, 303, "{}", on.body);
    assert_eq!(anna.get(&format!("{review}?of=2")).status, 200);
    for nobody in ["0", "4", "x"] {
        assert_eq!(anna.get(&format!("{review}?of={nobody}")).status, 404, "{nobody}");
    }
    // It is kept with the game.
    server.kill();
    let server = Server::open(&folder);
    anna.moved_to(&server.address);
    assert_eq!(anna.get(&review).body, found.body);
}

impl Answer {
    /// What *Play on from here* at the first decision would send.
    fn form_fields_of_first_slip(&self) -> Option<Vec<(&str, &str)>> {
        let form = self.between("/play-on\"", "</form>")?;
        let value = |name: &str| form.split_once(&format!("name=\"{name}\" value=\""))?.1.split('"').next();
        Some(vec![("step", value("step")?), ("eyes", value("eyes")?)])
    }
}
