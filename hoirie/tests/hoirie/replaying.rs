use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::{answer, complaint, folder};

/// The record of one simulated game, in a folder of its own.
fn recorded(name: &str) -> PathBuf {
    let folder = folder(name);
    answer(&["simulate", "tante", "--seats", "4", "--games", "1", "--records", folder.to_str().unwrap()]);
    folder.join("tante-0-000000.json")
}

fn read(file: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn replay(file: &Path, more: &[&str]) -> String {
    answer(&[&["replay", file.to_str().unwrap()], more].concat())
}

fn truth(file: &Path) -> Vec<Value> {
    replay(file, &["--json"]).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_seat_sees_its_own_cards_and_the_public_nobodys() {
    let file = recorded("story");
    let dealt = |story: &str| story.lines().filter(|line| line.contains("is dealt")).count();
    assert_eq!(dealt(&replay(&file, &[])), 0);
    for seat in 1..=4 {
        let story = replay(&file, &["--as", &seat.to_string()]);
        assert_eq!(dealt(&story), 1);
        assert!(story.contains(&format!("random {seat} is dealt")), "{story}");
        assert!(story.contains("hidden cards"));
    }
}

#[test]
fn the_story_is_told_in_each_language() {
    let file = recorded("languages");
    assert!(replay(&file, &["--language", "en"]).contains("turns up"));
    assert!(replay(&file, &["--language", "fr"]).contains("dévoile"));
    assert!(replay(&file, &["--language", "de"]).contains("deckt"));
}

#[test]
fn the_truth_is_told_line_by_line_with_every_card() {
    let file = recorded("truth");
    let record = read(&file);
    let lines = truth(&file);
    let first = &lines[0];
    assert_eq!(first["line"], "set_up");
    assert_eq!(first["edition"], "abacus-1998");
    assert_eq!(first["options"], json!({"couples": "off", "memory-aid": "on"}));
    assert_eq!(first["seed"], record["seed"]["open"]);
    let dealt: Vec<_> = lines.iter().filter_map(|line| line["event"]["dealt"]["cards"].as_array()).collect();
    assert!(dealt.len() == 4 && dealt.iter().all(|cards| cards.len() == 3));

    let rows = record["log"].as_array().unwrap();
    let entries: Vec<_> = lines.iter().filter(|line| line["line"] == "entry").collect();
    assert_eq!(entries.len(), rows.len());
    assert!(entries.iter().zip(rows).all(|(line, row)| line["entry"] == row["entry"] && line["check"] == row["check"]));
    let seqs: Vec<_> = lines.iter().filter_map(|line| line["seq"].as_u64()).collect();
    assert!(seqs.is_sorted(), "events follow the entry they came from");

    let outcome = &lines.last().unwrap()["outcome"];
    assert_eq!(outcome["scores"].as_array().unwrap().len(), 4);
    assert!(!outcome["winners"].as_array().unwrap().is_empty());
}

#[test]
fn a_tampered_record_is_refused() {
    let file = recorded("tampered");
    let sound = read(&file);
    let tampered = |change: &dyn Fn(&mut Value)| {
        let mut record = sound.clone();
        change(&mut record);
        assert_ne!(record, sound, "the test changes something");
        std::fs::write(&file, record.to_string()).unwrap();
        complaint(&["replay", file.to_str().unwrap()])
    };
    let check = tampered(&|record| record["log"][4]["check"] = json!("0011223344556677"));
    assert!(check.contains("row 5") && check.contains("other events"), "{check}");
    let seed = tampered(&|record| record["seed"]["open"] = json!("00".repeat(32)));
    assert!(seed.contains("row"), "{seed}");
    let action = tampered(&|record| record["log"][0]["entry"]["input"]["act"] = json!([200, "withdraw"]));
    assert!(action.contains("There is no auction now. (T13)"), "{action}");
    let stranger = tampered(&|record| record["log"][1]["entry"]["input"]["act"] = json!([200, "withdraw"]));
    assert!(stranger.contains("row 2"), "{stranger}");
    let seats = tampered(&|record| record["seats"] = json!(["alone"]));
    assert!(seats.contains("three to five"), "{seats}");
    tampered(&|record| record["log"].as_array_mut().unwrap().swap(1, 2));
    tampered(&|record| record["format"] = json!(99));
    tampered(&|record| record["rules"] = json!(0));
    tampered(&|record| record["game"] = json!("chess"));
    tampered(&|record| record["edition"] = json!("nonsense"));
    tampered(&|record| record["options"] = json!({"couples": "maybe"}));
    tampered(&|record| record["log"] = json!("nonsense"));
    tampered(&|record| record["log"][3]["entry"] = json!({"take_back": {"to": 17}}));
    tampered(&|record| record["log"][3]["entry"] = json!({"input": "alarm"}));
    tampered(&|record| *record = json!([]));
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    let file = folder("no-record").join("record.json");
    for text in ["", "{", "null", "{\"game\": \"tante\"}", "\u{0}\u{1}"] {
        std::fs::write(&file, text).unwrap();
        complaint(&["replay", file.to_str().unwrap()]);
    }
    std::fs::write(&file, [0xFF, 0xFE]).unwrap();
    complaint(&["replay", file.to_str().unwrap()]);
}

#[test]
fn a_seat_that_is_not_there_sees_nothing() {
    let file = recorded("no-seat");
    for seat in ["0", "5", "999", "x"] {
        complaint(&["replay", file.to_str().unwrap(), "--as", seat]);
    }
}

#[test]
fn what_was_taken_back_is_part_of_the_truth_and_not_of_the_story() {
    let file = recorded("taken-back");
    let mut record = read(&file);
    let log = record["log"].as_array_mut().unwrap();
    log.truncate(2);
    // A taking-back produces no events, and so its check is that of nothing: the first bytes of SHA-256 of no bytes.
    log.push(
        json!({"seq": 3, "at": 0, "by": "person", "entry": {"take_back": {"to": 1}}, "check": "e3b0c44298fc1c14"}),
    );
    std::fs::write(&file, record.to_string()).unwrap();

    let lines = truth(&file);
    let taken_back: Vec<_> = lines.iter().filter(|line| line["taken_back"] == true).collect();
    assert!(taken_back.len() >= 2 && taken_back.iter().all(|line| line["seq"] == 2), "{taken_back:?}");
    assert_eq!(lines.last().unwrap(), &json!({"line": "outcome", "outcome": null}));
    let kept = lines.iter().filter(|line| line["line"] == "event" && line["taken_back"] == false).count();
    assert_eq!(replay(&file, &[]).lines().count(), kept);
}
