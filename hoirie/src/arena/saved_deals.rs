//! The deals of an arena that are played already, in a file: a line that says which arena it is, then a line for each deal.
//! A deal is written when it is over, so whoever is interrupted loses no more than the deals that were being played.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use bots::arena::{Deal, Seating};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Settings, cant};
use crate::failure::Failure;

#[derive(Debug)]
pub struct SavedDeals {
    path: PathBuf,
    file: File,
    deals: BTreeMap<u64, Deal>,
}

/// The first line.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Title {
    arena: Settings,
    /// The fingerprint of the program that played: another one's bots may play otherwise.
    build: String,
}

impl SavedDeals {
    /// Opens the file of this arena, or makes it. A file of another arena or of another program is left alone.
    pub fn open(path: &Path, settings: &Settings, seatings: &[Seating]) -> Result<SavedDeals, Failure> {
        let title = Title { arena: settings.clone(), build: build()? };
        let first = format!("{}\n", serde_json::to_string(&title).expect("settings are plain data"));
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(cant("read", path, &error)),
        };
        let mut file = OpenOptions::new().append(true).create(true).open(path).map_err(|e| cant("write", path, &e))?;
        let write = |result: std::io::Result<()>| result.map_err(|error| cant("write", path, &error));
        // Whoever was interrupted while writing left a line without an end.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole == 0 {
            if !first.starts_with(&text) {
                return Err(foreign(path));
            }
            write(file.set_len(0))?;
            write(file.write_all(first.as_bytes()))?;
            return Ok(SavedDeals { path: path.to_owned(), file, deals: BTreeMap::new() });
        }
        let deals = read(path, &text[..whole], &title, seatings)?;
        write(file.set_len(whole as u64))?;
        Ok(SavedDeals { path: path.to_owned(), file, deals })
    }

    pub fn take_deals(&mut self) -> BTreeMap<u64, Deal> {
        std::mem::take(&mut self.deals)
    }

    /// Writes a deal, in one piece.
    pub fn add(&mut self, deal: &Deal) -> Result<(), Failure> {
        let line = format!("{}\n", serde_json::to_string(deal).expect("deals are plain data"));
        self.file.write_all(line.as_bytes()).map_err(|error| cant("write", &self.path, &error))
    }
}

fn foreign(path: &Path) -> Failure {
    Failure::Input(format!("{} is not a file that an arena kept", path.display()))
}

fn read(path: &Path, text: &str, title: &Title, seatings: &[Seating]) -> Result<BTreeMap<u64, Deal>, Failure> {
    let mut lines = text.lines();
    let found: Title = lines.next().and_then(|line| serde_json::from_str(line).ok()).ok_or_else(|| foreign(path))?;
    let file = path.display();
    if found.arena != title.arena {
        let Settings { game, line_up, seed, .. } = &found.arena;
        let whose = format!("{game} with {} and seed {seed}", line_up.join(", "));
        return Err(Failure::Input(format!("{file} belongs to another arena: {whose}; keep this one in another file")));
    }
    if found.build != title.build {
        let why = "was kept by another version of hoirie, whose bots may play otherwise; keep this one in another file";
        return Err(Failure::Input(format!("{file} {why}")));
    }
    let mut deals = BTreeMap::new();
    for (place, line) in lines.enumerate() {
        let deal: Option<Deal> = serde_json::from_str(line).ok();
        let deal = deal.filter(|deal| deal.fits(seatings));
        let deal =
            deal.ok_or_else(|| Failure::Input(format!("line {} of {file} is no deal of this arena", place + 2)))?;
        deals.insert(deal.number, deal);
    }
    Ok(deals)
}

/// The fingerprint of this very program: a version's number says too little while bots are being worked on.
fn build() -> Result<String, Failure> {
    let unread = |error: std::io::Error| Failure::Fault(format!("can't read this program itself: {error}"));
    let program = std::env::current_exe().and_then(std::fs::read).map_err(unread)?;
    Ok(hex::encode(&Sha256::digest(&program)[..8]))
}
