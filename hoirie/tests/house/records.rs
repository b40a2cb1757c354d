//! Fair deals one can check, replays and their secrets, records brought along, and playing on.

use std::process::Command;

use serde_json::{Value, json};

use super::whole_game::play_to_the_end;
use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

/// The record of a simulated game.
pub fn simulated(folder: &Folder, game: &str) -> String {
    let records = folder.path().join("records");
    let simulate = ["simulate", game, "--games", "1", "--records", records.to_str().unwrap()];
    assert!(Command::new(env!("CARGO_BIN_EXE_hoirie")).args(simulate).output().unwrap().status.success());
    std::fs::read_to_string(records.join(format!("{game}-0-000000.json"))).unwrap()
}

/// What the command line says about a record.
fn verified(folder: &Folder, record: &str, more: &[&str]) -> String {
    let file = folder.path().join("record.json");
    std::fs::write(&file, record).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_hoirie")).arg("verify").arg(&file).args(more).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn what_seats_add_is_in_the_deal_and_every_change_to_the_record_is_found() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "de");
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    let lobby = anna.get(&table);
    let fingerprint = lobby.between("secret: <code>", "</code>").unwrap().to_owned();
    let join = lobby.path_to("/join/").unwrap();
    ben.post(&join, &[("name", "Ben")]);
    anna.post(&format!("{table}/seats"), &[("do", "fill")]);

    let share = format!("{table}/share");
    let mine = "5a".repeat(32);
    assert_eq!(anna.post(&share, &[("share", "5a5a")]).status, 422);
    assert_eq!(anna.post(&share, &[("share", &mine)]).status, 303);
    assert_eq!(anna.post(&share, &[("share", &"77".repeat(32))]).status, 303, "the first counts");
    assert_eq!(Client::new(&server.address, "en").post(&share, &[("share", &mine)]).status, 403);
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    assert_eq!(ben.post(&share, &[("share", &"11".repeat(32))]).status, 303, "too late, and nobody is told");
    assert!(anna.get(&table).body.contains(&fingerprint));

    assert_eq!(anna.get(&format!("{table}/check")).status, 403, "a running game keeps its secret");
    play_to_the_end(&table, &mut [&mut anna, &mut ben]);

    let record = anna.get(&format!("{table}/record.json")).body;
    let sound: Value = serde_json::from_str(&record).unwrap();
    let nothing = "00".repeat(32);
    assert_eq!(sound["seed"]["dealt"]["shares"], json!([mine, nothing, nothing]));
    let checked = anna.get(&format!("{table}/check")).body;
    assert!(checked.contains("dealt fairly") && checked.contains("One of 3 seats") && checked.contains(&fingerprint));
    assert!(ben.get(&format!("{table}/check")).body.contains("fair ausgeteilt"));
    let said = verified(&folder, &record, &["--fingerprint", &fingerprint]);
    assert!(said.contains("the one you noted") && said.contains(&fingerprint), "{said}");

    let good = anna.hand_in("/verify", &[("text", &record), ("fingerprint", &fingerprint)]);
    assert!(good.body.contains("✓ This game was dealt fairly"), "{}", good.body);
    let other = anna.hand_in("/verify", &[("file", &record), ("fingerprint", &nothing)]);
    assert!(other.body.contains("belongs to another deal"), "{}", other.body);
    let mut tampered = |change: &dyn Fn(&mut Value)| {
        let mut record = sound.clone();
        change(&mut record);
        let answer = anna.hand_in("/verify", &[("text", &record.to_string())]);
        assert_eq!(answer.status, 200);
        assert!(answer.body.contains("✗ This record can’t be trusted"), "{}", answer.body);
        answer.between("<p class=\"refusal\">", "</p>").unwrap().to_owned()
    };
    let dealt = "/seed/dealt";
    let set = |record: &mut Value, at: &str, value: Value| *record.pointer_mut(at).unwrap() = value;
    let complaints = [
        (tampered(&|record| set(record, &format!("{dealt}/secret"), json!(nothing))), "doesn’t match the fingerprint"),
        (tampered(&|record| set(record, "/commitment", json!(nothing))), "doesn’t match the fingerprint"),
        (tampered(&|record| set(record, &format!("{dealt}/shares/0"), json!(nothing))), "Step"),
        (tampered(&|record| set(record, &format!("{dealt}/shares"), json!([mine]))), "number of seats"),
        (tampered(&|record| set(record, "/log/3/check", json!("0011223344556677"))), "Step 4 leads to something else"),
        (tampered(&|record| set(record, "/log/2/seq", json!(9))), "not in its place"),
        (tampered(&|record| set(record, "/log/2/seq", json!(u64::MAX))), "Step 3 is not in its place"),
        (tampered(&|record| set(record, "/log/2/at", json!(u64::MAX))), "before the one before it"),
        (tampered(&|record| set(record, "/seats/1", json!("Bernd"))), "seal is broken"),
        (tampered(&|record| set(record, "/log/0/by", json!("clock"))), "seal is broken"),
    ];
    for (said, expected) in complaints {
        assert!(said.contains(expected), "{said} does not say {expected:?}");
    }
    let german = ben.hand_in("/verify", &[("text", "{")]);
    assert!(german.body.contains("Das ist keine Aufzeichnung einer Partie."), "{}", german.body);
}

