use std::process::Command;

use serde_json::Value;

use crate::{complaint, hoirie};

fn loaded(arguments: &[&str]) -> Value {
    let output =
        hoirie(&[&["load", "--json", "--tables", "2", "--seconds", "1", "--warm-up", "0"], arguments].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn people_play_at_two_tables_and_the_house_is_measured() {
    let report = loaded(&["--seats", "3"]);
    let number = |key: &str| report[key].as_f64().unwrap_or_else(|| panic!("{key} in {report}"));
    assert!(number("moves_per_second") > 0.0 && number("moves") > 0.0);
    assert!(number("p50_ms") > 0.0 && number("p50_ms") <= number("p99_ms"));
    assert!(number("cpu_us_per_move") >= 0.0);
    assert!(number("bytes_per_table") >= 0.0 && number("memory_bytes") > 0.0);
    assert!(number("skipped") >= 0.0);
    assert_eq!((number("left_behind"), number("errors")), (0.0, 0.0));
}

#[test]
fn every_game_can_be_loaded() {
    for game in ["maloney", "erbraffer", "millionen"] {
        let report = loaded(&["--game", game, "--seats", "4"]);
        assert!(report["moves"].as_u64().unwrap() > 0, "{report}");
    }
}

#[test]
fn idle_tables_are_only_looked_at() {
    let report = loaded(&["--idle", "5"]);
    assert_eq!((report["viewers"].as_u64(), report["moves"].as_u64()), (Some(5), Some(0)));
    assert!(report["memory_bytes"].as_u64().unwrap() > 0);
}

#[test]
fn nothing_is_left_of_the_house_when_the_load_is_stopped() {
    let folder = crate::folder("load-stopped");
    let mut load = Command::new(env!("CARGO_BIN_EXE_hoirie"))
        .args(["load", "--tables", "1", "--seconds", "600"])
        .env("TMPDIR", &folder)
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // Its first word is said when the house is open; the house itself may have logged something before that.
    let mut said = std::io::BufReader::new(load.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("tables are made") {
        line.clear();
        assert_ne!(std::io::BufRead::read_line(&mut said, &mut line).unwrap(), 0, "it says nothing");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    let stopped = Command::new("kill").arg(load.id().to_string()).status().unwrap();
    assert!(stopped.success());
    std::io::Read::read_to_string(&mut said, &mut String::new()).unwrap();
    assert_eq!(load.wait().unwrap().code(), Some(1));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn an_address_without_a_house_is_said_in_one_line() {
    assert!(complaint(&["load", "--at", "nowhere"]).contains("http://HOST:PORT"));
    assert!(complaint(&["load", "--game", "chess"]).contains("chess"));
}
