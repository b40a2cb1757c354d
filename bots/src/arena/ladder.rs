//! A ladder rating of the contestants: Weng and Lin's, as OpenSkill has it.

use arrayvec::ArrayVec;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tabletop::{MAX_SEATS, Seat};

use super::{Deal, Finish, Seating};

/// How strong somebody is on a scale where everybody starts at 25, and how unsure that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    pub rating: f64,
    pub uncertainty: f64,
}

/// The ratings after all these games, in their order. The whole order of a game counts: winners first, then by score.
/// A contestant with several seats gets the mean of what they got.
pub fn ladder(deals: &[Deal], seatings: &[Seating], contestants: usize) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); contestants];
    for deal in deals {
        for (finish, seating) in deal.games.iter().zip(seatings) {
            let seated: ArrayVec<[WengLinRating; 1], MAX_SEATS> =
                seating.iter().map(|contestant| [ratings[*contestant]]).collect();
            let ranked: ArrayVec<_, MAX_SEATS> =
                seated.iter().zip(ranks(finish)).map(|(one, rank)| (&one[..], MultiTeamOutcome::new(rank))).collect();
            let changed = weng_lin_multi_team(&ranked, &config);
            for (contestant, rating) in ratings.iter_mut().enumerate() {
                let own =
                    || changed.iter().zip(seating).filter(|(_, other)| **other == contestant).map(|(one, _)| one[0]);
                let seats = own().count() as f64;
                if seats > 0.0 {
                    rating.rating = own().map(|one| one.rating).sum::<f64>() / seats;
                    rating.uncertainty = own().map(|one| one.uncertainty).sum::<f64>() / seats;
                }
            }
        }
    }
    ratings.iter().map(|one| Rating { rating: one.rating, uncertainty: one.uncertainty }).collect()
}

/// Every seat's place in a game, 1 for the winners. Without a winner nobody is before anybody.
fn ranks(finish: &Finish) -> ArrayVec<usize, MAX_SEATS> {
    let key = |seat: usize| (finish.winners.contains(Seat(seat as u8)), finish.scores[seat]);
    let before = |one: usize, other: usize| match (key(one), key(other)) {
        // Who shares a win shares it, whatever the scores are.
        ((true, _), (won, _)) => !won,
        ((false, one), (false, other)) => one > other && !finish.winners.is_empty(),
        ((false, _), (true, _)) => false,
    };
    let seats = finish.scores.len();
    (0..seats).map(|seat| 1 + (0..seats).filter(|other| before(*other, seat)).count()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(scores: &[i32], winners: &[u8]) -> Finish {
        Finish { scores: scores.iter().copied().collect(), winners: winners.iter().map(|seat| Seat(*seat)).collect() }
    }

    #[test]
    fn winners_come_first_then_scores_decide() {
        assert_eq!(ranks(&finish(&[5, 9, 7, 7], &[0]))[..], [1, 2, 3, 3]);
        assert_eq!(ranks(&finish(&[5, 9, 7, 1], &[1, 0]))[..], [1, 1, 3, 4]);
        assert_eq!(ranks(&finish(&[5, 9, 7], &[]))[..], [1, 1, 1]);
    }

    #[test]
    fn one_game_between_two_moves_them_as_the_paper_says() {
        // c² = 2 (25/6)² + 2 (25/3)² = 173.6; each moves by σ²/c · 1/2 = 69.44 / 13.18 / 2 = 2.635.
        let seatings: [Seating; 1] = [[0, 1].into_iter().collect()];
        let deals = [Deal { number: 0, games: vec![finish(&[3, 2], &[0])] }];
        let ratings = ladder(&deals, &seatings, 2);
        assert!((ratings[0].rating - 27.635).abs() < 1e-3, "{ratings:?}");
        assert!((ratings[1].rating - 22.365).abs() < 1e-3, "{ratings:?}");
        assert!(ratings[0].uncertainty < 25.0 / 3.0);
    }

    #[test]
    fn a_bot_that_only_meets_itself_stays_where_it_is() {
        let seatings: [Seating; 1] = [[0, 0, 0].into_iter().collect()];
        let deals = [Deal { number: 0, games: vec![finish(&[3, 2, 1], &[0])] }];
        assert!((ladder(&deals, &seatings, 1)[0].rating - 25.0).abs() < 1e-9);
    }
}
