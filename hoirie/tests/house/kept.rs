//! What a house keeps: in one file when it is closed, for one process at a time, and not without end.

use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use super::records::simulated;
use crate::guests::client::{Client, table_of_three};
use crate::guests::server::{Folder, Server};

/// Tries to open a house there, which must fail, and returns what is said.
fn refused(folder: &Folder) -> String {
    let mut house = Command::new(env!("CARGO_BIN_EXE_hoirie"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A house that opens says where; one that doesn't ends, and says nothing here.
    let mut opened = String::new();
    BufReader::new(house.stdout.take().unwrap()).read_line(&mut opened).unwrap();
    if !opened.is_empty() {
        house.kill().unwrap();
    }
    let output = house.wait_with_output().unwrap();
    assert!(opened.is_empty() && !output.status.success(), "{opened}");
    String::from_utf8(output.stderr).unwrap()
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hoirie")).args(arguments).output().unwrap()
}

fn files(folder: &Folder) -> Vec<String> {
    let files = std::fs::read_dir(folder.path()).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    files
}

fn copy(from: &Folder, to: &Folder, file: &str) {
    std::fs::copy(from.path().join(file), to.path().join(file)).unwrap();
}

#[test]
fn a_house_that_was_told_to_stop_is_one_file() {
    let folder = Folder::new();
    let elsewhere = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, []);
    assert!(server.stop());
    assert_eq!(files(&folder), ["house.lock", "house.sqlite"]);
    copy(&folder, &elsewhere, "house.sqlite");
    let server = Server::open(&elsewhere);
    anna.moved_to(&server.address);
    let page = anna.get(&table);
    assert!(page.body.contains("id=\"mine\""), "the same table, and the same person: {}", page.body);
}

#[test]
fn a_house_that_an_order_was_given_to_is_one_file_again() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let table = table_of_three(&mut Client::new(&server.address, "en"), []);
    server.kill();
    assert!(files(&folder).contains(&"house.sqlite-wal".to_owned()), "nobody could tidy up");
    let listed = run(&["admin", "tables", "--data", folder.path().to_str().unwrap()]);
    assert!(String::from_utf8(listed.stdout).unwrap().contains(table.trim_start_matches("/table/")));
    assert_eq!(files(&folder), ["house.lock", "house.sqlite"]);
    Server::open(&folder);
}

#[test]
fn a_house_that_has_lost_its_file_or_its_log_says_so_and_is_not_made_anew() {
    let folder = Folder::new();
    let elsewhere = Folder::new();
    let server = Server::open(&folder);
    let table = table_of_three(&mut Client::new(&server.address, "en"), []);
    // Copied while it is open: what was written last is in its log.
    copy(&folder, &elsewhere, "house.sqlite");
    let said = refused(&elsewhere);
    assert!(said.contains("house.sqlite-wal") && said.contains("put it back"), "{said}");
    let back_up = elsewhere.path().join("back-up");
    let data = folder.path().to_str().unwrap();
    let back_up = back_up.to_str().unwrap();
    assert!(run(&["admin", "back-up", back_up, "--data", data]).status.success());
    server.kill();
    std::fs::remove_file(folder.path().join("house.sqlite-wal")).unwrap();
    std::fs::remove_file(folder.path().join("house.sqlite-shm")).unwrap();
    assert!(refused(&folder).contains("house.sqlite-wal"));
    let ordered = run(&["admin", "tables", "--data", data]);
    assert!(!ordered.status.success(), "nor does anybody else take it for the house");
    let restored = run(&["admin", "restore", back_up, "--data", data]);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let server = Server::open(&folder);
    assert_eq!(Client::new(&server.address, "en").get(&table).status, 200);
    server.stop();
    std::fs::write(folder.path().join("house.sqlite"), "").unwrap();
    let said = refused(&folder);
    assert!(said.contains("there was a house here") && said.contains("restore"), "{said}");
    assert!(said.contains(folder.path().to_str().unwrap()), "{said}");
    std::fs::remove_file(folder.path().join("house.sqlite")).unwrap();
    assert!(refused(&folder).contains("there was a house here"));
    assert_eq!(files(&folder), ["house.lock"], "nothing was made");
    // What is left can be saved, and a house that is gone can be brought back.
    let rest = elsewhere.path().join("house.sqlite");
    let restored = run(&["admin", "restore", rest.to_str().unwrap(), "--data", data]);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let server = Server::open(&folder);
    assert_eq!(Client::new(&server.address, "en").get(&table).status, 404, "it was never in the file");
}

#[test]
fn one_process_serves_from_a_folder_and_orders_are_heeded_all_the_same() {
    let folder = Folder::new();
    let aside = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, []);
    let data = folder.path().to_str().unwrap();
    let said = refused(&folder);
    assert!(said.contains(data) && said.contains("is open"), "{said}");
    let target = aside.path().join("moved");
    let moved = run(&["move-house", data, target.to_str().unwrap()]);
    assert!(!moved.status.success() && String::from_utf8_lossy(&moved.stderr).contains("is open"), "{moved:?}");
    assert!(!run(&["move-house", target.to_str().unwrap(), data]).status.success(), "nor into it");
    let file = aside.path().join("back-up");
    let orders: [&[&str]; 4] = [
        &["admin", "tables"],
        &["admin", "people"],
        &["admin", "back-up", file.to_str().unwrap()],
        &["replay", "--all"],
    ];
    for order in orders {
        let done = run(&[order, &["--data", data]].concat());
        assert!(done.status.success(), "{order:?}: {done:?}");
    }
    assert_eq!(anna.get(&table).status, 200);
    // Whatever becomes of the process, the folder is free again.
    server.kill();
    assert!(run(&["move-house", data, target.to_str().unwrap()]).status.success());
    Server::open(&folder);
}

