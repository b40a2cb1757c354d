//! Looks back at a whole game: how everybody stood after every few rows, and which decisions cost most.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Entry, Game, Input, Mind, Row, Seat, Table, Viewer};

use crate::search::Search;
use crate::sense::Sense;

/// A curve has about so many points, however long the game was.
const POINTS: usize = 60;
/// So many decisions are evaluated at most, spread over the whole game: a record from elsewhere may have thousands.
const EVALUATED: usize = 600;
/// So many decisions of every seat are kept, those that cost most.
const KEPT: usize = 5;
/// What costs less than this is not worth a word.
const WORTH_A_WORD: f32 = 0.005;

/// What there is to say about a game that is over. Actions are of the game, or whatever they were saved as.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Review<A> {
    pub points: Vec<Point>,
    /// By seat; of each, what cost most first.
    pub slips: Vec<Slip<A>>,
}

/// How probably everybody wins after a row, by seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Point {
    pub seq: u64,
    /// As each seat could know it of itself.
    pub known: Vec<f32>,
    /// In truth, with all cards open.
    pub truth: Vec<f32>,
}

/// A decision that cost something, as far as its seat could know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Slip<A> {
    /// The row of the decision.
    pub seq: u64,
    pub seat: Seat,
    pub done: A,
    /// How probably the seat would win from there.
    pub done_chance: f32,
    /// What would have been better; nothing to let time pass.
    pub better: Option<A>,
    pub better_chance: f32,
    /// By how much it would have been, as far as that is certain.
    pub cost: f32,
}

/// A look back that is under way. The same game is always reviewed the same.
#[derive(Debug)]
pub struct Reviewing<G: Game, S> {
    rows: std::vec::IntoIter<Row<G::Action>>,
    number: usize,
    standing: BTreeSet<u64>,
    /// The rows of the decisions that are evaluated.
    evaluated: BTreeSet<u64>,
    /// The game as far as it was looked at.
    then: Table<G>,
    search: Search<G, S>,
    /// So many worlds every decision is evaluated in, and every standing is estimated from.
    worlds: u32,
    chance: Chance,
    review: Review<G::Action>,
}

impl<G: Game, S: Sense<G>> Reviewing<G, S> {
    pub fn of(table: &Table<G>, search: Search<G, S>, worlds: u32) -> Self {
        let rows = table.log().to_vec();
        let decisions = table.standing().filter(|row| matches!(row.entry, Entry::Input(Input::Act(..))));
        let decisions: Vec<u64> = decisions.map(|row| row.seq).collect();
        Reviewing {
            number: rows.len(),
            rows: rows.into_iter(),
            standing: table.standing().map(|row| row.seq).collect(),
            evaluated: spread(&decisions, EVALUATED),
            then: table.at(0),
            search,
            worlds,
            chance: Chance::quick(1),
            review: Review { points: Vec::new(), slips: Vec::new() },
        }
    }

    /// How much is done, in percent.
    pub fn percent(&self) -> u8 {
        (100 * (self.number - self.rows.len()) / self.number.max(1)) as u8
    }

    /// Looks at the beginning, or at one more row. False when there is none.
    pub fn step(&mut self) -> bool {
        if self.review.points.is_empty() {
            self.add_point();
            return true;
        }
        let Some(row) = self.rows.next() else { return false };
        let stands = self.standing.contains(&row.seq);
        if let (Entry::Input(Input::Act(seat, action)), true) = (&row.entry, self.evaluated.contains(&row.seq)) {
            let slip = self.evaluate(row.seq, *seat, action);
            self.review.slips.extend(slip);
        }
        let every = (self.number as u64).div_ceil(POINTS as u64).max(1);
        let last = self.rows.len() == 0;
        let due = last || stands && row.seq % every == 0;
        self.then.follow(row).expect("it was followed before");
        if due {
            self.add_point();
        }
        true
    }

