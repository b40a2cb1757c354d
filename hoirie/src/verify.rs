//! `hoirie verify`: proves that a saved game was dealt and played as its record says.

use std::io::Write;
use std::path::PathBuf;

use words::Language;

use crate::failure::Failure;

/// Prove that a saved game was dealt fairly and played as recorded
///
/// The secret must fit the fingerprint that was shown at the start, every step is played again and must do what was recorded,
/// and the seal must be whole. A record from `simulate` carries its seed openly: it is proven in the same way, but nobody was
/// bound to that seed beforehand.
#[derive(Debug, clap::Args)]
pub struct Verify {
    /// The record of the game, in JSON
    file: PathBuf,
    /// The fingerprint that somebody noted at the start of the game
    #[arg(long, value_name = "HEX")]
    fingerprint: Option<String>,
    /// In which language: fr, en or de
    #[arg(long, default_value = "en", value_parser = crate::replay::language)]
    language: Language,
}

impl Verify {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let file = self.file.display();
        let text = std::fs::read_to_string(&self.file)
            .map_err(|error| Failure::Input(format!("can't read {file}: {error}")))?;
        let proof = house::verify(&text, self.fingerprint.as_deref())
            .map_err(|fault| Failure::Input(format!("{file}: {}", web::fault_in_words(&fault, self.language))))?;
        for sentence in web::proof_in_words(&proof, self.language) {
            writeln!(out, "{sentence}")?;
        }
        if let Some(fingerprint) = web::fingerprint_in_words(&proof, self.language) {
            writeln!(out, "{fingerprint}")?;
        }
        Ok(())
    }
}
