//! Every input that was ever worth keeping, once more: those that reach something the others don't, and those that once broke
//! a promise.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const MOST_BYTES: u64 = 1_000_000;

fn files(folder: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

#[test]
fn no_input_of_the_corpus_breaks_a_promise() {
    std::thread::scope(|scope| {
        for (name, target) in fuzzing::TARGETS {
            scope.spawn(move || {
                for file in files(&corpus().join(name)) {
                    // What is on stderr last names the culprit.
                    eprintln!("{}", file.display());
                    target(&std::fs::read(&file).unwrap());
                }
            });
        }
    });
}

#[test]
fn the_corpus_stays_small_and_belongs_to_targets() {
    let folders = files(&corpus());
    let names: BTreeSet<_> = folders.iter().map(|folder| folder.file_name().unwrap().to_str().unwrap()).collect();
    assert_eq!(names, fuzzing::TARGETS.iter().map(|(name, _)| *name).collect());
    let bytes: u64 = folders.iter().flat_map(|folder| files(folder)).map(|file| file.metadata().unwrap().len()).sum();
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
}
