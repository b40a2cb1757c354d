//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

#[path = "../../rules/tests/subject/mod.rs"]
mod subject;

use face::Fields;
use maloney_face::MaloneyFace;
use proof::{Pages, Proof};
use subject::{MaloneySubject, words};

#[test]
fn pages_keep_secrets() {
    let pages = Pages::<MaloneyFace>::of(words());
    let proof = Proof::of(MaloneySubject).games(1).render(|view, offers, language| {
        // Every day in another language: what a page tells doesn't depend on it, and games are long.
        if view.number % 3 != language as u16 {
            return String::new();
        }
        pages.draw(view.viewer, view, offers, &Fields::default(), language)
    });
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 380, "{report}");
}
