//! One more game is laid out in a copy of the source, in which only what is changed is copied: the rest are links.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{answer, complaint, folder};

const GAMES: [&str; 4] = ["maloney", "tante", "erbraffer", "millionen"];
/// The folders of the workspace in which nothing is changed.
const LINKED: &str = "tabletop words portraits face proof counting bots servers post store house web hoirie fuzzing \
    games/maloney games/tante games/erbraffer games/millionen";

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap()
}

fn copy_of_the_source(name: &str) -> PathBuf {
    let copy = folder(name);
    fs::create_dir(copy.join("games")).unwrap();
    for linked in LINKED.split(' ') {
        symlink(source().join(linked), copy.join(linked)).unwrap();
    }
    for file in files_in(&source().join("shelf")).iter().map(|file| Path::new("shelf").join(file)) {
        fs::create_dir_all(copy.join(&file).parent().unwrap()).unwrap();
        fs::copy(source().join(&file), copy.join(&file)).unwrap();
    }
    for file in ["Cargo.toml", "Cargo.lock"] {
        fs::copy(source().join(file), copy.join(file)).unwrap();
    }
    copy
}

/// The files below a folder, as they are called from there.
fn files_in(folder: &Path) -> BTreeSet<String> {
    let mut files = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.insert(path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    files
}

/// Which files a game has, by what they are for: its editions, stories and records have names of their own.
fn roles(game: &Path) -> BTreeSet<String> {
    let named_freely = ["editions", "playthroughs", "records"];
    let mut roles = files_in(game);
    roles.retain(|file| !named_freely.iter().any(|folder| file.starts_with(&format!("{folder}/"))));
    roles.extend(named_freely.iter().filter(|folder| game.join(folder).is_dir()).map(|folder| format!("{folder}/")));
    roles
}

fn lay_out(copy: &Path) -> String {
    answer(&["new-game", "poker", "--source", copy.to_str().unwrap()])
}

#[test]
fn a_new_game_has_what_all_games_have() {
    let copy = copy_of_the_source("new_game_shape");
    lay_out(&copy);
    let all = GAMES.map(|game| roles(&source().join("games").join(game)));
    let common = all.iter().skip(1).fold(all[0].clone(), |common, game| &common & game);
    assert!(common.contains("rules/src/state.rs") && common.contains("records/"), "{common:?}");
    let new = roles(&copy.join("games/poker"));
    assert_eq!(new, common, "hoirie/template has the files that all games have");
    let of_the_box = files_in(&copy.join("shelf/src"));
    assert!(of_the_box.contains("poker.rs"), "{of_the_box:?}");
    for file in files_in(&copy.join("games/poker")) {
        let text = fs::read_to_string(copy.join("games/poker").join(&file)).unwrap();
        assert!(!text.to_lowercase().contains("fifth"), "{file} still speaks of the template");
    }
}

/// With the lines added to the shelf that the command prints, cargo accepts it all, tests included.
#[test]
fn a_new_game_and_its_box_compile() {
    let copy = copy_of_the_source("new_game_compiles");
    put_on_the_shelf(&copy, &lay_out(&copy));
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(&copy).args(["check", "--offline", "--quiet", "--tests"]);
    cargo.args(["-p", "poker", "-p", "poker-bot", "-p", "poker-face", "-p", "shelf"]);
    // What was built for the tests serves here too; nobody holds its lock while tests run.
    cargo.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap());
    let checked = cargo.output().unwrap();
    let said = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}");
    assert!(!said.contains("warning"), "{said}");
}

fn put_on_the_shelf(copy: &Path, printed: &str) {
    let lines: Vec<&str> = printed.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    let dependencies: Vec<&str> = lines.iter().copied().filter(|line| line.ends_with(".workspace = true")).collect();
    assert_eq!(dependencies.len(), 3, "{printed}");
    let modules: Vec<&str> = lines.iter().copied().filter(|line| line.ends_with(';')).collect();
    assert_eq!(modules, ["mod poker;", "pub use crate::poker::PokerBox;"]);
    edit(&copy.join("shelf/Cargo.toml"), "[dependencies]\n", &format!("[dependencies]\n{}\n", dependencies.join("\n")));
    let library = copy.join("shelf/src/lib.rs");
    edit(&library, "mod bot_spec;\n", &format!("mod bot_spec;\n{}\n", modules.join("\n")));
    edit(&library, "shelf!(MaloneyBox", "shelf!(PokerBox, MaloneyBox");
}

fn edit(file: &Path, old: &str, new: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(old), "{} has {old:?}", file.display());
    fs::write(file, text.replacen(old, new, 1)).unwrap();
}

#[test]
fn a_bad_or_taken_name_changes_nothing() {
    let copy = copy_of_the_source("new_game_names");
    let before = (files_in(&copy.join("shelf")), fs::read_to_string(copy.join("Cargo.toml")).unwrap());
    let mistakes = [
        ("tante", "there is a game \"tante\" already"),
        ("web", "there is a crate \"web\" already"),
        ("serde", "there is a crate \"serde\" already"),
        ("match", "means something else"),
        ("view", "means something else"),
        ("", "letters from a to z"),
        ("x", "letters from a to z"),
        ("Poker", "letters from a to z"),
        ("mau-mau", "letters from a to z"),
        ("../poker", "letters from a to z"),
        ("élan", "letters from a to z"),
        ("7wonders", "letters from a to z"),
    ];
    for (name, expected) in mistakes {
        let said = complaint(&["new-game", "--source", copy.to_str().unwrap(), name]);
        assert!(said.contains(expected), "{name}: {said}");
    }
    let nowhere = folder("new_game_nowhere");
    let said = complaint(&["new-game", "--source", nowhere.to_str().unwrap(), "poker"]);
    assert!(said.contains("is not Hoirie's source"), "{said}");
    assert_eq!(files_in(&nowhere), BTreeSet::new());
    let after = (files_in(&copy.join("shelf")), fs::read_to_string(copy.join("Cargo.toml")).unwrap());
    assert_eq!(after, before);
    assert_eq!(fs::read_dir(copy.join("games")).unwrap().count(), GAMES.len());
}

#[test]
fn what_can_not_be_laid_out_whole_is_not_laid_out_at_all() {
    let copy = copy_of_the_source("new_game_broken");
    let before = fs::read_to_string(copy.join("Cargo.toml")).unwrap();
    // Where its box should go is no folder.
    fs::remove_dir_all(copy.join("shelf")).unwrap();
    fs::write(copy.join("shelf"), "").unwrap();
    let said = complaint(&["new-game", "--source", copy.to_str().unwrap(), "poker"]);
    assert!(said.contains("nothing was changed"), "{said}");
    assert!(!copy.join("games/poker").exists());
    assert_eq!(fs::read_to_string(copy.join("Cargo.toml")).unwrap(), before);
}
