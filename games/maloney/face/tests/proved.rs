//! What a seat may not know is not in its page either: not a byte of it changes when the hidden cards are shuffled.

use face::{Face, Fields};
use maloney::{Dollars, Live, Maloney, Phase};
use maloney_face::MaloneyFace;
use maloney_subject::{MaloneySubject, words};
use proof::{Pages, Proof};
use tabletop::{Chance, Game, Moment, Seat, SeatSet, Setup, Silence, Viewer};
use words::Language;

#[test]
fn pages_keep_secrets() {
    let pages = Pages::<MaloneyFace>::of(words());
    let proof = Proof::of(MaloneySubject).games(1).render(|view, offers, language| {
        // Every day in another language: what a page tells doesn't depend on it, and games are long.
        if view.number % 3 != language as u16 {
            return String::new();
        }
        pages.draw(view.viewer, view, offers, &Fields::default(), language)
    });
    let report = proof.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(report.games >= 380, "{report}");
}

#[test]
fn m17_whoever_is_broke_but_holds_a_joker_finds_a_button_for_every_answer() {
    let setup = Setup::<Maloney>::published(3, Default::default());
    let dealt = |seed| Maloney::set_up(&setup, &mut Chance::quick(seed), &mut Silence).expect("three can play");
    let game = (0..).map(dealt).find(|game| game.view(Viewer::Public).joker_day()).expect("most days are ordinary");
    let mut view = game.view(Viewer::Seat(Seat(0)));
    view.players.iter_mut().for_each(|player| player.money = Dollars(0));
    view.phase = Phase::Live(Live { high: None, declined: SeatSet::empty(), counted: 0, next: Moment(3000) });
    let mut offers = Vec::new();
    Maloney::imagine(&view, &setup.edition, &mut Chance::quick(0)).offers(Seat(0), &mut offers);
    assert_eq!(offers.len(), 2, "the joker, or not: {offers:?}");
    let page =
        Pages::<MaloneyFace>::of(words()).draw(view.viewer, &view, &offers, &Fields::default(), Language::English);
    for control in offers.iter().map(|offer| MaloneyFace::control(&view, offer)) {
        for id in control.taps() {
            assert!(page.contains(&format!("id=\"{id}\"")), "there is no {id} on {page}");
        }
    }
}

#[test]
fn what_is_new_after_a_move_is_short() {
    let pages = Pages::<MaloneyFace>::of(words());
    let average = pages.average_update(&Setup::published(4, Default::default()), 6);
    assert!(average < 2000, "an update has {average} bytes");
}
