//! From the box to the first move (F2).

use tabletop::{Chance, Game, Refusal, Setup, Story};

use crate::{Event, Fifth, Reason};

/// What players may settle before they begin: nothing. A game with options makes a struct of this, see `tabletop::Options`.
pub type Options = ();

impl Fifth {
    pub(crate) fn deal(
        setup: &Setup<Fifth>,
        _chance: &mut Chance,
        _story: &mut impl Story<Event>,
    ) -> Result<Fifth, Refusal> {
        if !Fifth::SEATS.contains(&setup.seats) {
            return Err(Reason::SeatCount.into());
        }
        todo!("Shuffle, deal and tell it, in rules/src/setup.rs.")
    }
}
