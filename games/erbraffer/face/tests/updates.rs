//! What a live page is sent after a move is short: only what looks new.

use std::path::Path;

use erbraffer_face::ErbrafferFace;
use proof::{Pages, words_in};
use tabletop::Setup;

/// So many bytes are new on average. A change of cash is told three times, in coins and in what is to be read about the person, and
/// whoever lays a will or divides an estate gets a link on everybody who lives: that is most of it.
const SHORT: usize = 3600;

#[test]
fn what_is_new_after_a_move_is_short() {
    let words = words_in(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")));
    let pages = Pages::<ErbrafferFace>::of(&words);
    let average = pages.average_update(&Setup::published(4, Default::default()), 6);
    assert!(average < SHORT, "an update has {average} bytes");
}
