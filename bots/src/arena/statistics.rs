//! What the deals say about each bot, and how sure that is.

use tabletop::Seat;

use super::{Deal, Seating};

/// 95 % of a normal distribution lie so many deviations around its mean.
const NORMAL: f64 = 1.959_963_984_540_054;

/// Where the true figure lies with 95 % confidence.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// What one contestant reached.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// One for each of its seats.
    pub games: u64,
    /// A shared win counts as its share.
    pub wins: f64,
    /// Wins a game.
    pub win_rate: f64,
    pub win_interval: Interval,
    /// In the parts that [`tabletop::Game::SCORE_PARTS`] says.
    pub mean_score: f64,
    /// Nothing after a single deal: nobody knows then how much deals differ.
    pub score_interval: Option<Interval>,
}

/// The standing of each of so many contestants. The games of a deal share its luck, so they are averaged first, and it is the
/// deals that are counted: four games of one deal are no four witnesses.
pub fn standings(deals: &[Deal], seatings: &[Seating], contestants: usize) -> Vec<Standing> {
    (0..contestants).map(|contestant| standing(deals, seatings, contestant)).collect()
}

fn standing(deals: &[Deal], seatings: &[Seating], contestant: usize) -> Standing {
    let seats_a_deal = seatings.iter().flatten().filter(|other| **other == contestant).count();
    let of_deal = |deal: &Deal| {
        let mut wins = 0.0;
        let mut score = 0.0;
        for (finish, seating) in deal.games.iter().zip(seatings) {
            for (seat, _) in seating.iter().enumerate().filter(|(_, other)| **other == contestant) {
                wins += finish.share(Seat(seat as u8));
                score += f64::from(finish.scores[seat]);
            }
        }
        (wins / seats_a_deal as f64, score / seats_a_deal as f64)
    };
    let (wins, scores): (Vec<f64>, Vec<f64>) = deals.iter().map(of_deal).unzip();
    let games = (deals.len() * seats_a_deal) as u64;
    let win_rate = mean(&wins);
    Standing {
        games,
        wins: win_rate * games as f64,
        win_rate,
        win_interval: of_rate(&wins),
        mean_score: mean(&scores),
        score_interval: of_mean(&scores),
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The usual interval of a mean (Student); nothing for fewer than two values.
fn of_mean(values: &[f64]) -> Option<Interval> {
    let freedom = values.len().checked_sub(1).filter(|freedom| *freedom > 0)?;
    let mean = mean(values);
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / freedom as f64;
    let reach = student(freedom) * (variance / values.len() as f64).sqrt();
    Some(Interval { low: mean - reach, high: mean + reach })
}

/// The same for a part of all wins, which is never below 0 or above 1.
fn of_rate(rates: &[f64]) -> Interval {
    let rate = mean(rates);
    let deals = rates.len() as f64;
    let doubt = NORMAL * NORMAL / (deals + NORMAL * NORMAL);
    // Who has always won may still lose one day: equal values show no spread, so every deal counts as one game (Wilson).
    if rate >= 1.0 {
        return Interval { low: 1.0 - doubt, high: 1.0 };
    }
    if rate <= 0.0 {
        return Interval { low: 0.0, high: doubt };
    }
    match of_mean(rates) {
        Some(Interval { low, high }) => Interval { low: low.max(0.0), high: high.min(1.0) },
        None => Interval { low: 0.0, high: 1.0 },
    }
}

/// How many standard errors around a mean 95 % of a Student distribution lie: a table where the series of Cornish and Fisher
/// is off by more than a thousandth.
fn student(freedom: usize) -> f64 {
    const FEW: [f64; 7] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365];
    if let Some(few) = FEW.get(freedom - 1) {
        return *few;
    }
    let z = NORMAL;
    let v = freedom as f64;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / v + second / v.powi(2) + third / v.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Finish, seatings};

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    #[test]
    fn student_is_what_the_tables_say() {
        let tables = [(1, 12.706), (4, 2.776), (6, 2.447), (10, 2.228), (30, 2.042), (120, 1.980), (100_000, 1.960)];
        for (freedom, known) in tables {
            assert!(near(student(freedom), known), "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn the_interval_of_a_mean_is_known() {
        // Mean 3, variance 10 / 4 = 2.5, error of the mean √(2.5 / 5) = 0.7071, times 2.776.
        let Interval { low, high } = of_mean(&[1.0, 2.0, 3.0, 4.0, 5.0]).unwrap();
        assert!(near(low, 3.0 - 1.963) && near(high, 3.0 + 1.963), "{low} {high}");
        assert_eq!(of_mean(&[7.0]), None);
        assert_eq!(of_mean(&[]), None);
    }

    #[test]
    fn a_rate_stays_between_nothing_and_all() {
        // Mean 0.5, error √(0.5 / 2) = 0.5, times 12.706: far outside.
        assert_eq!(of_rate(&[0.0, 1.0]), Interval { low: 0.0, high: 1.0 });
        assert_eq!(of_rate(&[0.25]), Interval { low: 0.0, high: 1.0 });
        assert_eq!(of_rate(&[0.25, 0.25]), Interval { low: 0.25, high: 0.25 });
    }

    #[test]
    fn who_always_won_may_still_lose() {
        // Wilson: n / (n + 1.96²) = 100 / 103.84.
        let Interval { low, high } = of_rate(&[1.0; 100]);
        assert!(near(low, 0.963) && high == 1.0, "{low}");
        let Interval { low, high } = of_rate(&[0.0; 100]);
        assert!(low == 0.0 && near(high, 0.037), "{high}");
    }

    fn finish(scores: [i32; 2], winners: &[u8]) -> Finish {
        Finish { scores: scores.into_iter().collect(), winners: winners.iter().map(|seat| Seat(*seat)).collect() }
    }

    #[test]
    fn the_games_of_a_deal_are_averaged_before_deals_are_compared() {
        let seatings = seatings(&[0, 1]);
        assert_eq!(seatings.len(), 2);
        let deals = [
            // Whoever has the first seat wins: the deal says nothing about the bots.
            Deal { number: 0, games: vec![finish([10, 4], &[0]), finish([10, 4], &[0])] },
            // The first bot wins both.
            Deal { number: 1, games: vec![finish([8, 2], &[0]), finish([2, 8], &[1])] },
            // It shares one and loses one.
            Deal { number: 2, games: vec![finish([5, 5], &[0, 1]), finish([9, 3], &[0])] },
        ];
        let standings = standings(&deals, &seatings, 2);
        // Rates by deal: 0.5, 1, 0.25. Mean 7/12, variance (1/144 + 25/144 + 16/144) / 2 = 7/48, error √(7/144) = 0.2205.
        let first = &standings[0];
        assert_eq!((first.games, first.wins), (6, 3.5));
        assert!(near(first.win_rate, 0.58333));
        assert_eq!(first.win_interval, Interval { low: 0.0, high: 1.0 }, "0.2205 times 4.303 reaches beyond both");
        // Scores by deal: 7, 8, 4. Mean 19/3, variance 13/3, error √(13/9) = 1.2019, times 4.303 = 5.1714.
        assert!(near(first.mean_score, 6.3333));
        let Interval { low, high } = first.score_interval.unwrap();
        assert!(near(low, 1.162) && near(high, 11.505), "{low} {high}");
        assert!(near(standings[1].win_rate, 1.0 - 7.0 / 12.0));
        assert!(near(standings[1].mean_score, (7.0 + 2.0 + 7.0) / 3.0));
    }
}
