//! What a hand is worth before the end: what it would count now, and what may still become of it.

use tante::{Cards, Colour, INHERITANCE_FLOOR, INHERITANCE_LIMIT, VALUES, View, set_bonus};

use crate::Weights;

/// The most that counts if Aunt Marie doesn't marry, and what is taken off it (T22).
const LIMIT: f64 = INHERITANCE_LIMIT as f64;
const FLOOR: f64 = INHERITANCE_FLOOR as f64;

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
    /// What so many cards of one colour or value are worth.
    set: [f64; MOST_OF_A_SORT + 1],
    weights: Weights,
}

/// No kind of card exists more than twice, and a colour has seven kinds (T2).
const MOST_OF_A_SORT: usize = 14;

impl Outlook {
    pub fn of(view: &View, weights: &Weights) -> Outlook {
        let rounds = f64::from(view.rounds - view.round);
        let (all, left) = view.gentlemen;
        let met = f64::from(all - left);
        let played = f64::from(view.round);
        let rate = (weights.meetings * weights.belief + met) / (weights.belief + played);
        let part = rounds / f64::from(view.rounds);
        let outlook = Outlook {
            rounds,
            part,
            exchanges: rounds / f64::from(view.seats()),
            gentlemen: left,
            rate,
            wedding: 0.0,
            set: std::array::from_fn(|cards| set(cards as u8, part, weights)),
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
        let mut fewer = 0.0;
        let mut term = (-expected).exp();
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
        let mut by_colour = [0u8; 6];
        Colour::all().for_each(|colour| by_colour[colour as usize] = hand.of_colour(colour).len());
        let by_value: [u8; VALUES.len()] = std::array::from_fn(|rank| hand.of_rank(rank).len());
        // Only colours that are a set or nearly one are worth keeping together.
        let worthy = (0..6).filter(|colour| by_colour[*colour] >= 3).fold(0u8, |bits, colour| bits | 1 << colour);
        let mut counts = [[0u8; VALUES.len()]; 6];
        for colour in Colour::all().filter(|colour| worthy & (1 << *colour as u8) != 0) {
            let cards = hand.of_colour(colour);
            counts[colour as usize] = std::array::from_fn(|rank| cards.of_rank(rank).len());
        }
        let mut best = f64::MIN;
        let mut together = worthy;
        loop {
            let mut left = by_value;
            let mut value = 0.0;
            for (colour, row) in counts.iter().enumerate().filter(|(colour, _)| together & (1 << colour) != 0) {
                value += self.set[by_colour[colour] as usize];
                left.iter_mut().zip(row).for_each(|(left, count)| *left -= count);
            }
            value += left.iter().map(|count| self.set[*count as usize]).sum::<f64>();
            best = best.max(value);
            if together == 0 {
                return best;
            }
            together = (together - 1) & worthy;
        }
    }
}

/// So many cards of one colour or value.
fn set(cards: u8, part: f64, weights: &Weights) -> f64 {
    match cards {
        0 | 1 => 0.0,
        2 => weights.two * part,
        3 => weights.three * part,
        more => f64::from(set_bonus(more)) + weights.set * part,
    }
}
