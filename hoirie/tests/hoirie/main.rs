//! The real program, run as people run it.

// Every function here is part of a test, whatever clippy can see of that.
#![allow(clippy::unwrap_used)]

mod arena;
mod editions;
mod loading;
mod mistakes;
mod new_game;
mod replaying;
mod simulating;
mod train;
mod verifying;
mod versions;

use std::path::PathBuf;
use std::process::{Command, Output};

fn hoirie(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hoirie")).args(arguments).output().unwrap()
}

/// What it answers, where nothing may go wrong.
fn answer(arguments: &[&str]) -> String {
    let output = hoirie(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line it says about bad input.
fn complaint(arguments: &[&str]) -> String {
    let output = hoirie(arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{arguments:?}");
    assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    assert!(said.starts_with("hoirie: ") && said.len() > "hoirie: \n".len(), "{arguments:?}: {said}");
    said
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
