//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

use face::Fields;
use proof::{Pages, Proof};
use tabletop::Setup;
use tante_face::TanteFace;
use tante_subject::{TanteSubject, words};

#[test]
fn pages_keep_secrets() {
    let pages = Pages::<TanteFace>::of(words());
    let proof = Proof::of(TanteSubject)
        .games(6)
        .render(|view, offers, language| pages.draw(view.viewer, view, offers, &Fields::default(), language));
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 300, "{report}");
}

#[test]
fn what_is_new_after_a_move_is_short() {
    let pages = Pages::<TanteFace>::of(words());
    let average = pages.average_update(&Setup::published(4, Default::default()), 6);
    assert!(average < 3000, "an update has {average} bytes");
}
