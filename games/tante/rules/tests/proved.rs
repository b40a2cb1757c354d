//! La Tante à Héritage survives what every game must survive.

use proof::Proof;
use tante_subject::TanteSubject;

#[test]
fn every_state_of_many_games_is_sound_and_keeps_its_secrets() {
    let report = Proof::of(TanteSubject).games(40).run().unwrap_or_else(|flaw| panic!("{flaw}"));
    println!("{report}");
    assert!(report.games >= 2000, "{report}");
}
