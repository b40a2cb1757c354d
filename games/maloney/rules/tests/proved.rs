//! L'héritage de Maloney survives what every game must survive.

use maloney_subject::MaloneySubject;
use proof::Proof;

#[test]
fn every_state_of_many_games_is_sound_and_keeps_its_secrets() {
    let report = Proof::of(MaloneySubject).games(1).run().unwrap_or_else(|flaw| panic!("{flaw}"));
    println!("{report}");
    assert!(report.games >= 380, "{report}");
}
