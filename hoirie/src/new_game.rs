//! `hoirie new-game`: lays out the folder of one more game, with tests that fail until it is written.
//!
//! The template is a small tree of real files, `hoirie/template`, about a game called `fifth` whose rules are numbered F1 to F3.
//! It is read from the source that the game is added to, so that it goes with the rest of it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// Lay out the folder of a new game in Hoirie's source
#[derive(Debug, clap::Args)]
pub struct NewGame {
    /// Its name in commands, addresses and records, such as tante
    name: String,
    /// The folder of Hoirie's source
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    source: PathBuf,
}

impl NewGame {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let NewGame { name, source } = self;
        may_be_a_name(&name)?;
        let template = source.join("hoirie/template");
        if !template.is_dir() {
            return Err(Failure::Input(format!(
                "{} is not Hoirie's source: run this in its folder, or name that with --source",
                source.display()
            )));
        }
        is_free(&source, &name)?;
        let files = rendered(&template, &name)?;
        let manifest = read(&source.join("Cargo.toml"))?;
        let manifest = with_crates(&manifest, &name).ok_or_else(|| {
            Failure::Input("Cargo.toml has no [workspace.dependencies] to add the game to".to_owned())
        })?;
        lay_out(&source, &name, &files, &manifest)
            .map_err(|error| Failure::Input(format!("can't lay out {name}, so nothing was changed: {error}")))?;
        write!(out, "{}", what_to_do(&name, files.len()))?;
        Ok(())
    }
}

/// What is a type or a crate in every game's code, or a word of the language, can't be a game's name too.
const TAKEN_WORDS: &str = "\
    abstract action alloc arc as async await become bot box break budget card chance const continue core cow crate \
    deserialize do dyn easy edition else enum event extern false features fields final fn for game gen golden if \
    impl in input leaf let line loop macro markup match mind mod moment move mut none ok option options outcome \
    override pages path phase player playout priv pub random reason ref refusal result return scene search seat self \
    sense serialize settings setup silence some static std steady story string strong struct subject super table \
    temperament test text texts title trait true try type typeof unsafe unsized use vec view viewer virtual weights \
    where while yield";

/// A name is a crate's, a folder's and a part of addresses at once.
fn may_be_a_name(name: &str) -> Result<(), Failure> {
    let begins_well = name.starts_with(|letter: char| letter.is_ascii_lowercase());
    let goes_on_well = name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
    if !begins_well || !goes_on_well || !(2..=24).contains(&name.len()) {
        return Err(Failure::Input(format!(
            "{name:?} can't be a game's name: that has 2 to 24 letters from a to z and digits, and begins with a letter"
        )));
    }
    if TAKEN_WORDS.split(' ').any(|word| word == name) {
        return Err(Failure::Input(format!(
            "{name:?} can't be a game's name: it means something else in the code of every game"
        )));
    }
    Ok(())
}

/// Whether neither a game nor a crate has this name.
fn is_free(source: &Path, name: &str) -> Result<(), Failure> {
    if source.join("games").join(name).exists() {
        return Err(Failure::Input(format!("there is a game {name:?} already")));
    }
    let locked = read(&source.join("Cargo.lock"))?;
    for made in crates(name) {
        let line = format!("name = {made:?}");
        if locked.lines().any(|known| known == line) {
            return Err(Failure::Input(format!("there is a crate {made:?} already")));
        }
    }
    for made in [format!("shelf/src/{name}.rs"), format!("shelf/src/{name}")] {
        if source.join(&made).exists() {
            return Err(Failure::Input(format!("there is {made} already")));
        }
    }
    Ok(())
}

fn crates(name: &str) -> [String; 4] {
    [name.to_owned(), format!("{name}-bot"), format!("{name}-face"), format!("{name}-subject")]
}

/// A file to be made: where, counted from the source's folder, and what is in it.
struct NewFile {
    path: PathBuf,
    text: String,
}

/// Every file of the template, about this game.
fn rendered(template: &Path, name: &str) -> Result<Vec<NewFile>, Failure> {
    let mut paths = Vec::new();
    list(template, &mut paths)
        .map_err(|error| Failure::Input(format!("can't read {}: {error}", template.display())))?;
    paths.sort();
    let file = |path: &PathBuf| {
        let place = path.strip_prefix(template).expect("it was found there");
        let parts = place.iter().map(|part| part.to_string_lossy().replace("fifth", name));
        Ok(NewFile { path: parts.collect(), text: renamed(&read(path)?, name) })
    };
    paths.iter().map(file).collect()
}

fn list(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, into)?;
        } else {
            into.push(path);
        }
    }
    Ok(())
}