#[test]
fn play_now_takes_what_the_browser_adds() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mine = "c3".repeat(32);
    for (fields, added) in [(vec![("share", mine.as_str())], "One of 4 seats"), (vec![], "No seat added")] {
        let table = anna.post("/play/tante", &fields).address.unwrap();
        play_to_the_end(&table, &mut [&mut anna]);
        let checked = anna.get(&format!("{table}/check")).body;
        assert!(checked.contains(added));
        assert_eq!(checked.contains("dealt fairly"), !fields.is_empty(), "where nobody adds, the house could choose");
    }
}

#[test]
fn play_now_shows_the_fingerprint_before_anything_is_added() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let front = anna.get("/");
    let form = front.between("action=\"/play/tante\"", "</form>").unwrap();
    let value =
        |name: &str| form.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap().split('"').next().unwrap();
    let table = value("table");
    let fingerprint = value("fingerprint");
    let mine = "c3".repeat(32);
    let fields = [("table", table), ("fingerprint", "not heard"), ("share", mine.as_str())];
    for click in ["first", "second"] {
        assert_eq!(anna.post("/play/tante", &fields).address.unwrap(), format!("/table/{table}"), "{click} click");
    }
    assert!(anna.get(&format!("/table/{table}")).body.contains(fingerprint));
    play_to_the_end(&format!("/table/{table}"), &mut [&mut anna]);
    let record: serde_json::Value =
        serde_json::from_str(&anna.get(&format!("/table/{table}/record.json")).body).unwrap();
    assert!(record.to_string().contains(fingerprint), "it is the one that was shown");
    // A page that was kept: its form makes another table.
    let database = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    database.execute("update tables set started = started - 60000", []).unwrap();
    let another = anna.post("/play/tante", &fields).address.unwrap();
    assert_ne!(another, format!("/table/{table}"));
}

#[test]
fn while_a_game_runs_nobody_replays_it_with_any_eyes() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    for person in people.iter_mut().chain([&mut Client::new(&server.address, "en")]) {
        for eyes in ["", "?eyes=1", "?eyes=2", "?eyes=all", "?eyes=public", "?step=0&eyes=3"] {
            let answer = person.get(&format!("{table}/replay{eyes}"));
            assert_eq!(answer.status, 403, "{eyes}");
            assert!(answer.body.contains("not over") && !answer.body.contains("id=\"board\""));
        }
        assert_eq!(person.get(&format!("{table}/check")).status, 403);
        assert_eq!(person.get(&format!("{table}/record.json")).status, 403);
        assert_eq!(person.post(&format!("{table}/play-on"), &[("step", "0"), ("eyes", "2")]).status, 403);
    }
}

