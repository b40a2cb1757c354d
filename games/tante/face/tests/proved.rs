//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

#[path = "../../rules/tests/subject/mod.rs"]
mod subject;

use face::{Desk, Face, Fields, Scene};
use proof::Proof;
use subject::{TanteSubject, words};
use tabletop::{Moment, Setup};
use tante::Tante;
use tante_face::TanteFace;

#[test]
fn pages_keep_secrets() {
    let names = ["Anna", "Ben", "Carla", "Dora", "Emil"].map(str::to_owned);
    let edition = Setup::<Tante>::published(4, Default::default()).edition;
    let proof = Proof::of(TanteSubject).games(6).render(|view, offers, language| {
        let desk = view.viewer.seat().map(|_| Desk { address: "/table/1/act", accepted: 3, hot: None });
        let scene = Scene {
            edition: &edition,
            words: words(),
            language,
            names: &names,
            offers,
            desk,
            draft: &Fields::default(),
            sprite: "/tante.svg",
            now: Moment(0),
        };
        let prompt = scene.say(&TanteFace::prompt(view));
        format!("{prompt} {} {}", TanteFace::rule_now(view), TanteFace::board(view, &scene).into_string())
    });
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 300, "{report}");
}
