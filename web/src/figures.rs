//! What somebody's results come to: wins against what luck alone would give, streaks, scores, and what reviews say of their habits.

use std::collections::BTreeMap;

use house::{MyResult, MyReview};
use serde_json::Value;

use crate::calendar::day_of;

/// One game that counts, whoever shared the device.
#[derive(Debug, Clone, PartialEq)]
pub struct Finished {
    pub table: String,
    pub game: String,
    pub seats: u64,
    /// How many of the seats were theirs.
    pub mine: u64,
    pub won: bool,
    pub scores: Vec<i64>,
    pub own_edition: bool,
    pub ended: u64,
}

/// The results of seats as those of games, in the same order. A game that a bot has played to its end for somebody is not won.
pub fn finished(results: &[MyResult]) -> Vec<Finished> {
    let of_one_game = results.chunk_by(|one, two| one.table == two.table);
    of_one_game
        .map(|seats| Finished {
            table: seats[0].table.clone(),
            game: seats[0].game.clone(),
            seats: seats[0].seats,
            mine: seats.len() as u64,
            won: seats.iter().any(|seat| seat.won && !seat.stood_in_for),
            scores: seats.iter().filter(|seat| !seat.stood_in_for).map(|seat| seat.score).collect(),
            own_edition: seats[0].own_edition,
            ended: seats[0].ended,
        })
        .collect()
}

/// How many of some games were won, and how many luck alone would have given.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Wins {
    pub games: usize,
    pub won: usize,
    /// What everybody would win who plays as well as the others.
    pub fair: f64,
}

/// What can be said of wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Above,
    Within,
    Below,
}

impl Wins {
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Finished>) -> Wins {
        games.into_iter().fold(Wins::default(), |wins, game| Wins {
            games: wins.games + 1,
            won: wins.won + usize::from(game.won),
            fair: wins.fair + game.mine as f64 / game.seats.max(1) as f64,
        })
    }

    pub fn share(&self) -> f64 {
        self.won as f64 / self.games.max(1) as f64
    }

    pub fn fair_share(&self) -> f64 {
        self.fair / self.games.max(1) as f64
    }

    /// Where the share of wins would come to lie in the long run, in 19 cases of 20: Wilson's interval.
    pub fn interval(&self) -> [f64; 2] {
        const Z: f64 = 1.96;
        let n = self.games.max(1) as f64;
        let share = self.share();
        let middle = share + Z * Z / (2.0 * n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        [((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0)]
    }

    pub fn verdict(&self) -> Verdict {
        let [low, high] = self.interval();
        match self.fair_share() {
            fair if low > fair => Verdict::Above,
            fair if high < fair => Verdict::Below,
            _ => Verdict::Within,
        }
    }
}

/// A month of the calendar, with its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MonthOfGames {
    pub year: i32,
    pub month: u8,
    pub games: usize,
    pub won: usize,
}

/// Every month from the first game, or so many months back, to this one.
pub fn months(games: &[Finished], now: u64, most: usize) -> Vec<MonthOfGames> {
    let number = |moment| {
        let day = day_of(moment);
        i64::from(day.year()) * 12 + i64::from(u8::from(day.month())) - 1
    };
    let Some(first) = games.iter().map(|game| number(game.ended)).min() else { return Vec::new() };
    let last = number(now).max(first);
    let first = first.max(last - most as i64 + 1);
    let empty = |month: i64| MonthOfGames {
        year: i32::try_from(month.div_euclid(12)).unwrap_or_default(),
        month: month.rem_euclid(12) as u8 + 1,
        games: 0,
        won: 0,
    };
    let mut months: Vec<MonthOfGames> = (first..=last).map(empty).collect();
    for game in games {
        let place = usize::try_from(number(game.ended) - first);
        if let Some(month) = place.ok().and_then(|place| months.get_mut(place)) {
            month.games += 1;
            month.won += usize::from(game.won);
        }
    }
    months
}

/// Games won one after the other: most of them ever, and since the last that was not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streaks {
    pub longest: usize,
    pub current: usize,
}

pub fn streaks(games: &[Finished]) -> Streaks {
    games.iter().fold(Streaks::default(), |Streaks { longest, current }, game| {
        let current = if game.won { current + 1 } else { 0 };
        Streaks { longest: longest.max(current), current }
    })
}

/// How somebody's scores in one game are spread.
#[derive(Debug, Clone, PartialEq)]
pub struct Scores {
    pub all: Vec<i64>,
    pub median: f64,
    /// Where the bins begin, how wide each is, and how many scores are in it.
    pub from: i64,
    pub width: i64,
    pub bins: Vec<usize>,
}

/// A curve of scores has no more bins.
const BINS: i64 = 12;

