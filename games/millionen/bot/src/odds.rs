//! What other players may hold: counted from all that was played, drawn and seen.

use millionen::{Card, Cards, Player, View};
use tabletop::{MAX_SEATS, Seat};

/// How likely a hidden card of a hand is to be of each kind.
#[derive(Debug, Clone, Copy)]
pub struct Odds {
    share: [f64; 13],
    /// Hidden cards of each hand.
    hidden: [i32; MAX_SEATS],
    /// Whether a suitcase may still be in the stack or in another hand.
    pub suitcases_to_come: bool,
}

impl Odds {
    pub fn of(view: &View, deck: Cards) -> Odds {
        let unplaced = view.unplaced(deck);
        // What the stack can't hold is in hands; of the rest as many as don't lie in the stack.
        let only_in_hands = unplaced.without(view.possible);
        let anywhere = unplaced.without(only_in_hands);
        let mut hidden = [0; MAX_SEATS];
        for seat in Seat::all(view.seats()) {
            let player = view.player(seat);
            hidden[seat.index()] = if player.hand.is_some() { 0 } else { i32::from(player.cards - player.known.len()) };
        }
        let in_hands = f64::from(hidden.iter().sum::<i32>()).max(1.0);
        let drawn = if anywhere.is_empty() { 0.0 } else { 1.0 - f64::from(view.stack) / f64::from(anywhere.len()) };
        let of = |card: Card| f64::from(only_in_hands.count(card)) + f64::from(anywhere.count(card)) * drawn;
        Odds {
            share: Card::ALL.map(|card| (of(card) / in_hands).clamp(0.0, 1.0)),
            hidden,
            suitcases_to_come: unplaced.contains(Card::Suitcase),
        }
    }

    /// How likely a player can shoot back, and how likely one who can't repels this Pickpocket.
    pub fn of_answers(&self, player: &Player, seat: Seat, pickpocket: Card) -> (f64, f64) {
        let strong = |card: &Card| card.repels(pickpocket);
        let shoots = if player.known.contains(Card::Revolver) {
            1.0
        } else {
            self.some(seat, self.share[Card::Revolver as usize])
        };
        let repels = if player.known.kinds().any(|card| strong(&card)) {
            1.0
        } else {
            self.some(seat, Card::ALL.iter().filter(|card| strong(card)).map(|card| self.share[*card as usize]).sum())
        };
        (shoots, repels)
    }

    /// How likely a card drawn by lot from this hand is of this kind.
    pub fn of_card(&self, player: &Player, seat: Seat, card: Card) -> f64 {
        let expected =
            f64::from(player.known.count(card)) + f64::from(self.hidden[seat.index()]) * self.share[card as usize];
        expected / f64::from(player.cards.max(1))
    }

    /// How likely at least one hidden card of a hand is of a sort with this share.
    fn some(&self, seat: Seat, share: f64) -> f64 {
        1.0 - (1.0 - share.min(1.0)).powi(self.hidden[seat.index()])
    }
}
