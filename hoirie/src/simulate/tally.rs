//! What is counted while games are played: whole numbers only, so that adding up is the same in any order.

use bots::Played;
use tabletop::Seat;

/// A win is counted in parts of this size: however many share one, the shares are whole numbers.
pub const WHOLE_WIN: u64 = 60;

#[derive(Debug)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// By the place of the bot's name.
    pub bots: Vec<BotTally>,
    pub endings: Vec<(&'static str, u64)>,
    /// How many games had so many inputs.
    pub lengths: Vec<u64>,
}

#[derive(Debug, Clone, Default)]
pub struct BotTally {
    /// One for each of its seats.
    pub games: u64,
    /// In parts of [`WHOLE_WIN`].
    pub wins: u64,
    pub score: i64,
}

impl Tally {
    pub fn new(bots: usize, endings: &[&'static str]) -> Tally {
        Tally {
            games: 0,
            decisions: 0,
            bots: vec![BotTally::default(); bots],
            endings: endings.iter().map(|ending| (*ending, 0)).collect(),
            lengths: Vec::new(),
        }
    }

    /// Counts one game; `seated` are the places of the bots' names, seat by seat.
    pub fn count(&mut self, seated: impl Iterator<Item = usize>, played: &Played) {
        let outcome = &played.outcome;
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        for (seat, name) in seated.enumerate() {
            let bot = &mut self.bots[name];
            bot.games += 1;
            bot.score += i64::from(outcome.scores[seat]);
            if outcome.winners.contains(Seat(seat as u8)) {
                bot.wins += WHOLE_WIN / outcome.winners.len() as u64;
            }
        }
        for (ending, count) in &mut self.endings {
            *count += u64::from(*ending == outcome.ending);
        }
        let length = played.inputs as usize;
        if length >= self.lengths.len() {
            self.lengths.resize(length + 1, 0);
        }
        self.lengths[length] += 1;
    }

    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (bot, others) in self.bots.iter_mut().zip(&other.bots) {
            bot.games += others.games;
            bot.wins += others.wins;
            bot.score += others.score;
        }
        for (ending, others) in self.endings.iter_mut().zip(&other.endings) {
            ending.1 += others.1;
        }
        self.lengths.resize(self.lengths.len().max(other.lengths.len()), 0);
        for (length, others) in self.lengths.iter_mut().zip(&other.lengths) {
            *length += others;
        }
    }

    pub fn mean_length(&self) -> f64 {
        let inputs: u64 = self.lengths.iter().enumerate().map(|(length, games)| length as u64 * games).sum();
        inputs as f64 / self.games as f64
    }

    /// The length that `percent` of all games don't exceed.
    pub fn percentile(&self, percent: u64) -> usize {
        let wanted = (self.games * percent).div_ceil(100);
        let mut games = 0;
        let reached = |here: &u64| {
            games += here;
            games >= wanted
        };
        self.lengths.iter().position(reached).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_lengths_that_occurred() {
        let mut tally = Tally::new(1, &[]);
        tally.lengths = vec![0, 0, 50, 0, 49, 1];
        tally.games = 100;
        assert_eq!([1, 50, 51, 99, 100].map(|percent| tally.percentile(percent)), [2, 2, 4, 4, 5]);
    }
}
