//! What one viewer may know, built up from nothing.

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{MAX_SEATS, Seat, Viewer};

use crate::{Card, Cards, MOST_PICKPOCKETS, Millionen, Phase, Waiting};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// The number of the rules the match is played by.
    pub rules: u16,
    pub players: ArrayVec<Player, MAX_SEATS>,
    /// All Pickpockets that wait in front of players; those that have waited longest come first.
    pub waiting: ArrayVec<Waiting, MOST_PICKPOCKETS>,
    /// Cards in the stack.
    pub stack: u8,
    /// What the stack can hold, as far as the viewer knows: all cards it was last made of that the viewer hasn't drawn since.
    pub possible: Cards,
    pub discards: Cards,
    /// The card that was discarded last, unless the discards were shuffled since.
    pub top: Option<Card>,
    /// Whose turn it is, also while somebody else answers.
    pub turn: Seat,
    /// Turns that are over.
    pub turns: u16,
    pub phase: Phase,
}

/// What is open about a player, and the hand where the viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// In front of the player.
    pub suitcases: u8,
    /// How many cards are in the hand.
    pub cards: u8,
    /// The viewer's own.
    pub hand: Option<Cards>,
    /// Cards that this player drew from the viewer's hand and that must still be in this one.
    pub known: Cards,
    /// Cards of the viewer's hand that were drawn from this player's, who knows of them.
    pub knows: Cards,
}

impl View {
    pub(crate) fn of(game: &Millionen, viewer: Viewer) -> View {
        let knows = |knower: Option<Seat>, holder: Option<Seat>| match (knower, holder) {
            (Some(knower), Some(holder)) => game.knowledge.of_hand(knower, holder),
            _ => Cards::default(),
        };
        let player = |seat: Seat| Player {
            suitcases: game.suitcases[seat.index()],
            cards: game.hands[seat.index()].len(),
            hand: viewer.is(seat).then_some(game.hands[seat.index()]),
            known: knows(viewer.seat(), Some(seat)),
            knows: knows(Some(seat), viewer.seat()),
        };
        View {
            viewer,
            rules: game.rules,
            players: Seat::all(game.seats).map(player).collect(),
            waiting: game.waiting.clone(),
            stack: game.stack.len() as u8,
            possible: game.knowledge.of_stack(viewer),
            discards: game.discards,
            top: game.top,
            turn: game.turn,
            turns: game.turns,
            phase: game.phase,
        }
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

    /// Who is to move.
    pub fn mover(&self) -> Option<Seat> {
        self.phase.mover(self.turn)
    }

    /// The Pickpockets in front of this player; the one that has waited longest comes first.
    pub fn waiting_for(&self, victim: Seat) -> impl Iterator<Item = &Waiting> {
        self.waiting.iter().filter(move |waiting| waiting.victim == victim)
    }

    pub fn is_threatened(&self, seat: Seat) -> bool {
        self.waiting_for(seat).next().is_some()
    }

    /// The cards the viewer can't place: in hidden hands or in the stack.
    pub fn unplaced(&self, deck: Cards) -> Cards {
        let mut unplaced = deck.without(self.discards);
        self.waiting.iter().for_each(|waiting| {
            unplaced.remove(waiting.pickpocket);
        });
        for player in &self.players {
            unplaced = unplaced.without(player.hand.unwrap_or(player.known));
            (0..player.suitcases).for_each(|_| {
                unplaced.remove(Card::Suitcase);
            });
        }
        match self.phase {
            Phase::Answer(attack) => unplaced.remove(attack.pickpocket),
            Phase::Over { winner: Some(_) } => unplaced.remove(Card::Dandy),
            Phase::Turn | Phase::Over { winner: None } => false,
        };
        unplaced
    }
}
