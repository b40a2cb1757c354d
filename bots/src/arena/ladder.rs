//! A ladder rating of the contestants: Weng and Lin's, as OpenSkill has it.

use arrayvec::ArrayVec;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tabletop::MAX_SEATS;

use super::{Deal, Seating};

/// How strong somebody is on a scale where everybody starts at 25, and how unsure that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    pub rating: f64,
    pub uncertainty: f64,
}

/// The ratings after all these games, in their order. The whole order of a game counts: winners first, then by score.
/// A contestant with several seats gets the mean of what they got.
pub fn ladder(deals: &[Deal], seatings: &[Seating], contestants: usize) -> Vec<Rating> {
    let mut ratings = vec![Rating::default(); contestants];
    for deal in deals {
        for (finish, seating) in deal.games.iter().zip(seatings) {
            let seated: ArrayVec<Rating, MAX_SEATS> = seating.iter().map(|contestant| ratings[*contestant]).collect();
            let changed = rate(&seated, &finish.places());
            for (contestant, rating) in ratings.iter_mut().enumerate() {
                let own = || changed.iter().zip(seating).filter(|(_, other)| **other == contestant).map(|(one, _)| one);
                let seats = own().count() as f64;
                if seats > 0.0 {
                    rating.rating = own().map(|one| one.rating).sum::<f64>() / seats;
                    rating.uncertainty = own().map(|one| one.uncertainty).sum::<f64>() / seats;
                }
            }
        }
    }
    ratings
}

/// The ratings of those who have played one game, after it, by the places to which they came.
pub fn rate(before: &[Rating], places: &[usize]) -> ArrayVec<Rating, MAX_SEATS> {
    let seated = before.iter().map(|one| [WengLinRating { rating: one.rating, uncertainty: one.uncertainty }]);
    let seated: ArrayVec<[WengLinRating; 1], MAX_SEATS> = seated.collect();
    let placed = seated.iter().zip(places).map(|(one, place)| (&one[..], MultiTeamOutcome::new(*place)));
    let placed: ArrayVec<_, MAX_SEATS> = placed.collect();
    let after = weng_lin_multi_team(&placed, &WengLinConfig::new());
    after.iter().map(|one| Rating { rating: one[0].rating, uncertainty: one[0].uncertainty }).collect()
}

impl Default for Rating {
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { rating, uncertainty }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;
    use crate::arena::Finish;

    fn finish(scores: &[i32], winners: &[u8]) -> Finish {
        Finish { scores: scores.iter().copied().collect(), winners: winners.iter().map(|seat| Seat(*seat)).collect() }
    }

    #[test]
    fn winners_come_first_then_scores_decide() {
        assert_eq!(finish(&[5, 9, 7, 7], &[0]).places()[..], [1, 2, 3, 3]);
        assert_eq!(finish(&[5, 9, 7, 1], &[1, 0]).places()[..], [1, 1, 3, 4]);
        assert_eq!(finish(&[5, 9, 7], &[]).places()[..], [1, 1, 1]);
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
