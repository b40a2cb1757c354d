//! A record that somebody hands in: it is proven, or one sentence says what is wrong with it. Somebody clever puts the right
//! checks and a new seal on it; then it is proven, or its rows were never possible.

use serde::Deserialize;
use shelf::{Title, Visitor};
use tabletop::{Game, Record, Table};
use words::Language;

/// What a record of a long game comes to. Longer ones tell nothing new.
const LONGEST: usize = 64 * 1024;

pub fn prove(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if text.len() > LONGEST {
        return;
    }
    is_told(text);
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    if let Ok(Named { game }) = serde_json::from_str(text)
        && let Some(Some(forged)) = shelf::with(&game, Forge(text))
    {
        assert!(is_told(&forged), "what the rules allow is proven: {forged}");
    }
}

/// Whether the record is sound; either way there are words for it.
fn is_told(text: &str) -> bool {
    let proven = house::verify(text, None);
    for language in Language::ALL {
        match &proven {
            Ok(proof) => assert!(!web::proof_in_words(proof, language).is_empty()),
            Err(fault) => assert!(!web::fault_in_words(fault, language).is_empty()),
        }
    }
    proven.is_ok()
}

/// The same rows, as far as they are possible, with the checks and the seal that belong to them.
struct Forge<'a>(&'a str);

impl Visitor for Forge<'_> {
    type Output = Option<String>;

    fn visit<T: Title>(self) -> Option<String> {
        let record: Record<<T::Game as Game>::Action> = serde_json::from_str(self.0).ok()?;
        if record.commitment.is_some() {
            return None;
        }
        let mut table = Table::<T::Game>::open(record.head).ok()?;
        for row in record.log {
            if let Ok(step) = table.consider(row.at, row.by, row.entry) {
                table.accept(step);
                table.state().audit().expect("cards and money are all accounted for");
            }
        }
        serde_json::to_string(&table.record()).ok()
    }
}
