//! What the house says when it starts, and when it is told to go.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use servers::Nats;

use crate::guests::client::Client;
use crate::guests::server::{Folder, Server};

/// A house whose log is read.
struct Heard(Child, BufReader<std::process::ChildStderr>);

impl Heard {
    fn start(options: &[&str]) -> Heard {
        let mut house = Command::new(env!("CARGO_BIN_EXE_hoirie"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(options)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let log = BufReader::new(house.stderr.take().unwrap());
        Heard(house, log)
    }

    /// Reads the log up to a line with these words.
    fn until(&mut self, words: &str) -> String {
        let mut log = String::new();
        while self.1.read_line(&mut log).unwrap() > 0 {
            if log.lines().last().unwrap_or_default().contains(words) {
                return log;
            }
        }
        panic!("{words:?} is not in the log: {log}");
    }
}

impl Drop for Heard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_nats_that_is_away_is_told_at_once_and_so_is_its_coming() {
    let folder = Folder::new();
    let nats = Nats::start();
    nats.stop();
    let address = nats.address().replace("nats://", "nats://anna:hush@");
    let mut house = Heard::start(&["--data", folder.path().to_str().unwrap(), "--nats", &address]);
    let mut log = house.until("NATS is away");
    nats.start_again();
    log += &house.until("NATS is there");
    nats.stop();
    log += &house.until("NATS is away");
    assert!(!log.contains("hush"), "{log}");
}

#[test]
fn a_database_that_does_not_answer_is_told_at_once_and_keeps_nobody() {
    // Somebody listens there who never says a word.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let database = format!("postgres://anna:hush@{}/house", silent.local_addr().unwrap());
    let mut house = Heard::start(&["--data", "nowhere", "--database", &database]);
    let log = house.until("database");
    assert!(!log.contains("hush"), "{log}");
    let told = Command::new("kill").args(["-s", "TERM", &house.0.id().to_string()]).status().unwrap();
    assert!(told.success() && house.0.wait().unwrap().success());
}

#[test]
fn a_terminal_that_is_closed_ends_the_house_as_it_should() {
    let folder = Folder::new();
    let server = Server::at_a_terminal(&["--data", folder.path().to_str().unwrap()]);
    assert_eq!(Client::new(&server.address, "en").get("/healthz").status, 200);
    server.signal("HUP");
    assert!(server.ended());
}

#[test]
fn a_house_that_is_to_outlive_its_terminal_does() {
    let folder = Folder::new();
    let server = Server::after("trap '' HUP", &["--data", folder.path().to_str().unwrap()]);
    assert_eq!(Client::new(&server.address, "en").get("/healthz").status, 200);
    server.signal("HUP");
    // Signals are taken in the order of their numbers, so whatever this one does comes first.
    assert!((0..20).all(|_| Client::new(&server.address, "en").get("/healthz").status == 200));
    assert!(server.stop());
}
