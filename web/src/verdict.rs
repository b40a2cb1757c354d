//! What a record was found to be, in words.

use house::{Fault, Proof};
use shelf::{Title, Visitor};
use tabletop::Refusal;
use words::Language;

use crate::pages::words;

/// What is wrong with a record, in one sentence or two.
pub fn fault_in_words(fault: &Fault, language: Language) -> String {
    struct Say<'a>(Language, &'a Refusal);
    impl Visitor for Say<'_> {
        type Output = String;
        fn visit<T: Title>(self) -> String {
            T::words().say(self.0, &self.1.because, &[])
        }
    }
    let said = words().say(language, &fault.line, &[]);
    match &fault.refusal {
        None => said,
        Some((game, refusal)) => {
            let because = shelf::with(game, Say(language, refusal)).unwrap_or_default();
            format!("{said} {because} ({})", refusal.rule)
        }
    }
}

/// What was proven, sentence by sentence.
pub fn proof_in_words(proof: &Proof, language: Language) -> Vec<String> {
    proof.lines().iter().map(|line| words().say(language, line, &[])).collect()
}

/// The hash of the house's secret, as everybody at the table could see it from the start; nothing for an open seed.
pub fn fingerprint_in_words(proof: &Proof, language: Language) -> Option<String> {
    let said = words().word(language, "table-commitment");
    Some(format!("{said} {}", proof.fingerprint()?))
}
