//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled, and
//! whatever the viewer drafts. Every move that is offered can be made with a form.

#[path = "../../rules/tests/subject/mod.rs"]
mod subject;

use erbraffer::Action;
use erbraffer_face::{ErbrafferFace, fields_of};
use face::{Face, Fields};
use proof::{Pages, Proof};
use subject::{ErbrafferSubject, words};

#[test]
fn pages_keep_secrets() {
    let pages = Pages::<ErbrafferFace>::of(words());
    let proof = Proof::of(ErbrafferSubject).games(1).render(|view, offers, language| {
        // Every turn in another language: what a page tells doesn't depend on it, and games are long.
        if view.turns % 3 != language as u16 {
            return String::new();
        }
        let draft = offers.get(usize::from(view.turns) % offers.len().max(1)).map(fields).unwrap_or_default();
        assert!(offers.iter().all(|offer| ErbrafferFace::read(&fields(offer)) == Some(*offer)));
        pages.draw(view.viewer, view, offers, &draft, language)
    });
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 10, "{report}");
}

/// The form of an action; as a draft it is as good as whole.
fn fields(action: &Action) -> Fields {
    let (what, fields) = fields_of(action);
    let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value));
    Fields([("do".to_owned(), what.to_owned())].into_iter().chain(fields).collect())
}
