use std::io::Read;
use std::process::{Command, Stdio};

use crate::{answer, complaint, folder};

#[test]
fn bad_input_is_answered_in_one_line() {
    let nowhere = folder("mistakes").join("file");
    std::fs::write(&nowhere, "").unwrap();
    let below_a_file = nowhere.join("folder");
    let mistakes: &[(&[&str], &str)] = &[
        (&["simulate", "chess"], "no game \"chess\""),
        (&["edition", "chess"], "no game \"chess\""),
        (&["simulate", "tante", "--seats", "9"], "3 to 5 players"),
        (&["simulate", "tante", "--seats", "2"], "3 to 5 players"),
        (&["simulate", "tante", "--seats", "many"], "many"),
        (&["simulate", "tante", "--seats", "-1"], "-1"),
        (&["simulate", "tante", "--seats", "300"], "300"),
        (&["simulate", "tante", "--games", "0"], "--games"),
        (&["simulate", "tante", "--threads", "0"], "--threads"),
        (&["simulate", "tante", "--seed", "x"], "--seed"),
        (&["simulate", "tante", "--bots", "clever"], "no bot \"clever\""),
        (&["simulate", "tante", "--bots", "random,,random"], "no bot \"\""),
        (&["simulate", "tante", "--bots", "random,random,random,random", "--seats", "3"], "too many"),
        (&["simulate", "tante", "--bots", "clairvoyant"], "no bot \"clairvoyant\""),
        (&["simulate", "tante", "--bots", "learned"], "no bot \"learned\""),
        (&["simulate", "tante", "--option", "couples=maybe"], "couples=maybe"),
        (&["simulate", "tante", "--option", "trios=on"], "trios=on"),
        (&["simulate", "tante", "--option", "couples"], "key=value"),
        (&["simulate", "tante", "--games", "1", "--records", below_a_file.to_str().unwrap()], "can't make the folder"),
        (&["simulate", "tante", "--colour"], "--colour"),
        (&["simulate"], "GAME"),
        (&["arena", "chess"], "no game \"chess\""),
        (&["arena", "tante", "--seats", "9"], "3 to 5 players"),
        (&["arena", "tante", "--deals", "0"], "--deals"),
        (&["arena", "tante", "--threads", "0"], "--threads"),
        (&["arena", "tante", "--bots", "clever,random"], "no bot \"clever\""),
        (&["arena", "tante", "--bots", "clairvoyant-bold,steady"], "no bot \"clairvoyant-bold\""),
        (&["arena", "tante", "--bots", "random,random,random,random", "--seats", "3"], "too many"),
        (&["arena", "tante", "--bots", "random,random,random,random,random,random"], "3 to 5 players"),
        (&["arena", "tante", "--budget", "long"], "--budget"),
        (&["arena", "tante", "--budget", "400"], "none of these bots thinks ahead"),
        (&["arena", "tante", "--keep", below_a_file.to_str().unwrap()], "can't read"),
        (&["arena", "tante", "--plot", below_a_file.to_str().unwrap()], "can't write"),
        (&["arena", "erbraffer", "--bots", "learned,steady"], "no player has learned erbraffer yet"),
        (&["arena"], "GAME"),
        (&["train", "chess"], "no game \"chess\""),
        (&["train", "chess", "--hours", "1", "--keep", "x"], "no game \"chess\""),
        (&["train", "erbraffer", "--hours", "1", "--keep", "x"], "no player learns erbraffer yet"),
        (&["train", "tante", "--hours", "1"], "--keep"),
        (&["train", "tante", "--hours", "long", "--keep", "x"], "--hours"),
        (&["train", "tante", "--generations", "0", "--keep", "x"], "--generations"),
        (&["train", "tante", "--generations", "1", "--games", "99", "--keep", "x"], "--games"),
        (&["train", "tante", "--keep", "x"], "--hours or --generations"),
        (&["train", "tante", "--hours", "1", "--keep", below_a_file.to_str().unwrap()], "can't make the folder"),
        (&["admin"], "--help"),
        (&["dance"], "dance"),
        (&["--dance"], "--dance"),
        (&["games", "tante"], "tante"),
        (&["replay"], "FILE"),
        (&["replay", "/no/such/file"], "can't read"),
        (&["replay", "/"], "can't read"),
        (&["replay", "x", "--json", "--as", "1"], "--json"),
        (&["replay", "x", "--language", "la"], "fr, en, de"),
        (&["edition", "tante", "--check", "/no/such/file"], "can't read"),
        (&["edition", "tante", "--show", "first"], "no edition \"first\""),
        (&["edition", "tante", "--show", "--check", "x"], "--show"),
    ];
    for (arguments, said) in mistakes {
        let complaint = complaint(arguments);
        assert!(complaint.contains(said), "{arguments:?}: {complaint}");
    }
}

#[test]
fn addresses_that_are_none_are_named_without_their_passwords() {
    let data = folder("addresses");
    let data = data.to_str().unwrap();
    let mistakes = [
        ("--nats", "nonsense", "nats://HOST:PORT"),
        ("--nats", "anna:hush@nats", "nats://HOST:PORT"),
        ("--nats", "http://anna:hush@127.0.0.1:4222", "nats://HOST:PORT"),
        ("--nats", "nats://anna:hush@127.0.0.1:port", "nats://HOST:PORT"),
        ("--database", "nonsense", "postgres://USER:PASSWORD@HOST:PORT/NAME"),
        ("--database", "host=127.0.0.1 password=hush", "postgres://USER:PASSWORD@HOST:PORT/NAME"),
        ("--database", "postgres://anna:hush@127.0.0.1:port/house", "postgres://USER:PASSWORD@HOST:PORT/NAME"),
        ("--database", "postgres://anna:hush@127.0.0.1/house?hush=hush", "postgres://USER:PASSWORD@HOST:PORT/NAME"),
    ];
    for (option, address, said) in mistakes {
        let complaint = complaint(&["serve", "--listen", "127.0.0.1:0", "--data", data, option, address]);
        assert!(complaint.contains(said), "{option} {address}: {complaint}");
        assert!(!complaint.contains("hush"), "{option} {address}: {complaint}");
    }
}

#[test]
fn help_names_the_environment_and_tells_no_secrets() {
    for command in [&["--help"][..], &["serve", "--help"], &["admin", "--help"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_hoirie"))
            .args(command)
            .env("HOIRIE_DATABASE", "postgres://anna:hush@host/house")
            .env("HOIRIE_NATS", "nats://anna:hush@host")
            .output()
            .unwrap();
        let help = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && help.contains("HOIRIE_DATABASE") && !help.contains("hush"), "{help}");
    }
}

#[test]
fn help_is_an_answer() {
    assert!(answer(&["--help"]).contains("simulate"));
    assert!(answer(&["simulate", "--help"]).contains("shared win"));
    assert!(answer(&["arena", "--help"]).contains("over deals"));
    assert!(answer(&["--version"]).starts_with("hoirie "));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_mistake() {
    let mut running = Command::new(env!("CARGO_BIN_EXE_hoirie"))
        .args(["edition", "tante", "--show"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(running.stdout.take());
    let mut said = String::new();
    running.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(running.wait().unwrap().success());
    assert_eq!(said, "");
}