#[test]
fn the_house_takes_its_own_record_when_two_long_names_collide() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let long = "Anna Wilhelmina Carolina";
    let table = anna.post("/new/tante", &[("name", long), ("seats", "3")]).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    ben.post(&join, &[("name", long)]);
    anna.post(&format!("{table}/seats"), &[("do", "fill")]);
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    play_to_the_end(&table, &mut [&mut anna, &mut ben]);
    let record = anna.get(&format!("{table}/record.json")).body;
    let names: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(names["seats"], json!([long, "Anna Wilhelmina Caroli 2", "Achille"]));
    let brought = anna.hand_in("/import", &[("file", &record)]);
    assert_eq!(brought.status, 303, "{}", brought.body);
    let again = anna.get(&format!("{}/record.json", brought.address.unwrap())).body;
    assert_eq!(again, record, "it goes out as it came in");
}

#[test]
fn a_record_of_every_game_is_brought_along_and_replayed_through_any_eyes() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    for game in ["maloney", "tante", "erbraffer", "millionen"] {
        let record = simulated(&folder, game);
        let brought = anna.hand_in("/import", &[("file", &record)]);
        assert_eq!(brought.status, 303, "{game}: {}", brought.body);
        let table = brought.address.unwrap();
        assert_eq!(anna.hand_in("/import", &[("text", &record)]).address.unwrap(), table, "once is enough");
        let again: Value = serde_json::from_str(&anna.get(&format!("{table}/record.json")).body).unwrap();
        assert_eq!(again, serde_json::from_str::<Value>(&record).unwrap(), "{game}: it goes out as it came in");
        assert!(anna.get("/").body.contains(&table), "it is among my tables");
        assert!(anna.get(&table).body.contains(&format!("{table}/replay")));
        assert!(anna.get(&format!("{table}/check")).body.contains("seed is written openly"));

        let last = again["log"].as_array().unwrap().len();
        for step in [0, 1, last / 3, last / 2, last - 1, last] {
            for eyes in ["public", "1", "2", "all"] {
                let page = anna.get(&format!("{table}/replay?step={step}&eyes={eyes}"));
                assert_eq!(page.status, 200, "{game} {step} {eyes}");
                let board = page.between("id=\"board\"", "id=\"aside\"").unwrap();
                assert!(!board.contains("<form") && !board.contains("name=\"accepted\""), "{game} {step} {eyes}");
                let middle = step < last;
                assert!(!middle || board.contains("id=\"mine\"") == ["1", "2"].contains(&eyes), "{game} {step} {eyes}");
                assert_eq!(page.body.contains("id=\"holdings\""), middle && eyes == "all", "{game} {step} {eyes}");
                let mut ids: Vec<_> = page.body.split(" id=\"").skip(1).map(|id| id.split('"').next()).collect();
                let all = ids.len();
                ids.sort();
                ids.dedup();
                assert_eq!(ids.len(), all, "{game} {step} {eyes}: ids are for one thing each");
            }
        }
        // Spoiler-free: without a wish it is the beginning, with nobody's hand.
        let first = anna.get(&format!("{table}/replay"));
        assert!(first.body.contains("Step 0 of") && !first.body.contains("id=\"mine\""));
        for nowhere in [format!("?step={}", last + 1), "?step=x".into(), "?eyes=9".into(), "?eyes=0".into()] {
            assert_eq!(anna.get(&format!("{table}/replay{nowhere}")).status, 404, "{nowhere}");
        }
    }
}

