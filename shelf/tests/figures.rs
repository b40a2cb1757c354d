//! What a strong bot looks at has a name in every language: its hints say it.

#![allow(clippy::unwrap_used)]

use bots::Sense;
use shelf::{Title, Visitor};
use tabletop::Game;
use words::Language;

#[test]
fn every_figure_of_every_sense_can_be_said() {
    struct Say;
    impl Visitor for Say {
        type Output = ();
        fn visit<T: Title>(self) {
            for figure in <T::Sense as Sense<T::Game>>::FEATURES {
                let id = format!("figure-{figure}");
                for language in Language::ALL {
                    assert_ne!(T::words().word(language, &id), id, "{} in {language:?}", T::Game::NAME);
                }
            }
        }
    }
    for name in shelf::NAMES {
        shelf::with(name, Say).unwrap();
    }
}