impl Scores {
    /// Nothing for so few that nothing is spread.
    pub fn of(games: &[&Finished]) -> Option<Scores> {
        let mut all: Vec<i64> =
            games.iter().filter(|game| !game.own_edition).flat_map(|game| game.scores.clone()).collect();
        all.sort_unstable();
        let (&least, &most) = (all.first()?, all.last()?);
        if all.len() < 3 || least == most {
            return None;
        }
        let width = round_up((most - least) / BINS + 1);
        let from = least.div_euclid(width) * width;
        let mut bins = vec![0; usize::try_from((most - from) / width + 1).unwrap_or(1)];
        for score in &all {
            let bin = usize::try_from((score - from) / width).unwrap_or_default();
            bins[bin] += 1;
        }
        let middle = |place: usize| all[place] as f64;
        let median = (middle((all.len() - 1) / 2) + middle(all.len() / 2)) / 2.0;
        Some(Scores { median, from, width, bins, all })
    }
}

/// The next number that people like to count in.
fn round_up(least: i64) -> i64 {
    let mut scale = 1;
    loop {
        for step in [1, 2, 5] {
            if step * scale >= least {
                return step * scale;
            }
        }
        scale *= 10;
    }
}

/// How probably somebody was to win, from the beginning of a game to its end.
pub const STEPS: usize = 20;

/// As far as they could know, at equal distances.
pub fn chances(review: &MyReview) -> Option<[f32; STEPS + 1]> {
    let points = &review.review.points;
    let last = points.last()?.seq.max(1) as f32;
    let known = |place: usize| points[place].known.get(review.seat).copied();
    let mut chances = [0.0; STEPS + 1];
    for (step, chance) in chances.iter_mut().enumerate() {
        let seq = last * step as f32 / STEPS as f32;
        let after = points.iter().position(|point| point.seq as f32 >= seq).unwrap_or(points.len() - 1);
        let before = after.saturating_sub(1);
        let [from, to] = [points[before].seq as f32, points[after].seq as f32];
        let part = if to > from { ((seq - from) / (to - from)).clamp(0.0, 1.0) } else { 1.0 };
        *chance = known(before)? * (1.0 - part) + known(after)? * part;
    }
    Some(chances)
}

/// A kind of decision that costs somebody again and again.
#[derive(Debug, Clone, PartialEq)]
pub struct Habit {
    pub game: String,
    /// As the action is saved: `withdraw`.
    pub done: String,
    /// What would mostly have been better; nothing to let time pass, or where it is the same done otherwise.
    pub better: Option<String>,
    pub times: usize,
    /// Chances of winning, in all.
    pub cost: f64,
    /// Where it cost most: the table, the row before, and the seat.
    pub worst: (String, u64, u8),
}

/// A decision that cost its player something, and the review that says so.
type Costly<'a> = (&'a MyReview, &'a bots::Slip<Value>);

/// The kinds of decisions that have cost most, and most of all first.
pub fn habits(reviews: &[MyReview], most: usize) -> Vec<Habit> {
    let mut found: BTreeMap<(&str, String), Vec<Costly<'_>>> = BTreeMap::new();
    for review in reviews {
        for slip in review.review.slips.iter().filter(|slip| slip.seat.index() == review.seat) {
            found.entry((review.game.as_str(), kind(&slip.done))).or_default().push((review, slip));
        }
    }
    let mut habits: Vec<Habit> =
        found.into_iter().filter_map(|((game, done), slips)| habit(game, done, &slips)).collect();
    habits.sort_by(|one, two| two.cost.total_cmp(&one.cost).then_with(|| one.done.cmp(&two.done)));
    habits.truncate(most);
    habits
}

