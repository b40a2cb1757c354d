//! What one viewer may know, built up from nothing.

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Game, Outcome, Seat, SeatSet, Viewer};

use crate::{Card, Cards, Day, Dollars, Maloney, Options, Phase, Suitcase, TOWNS, Town};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// The number of the rules the match is played by.
    pub rules: u16,
    pub options: Options,
    pub players: ArrayVec<Player, 6>,
    pub car: Town,
    pub day: Day,
    /// Which day of the game it is, counted from 1.
    pub number: u16,
    /// Cards in the pile.
    pub pile: u8,
    pub played: Cards,
    /// Every card that ever lay on the played pile: those that don't any more are in the new pile (M26).
    pub seen: Cards,
    /// What was turned up today, if it is a Sunday (M25), in this order.
    pub turned: ArrayVec<Card, 9>,
    /// By town: what its suitcase held, once it was opened.
    pub suitcases: [Option<Suitcase>; TOWNS],
    /// Whether the suitcase of the town where the car is was opened on today's arrival.
    pub opened_today: bool,
    /// Who drove last (M17).
    pub driver: Option<Seat>,
    /// Who is asked first in today's auctions (M14, in turn), once that is settled.
    pub opener: Option<Seat>,
    /// Who has the will (M23); it lies in the middle otherwise.
    pub will: Option<Seat>,
    /// Who overbid today and sits out its new auctions (M18).
    pub fined: SeatSet,
    pub phase: Phase,
    /// How it ended, once it is over.
    pub outcome: Option<Outcome>,
    /// The viewer's own standing bid in this auction.
    pub standing: Option<Dollars>,
    /// Whether the viewer has changed it since the last call: there is no other change until the next.
    pub standing_changed: bool,
    /// What the viewer has chosen to play, while others may still be choosing (M21).
    pub choice: Option<Cards>,
}

/// What is open about a player, and the hand where the viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    pub points: i16,
    pub money: Dollars,
    pub joker: bool,
    /// How many cards are in the hand.
    pub cards: u8,
    /// The viewer's own.
    pub hand: Option<Cards>,
}

impl View {
    pub(crate) fn of(game: &Maloney, viewer: Viewer) -> View {
        let player = |seat: Seat| Player {
            points: game.points[seat.index()],
            money: game.money[seat.index()],
            joker: game.jokers.contains(seat),
            cards: game.hands[seat.index()].len(),
            hand: viewer.is(seat).then_some(game.hands[seat.index()]),
        };
        let own = viewer.seat().filter(|seat| seat.0 < game.seats);
        let standing = own.map(|seat| game.standing[seat.index()]).unwrap_or_default();
        View {
            viewer,
            rules: game.rules,
            options: game.options,
            players: Seat::all(game.seats).map(player).collect(),
            car: game.car,
            day: game.day,
            number: game.number,
            pile: game.pile.len() as u8,
            played: game.played,
            seen: game.seen,
            turned: game.turned.clone(),
            suitcases: std::array::from_fn(|town| game.opened.contains(Town::at(town)).then_some(game.suitcases[town])),
            opened_today: game.opened_today,
            driver: game.driver,
            opener: game.opener,
            will: game.will,
            fined: game.fined,
            phase: game.phase,
            outcome: game.outcome(),
            standing: standing.limit,
            standing_changed: standing.changed,
            choice: own.and_then(|seat| game.chosen[seat.index()]),
        }
    }

    /// Who has won; nobody while it goes on.
    pub fn winners(&self) -> SeatSet {
        self.outcome.as_ref().map_or(SeatSet::empty(), |outcome| outcome.winners)
    }

    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The viewer's own cards; nothing for those who only watch.
    pub fn hand(&self) -> Option<Cards> {
        self.viewer.seat().and_then(|seat| self.player(seat).hand)
    }

    /// Who is the only one to move: somebody whose turn it is in an auction, or the driver.
    pub fn turn(&self) -> Option<Seat> {
        self.phase.turn()
    }

    /// What a call must exceed in the auction that is on.
    pub fn price(&self) -> Option<Dollars> {
        self.phase.price()
    }

    /// Whether jokers may be played in today's auctions (M16).
    pub fn joker_day(&self) -> bool {
        crate::joker::is_joker_day(self.day, self.number)
    }

    /// Whether everybody rides for nothing today (M25); not on a first Sunday (M11).
    pub fn rides_free(&self) -> bool {
        self.day == Day::Sunday && self.number > 1
    }

    /// The cards the viewer can't place: in hidden hands, or in the pile while it is the first one.
    pub fn unplaced(&self) -> Cards {
        Cards::ALL.without(self.seen).without(self.hand().unwrap_or_default())
    }
}
