//! What one viewer may know, built up from nothing.

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Game, Outcome, Seat, SeatSet, Viewer};

use crate::{Card, Cards, ColourSet, Gifts, Nature, Options, Phase, Tante};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// The number of the rules the match is played by.
    pub rules: u16,
    pub options: Options,
    pub removed: ColourSet,
    pub players: ArrayVec<Player, 5>,
    pub table: ArrayVec<Card, 3>,
    /// Cards in the stack.
    pub stack: u8,
    pub spent: Gifts,
    pub discarded: Cards,
    /// In the pile at the start, and still in it.
    pub gentlemen: (u8, u8),
    pub aunt: Seat,
    pub round: u8,
    pub rounds: u8,
    pub met: Option<Nature>,
    pub phase: Phase,
    /// How it ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// What is open about a player, and the hand where the viewer may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Player {
    pub gifts: Gifts,
    /// How many cards are in the hand.
    pub cards: u8,
    /// Those that everybody saw going into it and that must still be there.
    pub seen: Cards,
    /// The viewer's own, and everybody's once the game is over.
    pub hand: Option<Cards>,
}

impl View {
    pub(crate) fn of(game: &Tante, viewer: Viewer) -> View {
        let over = matches!(game.phase, Phase::Over { .. });
        let player = |seat: Seat| Player {
            gifts: game.gifts[seat.index()],
            cards: game.hands[seat.index()].len(),
            seen: game.seen[seat.index()],
            hand: (over || viewer.is(seat)).then_some(game.hands[seat.index()]),
        };
        let stack = game.stack.len() as u8;
        View {
            viewer,
            rules: game.rules,
            options: game.options,
            removed: game.removed,
            players: Seat::all(game.seats).map(player).collect(),
            table: game.table.clone(),
            stack,
            spent: game.spent,
            discarded: game.discarded,
            gentlemen: (game.edition.gentlemen(game.seats, &game.options), game.gentlemen),
            aunt: game.aunt,
            round: game.round,
            rounds: game.round + stack / 3,
            met: game.met,
            phase: game.phase,
            outcome: game.outcome(),
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

    /// The number of the gentleman on top of the pile, whom Aunt Marie would meet next; none once they have all left.
    pub fn next_gentleman(&self) -> Option<u8> {
        let (all, left) = self.gentlemen;
        if left == 0 { None } else { Some(all - left + 1) }
    }

    /// In which place the viewer came, once it is over: those with as many points share theirs.
    pub fn my_place(&self) -> Option<u8> {
        let (me, scores) = (self.viewer.seat()?, &self.outcome.as_ref()?.scores);
        let mine = scores[me.index()];
        Some(1 + scores.iter().filter(|score| **score > mine).count() as u8)
    }

    /// Who is to move.
    pub fn turn(&self) -> Option<Seat> {
        self.phase.turn(self.aunt)
    }

    /// The cards the viewer can't place: in hidden hands or in the stack.
    pub fn unplaced(&self, deck: Cards) -> Cards {
        let mut unplaced: Cards = deck.iter().filter(|card| !self.removed.contains(card.colour())).collect();
        unplaced.remove_all(self.table.iter().copied().collect());
        unplaced.remove_all(self.discarded);
        for player in &self.players {
            unplaced.remove_all(player.hand.unwrap_or(player.seen));
        }
        unplaced
    }
}
