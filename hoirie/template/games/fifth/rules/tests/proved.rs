//! Fifth survives what every game must survive.

use proof::Proof;
use fifth_subject::FifthSubject;

#[test]
fn every_state_of_many_games_is_sound_and_keeps_its_secrets() {
    let report = Proof::of(FifthSubject).games(40).run().unwrap_or_else(|flaw| panic!("{flaw}"));
    println!("{report}");
    assert!(report.games >= 2000, "{report}");
}
