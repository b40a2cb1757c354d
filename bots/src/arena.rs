//! The arena: which bot is better. Every deal is played in every seating, so that nobody wins by better cards or a better seat.

mod ladder;
mod seatings;
mod statistics;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Game, MAX_SEATS, Seat, SeatSet};

use crate::{Fault, Player, Playout, game_seed};
pub use ladder::{Rating, ladder, rate};
pub use seatings::{MOST_SEATINGS, Seating, seatings};
pub use statistics::{Interval, Standing, standings};

/// How one game ended, seat by seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    /// In the parts that [`Game::SCORE_PARTS`] says.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    pub winners: SeatSet,
}

/// All games of one deal, in the order of the seatings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    pub number: u64,
    pub games: Vec<Finish>,
}

impl Finish {
    /// What this seat has of the win: a shared one counts as its share.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// Every seat's place, 1 for the winners. Without a winner nobody is before anybody.
    pub fn places(&self) -> ArrayVec<usize, MAX_SEATS> {
        let key = |seat: usize| (self.winners.contains(Seat(seat as u8)), self.scores[seat]);
        let before = |one: usize, other: usize| match (key(one), key(other)) {
            // Who shares a win shares it, whatever the scores are.
            ((true, _), (won, _)) => !won,
            ((false, one), (false, other)) => one > other && !self.winners.is_empty(),
            ((false, _), (true, _)) => false,
        };
        let seats = self.scores.len();
        (0..seats).map(|seat| 1 + (0..seats).filter(|other| before(*other, seat)).count()).collect()
    }
}

impl Deal {
    /// Whether this can be a deal of an arena with these seatings: one that was saved may have been written by anybody.
    pub fn fits(&self, seatings: &[Seating]) -> bool {
        let whole = |(finish, seating): (&Finish, &Seating)| {
            let seats = seating.len();
            finish.scores.len() == seats && finish.winners.iter().all(|winner| winner.index() < seats)
        };
        self.games.len() == seatings.len() && self.games.iter().zip(seatings).all(whole)
    }
}

/// Plays deal number `number` of a series in every seating. `player` makes a new player of the contestant with this number: what
/// one remembered from another game would depend on the order in which games are played.
pub fn play_deal<G: Game, P: Player<G>>(
    playout: &mut Playout<G>,
    series: u64,
    number: u64,
    seatings: &[Seating],
    player: impl Fn(usize) -> P,
) -> Result<Deal, Fault> {
    let seed = game_seed(series, number);
    let play = |seating: &Seating| {
        let mut players: ArrayVec<_, MAX_SEATS> = seating.iter().map(|contestant| player(*contestant)).collect();
        let outcome = playout.play(&seed, &mut players, |_, _| {})?.outcome;
        Ok(Finish { scores: outcome.scores, winners: outcome.winners })
    };
    Ok(Deal { number, games: seatings.iter().map(play).collect::<Result<_, _>>()? })
}
