//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

use face::Fields;
use millionen_face::MillionenFace;
use millionen_subject::{MillionenSubject, words};
use proof::{Pages, Proof};
use tabletop::Setup;

#[test]
fn pages_keep_secrets() {
    let pages = Pages::<MillionenFace>::of(words());
    let proof = Proof::of(MillionenSubject)
        .games(12)
        .render(|view, offers, language| pages.draw(view.viewer, view, offers, &Fields::default(), language));
    proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
}

#[test]
fn what_is_new_after_a_move_is_short() {
    let pages = Pages::<MillionenFace>::of(words());
    let average = pages.average_update(&Setup::published(4, Default::default()), 6);
    assert!(average < 2200, "an update has {average} bytes");
}
