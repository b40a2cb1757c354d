//! `hoirie replay --all`: an open house is looked at, and a table that leads elsewhere than it did is named.

use std::process::{Command, Output};

use rusqlite::Connection;

use super::whole_game::play_to_the_end;
use crate::guests::client::{Client, table_of_three};
use crate::guests::server::{Folder, Server};

fn replay_all(folder: &std::path::Path) -> Output {
    let folder = folder.to_str().unwrap();
    Command::new(env!("CARGO_BIN_EXE_hoirie")).args(["replay", "--all", "--data", folder]).output().unwrap()
}

#[test]
fn every_game_of_an_open_house_is_replayed_and_the_one_that_differs_is_named() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let over = anna.post("/play/tante", &[]).address.unwrap();
    play_to_the_end(&over, &mut [&mut anna]);
    let mut ben = Client::new(&server.address, "en");
    let running = table_of_three(&mut anna, [("Ben", &mut ben)]);
    anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]);

    let good = replay_all(folder.path());
    let said = String::from_utf8(good.stdout).unwrap();
    assert!(good.status.success() && said.starts_with("2 games with ") && said.contains("; 0 differ"), "{said}");

    let id = |table: &str| table.rsplit('/').next().unwrap().to_owned();
    let database = Connection::open(folder.path().join("house.sqlite")).unwrap();
    let tamper = "update log set check_ = '0011223344556677' where table_id = ?1 and seq = 5";
    assert_eq!(database.execute(tamper, [id(&over)]).unwrap(), 1);
    let bad = replay_all(folder.path());
    let said = String::from_utf8(bad.stdout).unwrap();
    assert_eq!(bad.status.code(), Some(1));
    let named = format!("table {} (tante): row 5 of its log produced other events than were recorded\n", id(&over));
    assert!(said.starts_with(&named) && said.contains("; 1 differ"), "{said}");
    assert!(!said.contains(&id(&running)), "{said}");
    assert!(String::from_utf8(bad.stderr).unwrap().contains("1 of 2 games"));
}

#[test]
fn a_folder_without_a_house_is_a_mistake_and_no_house_is_made_there() {
    let folder = Folder::new();
    let output = replay_all(folder.path());
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