#[test]
fn nonsense_is_not_brought_along_and_the_house_says_why() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let record = simulated(&folder, "tante");
    let sound: Value = serde_json::from_str(&record).unwrap();
    let unsealed = |change: &dyn Fn(&mut Value)| {
        let mut record = sound.clone();
        record.as_object_mut().unwrap().remove("seal");
        change(&mut record);
        record.to_string()
    };
    let refused = [
        (String::new(), "Choose a file"),
        ("<b>".into(), "not a recorded game"),
        (unsealed(&|record| record["seats"][0] = json!("Anna\u{202E}")), "names in this record"),
        (unsealed(&|record| record["seats"][0] = json!("x".repeat(500))), "names in this record"),
        (
            unsealed(&|record| record["log"].as_array_mut().unwrap().last_mut().unwrap()["at"] = json!(u64::MAX)),
            "times",
        ),
        (unsealed(&|record| record["game"] = json!("chess")), "doesn’t have"),
        (unsealed(&|record| record["log"][5]["entry"] = json!({"input": {"act": [200, "take"]}})), "Step 6"),
        (record.replacen("random 1", "Random 1", 1), "seal is broken"),
    ];
    for (text, why) in refused {
        let answer = anna.hand_in("/import", &[("text", &text)]);
        assert_eq!(answer.status, 422, "{why}");
        assert!(answer.body.contains(why), "{why}: {}", answer.body);
    }
    let large = anna.hand_in("/import", &[("file", &" x".repeat(530_000))]);
    assert_eq!(large.status, 422, "{}", large.body);
    assert!(large.body.contains("too long"), "{}", large.body);
    assert!(matches!(anna.try_hand_in("/import", &[("file", &"x".repeat(3_000_000))]), Err(_) | Ok(413)));
    assert_eq!(anna.post("/import", &[("text", "{}")]).status, 400, "a form of another kind");

    // A game that was never finished can be looked at all the same, and nothing happens there any more.
    let unfinished = unsealed(&|record| record["log"].as_array_mut().unwrap().truncate(20));
    let table = anna.hand_in("/import", &[("text", &unfinished)]).address.unwrap();
    assert!(anna.get(&format!("{table}/replay?step=20&eyes=1")).body.contains("id=\"mine\""));
    assert!(anna.get(&format!("{table}/check")).body.contains("not over in this record"));
    assert_eq!(anna.post(&format!("{table}/act"), &[("accepted", "0"), ("do", "take")]).status, 403);
}

#[test]
fn from_any_step_one_plays_on_against_bots_and_the_record_is_proven() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let record = simulated(&folder, "tante");
    let sound: Value = serde_json::from_str(&record).unwrap();
    let last = sound["log"].as_array().unwrap().len();
    let old = anna.hand_in("/import", &[("file", &record)]).address.unwrap();
    let play_on = format!("{old}/play-on");
    assert_eq!(anna.post(&play_on, &[("step", &last.to_string()), ("eyes", "1")]).status, 409, "the end is the end");
    assert_eq!(anna.post(&play_on, &[("step", "1000000"), ("eyes", "1")]).status, 404);

    let table = anna.post(&play_on, &[("step", "12"), ("eyes", "2")]).address.unwrap();
    assert_ne!(table, old);
    let page = anna.get(&table);
    assert!(page.body.contains("id=\"mine\"") && page.body.contains("Guest") && page.body.contains("random 1"));
    assert_eq!(anna.get(&format!("{table}/replay?eyes=1")).status, 403, "it is a game that runs");
    if let Some(fields) = some_move(&page) {
        assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    }
    play_to_the_end(&table, &mut [&mut anna]);

    let played = anna.get(&format!("{table}/record.json")).body;
    let said = verified(&folder, &played, &[]);
    assert!(said.contains("steps were played again"), "{said}");
    let played: Value = serde_json::from_str(&played).unwrap();
    assert_eq!(played["seed"], sound["seed"]);
    let first = |record: &Value| record["log"].as_array().unwrap()[..12].to_vec();
    assert_eq!(first(&played), first(&sound));
    let log = played["log"].as_array().unwrap();
    assert!(log[12..].iter().any(|row| row["by"] == "person") && log[12..].iter().any(|row| row["by"] == "bot"));
    // And so on: a game that was played on from can be played on from.
    assert_eq!(anna.post(&format!("{table}/play-on"), &[("step", "3"), ("eyes", "all")]).status, 303);
}