fn habit(game: &str, done: String, slips: &[Costly<'_>]) -> Option<Habit> {
    let mut instead: BTreeMap<String, usize> = BTreeMap::new();
    for better in slips.iter().filter_map(|(_, slip)| slip.better.as_ref()) {
        *instead.entry(kind(better)).or_default() += 1;
    }
    let better = instead.into_iter().max_by_key(|(_, times)| *times).map(|(better, _)| better);
    let (review, worst) = slips.iter().max_by(|one, two| one.1.cost.total_cmp(&two.1.cost))?;
    Some(Habit {
        game: game.to_owned(),
        better: better.filter(|better| *better != done),
        done,
        times: slips.len(),
        cost: slips.iter().map(|(_, slip)| f64::from(slip.better_chance - slip.done_chance)).sum(),
        worst: (review.table.clone(), worst.seq.saturating_sub(1), worst.seat.0),
    })
}

/// Which action it is, whatever it is done with.
fn kind(action: &Value) -> String {
    match action {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use bots::{Point, Review, Slip};
    use serde_json::json;
    use tabletop::Seat;

    use super::*;

    fn game(won: bool, score: i64, ended: u64) -> Finished {
        let table = format!("{ended}");
        Finished { table, game: "tante".into(), seats: 4, mine: 1, won, scores: vec![score], own_edition: false, ended }
    }

    #[test]
    fn wins_are_held_against_the_fair_share_with_what_is_known_of_them() {
        let wins = Wins { games: 10, won: 5, fair: 2.5 };
        let [low, high] = wins.interval();
        assert!((low - 0.2366).abs() < 1e-3 && (high - 0.7634).abs() < 1e-3, "{low} {high}");
        assert_eq!(wins.verdict(), Verdict::Within, "five of ten may be luck where a quarter is fair");
        assert_eq!(Wins { games: 100, won: 50, fair: 25.0 }.verdict(), Verdict::Above);
        assert_eq!(Wins { games: 100, won: 5, fair: 25.0 }.verdict(), Verdict::Below);
        assert_eq!(Wins { games: 0, won: 0, fair: 0.0 }.verdict(), Verdict::Within);
    }

    #[test]
    fn two_seats_of_one_device_are_one_game_with_twice_the_share() {
        let seat = |table: &str, won| MyResult {
            table: table.into(),
            game: "tante".into(),
            seats: 4,
            place: 1,
            score: 7,
            won,
            stood_in_for: false,
            own_edition: false,
            ended: 1,
        };
        let stood_in_for = MyResult { stood_in_for: true, ..seat("c", true) };
        let games = finished(&[seat("a", true), seat("b", false), seat("b", true), stood_in_for]);
        assert_eq!(Wins::of(&games), Wins { games: 3, won: 2, fair: 1.0 });
        assert!(games[2].scores.is_empty(), "a bot has made that score");
    }

    #[test]
    fn months_without_a_game_are_months_too() {
        const DAY: u64 = 86_400_000;
        let games = [game(true, 1, 0), game(false, 1, 5 * DAY), game(true, 1, 70 * DAY)];
        let months: Vec<_> =
            super::months(&games, 100 * DAY, 24).iter().map(|month| (month.month, month.games, month.won)).collect();
        assert_eq!(months, [(1, 2, 1), (2, 0, 0), (3, 1, 1), (4, 0, 0)]);
        let late = super::months(&games, 100 * DAY, 2);
        assert_eq!((late.len(), late[0].month, late[0].games), (2, 3, 1));
        assert!(super::months(&[], 5, 2).is_empty());
    }

    #[test]
    fn a_streak_ends_with_the_first_game_that_is_lost() {
        let games = [true, true, true, false, true, true].map(|won| game(won, 0, 0));
        assert_eq!(streaks(&games), Streaks { longest: 3, current: 2 });
        assert_eq!(streaks(&games[..4]), Streaks { longest: 3, current: 0 });
    }

    #[test]
    fn every_score_is_in_one_bin() {
        let games: Vec<Finished> = [-12, 3, 47, 31, 50, 8].map(|score| game(false, score, 0)).into();
        let scores = Scores::of(&games.iter().collect::<Vec<_>>()).unwrap();
        assert_eq!((scores.from, scores.width, scores.median), (-20, 10, 19.5));
        assert_eq!(scores.bins, [1, 0, 2, 0, 0, 1, 1, 1]);
        assert_eq!(Scores::of(&games[..2].iter().collect::<Vec<_>>()), None);
    }

    #[test]
    fn habits_are_kinds_of_decisions_of_one_s_own() {
        let slip = |seq, seat, done: Value, better: Value, cost| Slip {
            seq,
            seat: Seat(seat),
            done,
            done_chance: 0.1,
            better: Some(better),
            better_chance: 0.1 + cost,
            cost,
        };
        let review = |table: &str, slips| MyReview {
            table: table.into(),
            game: "tante".into(),
            seat: 1,
            review: Review { points: Vec::new(), slips },
        };
        let reviews = [
            review(
                "a",
                vec![
                    slip(9, 0, json!("keep"), json!("take"), 0.9),
                    slip(4, 1, json!("withdraw"), json!({ "bid": [1] }), 0.1),
                ],
            ),
            review(
                "b",
                vec![
                    slip(7, 1, json!("withdraw"), json!({ "bid": [2] }), 0.3),
                    slip(2, 1, json!({ "bid": [1] }), json!({ "bid": [2] }), 0.2),
                ],
            ),
        ];
        let habits = habits(&reviews, 3);
        let found: Vec<_> =
            habits.iter().map(|habit| (habit.done.as_str(), habit.better.as_deref(), habit.times)).collect();
        assert_eq!(found, [("withdraw", Some("bid"), 2), ("bid", None, 1)]);
        assert_eq!(habits[0].worst, ("b".into(), 6, 1));
        assert!((habits[0].cost - 0.4).abs() < 1e-6);
    }

    #[test]
    fn chances_are_read_at_equal_distances_however_many_points_there_are() {
        let point = |seq, chance| Point { seq, known: vec![chance], truth: vec![chance] };
        let review = Review { points: vec![point(0, 0.2), point(10, 0.4), point(40, 1.0)], slips: Vec::new() };
        let chances = chances(&MyReview { table: String::new(), game: String::new(), seat: 0, review }).unwrap();
        let at = |step: usize| (chances[step] * 100.0).round();
        assert_eq!([at(0), at(5), at(10), at(20)], [20.0, 40.0, 60.0, 100.0]);
    }
}
