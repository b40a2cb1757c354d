//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

#[path = "../../rules/tests/subject/mod.rs"]
mod subject;

use face::{Desk, Face, Fields, Scene};
use maloney::Maloney;
use maloney_face::MaloneyFace;
use proof::Proof;
use subject::{MaloneySubject, words};
use tabletop::{Moment, Setup};

#[test]
fn pages_keep_secrets() {
    let names = ["Anna", "Ben", "Carla", "Dora", "Emil", "Fritz"].map(str::to_owned);
    let edition = Setup::<Maloney>::published(4, Default::default()).edition;
    let proof = Proof::of(MaloneySubject).games(1).render(|view, offers, language| {
        // Every day in another language: what a page tells doesn't depend on it, and games are long.
        if view.number % 3 != language as u16 {
            return String::new();
        }
        let desk = view.viewer.seat().map(|_| Desk { address: "/table/1/act", accepted: 3, hot: None });
        let scene = Scene {
            edition: &edition,
            words: words(),
            language,
            names: &names,
            offers,
            desk,
            draft: &Fields::default(),
            sprite: "/maloney.svg",
            now: Moment(0),
        };
        let prompt = scene.say(&MaloneyFace::prompt(view));
        format!("{prompt} {} {}", MaloneyFace::rule_now(view), MaloneyFace::board(view, &scene).into_string())
    });
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 380, "{report}");
}
