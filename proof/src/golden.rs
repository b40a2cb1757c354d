//! Golden stories: scripted games as every viewer hears them, compared with the files in the game's `playthroughs`.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde::Serialize;
use tabletop::{Game, Viewer};
use words::{Language, Words};

use crate::texts::words_in;

const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// A game being told while it is played.
#[derive(Debug)]
pub struct Golden {
    folder: PathBuf,
    words: Words,
    language: Language,
    text: String,
}

impl Golden {
    /// A story of the game in this folder.
    pub fn of(folder: impl Into<PathBuf>, title: &str, language: Language) -> Golden {
        let folder = folder.into();
        Golden { words: words_in(&folder), folder, language, text: format!("# {title}\n\n") }
    }

    /// What comes next.
    pub fn input(&mut self, what: &str) {
        self.line(&format!("\n> {what}"));
    }

    /// What somebody did, and what that told.
    pub fn acted<G: Game>(&mut self, seat: u8, action: &G::Action, game: &G, told: &[G::Event]) {
        self.action(seat, action);
        self.tell(game, told);
    }

    /// What somebody does next.
    pub fn action(&mut self, seat: u8, action: &impl Serialize) {
        let written = serde_json::to_string(action).expect("actions are plain data");
        self.input(&format!("{} {written}", NAMES[usize::from(seat)]));
    }

    /// One line for every event; where viewers hear different ones, each with those who hear it.
    pub fn tell<G: Game>(&mut self, game: &G, events: &[G::Event]) {
        let names: Vec<String> = NAMES[..usize::from(game.seats())].iter().map(|name| (*name).to_owned()).collect();
        for event in events {
            let mut heard: Vec<(String, Vec<&str>)> = Vec::new();
            for viewer in Viewer::all(game.seats()) {
                let seen = G::seen(event, viewer);
                let line = seen.map(|event| self.words.say(self.language, &G::tell(&event), &names));
                let line = line.unwrap_or_else(|| "(nothing)".to_owned());
                let name = viewer.seat().map_or("public", |seat| NAMES[seat.index()]);
                match heard.iter_mut().find(|(known, _)| *known == line) {
                    Some((_, viewers)) => viewers.push(name),
                    None => heard.push((line, vec![name])),
                }
            }
            match &heard[..] {
                [(line, _)] => self.line(&format!("  {line}")),
                lines => {
                    lines.iter().for_each(|(line, viewers)| self.line(&format!("  [{}] {line}", viewers.join(", "))))
                }
            }
        }
    }

    /// Compares the story with the golden one; with `UPDATE` in the environment, writes it.
    ///
    /// # Panics
    /// Where they differ.
    pub fn ends<G: Game>(&mut self, game: &G, file: &str) {
        let path = self.folder.join("playthroughs").join(file);
        if let Some(outcome) = game.outcome() {
            let scores = outcome.scores.iter().zip(NAMES).map(|(score, name)| format!("{name} {score}"));
            self.line(&format!("\n= {}: {}", outcome.ending, scores.collect::<Vec<_>>().join(", ")));
        }
        if std::env::var_os("UPDATE").is_some() {
            // A new game has no stories yet, and so perhaps no folder of them.
            std::fs::create_dir_all(self.folder.join("playthroughs")).expect("the game's folder can be written");
            std::fs::write(&path, &self.text).expect("the folder of playthroughs can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (told, known)) in self.text.lines().zip(golden.lines()).enumerate() {
            assert_eq!(told, known, "line {} of {file}; UPDATE=1 writes it anew", number + 1);
        }
        assert_eq!(self.text.len(), golden.len(), "{file} ends elsewhere; UPDATE=1 writes it anew");
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("memory takes what is written");
    }
}
