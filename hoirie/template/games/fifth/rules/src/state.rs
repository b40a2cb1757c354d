//! The whole truth of one match, and the door through which everything is played.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Input, Line, Moment, Outcome, Refusal, Seat, Setup, Story, Viewer};

use crate::{Action, Edition, Event, Options, Reason, View};

/// One match of Fifth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fifth {
    /// The number of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) edition: Arc<Edition>,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
}

/// What the game is waiting for. Every phase of the rulebook gets a file of its own beside this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Somebody's move (F3).
    Turn { seat: Seat },
    /// The end (F3).
    Over,
}

impl Phase {
    /// The one seat that is to move, if any.
    pub fn turn(self) -> Option<Seat> {
        match self {
            Phase::Turn { seat } => Some(seat),
            Phase::Over => None,
        }
    }
}

impl Game for Fifth {
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "fifth";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const EDITIONS: &'static [(&'static str, &'static str)] =
        &[("first-edition", include_str!("../../editions/first-edition.toml"))];
    const ENDINGS: &'static [&'static str] = &["played"];

    fn set_up(setup: &Setup<Self>, chance: &mut Chance, story: &mut impl Story<Event>) -> Result<Self, Refusal> {
        Fifth::deal(setup, chance, story)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    fn offers(&self, seat: Seat, _into: &mut Vec<Action>) {
        if self.waits_for(seat) {
            todo!("Offer all that this seat may do now, in rules/src/state.rs.")
        }
    }

    fn waits_for(&self, seat: Seat) -> bool {
        self.phase.turn() == Some(seat)
    }

    fn play(
        &mut self,
        _now: Moment,
        input: Input<Action>,
        _chance: &mut Chance,
        _story: &mut impl Story<Event>,
    ) -> Result<(), Refusal> {
        let Input::Act(seat, action) = input else { return Err(Reason::NoClock.into()) };
        if self.phase == Phase::Over {
            return Err(Reason::GameOver.into());
        }
        if !self.waits_for(seat) {
            return Err(Reason::NotYourTurn.into());
        }
        match action {
            Action::Pass => todo!("Play every action in the file of its phase, and call it in rules/src/state.rs."),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen(viewer))
    }

    fn tell(event: &Event) -> Line {
        event.line()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Self {
        crate::imagine::imagine(view, edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Turn { .. } => None,
            Phase::Over => todo!("Count, and say who has won, in rules/src/state.rs."),
        }
    }

    fn audit(&self) -> Result<(), String> {
        todo!("Find every card of the box exactly once, in rules/src/state.rs.")
    }
}
