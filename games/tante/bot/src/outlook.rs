//! What a hand is worth before the end: what it would count now, and what may still become of it.

use tante::{Cards, Colour, VALUES, View};

use crate::Weights;

/// The most that counts if Aunt Marie doesn't marry, and what is taken off it (T22).
const LIMIT: f64 = 50.0;
const FLOOR: f64 = 30.0;

/// How the rest of the game looks.
#[derive(Debug, Clone, Copy)]
pub struct Outlook {
    /// Rounds that may still change a hand after the cards at stake now are taken.
    rounds: f64,
    /// The same as a part of all rounds.
    part: f64,
    /// How often each player will still be Aunt Marie.
    exchanges: f64,
    /// Gentlemen still in the pile.
    gentlemen: u8,
    /// How many are met in a round.
    rate: f64,
    /// How likely a wedding is.
    wedding: f64,
    weights: Weights,
}

impl Outlook {
    pub fn of(view: &View, weights: &Weights) -> Outlook {
        let rounds = f64::from(view.rounds - view.round);
        let (all, left) = view.gentlemen;
        let (met, played) = (f64::from(all - left), f64::from(view.round));
        let rate = (weights.meetings * weights.belief + met) / (weights.belief + played);
        let outlook = Outlook {
            rounds,
            part: rounds / f64::from(view.rounds),
            exchanges: rounds / f64::from(view.seats()),
            gentlemen: left,
            rate,
            wedding: 0.0,
            weights: *weights,
        };
        outlook.with_gentlemen(left)
    }

    /// The same after one more gentleman was met.
    #[must_use]
    pub fn after_meeting(self) -> Outlook {
        self.with_gentlemen(self.gentlemen.saturating_sub(1))
    }

    /// As many meetings as gentlemen are left make a wedding; they are expected to come as often as so far.
    fn with_gentlemen(mut self, gentlemen: u8) -> Outlook {
        let expected = self.rate * self.rounds;
        let (mut fewer, mut term) = (0.0, (-expected).exp());
        for met in 0..gentlemen {
            fewer += term;
            term *= expected / f64::from(met + 1);
        }
        self.gentlemen = gentlemen;
        self.wedding = (1.0f64 - fewer).clamp(0.0, 1.0);
        self
    }

    pub fn gentlemen(&self) -> u8 {
        self.gentlemen
    }

    /// How likely a wedding is.
    pub fn wedding(&self) -> f64 {
        self.wedding
    }

    /// The value of a hand: that of both ends, each as likely as it is.
    pub fn value(&self, hand: Cards) -> f64 {
        let sum = f64::from(hand.sum());
        let inherited = self.inheritance(sum) + self.ways_out(hand);
        self.sets(hand) + self.wedding * sum + (1.0 - self.wedding) * inherited
    }

    /// T21.
    pub fn if_she_marries(&self, hand: Cards) -> f64 {
        f64::from(hand.sum()) + self.sets(hand)
    }

    /// T22.
    pub fn if_she_does_not(&self, hand: Cards) -> f64 {
        self.inheritance(f64::from(hand.sum())) + self.ways_out(hand) + self.sets(hand)
    }

    /// Zeros that are kept to buy oneself out (T17).
    fn ways_out(&self, hand: Cards) -> f64 {
        f64::from(hand.of_rank(0).len().min(self.weights.zeros)) * self.part * self.weights.zero
    }

    /// What a sum can be expected to bring in the end.
    fn inheritance(&self, sum: f64) -> f64 {
        let Weights { growth, room, relief, hope, .. } = self.weights;
        if sum > LIMIT {
            let excess = sum - LIMIT;
            let curable = relief * self.exchanges;
            return if excess <= curable { hope * (LIMIT - FLOOR) * (1.0 - excess / (curable + 1.0)) } else { 0.0 };
        }
        let grown = (sum + growth * self.rounds).min(LIMIT);
        (grown - FLOOR).max(0.0) + room * self.part * (LIMIT - sum)
    }

    /// The best division into sets (T23), where what is nearly a set counts a part while there is time.
    fn sets(&self, hand: Cards) -> f64 {
        let mut counts = [[0u8; 7]; 6];
        for (colour, row) in Colour::all().zip(&mut counts) {
            let cards = hand.of_colour(colour);
            for (rank, count) in row.iter_mut().enumerate() {
                *count = cards.of_rank(rank).len();
            }
        }
        let by_colour = counts.map(|row| row.iter().sum::<u8>());
        let by_value: [u8; VALUES.len()] = std::array::from_fn(|rank| counts.iter().map(|row| row[rank]).sum());
        // Only colours that are a set or nearly one are worth keeping together.
        let worthy = (0..6).filter(|colour| by_colour[*colour] >= 3).fold(0u8, |bits, colour| bits | 1 << colour);
        let mut best = f64::MIN;
        let mut together = worthy;
        loop {
            let mut left = by_value;
            let mut value = 0.0;
            for (colour, row) in counts.iter().enumerate().filter(|(colour, _)| together & (1 << colour) != 0) {
                value += self.set(by_colour[colour]);
                left.iter_mut().zip(row).for_each(|(left, count)| *left -= count);
            }
            value += left.iter().map(|count| self.set(*count)).sum::<f64>();
            best = best.max(value);
            if together == 0 {
                return best;
            }
            together = (together - 1) & worthy;
        }
    }

    /// So many cards of one colour or value.
    fn set(&self, cards: u8) -> f64 {
        match cards {
            0 | 1 => 0.0,
            2 => self.weights.two * self.part,
            3 => self.weights.three * self.part,
            more => f64::from(2 * more - 7) + self.weights.set * self.part,
        }
    }
}
