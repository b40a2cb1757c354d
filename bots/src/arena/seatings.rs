//! Who sits where in the games of one deal.

use arrayvec::ArrayVec;
use tabletop::MAX_SEATS;

/// For every seat the number of its contestant; contestants that are the same bot have the same number.
pub type Seating = ArrayVec<usize, MAX_SEATS>;

/// As many games as there are orders of four different bots. Where there are more orders than that (six different bots have
/// 720), everybody moves round the table instead: a deal must not take a day.
pub const MOST_SEATINGS: usize = 24;

/// All orders of these contestants that differ, or, where those are more than [`MOST_SEATINGS`], all rotations that differ.
/// Either way every contestant has every seat equally often.
pub fn seatings(contestants: &[usize]) -> Vec<Seating> {
    let mut orders = Vec::new();
    let mut left: Vec<usize> = contestants.to_vec();
    left.sort_unstable();
    add_orders(&mut Seating::new(), &mut left, &mut orders);
    if orders.len() > MOST_SEATINGS { rotations(contestants) } else { orders }
}

/// Puts each of the contestants that are left next, equal ones once, and goes on; stops when there are too many orders.
fn add_orders(begun: &mut Seating, left: &mut Vec<usize>, orders: &mut Vec<Seating>) {
    if left.is_empty() {
        orders.push(begun.clone());
    }
    for place in 0..left.len() {
        let repeats = place > 0 && left[place] == left[place - 1];
        if repeats || orders.len() > MOST_SEATINGS {
            continue;
        }
        let next = left.remove(place);
        begun.push(next);
        add_orders(begun, left, orders);
        begun.pop();
        left.insert(place, next);
    }
}

fn rotations(contestants: &[usize]) -> Vec<Seating> {
    let mut rotations: Vec<Seating> = Vec::new();
    for moved in 0..contestants.len() {
        let mut seating: Seating = contestants.iter().copied().collect();
        seating.rotate_right(moved);
        if !rotations.contains(&seating) {
            rotations.push(seating);
        }
    }
    rotations
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(contestants: &[usize]) -> Vec<Vec<usize>> {
        seatings(contestants).iter().map(|seating| seating.to_vec()).collect()
    }

    #[test]
    fn one_among_three_others_has_each_seat_once() {
        assert_eq!(plain(&[0, 1, 1, 1]), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    }

    #[test]
    fn equal_bots_have_one_seating() {
        assert_eq!(plain(&[0, 0, 0]), [[0, 0, 0]]);
    }

    #[test]
    fn four_different_bots_sit_in_every_order() {
        let mut all = plain(&[0, 1, 2, 3]);
        assert_eq!(all.len(), 24);
        all.dedup();
        assert_eq!(all.len(), 24, "they come in order, so equal ones would be neighbours");
        assert_eq!(plain(&[0, 1, 2, 2]).len(), 12);
        assert_eq!(plain(&[0, 0, 0, 1, 1, 1]).len(), 20);
    }

    #[test]
    fn many_different_bots_move_round_the_table() {
        let five = plain(&[0, 1, 2, 3, 4]);
        assert_eq!(five.len(), 5);
        assert_eq!(five[1], [4, 0, 1, 2, 3]);
        assert_eq!(plain(&[0, 1, 2, 0, 1, 2]).len(), 3, "after three steps the table looks the same");
    }

    #[test]
    fn everybody_has_every_seat_equally_often() {
        for contestants in [&[0, 1, 2, 2][..], &[0, 0, 1], &[0, 1, 2, 3, 4, 5], &[0, 1, 2, 2, 3], &[0, 0, 1, 1, 2, 2]] {
            let all = seatings(contestants);
            for contestant in contestants {
                let at = |seat: usize| all.iter().filter(|seating| seating[seat] == *contestant).count();
                assert!((1..contestants.len()).all(|seat| at(seat) == at(0)), "{contestants:?}");
            }
        }
    }
}
