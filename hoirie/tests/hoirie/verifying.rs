use std::path::PathBuf;

use serde_json::{Value, json};

use crate::{answer, complaint, folder};

/// The record of one simulated game, in a folder of its own.
fn recorded(game: &str, name: &str) -> PathBuf {
    let folder = folder(name);
    answer(&["simulate", game, "--games", "1", "--records", folder.to_str().unwrap()]);
    folder.join(format!("{game}-0-000000.json"))
}

#[test]
fn a_simulated_record_of_every_game_carries_its_seed_openly_and_is_proven() {
    for game in ["maloney", "tante", "erbraffer", "millionen"] {
        let file = recorded(game, &format!("verify-{game}"));
        let said = answer(&["verify", file.to_str().unwrap()]);
        assert!(said.contains("steps were played again") && said.contains("seed is written openly"), "{game}: {said}");
    }
}

#[test]
fn a_tampered_record_fails_and_the_complaint_says_where() {
    let file = recorded("tante", "verify-tampered");
    let sound: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let tampered = |change: &dyn Fn(&mut Value)| {
        let mut record = sound.clone();
        change(&mut record);
        assert_ne!(record, sound, "the test changes something");
        std::fs::write(&file, record.to_string()).unwrap();
        complaint(&["verify", file.to_str().unwrap()])
    };
    let complaints = [
        (tampered(&|record| record["log"][4]["check"] = json!("0011223344556677")), "Step 5 leads to something else"),
        (tampered(&|record| record["log"][0]["entry"]["input"]["act"] = json!([0, "withdraw"])), "(T13)"),
        (tampered(&|record| record["seed"]["open"] = json!("00".repeat(32))), "Step"),
        (tampered(&|record| drop(record["log"].as_array_mut().unwrap().remove(3))), "Step 4 is not in its place"),
        (tampered(&|record| drop(record["log"].as_array_mut().unwrap().pop())), "seal is broken"),
        (tampered(&|record| record["seats"][0] = json!("Anna")), "seal is broken"),
        (
            tampered(&|record| record["edition"] = json!(record["edition"].as_str().unwrap().to_owned() + "\n")),
            "seal is broken",
        ),
        (tampered(&|record| record["edition"] = json!("nonsense")), "edition in this record makes no sense"),
        (tampered(&|record| record["options"] = json!({"couples": "maybe"})), "options"),
        (tampered(&|record| record["format"] = json!(99)), "newer version"),
        (tampered(&|record| record["game"] = json!("chess")), "doesn’t have"),
        (tampered(&|record| *record = json!([])), "not a recorded game"),
    ];
    for (said, expected) in complaints {
        assert!(said.contains(expected), "{said} does not say {expected:?}");
    }
}

#[test]
fn an_older_record_without_a_seal_is_proven_and_that_is_said() {
    let file = recorded("tante", "verify-older");
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    record.as_object_mut().unwrap().remove("seal");
    record["log"].as_array_mut().unwrap().truncate(10);
    std::fs::write(&file, record.to_string()).unwrap();
    let said = answer(&["verify", file.to_str().unwrap()]);
    assert!(said.contains("has no seal") && said.contains("not over"), "{said}");
    let said = answer(&["verify", file.to_str().unwrap(), "--language", "de"]);
    assert!(said.contains("kein Siegel"), "{said}");
    let said = complaint(&["verify", file.to_str().unwrap(), "--fingerprint", &"00".repeat(32)]);
    assert!(said.contains("another deal"), "{said}");
    complaint(&["verify", "/nowhere/at/all.json"]);
}
