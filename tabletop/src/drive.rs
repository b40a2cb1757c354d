//! Who goes next where several may: one answer for proof, simulation, arena and search alike.

use crate::{Chance, Game, Input, Seat};

/// What happens next at a table driven by players.
#[derive(Debug, PartialEq, Eq)]
pub enum Next<A> {
    Input(Input<A>),
    Over,
    /// Nobody may act, no alarm is set and the game is not over: the rules are wrong.
    Stuck,
}

/// Asks the seats with offers once each, starting from a random one, and returns the first input that comes.
///
/// `choose` gets the seat and its offers; it may answer `None` to let time pass where the game doesn't wait for that seat.
/// If all do, the alarm strikes. `offers` is a buffer that is reused.
pub fn next_input<G: Game>(
    game: &G,
    chance: &mut Chance,
    offers: &mut Vec<G::Action>,
    mut choose: impl FnMut(Seat, &[G::Action], &mut Chance) -> Option<G::Action>,
) -> Next<G::Action> {
    if game.is_over() {
        return Next::Over;
    }
    let seats = game.seats();
    for seat in Seat(chance.below(u32::from(seats)) as u8).round(seats) {
        offers.clear();
        game.offers(seat, offers);
        if offers.is_empty() {
            continue;
        }
        if let Some(action) = choose(seat, offers, chance) {
            return Next::Input(Input::Act(seat, action));
        }
    }
    if game.alarm().is_some() { Next::Input(Input::Alarm) } else { Next::Stuck }
}
