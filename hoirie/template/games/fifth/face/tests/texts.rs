//! Every message of the page exists and is used.

use std::path::Path;

#[test]
fn no_message_of_the_page_is_missing_or_unused() {
    let flaws = proof::flaws_of_page(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")));
    assert!(flaws.is_empty(), "{flaws:#?}");
}