    pub fn finish(mut self) -> Review<G::Action> {
        while self.step() {}
        let mut slips = self.review.slips;
        slips.sort_by(|one, two| one.seat.cmp(&two.seat).then(two.cost.total_cmp(&one.cost)));
        let mut of_seat = [0; tabletop::MAX_SEATS];
        slips.retain(|slip| {
            of_seat[slip.seat.index()] += 1;
            of_seat[slip.seat.index()] <= KEPT
        });
        Review { slips, ..self.review }
    }

    /// What a decision cost, from what its seat knew; nothing where there was no choice, or the choice was good.
    fn evaluate(&mut self, seq: u64, seat: Seat, done: &G::Action) -> Option<Slip<G::Action>> {
        let state = self.then.state();
        let mut offers = Vec::new();
        state.offers(seat, &mut offers);
        // What is never offered, such as a standing bid, can't be compared with what is.
        if !offers.contains(done) && !state.in_range(seat, done) || offers.len() < 2 && state.waits_for(seat) {
            return None;
        }
        let view = state.view(Viewer::Seat(seat));
        let history = history(&self.then, seat);
        let mind = Mind { seat, edition: state.edition(), view: &view, offers: &offers, history: &history };
        let mut evaluated = self.search.evaluate(&mind, done, self.worlds, &mut self.chance);
        let was = evaluated.pop().expect("what was done is evaluated last");
        let best = evaluated.into_iter().max_by(|one, two| one.selection_value().total_cmp(&two.selection_value()))?;
        let cost = best.surely_ahead_of(&was) as f32;
        let done_chance = was.value() as f32;
        let better_chance = best.value() as f32;
        let slip = Slip { seq, seat, done: done.clone(), done_chance, better: best.action, better_chance, cost };
        (cost >= WORTH_A_WORD).then_some(slip)
    }

    fn add_point(&mut self) {
        let state = self.then.state();
        let seats = state.seats();
        if let Some(outcome) = state.outcome() {
            let share = 1.0 / outcome.winners.len().max(1) as f32;
            let won = |seat: Seat| if outcome.winners.contains(seat) { share } else { 0.0 };
            let won: Vec<f32> = Seat::all(seats).map(won).collect();
            self.review.points.push(Point { seq: self.then.seq(), known: won.clone(), truth: won });
            return;
        }
        let search = &mut self.search;
        let worlds = self.worlds;
        let chance = &mut self.chance;
        let known = Seat::all(seats).map(|seat| {
            let view = state.view(Viewer::Seat(seat));
            let history = history(&self.then, seat);
            let mut offers = Vec::new();
            state.offers(seat, &mut offers);
            let mind = Mind { seat, edition: state.edition(), view: &view, offers: &offers, history: &history };
            search.value_estimate(&mind, worlds, chance)
        });
        let known = known.collect();
        let truth = search.value_estimates(state, worlds, chance)[..seats as usize].to_vec();
        self.review.points.push(Point { seq: self.then.seq(), known, truth });
    }
}

/// As many of these as `most`, evenly spread.
fn spread(rows: &[u64], most: usize) -> BTreeSet<u64> {
    let number = rows.len().min(most);
    (0..number).map(|place| rows[place * rows.len() / number]).collect()
}

/// Every event that stands, as this seat saw it.
fn history<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Event> {
    let standing = table.story().iter().filter(|told| !told.taken_back);
    standing.filter_map(|told| G::seen(&told.event, Viewer::Seat(seat))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_too_many_decisions_some_are_evaluated_from_the_whole_game() {
        let rows: Vec<u64> = (1..=1000).collect();
        assert_eq!(spread(&rows[..3], 600), [1, 2, 3].into());
        assert!(spread(&[], 600).is_empty());
        let some: Vec<u64> = spread(&rows, 600).into_iter().collect();
        assert_eq!((some.len(), some[0]), (600, 1));
        assert!(some.windows(2).all(|two| two[1] - two[0] <= 2) && some[599] >= 999);
    }
}
