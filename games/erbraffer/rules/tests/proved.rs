//! Die Erbraffer survives what every game must survive.

use erbraffer_subject::ErbrafferSubject;
use proof::Proof;

#[test]
fn every_state_of_many_games_is_sound_and_keeps_its_secrets() {
    let report = Proof::of(ErbrafferSubject).games(6).run().unwrap_or_else(|flaw| panic!("{flaw}"));
    println!("{report}");
    assert!(report.games >= 1400, "{report}");
}
