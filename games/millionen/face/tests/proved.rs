//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

#[path = "../../rules/tests/subject/mod.rs"]
mod subject;

use face::{Desk, Face, Fields, Scene};
use millionen::Millionen;
use millionen_face::MillionenFace;
use proof::Proof;
use subject::{MillionenSubject, words};
use tabletop::{Moment, Setup};

#[test]
fn pages_keep_secrets() {
    let names = ["Anna", "Ben", "Carla", "Dora", "Emil", "Finn"].map(str::to_owned);
    let edition = Setup::<Millionen>::published(4, Default::default()).edition;
    let proof = Proof::of(MillionenSubject).games(12).render(|view, offers, language| {
        let desk = view.viewer.seat().map(|_| Desk { address: "/table/1/act", accepted: 3, hot: None });
        let (sprite, now) = ("/millionen.svg", Moment(0));
        let (edition, draft) = (&edition, &Fields::default());
        let scene = Scene { edition, words: words(), language, names: &names, offers, desk, draft, sprite, now };
        let prompt = scene.say(&MillionenFace::prompt(view));
        format!("{prompt} {} {}", MillionenFace::rule_now(view), MillionenFace::board(view, &scene).into_string())
    });
    proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
}
