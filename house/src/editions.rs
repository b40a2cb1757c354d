//! The editions a table can be opened with: those that come with the game, and files that whoever runs the house has put into
//! `editions/<game>/` of the data folder.

use std::path::Path;
use std::sync::Arc;

use shelf::{Title, Visitor};
use tabletop::{Edition, Game};

/// No edition is longer, in bytes: a dozen times the longest that comes with a game.
pub const LARGEST: usize = 64 * 1024;

/// A name and the edition's text, sound.
pub type Named = (String, Arc<str>);

/// Every edition of a game; the first is the usual one. A file that is not sound is left out and complained about in the log.
pub fn of_game(folder: &Path, game: &str) -> Vec<Named> {
    shelf::with(game, List(&folder.join(game))).unwrap_or_default()
}

/// The text of a file that may be an edition, or what is wrong with it.
pub fn read(file: &Path) -> Result<String, String> {
    let length = file.metadata().map_err(|error| error.to_string())?.len();
    if length > LARGEST as u64 {
        return Err(format!("an edition has at most {LARGEST} bytes, and this file has {length}"));
    }
    std::fs::read_to_string(file).map_err(|error| error.to_string())
}

struct List<'a>(&'a Path);

impl Visitor for List<'_> {
    type Output = Vec<Named>;

    fn visit<T: Title>(self) -> Vec<Named> {
        let own = T::Game::EDITIONS.iter().map(|(name, text)| ((*name).to_owned(), Arc::from(*text)));
        let files = std::fs::read_dir(self.0).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|ending| ending == "toml")).collect();
        files.sort();
        let sound = files.into_iter().filter_map(|path| {
            match read(&path).and_then(|text| <T::Game as Game>::Edition::parse(&text).map(|_| text)) {
                Ok(text) => Some((path.file_stem()?.to_str()?.to_owned(), text.into())),
                Err(why) => {
                    tracing::warn!(file = %path.display(), why, "an edition is left out");
                    None
                }
            }
        });
        own.chain(sound).collect()
    }
}
