//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

use face::Fields;
use fifth_face::FifthFace;
use proof::{Pages, Proof};
use fifth_subject::{FifthSubject, words};

#[test]
fn pages_keep_secrets() {
    let pages = Pages::<FifthFace>::of(words());
    let proof = Proof::of(FifthSubject)
        .games(6)
        .render(|view, offers, language| pages.draw(view.viewer, view, offers, &Fields::default(), language));
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 300, "{report}");
}
