//! Notes when the program was built: no house that it opens is older, whatever the machine's clock shows.

use std::time::{SystemTime, UNIX_EPOCH};

/// What whoever wants to build the same program twice gives instead of the time, in seconds since 1970.
const GIVEN: &str = "SOURCE_DATE_EPOCH";

fn main() {
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-env-changed={GIVEN}");
    let given = std::env::var(GIVEN).ok().and_then(|seconds| seconds.parse::<u64>().ok());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    println!("cargo:rustc-env=HOIRIE_BUILT={}", given.unwrap_or(now));
}
