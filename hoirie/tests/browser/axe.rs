//! axe-core, which finds what keeps people with screen readers or weak eyes out of a page. It is fetched once from the npm
//! registry, pinned by its version and its hash, and never part of the project.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::chromium::Tab;

const PACKAGE: &str = "https://registry.npmjs.org/axe-core/-/axe-core-4.10.3.tgz";
const SHA256: &str = "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb";

static AXE: LazyLock<String> = LazyLock::new(|| {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe-4.10.3.min.js");
    if !file.exists() {
        let fetch = format!("curl -fsSL --retry 3 {PACKAGE} | tar -xzO package/axe.min.js");
        let fetched = Command::new("sh").args(["-c", &fetch]).output().unwrap();
        assert!(!fetched.stdout.is_empty(), "axe-core was not fetched: {}", String::from_utf8_lossy(&fetched.stderr));
        // In one step: another test may be looking.
        let half = file.with_extension(std::process::id().to_string());
        std::fs::write(&half, fetched.stdout).unwrap();
        std::fs::rename(half, &file).unwrap();
    }
    let script = std::fs::read_to_string(file).unwrap();
    let hash: String = Sha256::digest(&script).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hash, SHA256, "this is another axe-core");
    script
});

/// What is serious or worse on this page.
pub async fn serious(tab: &Tab) -> Vec<String> {
    let run = "(window.axe || (0, eval)(axeSource), axe.run(document, { resultTypes: ['violations'] })).then((found) => found.violations
        .filter((flaw) => ['serious', 'critical'].includes(flaw.impact))
        .map((flaw) => `${flaw.id}: ${flaw.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | ')}`))";
    let source = serde_json::to_string(AXE.as_str()).unwrap();
    tab.see(&format!("((axeSource) => {run})({source})")).await
}
