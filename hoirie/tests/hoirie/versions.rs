//! What the project says about the compiler it needs.

use std::process::Command;

use serde_json::Value;

/// A version such as `1.89` or `1.89.0`, to be compared with others.
fn version(text: &str) -> [u32; 3] {
    let mut parts = text.split('.').map(|part| part.parse().unwrap());
    std::array::from_fn(|_| parts.next().unwrap_or(0))
}

#[test]
fn the_oldest_compiler_we_name_can_build_all_that_we_use() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let ours = version(env!("CARGO_PKG_RUST_VERSION"));
    let packages = metadata["packages"].as_array().unwrap();
    let too_new =
        packages.iter().filter(|package| package["rust_version"].as_str().is_some_and(|needs| version(needs) > ours));
    let named: Vec<String> =
        too_new.map(|package| format!("{} needs {}", package["name"], package["rust_version"])).collect();
    assert!(named.is_empty(), "rust-version says {ours:?}, but {named:?}");
}
