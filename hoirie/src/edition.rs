//! `hoirie edition`: what is in a game's box, and whether somebody's own box would do.

use std::io::Write;
use std::path::PathBuf;

use shelf::{Title, Visitor};
use tabletop::{Edition, Game};

use crate::failure::Failure;

/// List a game's editions, print one, or check a file of your own
#[derive(Debug, clap::Args)]
pub struct EditionCommand {
    /// The game's name, as `hoirie games` lists it
    game: String,
    /// Print an edition's text: the one named, or else the default one
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "")]
    show: Option<String>,
    /// Say whether the edition in this file is sound, or what is wrong with it
    #[arg(long, value_name = "FILE", conflicts_with = "show")]
    check: Option<PathBuf>,
}

impl EditionCommand {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = self.game.clone();
        shelf::with(&game, Editions { command: self, out }).ok_or_else(|| Failure::unknown_game(&game))?
    }
}

struct Editions<'a> {
    command: EditionCommand,
    out: &'a mut dyn Write,
}

impl Visitor for Editions<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        let Editions { command, out } = self;
        let editions = T::Game::EDITIONS;
        if let Some(file) = command.check {
            let text = house::read_edition(&file)
                .map_err(|wrong| Failure::Input(format!("can't read {}: {wrong}", file.display())))?;
            <T::Game as Game>::Edition::parse(&text)
                .map_err(|wrong| Failure::Input(format!("{}: {wrong}", file.display())))?;
            writeln!(out, "sound")?;
        } else if let Some(name) = command.show {
            let found = editions.iter().find(|(known, _)| name.is_empty() || *known == name);
            let (_, text) = found.ok_or_else(|| {
                let known: Vec<_> = editions.iter().map(|(known, _)| *known).collect();
                Failure::Input(format!("there is no edition {name:?}; there is: {}", known.join(", ")))
            })?;
            out.write_all(text.as_bytes())?;
        } else {
            for (place, (name, _)) in editions.iter().enumerate() {
                writeln!(out, "{name}{}", if place == 0 { " (default)" } else { "" })?;
            }
        }
        Ok(())
    }
}
