//! What a hand and a board are worth to a seat.

use millionen::{Attack, Card, Cards, FIVE, MOST_PICKPOCKETS, View, Waiting};
use tabletop::{MAX_SEATS, Seat};

use crate::Weights;

/// What lies in front of the players, to be changed in thought.
#[derive(Debug, Clone, Copy)]
pub struct Board {
    seats: u8,
    pub suitcases: [u8; MAX_SEATS],
    waiting: [Option<Waiting>; MOST_PICKPOCKETS + 1],
    /// How many of those wait in front of each.
    threats: [u8; MAX_SEATS],
}

impl Board {
    pub fn of(view: &View) -> Board {
        let mut suitcases = [0; MAX_SEATS];
        Seat::all(view.seats()).for_each(|seat| suitcases[seat.index()] = view.player(seat).suitcases);
        let mut waiting = [None; MOST_PICKPOCKETS + 1];
        let mut threats = [0; MAX_SEATS];
        for (place, waiting) in waiting.iter_mut().zip(&view.waiting) {
            *place = Some(*waiting);
            threats[waiting.victim.index()] += 1;
        }
        Board { seats: view.seats(), suitcases, waiting, threats }
    }

    fn threats(&self, seat: Seat) -> u8 {
        self.threats[seat.index()]
    }

    pub fn chase_off(&mut self, victim: Seat, pickpocket: Card, boss: Seat) {
        let chased = Some(Waiting { pickpocket, boss, victim });
        if let Some(place) = self.waiting.iter_mut().find(|place| **place == chased) {
            *place = None;
            self.threats[victim.index()] -= 1;
        }
    }

    /// The victim gives in (P10, P11), and a suitcase travels as far as it must (P12).
    pub fn give_in(&mut self, attack: Attack) {
        let Attack { pickpocket, boss, victim } = attack;
        if self.suitcases[victim.index()] == 0 {
            if let Some(place) = self.waiting.iter_mut().rev().find(|place| place.is_none()) {
                *place = Some(Waiting { pickpocket, boss, victim });
                self.threats[victim.index()] += 1;
            }
            return;
        }
        let mut holder = boss;
        while self.threats[holder.index()] > 0 {
            let place = self.waiting.iter_mut().find(|place| place.is_some_and(|w| w.victim == holder));
            self.threats[holder.index()] -= 1;
            holder = place.and_then(Option::take).map_or(holder, |waiting| waiting.boss);
        }
        if holder != victim {
            self.suitcases[victim.index()] -= 1;
            let laid = &mut self.suitcases[holder.index()];
            *laid = FIVE.min(*laid + 1);
        }
    }
}

/// The opinions of a seat.
#[derive(Debug, Clone, Copy)]
pub struct Worth<'a> {
    pub weights: &'a Weights,
    pub seat: Seat,
}

impl Worth<'_> {
    pub fn of(&self, hand: Cards, board: &Board) -> f64 {
        let weights = self.weights;
        let laid = board.suitcases[self.seat.index()];
        let mut worth = weights.laid[laid as usize] + self.of_hand(hand, laid);
        let mut threat = weights.threat;
        for _ in 0..board.threats(self.seat) {
            worth -= threat;
            threat *= weights.next_threat;
        }
        for rival in self.seat.round(board.seats).skip(1) {
            worth -= weights.envy * weights.laid[board.suitcases[rival.index()] as usize];
            worth += weights.their_threat * f64::from(board.threats(rival).min(2));
        }
        worth
    }

    fn of_hand(&self, hand: Cards, laid: u8) -> f64 {
        let weights = self.weights;
        let several = |each: f64, count: u8| {
            let mut each = each;
            (0..count).fold(0.0, |sum, _| {
                let sum = sum + each;
                each *= weights.spare;
                sum
            })
        };
        let dandies = hand.count(Card::Dandy);
        let mut worth = if dandies > 0 { weights.dandy[laid as usize] } else { 0.0 };
        let missing = hand.count(Card::Suitcase).min(FIVE - laid);
        worth += weights.suitcase * f64::from(missing);
        worth += several(weights.revolver, hand.count(Card::Revolver));
        worth += several(weights.cheat, hand.count(Card::Cheat));
        // The strongest defender counts most, and a second Dandy is one; so with Pickpockets.
        let mut share = 1.0;
        let blue = [Card::Dandy, Card::Socialite6, Card::Socialite4, Card::Socialite3, Card::Socialite2];
        for (card, each) in blue.into_iter().zip(weights.defender) {
            let count = if card == Card::Dandy { dandies.saturating_sub(1) } else { hand.count(card) };
            for _ in 0..count {
                worth += share * each;
                share *= weights.spare;
            }
        }
        let mut share = 1.0;
        let red = [Card::Pickpocket6, Card::Pickpocket5, Card::Pickpocket4, Card::Pickpocket3, Card::Pickpocket2];
        for (card, each) in red.into_iter().zip(weights.attacker) {
            for _ in 0..hand.count(card) {
                worth += share * each;
                share *= weights.spare;
            }
        }
        worth
    }
}
