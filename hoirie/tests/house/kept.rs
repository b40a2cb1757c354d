//! What a house keeps: in one file when it is closed, for one process at a time, and not without end.

use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use crate::client::{Client, table_of_three};
use crate::server::{Folder, Server};

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
    let (folder, elsewhere) = (Folder::new(), Folder::new());
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
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let server = Server::open(&folder);
    let table = table_of_three(&mut Client::new(&server.address, "en"), []);
    // Copied while it is open: what was written last is in its log.
    copy(&folder, &elsewhere, "house.sqlite");
    let said = refused(&elsewhere);
    assert!(said.contains("house.sqlite-wal") && said.contains("put it back"), "{said}");
    let (back_up, data) = (elsewhere.path().join("back-up"), folder.path().to_str().unwrap());
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
    let (folder, aside) = (Folder::new(), Folder::new());
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
