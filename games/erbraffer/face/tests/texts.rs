//! Every message of the page exists and is used.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

#[test]
fn no_message_of_the_page_is_missing_or_unused() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let sources = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let sources: Vec<String> = sources.collect();
    // Every second piece between quotation marks is a string.
    let strings = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let of_the_page = |id: &&str| id.starts_with("face-") || id.starts_with("prompt-");
    let used: BTreeSet<&str> = strings.filter(of_the_page).collect();
    let messages = words::messages(include_str!("../../words/en.ftl"));
    let said: BTreeSet<&str> = messages.keys().map(String::as_str).filter(of_the_page).collect();
    assert_eq!(used, said);
}
