//! Fifth as a subject of proof. It speaks through the public door only: the tests of the rules, of the
//! face and of the house's pages depend on it.

use std::sync::LazyLock;

use fifth::{Action, Card, Event, EventKind, Fifth, Reason, View};
use proof::Subject;
use strum::IntoEnumIterator;
use tabletop::{Chance, Seat, Viewer};
use words::{Words, texts};

#[derive(Debug, Clone, Copy)]
pub struct FifthSubject;

impl Subject for FifthSubject {
    type Game = Fifth;
    type Piece = Card;

    const LONGEST: usize = 1000;

    fn any_action(&self, _view: &View, _chance: &mut Chance) -> Action {
        Action::Pass
    }

    fn lawful(&self, _view: &View, _seat: Seat, _action: &Action) -> bool {
        todo!("Say from the rulebook alone whether this may be done now, in subject/src/lib.rs.")
    }

    fn hidden_zones(&self, game: &Fifth, viewer: Viewer) -> Vec<Vec<Card>> {
        game.hidden_zones(viewer)
    }

    fn with_hidden_zones(&self, game: &Fifth, viewer: Viewer, zones: &[Vec<Card>]) -> Fifth {
        game.with_hidden_zones(viewer, zones)
    }

    fn opening_of(&self, _opening: &[Event], _world: &Fifth) -> Vec<Event> {
        todo!("Tell the deal as it would have been told for this world, in subject/src/lib.rs.")
    }

    fn event_kinds(&self) -> Vec<&'static str> {
        EventKind::iter().map(Into::into).collect()
    }

    fn kind_of(&self, event: &Event) -> &'static str {
        EventKind::from(event).into()
    }

    fn refusals(&self) -> Vec<&'static str> {
        Reason::iter().map(Into::into).collect()
    }

    fn rules(&self) -> Vec<String> {
        (1..=3).map(|number| format!("F{number}")).collect()
    }

    fn words(&self) -> &Words {
        words()
    }
}

pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(texts!("../../words/", ".ftl")));
    &WORDS
}