/// A record whose edition has a comment of so many bytes, each time another.
fn with_comment(record: &str, number: usize, bytes: usize) -> String {
    let mut record: serde_json::Value = serde_json::from_str(record).unwrap();
    let edition = format!("# {number} {}\n{}", "x".repeat(bytes), record["edition"].as_str().unwrap());
    record["edition"] = edition.into();
    record.as_object_mut().unwrap().remove("seal");
    record.to_string()
}

fn bytes_of(folder: &Folder) -> u64 {
    files(folder).iter().filter_map(|file| folder.path().join(file).metadata().ok()).map(|file| file.len()).sum()
}

#[test]
fn records_with_large_editions_are_not_kept_and_equal_editions_are_kept_once() {
    let folder = Folder::new();
    let record = simulated(&folder, "tante");
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    for number in 0..60 {
        let refused = anna.hand_in("/import", &[("text", &with_comment(&record, number, 900_000))]);
        assert_eq!(refused.status, 422);
        assert!(refused.body.contains("The edition in this record is too long for the house"), "{}", refused.body);
    }
    // The same large edition with sixty different games: names differ.
    let mut games = serde_json::from_str::<serde_json::Value>(&with_comment(&record, 0, 60_000)).unwrap();
    for number in 0..60 {
        games["seats"][0] = format!("Anna {number}").into();
        let brought = anna.hand_in("/import", &[("text", &games.to_string())]);
        assert_eq!(brought.status, 303, "{}", brought.body);
        assert_eq!(anna.get(&brought.address.unwrap()).status, 200);
    }
    assert!(server.stop());
    let bytes = bytes_of(&folder);
    assert!(bytes < 2_000_000, "{bytes} bytes for sixty records of {} bytes", games.to_string().len());
}

#[test]
fn records_count_like_tables_that_are_made() {
    let folder = Folder::new();
    let mut record: serde_json::Value = serde_json::from_str(&simulated(&folder, "tante")).unwrap();
    record.as_object_mut().unwrap().remove("seal");
    let server = Server::serve(&["--data", folder.path().to_str().unwrap(), "--person-tables", "10"]);
    let mut anna = Client::new(&server.address, "en");
    assert_eq!(anna.post("/play/tante", &[]).status, 303);
    let brought = (0..20).take_while(|number| {
        record["seats"][0] = format!("Anna {number}").into();
        anna.hand_in("/import", &[("text", &record.to_string())]).status == 303
    });
    // Whoever has no cookie yet is counted by their address alone, so her first table did not count.
    assert_eq!(brought.count(), 10);
}

#[test]
fn records_of_strangers_count_by_their_address() {
    let folder = Folder::new();
    let mut record: serde_json::Value = serde_json::from_str(&simulated(&folder, "tante")).unwrap();
    record.as_object_mut().unwrap().remove("seal");
    let server = Server::serve(&["--data", folder.path().to_str().unwrap(), "--address-tables", "10"]);
    let brought = (0..20).take_while(|number| {
        record["seats"][0] = format!("Anna {number}").into();
        let mut stranger = Client::new(&server.address, "en").from("203.0.113.7");
        stranger.hand_in("/import", &[("text", &record.to_string())]).status == 303
    });
    assert_eq!(brought.count(), 10);
}

#[test]
fn rematches_count_like_tables_that_are_made() {
    let folder = Folder::new();
    let server = Server::serve(&["--data", folder.path().to_str().unwrap(), "--person-tables", "10"]);
    let mut anna = Client::new(&server.address, "en");
    let mut table = anna.post("/play/tante", &[]).address.unwrap();
    let mut made = 0;
    while made < 20 {
        assert_eq!(anna.post(&format!("{table}/conduct"), &[("do", "leave")]).status, 303);
        let next = anna.post(&format!("{table}/rematch"), &[]);
        if next.status == 429 {
            break;
        }
        // Against bots it begins at once.
        table = next.address.unwrap();
        assert!(anna.get(&table).body.contains("id=\"board\""));
        made += 1;
    }
    assert_eq!(made, 10);
    assert_eq!(anna.post(&format!("{table}/rematch"), &[]).status, 429);
}

#[test]
fn a_record_that_nobody_opens_for_a_month_is_cleared_away() {
    let folder = Folder::new();
    let record = simulated(&folder, "tante");
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    assert!(anna.get("/import").body.contains("nobody opens for 30 days"));
    let table = anna.hand_in("/import", &[("text", &record)]).address.unwrap();
    let played = table_of_three(&mut anna, []);
    let on = anna.post(&format!("{table}/play-on"), &[("step", "12"), ("eyes", "2")]).address.unwrap();
    assert_eq!(anna.get(&table).status, 200);
    assert!(server.stop());
    let later = |days: u64| {
        let database = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
        let sooner = format!("update imports set opened = opened - {}", days * 24 * 60 * 60 * 1000);
        assert_eq!(database.execute(&sooner, []).unwrap(), 1);
    };
    later(29);
    let server = Server::open(&folder);
    anna.moved_to(&server.address);
    assert_eq!(anna.get(&table).status, 200, "it is not time yet; and now somebody has opened it");
    assert!(server.stop());
    later(29);
    let server = Server::open(&folder);
    anna.moved_to(&server.address);
    assert!(anna.get("/").body.contains(&table), "and that counts");
    assert!(server.stop());
    later(2);
    let server = Server::open(&folder);
    anna.moved_to(&server.address);
    let begun = std::time::Instant::now();
    while anna.get("/").body.contains(&table) {
        assert!(begun.elapsed().as_secs() < 30, "it is still there");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(anna.get(&table).status, 404);
    for kept in [&played, &on] {
        assert_eq!(anna.get(kept).status, 200, "whatever was played here stays");
    }
}