/// The text of the template about this game: its name, its type, and the letter of its rules.
fn renamed(text: &str, name: &str) -> String {
    let capital = name[..1].to_uppercase();
    let mut text = text.replace("fifth", name).replace("Fifth", &type_name(name));
    for number in ["1", "2", "3", "{number}"] {
        text = text.replace(&format!("F{number}"), &format!("{capital}{number}"));
        text = text.replace(&format!("fn f{number}_"), &format!("fn {}{number}_", &name[..1]));
    }
    text
}

fn type_name(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// The manifest of the workspace with the game's crates among its dependencies, each in its alphabetical place.
fn with_crates(manifest: &str, name: &str) -> Option<String> {
    let mut lines: Vec<String> = manifest.lines().map(str::to_owned).collect();
    let first = lines.iter().position(|line| line == "[workspace.dependencies]")? + 1;
    for (made, folder) in crates(name).into_iter().zip(["rules", "bot", "face", "subject"]) {
        // Our own crates come first, up to an empty line.
        let comes_later = |line: &String| line.is_empty() || line.split(' ').next() > Some(&made);
        let place = lines[first..].iter().position(comes_later).map_or(lines.len(), |place| first + place);
        lines.insert(place, format!("{made} = {{ path = \"games/{name}/{folder}\" }}"));
    }
    Some(lines.join("\n") + "\n")
}

/// Makes the files and then changes the manifest, which brings them into the workspace; takes them away again if that fails.
fn lay_out(source: &Path, name: &str, files: &[NewFile], manifest: &str) -> io::Result<()> {
    let made = make(source, name, files).and_then(|()| replace(&source.join("Cargo.toml"), manifest));
    if made.is_err() {
        // None of these was there before. What can't be taken away now is told by the next try.
        let _ = fs::remove_dir_all(source.join("games").join(name));
        let _ = fs::remove_dir_all(source.join("shelf/src").join(name));
        let _ = fs::remove_file(source.join(format!("shelf/src/{name}.rs")));
    }
    made
}

fn make(source: &Path, name: &str, files: &[NewFile]) -> io::Result<()> {
    for empty in ["playthroughs", "records"] {
        fs::create_dir_all(source.join("games").join(name).join(empty))?;
    }
    for NewFile { path, text } in files {
        let path = source.join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, text)?;
    }
    Ok(())
}

/// At no moment is there half a file.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let new = path.with_extension("toml.new");
    fs::write(&new, text)?;
    fs::rename(&new, path)
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::Input(format!("can't read {}: {error}", path.display())))
}

/// The shelf is left to whoever writes the game: once it stands there, every house offers it and all tests of houses play it.
fn what_to_do(name: &str, files: usize) -> String {
    let title = type_name(name);
    format!(
        "games/{name} is laid out: {files} files with its box in shelf/src, and four crates in Cargo.toml.

Now write it. Each test that fails says what is to be done:

    cargo fmt --all
    cargo test -p {name} -p {name}-bot -p {name}-face

When it can be played, put it on the shelf, where every house finds it. Add to shelf/Cargo.toml, under [dependencies]:

    {name}.workspace = true
    {name}-bot.workspace = true
    {name}-face.workspace = true

to shelf/src/lib.rs:

    mod {name};
    pub use crate::{name}::{title}Box;

and {title}Box to its shelf!(…). Then add it to the lists of fuzzing/src/lib.rs and web/src/secrecy.rs, whose Cargo.toml needs
{name}-subject, and play its first records: UPDATE=1 cargo test -p shelf --test old_games
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_go_to_their_places_in_the_manifest() {
        let manifest = "[workspace.dependencies]\nbots = 1\ntante = 2\nweb = 3\n\nserde = 4\n";
        let with = |name| with_crates(manifest, name).unwrap();
        let names =
            |text: String| text.lines().map(|line| line.split(' ').next().unwrap().to_owned()).collect::<Vec<_>>();
        assert_eq!(
            names(with("poker"))[1..],
            ["bots", "poker", "poker-bot", "poker-face", "poker-subject", "tante", "web", "", "serde"]
                .map(str::to_owned)
        );
        assert_eq!(
            names(with("zoo"))[1..],
            ["bots", "tante", "web", "zoo", "zoo-bot", "zoo-face", "zoo-subject", "", "serde"].map(str::to_owned)
        );
        assert_eq!(with_crates("[workspace]\n", "poker"), None);
    }

    #[test]
    fn rules_get_the_letter_of_the_game() {
        assert_eq!(renamed("F2 of Fifth, fn f2_deal, fifth::Fifth", "poker"), "P2 of Poker, fn p2_deal, poker::Poker");
    }
}
