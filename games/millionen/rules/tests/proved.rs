//! Millionen Poker survives what every game must survive.

use millionen_subject::MillionenSubject;
use proof::Proof;

#[test]
fn every_state_of_many_games_is_sound_and_keeps_its_secrets() {
    let report = Proof::of(MillionenSubject).games(12).run().unwrap_or_else(|flaw| panic!("{flaw}"));
    println!("{report}");
    assert!(report.games >= 250, "{report}");
}
