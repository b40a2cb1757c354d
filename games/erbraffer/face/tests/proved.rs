//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled, and
//! whatever the viewer drafts. Every move that is offered can be made with a form.

use erbraffer::Heirloom;
use erbraffer_face::ErbrafferFace;
use erbraffer_subject::{ErbrafferSubject, words};
use face::{Face, Fields};
use proof::{Pages, Proof};

#[test]
fn pages_keep_secrets() {
    // Whoever divides an estate begins with equal shares, and hands cash and heirlooms on from there.
    let names: Vec<&str> = Heirloom::all().map(Into::into).chain(["cash"]).collect();
    let pages = Pages::<ErbrafferFace>::of(words()).adjusting(&names);
    let proof = Proof::of(ErbrafferSubject).games(1).render(|view, offers, language| {
        // Every turn in another language: what a page tells doesn't depend on it, and games are long.
        if view.turns % 3 != language as u16 {
            return String::new();
        }
        let form = |offer| ErbrafferFace::control(view, offer).fields;
        assert!(offers.iter().all(|offer| ErbrafferFace::read(&form(offer)) == Some(*offer)));
        let blank = pages.draw(view.viewer, view, offers, &Fields::default(), language);
        // The form of an action is, as a draft, as good as whole.
        let Some(draft) = offers.get(usize::from(view.turns) % offers.len().max(1)).map(form) else { return blank };
        blank + &pages.draw(view.viewer, view, offers, &draft, language)
    });
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 10, "{report}");
}
