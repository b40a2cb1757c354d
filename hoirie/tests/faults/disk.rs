//! The disk is full, or takes nothing at all.

use std::process::Command;

use super::town::Town;
use crate::guests::client::until;
use crate::guests::server::{Folder, Server};

/// A house whose files can't grow beyond so many blocks of 512 bytes.
fn on_a_disk_of(folder: &Folder, blocks: u64) -> Server {
    let mut shell = Command::new("sh");
    // Only the soft limit: the disk may get room again.
    let script = format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$@\"");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_hoirie")]);
    Server::start(shell, &["--bot-delay", "0,0", "--data", folder.path().to_str().unwrap()])
}

#[test]
fn on_a_full_disk_nothing_is_promised_and_nothing_is_lost() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let town = Town::begin(std::slice::from_ref(&server.address), 16);
    town.let_play(50);
    server.kill();
    // From here on no file may grow beyond what it is now and a little more: the house plays on until it can't.
    let largest =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).max().unwrap();
    let full = on_a_disk_of(&folder, largest / 512 + 256);
    town.find_at(std::slice::from_ref(&full.address));
    let mut stranger = crate::guests::client::Client::new(&full.address, "en");
    // Whoever watches over it hears that nothing can be written, and nothing else about it.
    assert_eq!(until(503, || stranger.get("/healthz")).body, "database\n");
    // It still answers, and says what is the matter.
    assert_eq!(stranger.get("/").status, 200);
    let refused = stranger.post("/play/tante", &[]);
    assert_eq!(refused.status, 503, "{}", refused.body);
    give_room(&full);
    assert_eq!(until(200, || stranger.get("/healthz")).body, "ok\n");
    town.let_play(20);
    full.kill();
    let server = Server::open(&folder);
    town.find_at(std::slice::from_ref(&server.address));
    town.let_play(50);
    let mut played = town.end();
    played.assert_same_everywhere();
    server.kill();
    played.assert_kept_in(folder.path());
}

/// From now on its files may grow again.
fn give_room(server: &Server) {
    assert!(Command::new("prlimit").args(["--fsize=unlimited", "--pid", &server.id()]).status().unwrap().success());
}

#[test]
fn on_a_disk_that_takes_nothing_the_house_does_not_open_and_says_why() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let town = Town::begin(std::slice::from_ref(&server.address), 4);
    town.let_play(20);
    let played = town.end();
    assert!(server.stop());
    let program = env!("CARGO_BIN_EXE_hoirie");
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\" 2>&1 | cat";
    let said = Command::new("sh").args(["-c", script, program]).arg(folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.contains("can't be used") && !said.contains("panicked"), "{said}");
    played.assert_kept_in(folder.path());
}
